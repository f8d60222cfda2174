import type { Browser, Page } from "@playwright/test";
import { type Newspaper, startNewspaper } from "../src/article.ts";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { type JourneyServers, LARGEST, onOneProcess, onTwoProcesses } from "../src/journey-servers.ts";
import { expectAccessible } from "../src/sound.ts";
import { expect, test } from "../src/test.ts";

const TOOL = "/docs/Trackers/trump";
const COMPARISONS = "/docs/Trackers/trumpComp";

const HEAD = "casa;inicio;fin;muestra;modo;población;aprueba;desaprueba;url";
const isoDay = (day: number) => `2026-03-${String(day).padStart(2, "0")}`;
const poll = (house: string, day: number, approve: number, url = `https://${house}.example/${day}`) =>
  `${house};${isoDay(day)};${isoDay(day)};1000;panel;adultos;${approve};40;${url}`;
const table = (...rows: readonly string[]) => [HEAD, ...rows].join("\n");

/** Makes a mandate, with a table of polls, and publishes it. */
async function publishMandate(
  page: Page,
  { name, startDay, polls }: { readonly name: string; readonly startDay: string; readonly polls: string },
) {
  await page.goto(TOOL);
  await page.getByRole("button", { name: "Nuevo seguimiento" }).click();
  await page.getByLabel("Nombre", { exact: true }).fill(name);
  await page.getByLabel("De quién es el mandato").fill(name);
  await page.getByLabel("Primer día").fill(startDay);
  await page.getByLabel("Qué preguntan las encuestas").fill("¿Aprueba su gestión?");
  await page.getByLabel("Tabla de encuestas").fill(polls);
  await page.getByRole("button", { name: "Añadir las encuestas" }).click();
  await expect(page.getByText("encuestas nuevas.")).toBeVisible();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Publicado. Quien lo lee")).toBeVisible();
}

/** Reads what the figure says to somebody who opens the article for the first time. */
async function toldInArticle(browser: Browser, address: string): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  const told = await page.frameLocator("iframe").getByText("del mandato, aprueba").textContent();
  await context.close();
  return (told ?? "").replaceAll("\u00a0", " ");
}

for (const dialect of LARGEST) {
  test.describe(`trackers on ${dialect.name}`, () => {
    let ground: JourneyServers;
    let newspaper: Newspaper;

    test.beforeEach(async () => {
      ground = dialect.name === "postgres" ? await onTwoProcesses(await dialect.create()) : await onOneProcess();
      newspaper = await startNewspaper(ground.readers.url);
    });
    test.afterEach(async ({ browser }) => {
      // Open pages hear the server for as long as it runs.
      for (const context of browser.contexts()) await context.close();
      await newspaper.stop();
      await ground.drop();
    });

    test("a poll without a source is refused, one with it is published, and the figure in an article follows, there and back", async ({
      browser,
    }) => {
      const page = await (await browser.newContext({ baseURL: ground.editors.url })).newPage();
      await becomeFirstAdministrator(page, ground.editors);
      const polls = table(poll("faro", 3, 44), poll("norte", 4, 45), poll("sur", 5, 46));
      await publishMandate(page, { name: "Presidencia de Ejemplo", startDay: "2026-01-10", polls });

      const brought = page.getByLabel("Tabla de encuestas");
      await brought.fill(table(poll("este", 6, 58, "")));
      await expect(page.getByText("Fila 2, falta la dirección de la fuente.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Añadir las encuestas" })).toBeDisabled();
      // What was written is there after the page was left.
      await page.reload();
      await expect(brought).toHaveValue(/^casa;.*\neste;2026-03-06/);

      await page.getByText("Hacer un gráfico que lo siga", { exact: true }).click();
      await page.getByLabel("Título", { exact: true }).fill("Cómo va la Presidencia de Ejemplo");
      await page.getByRole("button", { name: "Publicar", exact: true }).click();
      const code = await page.locator(".nv-embeds__code").first().textContent();
      const article = newspaper.print(`<!doctype html><html lang="es"><title>Nota</title>${code ?? ""}</html>`);
      expect(await toldInArticle(browser, article)).toContain(
        "El 5 de marzo de 2026, día 54 del mandato, aprueba el 45 %",
      );

      await brought.fill(table(poll("este", 6, 58)));
      await page.getByRole("button", { name: "Añadir las encuestas" }).click();
      await expect(page.getByText("Una encuesta nueva.")).toBeVisible();
      await page.getByRole("button", { name: "Publicar cambios" }).click();
      await expect(page.getByText("Publicado. Quien lo lee")).toBeVisible();
      await expect.poll(() => toldInArticle(browser, article)).toContain("El 6 de marzo de 2026");

      await page.getByRole("button", { name: /^Volver a esta versión del/ }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Volver a esta versión" }).click();
      await expect(page.getByText("vuelven a esa versión antes de un minuto")).toBeVisible();
      await expect.poll(() => toldInArticle(browser, article)).toContain("El 5 de marzo de 2026");
      await expectAccessible(page, "a mandate", ".nv-stage");

      const before = polls.replaceAll("2026-03-", "2022-03-");
      await publishMandate(page, { name: "La anterior de Ejemplo", startDay: "2022-01-10", polls: before });
      await page.goto(COMPARISONS);
      await page.getByRole("button", { name: "Nueva comparación" }).click();
      await page.getByLabel("Nombre", { exact: true }).fill("Al mismo día");
      for (const [at, mandate] of ["Presidencia de Ejemplo", "La anterior de Ejemplo"].entries()) {
        await page.getByRole("button", { name: "Añadir mandato" }).click();
        await page
          .getByLabel(/^Mandato(?: que se destaca)?$/)
          .nth(at)
          .selectOption(mandate);
      }
      await expect(page.getByText(/^Al día 54, empate técnico entre/)).toBeVisible();
      await page.getByRole("button", { name: "Publicar", exact: true }).click();
      await expect(page.getByText("tracker:al-mismo-dia")).toBeVisible();
      await expectAccessible(page, "a comparison", ".nv-stage");
    });
  });
}

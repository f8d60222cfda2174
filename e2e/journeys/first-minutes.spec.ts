import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { startNewspaper } from "../src/article.ts";
import { PASSWORD, submit } from "../src/dialog.ts";
import { expect, test } from "../src/test.ts";

/** An example of each type and format is drawn, videos too, on a busy machine. Milliseconds. */
const LONG_JOURNEY_MS = 400_000;
const DRAWN_MS = 300_000;
/** Readers' browsers keep a pointer for a minute. Milliseconds. */
const READER_MS = 30_000;

const ROOT = join(import.meta.dirname, "../..");
const FIGURE = "Ejemplo (Gráfico de una tabla): Los precios de Ejemplia vuelven a donde estaban";

/** Rules of the house, and the page that has each. */
const RULES = [
  { asked: "separador de miles", title: "Números" },
  { asked: "código hex del rojo", title: "Colores" },
  { asked: "halo de los rótulos en un mapa", title: "Mapas" },
] as const;

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill(text);
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Writes over what a field of the page holds, key by key. */
async function write(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole("main").getByLabel(label, { exact: true }).press("Control+a");
  await page.keyboard.type(text);
}

/** Reads what a utility answers, copies it with the keyboard, and has it. */
async function copyAnswer(page: Page, name: string, answer: RegExp): Promise<void> {
  const row = page.locator(".nv-box__result").filter({ has: page.getByRole("term").getByText(name, { exact: true }) });
  await expect(row.getByRole("definition")).toContainText(answer);
  await row.getByRole("button", { name: `Copiar ${name}` }).press("Enter");
  await expect(row.getByRole("status")).toHaveText("Copiado");
  expect(await copied(page)).toMatch(answer);
}

/** Three utilities with values of one's own: one answers in the search itself, one refuses what is ambiguous, one is found by its name. */
async function useThreeUtilities(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await search(page, "#1b5e3b");
  await expect(dialog.getByRole("option", { selected: true })).toContainText("Contraste");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("status")).toHaveText(/^Copiado: Contraste, \d+,\d+ : 1$/);
  expect(await copied(page)).toMatch(/^\d+,\d+ : 1$/);

  await dialog.getByRole("combobox").fill("de 40 a 50");
  const change = dialog.getByRole("option", { name: "Abrir «Variación y puntos»" });
  await expect(change).toBeVisible();
  while ((await change.getAttribute("aria-selected")) === "false") await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Antes", { exact: true })).toHaveValue("40");
  await write(page, "Ahora", "12.5");
  await expect(page.getByLabel("Ahora", { exact: true })).toHaveAccessibleDescription(/«12\.5» ¿es 12,5\?/);
  await write(page, "Ahora", "62,5");
  await copyAnswer(page, "Variación", /^\+56,3\s%/);

  await write(page, "Buscar una utilidad, o pegar un valor", "slug");
  await page.keyboard.press("Enter");
  await write(page, "Titular", "¿Vuelven los precios de Ejemplia?");
  await copyAnswer(page, "Slug", /^vuelven-los-precios-de-ejemplia/);
}

test("a newcomer's first minutes: examples come, one is published and stands in an article, three rules are found, three utilities used, and the examples go", {
  tag: "@long",
}, async ({ page, context, server }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  test.setTimeout(LONG_JOURNEY_MS);
  const newspaper = await startNewspaper(server.url);
  await page.goto(server.firstAdministratorLink());
  await submit(page, { name: "Ana Muestra", email: "ana@ejemplo.org", password: PASSWORD });
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();

  await page.goto("/embed_data");
  await page.getByRole("button", { name: "Cargar ejemplos" }).click();
  await expect(page.getByText(/^Ya tienes \d+ ejemplos más/)).toBeVisible({ timeout: DRAWN_MS });
  await page.getByRole("button", { name: "Entendido" }).click();
  await expect(page.getByText(/^Hay \d+ ejemplos con la etiqueta «ejemplo»/)).toBeVisible();

  await page.getByRole("searchbox", { name: "Buscar" }).fill("Ejemplia");
  await page.getByRole("link", { name: FIGURE }).click();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Publicado. Los lectores lo ven antes de un minuto.")).toBeVisible();
  await page.getByRole("button", { name: "Copiar código" }).click();
  const code = await copied(page);
  const reader = await page.context().newPage();
  await reader.goto(newspaper.print(`<!doctype html><html lang="es"><title>Los precios</title><p>La nota.</p>${code}`));
  await expect(
    reader.locator("iframe").contentFrame().getByText("Baja la energía").locator("visible=true").first(),
  ).toBeVisible({
    timeout: READER_MS,
  });
  await reader.close();

  for (const { asked, title } of RULES) {
    await search(page, asked);
    await expect(page.getByRole("dialog").getByRole("option").first()).toContainText(title);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
  await useThreeUtilities(page);

  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/examples.ts", "quitar"], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: server.dataDir },
  });
  expect(stdout).toMatch(/^\d+ ejemplos fuera del registro\./m);
  expect(stdout).toContain(`${FIGURE}: Retirado: estuvo publicado.`);
  await page.goto("/embed_data");
  await expect(page.getByText("No hay ningún gráfico en uso.")).toBeVisible();
  await newspaper.stop();
});

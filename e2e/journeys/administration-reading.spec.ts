import { copyFile, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { invitationLink, openAdministration } from "../src/administration.ts";
import { enter, open } from "../src/alive.ts";
import { PASSWORD, submit } from "../src/dialog.ts";
import { becomeFirstAdministrator } from "../src/enter.ts";
import type { TestServer } from "../src/server.ts";
import { expectAccessible } from "../src/sound.ts";
import { expect, test } from "../src/test.ts";

const MAPS = "/docs/Guia%20de%20estilos/maps";
const MAPS_FILE = "apps/site/content/docs/Guia de estilos/maps.mdx";
const EVA = "eva@ejemplo.org";

const part = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Partes de la lectura" }).getByRole("link", { name });

/** Searches in vain, votes «no» with a line and suggests an edit, all of it in the site. */
async function leaveTraces(page: Page): Promise<void> {
  await page.keyboard.press("/");
  const counted = page.waitForResponse((response) => response.url().endsWith("/api/search/misses"));
  await page.keyboard.type("xyzzy plugh");
  await counted;
  await page.keyboard.press("Escape");

  await open(page, MAPS);
  await page.getByRole("button", { name: "No", exact: true }).click();
  await page.getByLabel(/Una línea para/).fill("Falta el halo en <b>móvil</b>.");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByText(/^Gracias: tu línea llega a/)).toBeVisible();

  await page.getByRole("button", { name: "Proponer un cambio" }).click();
  await page.getByRole("combobox", { name: "Qué parte" }).selectOption({ label: "Título y datos de la página" });
  const text = page.getByLabel(/^Texto de «/);
  await expect(text).toHaveValue(/title: Mapas/);
  await text.fill((await text.inputValue()).replace("title: Mapas", "title: Mapas y planos"));
  await page.getByLabel("Por qué").fill("También son planos.");
  await page.getByRole("button", { name: "Enviar la propuesta" }).click();
  await expect(page.getByRole("heading", { name: "Propuesta guardada" })).toBeVisible();
}

test("what readers search in vain, say and suggest is answered by whoever administers, and each answer can be taken back", async ({
  page,
  server,
}) => {
  await enter(page, server);
  await leaveTraces(page);
  await openAdministration(page, "/admin/reading", "Lectura");

  const proposal = page.getByRole("article", { name: "Mapas" });
  await expect(proposal.getByText("También son planos.")).toBeVisible();
  const read = proposal.getByRole("region", { name: "Cómo se lee" });
  await expect(read.getByRole("insertion")).toHaveText("[se añade: y planos] ");
  await expect(proposal.getByRole("button", { name: /^Aplicar/ })).toHaveCount(0);
  await proposal.getByText("Diferencia del texto").press("Enter");
  const source = proposal.getByRole("group").filter({ hasText: "Diferencia del texto" });
  await expect(source.getByRole("deletion")).toHaveText("title: Mapas");
  await expect(source.getByRole("insertion")).toHaveText("title: Mapas y planos");
  await expect(proposal.getByRole("link", { name: "Mapas" })).toHaveAttribute("href", MAPS);
  await proposal.getByRole("button", { name: "Hecho" }).press("Enter");
  await expect(page.getByText("La propuesta sobre «Mapas» está hecha.")).toBeVisible();
  await expect(part(page, "Propuestas")).toContainText("0");
  // The keyboard goes on from what was said, not from the top of the page.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Deshacer" })).toBeFocused();
  await page.keyboard.press("Enter");
  await proposal.getByRole("button", { name: "Descartar" }).click();
  await page.getByRole("link", { name: "Descartadas" }).click();
  await expect(proposal).toContainText(/Descartada el .+ por ana@ejemplo\.org/);

  await part(page, "Opiniones").click();
  const line = page.getByRole("listitem").filter({ hasText: "Falta el halo en <b>móvil</b>." });
  await expect(line).toContainText("No le sirvió · ana@ejemplo.org");
  await line.getByRole("button", { name: "Marcar leída" }).click();
  await expect(page.getByText("No hay ninguna línea por leer.")).toBeVisible();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(line).toBeVisible();
  await page.getByRole("link", { name: "Votos por página" }).click();
  await expect(page.getByRole("row", { name: "Mapas" }).getByRole("cell")).toHaveText(["Diseño", "1", "0"]);

  await part(page, "Búsquedas en vano").click();
  const search = page.getByRole("row", { name: "xyzzy plugh" });
  await search.getByRole("button", { name: "Quitar" }).click();
  await expect(page.getByText("Todo lo que se ha buscado se ha encontrado.")).toBeVisible();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(search).toBeVisible();

  await openAdministration(page, "/admin/audit", "Auditoría");
  const entries = page.getByRole("row").filter({ hasText: "página: /docs/Guia de estilos/maps" });
  await expect(entries).toHaveCount(3);
  await expect(entries.first()).toContainText("Descartó una propuesta");
});

/** The page that is written about, in a working copy of its own. @returns Its file. */
async function checkOut({ dataDir }: TestServer): Promise<string> {
  const file = join(dataDir, "sources", MAPS_FILE);
  await mkdir(join(dataDir, "sources/.git"), { recursive: true });
  await mkdir(dirname(file), { recursive: true });
  await copyFile(join(import.meta.dirname, "../..", MAPS_FILE), file);
  return file;
}

/** Somebody else, who suggests other words for a sentence of the page of maps. */
async function proposeAsEva(page: Page, before: string, after: string): Promise<void> {
  await page.getByRole("button", { name: "Proponer un cambio" }).click();
  await page.getByRole("combobox", { name: "Qué parte" }).selectOption({ label: "Proyección" });
  const text = page.getByLabel(/^Texto de «/);
  await expect(text).toHaveValue(/^## Proyección\n/);
  await text.fill((await text.inputValue()).replace(before, after));
  await page.getByRole("button", { name: "Enviar la propuesta" }).click();
  await expect(page.getByRole("heading", { name: "Propuesta guardada" })).toBeVisible();
}

test("what somebody suggests is seen as it will read, applied with the keyboard alone and told to them", async ({
  page,
  server,
  browser,
}) => {
  const file = await checkOut(server);
  await becomeFirstAdministrator(page, server);
  await openAdministration(page, "/admin/people/invite", "Invitar");
  await page.getByLabel("Personas", { exact: true }).fill(EVA);
  await page.getByRole("button", { name: "Revisar la lista" }).click();
  await page.getByRole("button", { name: "Invitar a 1 persona" }).click();
  await expect(page.getByText("Una invitación enviada.")).toBeVisible();
  const link = await invitationLink(server, EVA);

  const context = await browser.newContext({ baseURL: server.url });
  const reader = await context.newPage();
  await reader.goto(link);
  await submit(reader, { password: PASSWORD });
  await expect(reader.getByText(EVA)).toBeVisible();
  await open(reader, MAPS);
  await proposeAsEva(reader, "va **siempre**, y de una sola manera", "va siempre, y de una misma manera");
  await open(reader, MAPS);
  await proposeAsEva(reader, "Canarias va", "Canarias iría");
  await context.close();

  await openAdministration(page, "/admin/reading", "Lectura");
  const [second, first] = [0, 1].map((at) => page.getByRole("article", { name: "Mapas" }).nth(at));
  if (first === undefined || second === undefined) throw new Error("two proposals");
  const read = first.getByRole("region", { name: "Cómo se lee" });
  await expect(read).toContainText("En «Proyección»");
  await expect(read.getByRole("deletion")).toHaveText(["[se quita: siempre] ", "[se quita: sola] "]);
  await expect(read.getByRole("insertion")).toHaveText(["[se añade: siempre] ", "[se añade: misma] "]);
  await expect(read).not.toContainText("**");
  await expect(second.getByRole("button", { name: /^Aplicar/ })).toBeVisible();
  await first.getByRole("button", { name: /^Aplicar/ }).press("Enter");
  await expect(page.getByText("La propuesta sobre «Mapas» está aplicada")).toBeVisible();
  expect(await readFile(file, "utf8")).toContain("Canarias va siempre, y de una misma manera en toda la casa");

  // The other one was made from a text that is no more: it says what changed, and leaves the file as it is.
  const left = page.getByRole("article", { name: "Mapas" });
  await expect(left).toHaveCount(1);
  await expect(left).toContainText("ya no es el que se leía al proponerla");
  await expect(left.getByRole("button", { name: /^Aplicar/ })).toHaveCount(0);
  await expect(left.getByRole("group").filter({ hasText: "Qué ha cambiado" }).getByRole("insertion")).toContainText(
    "misma",
  );
  await expectAccessible(page, "a proposal whose page has changed");
  await left.getByRole("button", { name: /^Hecho/ }).click();

  await page.goto("/outbox");
  await expect(page.getByText("Tu propuesta se ha aceptado").first()).toBeVisible();
  await openAdministration(page, "/admin/audit", "Auditoría");
  await expect(page.getByRole("row").filter({ hasText: "Aplicó una propuesta" })).toContainText(EVA);
});

test("an edit of more than words is shown as it will read and left to hands, with the file", { tag: "@long" }, async ({
  page,
  server,
}) => {
  await enter(page, server, MAPS);
  await proposeAsEva(page, "va **siempre**", "va <b onclick={alert(1)}>siempre</b>");
  await openAdministration(page, "/admin/reading", "Lectura");
  const proposal = page.getByRole("article", { name: "Mapas" });
  await expect(proposal).toContainText("Cambia algo más que palabras");
  await expect(proposal.getByRole("region", { name: "Cómo se lee" })).toContainText("<b onclick={alert(1)}>");
  await expect(proposal.getByRole("button", { name: /^Aplicar/ })).toHaveCount(0);
  const saved = page.waitForEvent("download");
  await proposal.getByRole("button", { name: /^Descargar el archivo/ }).click();
  expect((await saved).suggestedFilename()).toBe("maps.mdx");
});

test("two administrators do not answer the same thing twice, and a dead network says so with the way to try again", {
  tag: "@long",
}, async ({ page, server }) => {
  await enter(page, server);
  await leaveTraces(page);
  await openAdministration(page, "/admin/reading", "Lectura");
  const done = page.getByRole("article", { name: "Mapas" }).getByRole("button", { name: "Hecho" });
  await expect(done).toBeVisible();

  await page.route("**/api/proposals/**", (route) => route.abort());
  await done.click();
  await expect(page.getByRole("alert")).toContainText("No hay conexión con el servidor. No se ha cambiado nada.");
  await page.unroute("**/api/proposals/**");

  const [proposal] = await (await page.request.get(`${server.url}/api/proposals`)).json();
  const answer = { headers: { origin: server.url }, data: { outcome: "rejected" } };
  expect((await page.request.post(`${server.url}/api/proposals/${proposal.id}/resolve`, answer)).status()).toBe(204);
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByRole("alert")).toContainText("Ya no es como lo veías: alguien lo ha cambiado antes.");
  await expect(page.getByText("Nadie espera respuesta.")).toBeVisible();
});

test("a page is overdue once its day has come, with who answers for it", { tag: "@long" }, async ({ page, server }) => {
  await becomeFirstAdministrator(page, server);
  await openAdministration(page, "/admin/reading?part=reviews", "Lectura");
  await expect(page.getByText("Ninguna página está atrasada.")).toBeVisible();

  const reviews = await (await page.request.get(`${server.url}/api/pages/reviews`)).json();
  const [{ title, owner, reviewDueOn }] = reviews;
  await page.clock.setFixedTime(new Date(`${reviewDueOn}T12:00:00Z`));
  await openAdministration(page, "/admin/reading?part=reviews", "Lectura");
  const row = page.getByRole("row", { name: title });
  await expect(row).toContainText(owner);
  await expect(row).toContainText(", hoy");
});

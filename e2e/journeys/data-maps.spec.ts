import type { Page } from "@playwright/test";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { enterOn, tabTo } from "../src/keys.ts";
import { expect, test } from "../src/test.ts";

const PAGE = "/docs/Mapas/Mapa%20de%20areas";

/** A map with a table that is typed, a key at a time. Milliseconds. */
const MANY_KEYS_MS = 120_000;
/** The first map of a page brings the atlas. Milliseconds. */
const FIRST_MAP_MS = 30_000;

/** Invented rates; Galicia's is the only one above ten, and one row is of two cities at once. */
const ROWS = [
  ...["Andalucía;4,5", "Aragón;7,1", "Principado de Asturias;8", "Balears, Illes;3", "Canarias;2,5", "Cantabria;9,9"],
  ...["Castilla y León;5", "Castilla-La Mancha;4,9", "Cataluña;6", "Comunitat Valenciana;5,5", "Extremadura;1,2"],
  ...["Galicia;14,3", "Madrid, Comunidad de;6,6", "Murcia, Región de;3,3", "Navarra, Comunidad Foral de;7"],
  ...["País Vasco;8,8", "Rioja, La;..", "Ceuta y Melilla;4"],
];
/** Communities below 5, from 5 to 10, above, with a protected figure, and without a row: counted by hand. */
const COUNTS = { c0: 7, c1: 9, c2: 1, cp: 1, cn: 1 };

/** Chooses in a list as the arrows do. */
async function chooseWithArrows(page: Page, label: string, choice: string): Promise<void> {
  const list = page.getByLabel(label, { exact: true });
  await tabTo(page, list);
  await page.keyboard.press("Home");
  const isChosen = () => list.evaluate((one) => one instanceof HTMLSelectElement && one.selectedOptions[0]?.text);
  for (let turn = 0; (await isChosen()) !== choice; turn += 1) {
    expect(turn, `«${choice}» is in «${label}»`).toBeLessThan(60);
    await page.keyboard.press("ArrowDown");
  }
}

async function write(page: Page, label: string | RegExp, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(text);
}

test("with the keyboard alone: a table colours the communities, a row that nobody knows is asked about, and the map is published", {
  tag: "@long",
}, async ({ page, server, browser }) => {
  test.setTimeout(MANY_KEYS_MS);
  await becomeFirstAdministrator(page, server);
  await page.goto(PAGE);
  const areas = page.getByLabel("Áreas", { exact: true });
  await expect(areas).toBeVisible({ timeout: FIRST_MAP_MS });
  await chooseWithArrows(page, "Áreas", "Comunidades");
  await write(page, "Datos", ["Comunidad;Tasa", ...ROWS].join("\n"));
  await expect(page.getByText("17 de 18 filas tienen su comunidad.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Una fila no tiene área: «Ceuta y Melilla»/ })).toBeVisible();
  const asked = page.getByLabel(/Ceuta y Melilla/);
  await tabTo(page, asked);
  const chosen = () => asked.evaluate((one) => one instanceof HTMLSelectElement && one.selectedOptions[0]?.text);
  for (let turn = 0; !String(await chosen()).startsWith("Ceuta") && turn < 30; turn += 1)
    await page.keyboard.press("ArrowDown");
  await expect(page.getByText("18 de 18 filas tienen su comunidad.")).toBeVisible();
  await chooseWithArrows(page, "Cómo se reparten", "A mano");
  await write(page, "Límites a mano", "5; 10");

  await write(page, "Título", "La tasa de cada comunidad");
  await enterOn(page, page.getByRole("button", { name: "Borrador", exact: true }));
  await expect(page.getByLabel("Texto alternativo", { exact: true })).toHaveValue(/Galicia/);
  await write(page, "Fuente de los datos", "Oficina de Ejemplo");
  await enterOn(page, page.getByRole("button", { name: "Publicar", exact: true }));
  await expect(page.getByText("Publicado:")).toBeVisible({ timeout: FIRST_MAP_MS });

  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await reader.goto(`${server.url}/g/la-tasa-de-cada-comunidad/`);
  const map = reader.locator(".nv-map [role=img] svg");
  for (const [name, count] of Object.entries(COUNTS))
    await expect(map.locator(`path.${name}`), name).toHaveCount(count);
  // Galicia, in the north-west, is the one that is darkest.
  const [darkest, all] = [await map.locator("path.c2").boundingBox(), await map.boundingBox()];
  expect(darkest && all && darkest.x + darkest.width < all.x + all.width / 3).toBe(true);
  expect(darkest && all && darkest.y + darkest.height < all.y + all.height / 2).toBe(true);
  await reader.getByText("Ver los datos").click();
  await expect(reader.getByRole("row", { name: /La Rioja.*dato protegido/i })).toBeVisible();
  await expect(reader.getByRole("row", { name: /Galicia\s*14,3/ })).toBeVisible();
});

import type { Page } from "@playwright/test";
import { enter } from "../src/alive.ts";
import { confirmWithKeys, enterOn, tabTo } from "../src/keys.ts";
import type { TestServer } from "../src/server.ts";
import { expect, test } from "../src/test.ts";

/** Four pieces are made, looked at, changed and published, a key at a time. Milliseconds. */
const MANY_KEYS_MS = 240_000;
/** The atlas comes the first time. Milliseconds. */
const FIRST_MAP_MS = 30_000;
/** Readers' browsers keep a pointer for a minute; the pages are asked for without one. Milliseconds. */
const PUBLISHED_MS = 30_000;

const SIZES = ["Móvil", "Tableta", "Escritorio", "Papel"];

/** Table of a figure: invented. */
const TABLE = "Mes;Agua\n2026-09-01;30\n2026-10-01;32\n2026-11-01;31,4";

/** Asks the palette for something, and takes its first answer. */
async function order(page: Page, text: string, answer: RegExp): Promise<void> {
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").pressSequentially(text);
  const option = dialog.getByRole("option", { name: answer }).first();
  await expect(option).toBeVisible();
  while ((await option.getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
}

async function write(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole("main").getByLabel(label, { exact: true });
  await tabTo(page, field);
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(text);
}

/** Looks at what readers get in each window and theme: paper is white in both. */
async function lookAtAll(page: Page): Promise<void> {
  const sizes = page.getByRole("group", { name: "Tamaño de la vista previa" });
  const themes = page.getByRole("group", { name: "Tema de la vista previa" });
  await tabTo(page, sizes.getByRole("radio", { checked: true }));
  for (const theme of ["light", "dark"] as const) {
    for (const size of SIZES) {
      while (!(await sizes.getByRole("radio", { name: size }).isChecked())) await page.keyboard.press("ArrowRight");
      const shown = size === "Papel" ? "light" : theme;
      await expect(page.locator(`[data-shown="true"][data-theme="${shown}"] iframe`)).toBeVisible();
    }
    await page.keyboard.press("Tab");
    await expect(themes.getByRole("radio", { checked: true })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+Tab");
  }
}

async function publish(page: Page, how: "Publicar" | "Publicar cambios"): Promise<void> {
  await page.keyboard.press("Control+Enter");
  await confirmWithKeys(page, how);
}

/** Expects what a stranger reads at the address of a piece. */
async function expectRead(page: Page, server: TestServer, slug: string, text: string): Promise<void> {
  await expect
    .poll(async () => (await page.request.get(`${server.url}/g/${slug}/`)).text(), { timeout: PUBLISHED_MS })
    .toContain(text);
}

test("a figure, a card, a locator and a story are made, found, looked at, changed and published without a mouse", {
  tag: "@long",
}, async ({ page, server }) => {
  test.setTimeout(MANY_KEYS_MS);
  await enter(page, server);

  await order(page, "nuevo gráfico de una", /^Nuevo gráfico de una tabla/);
  await write(page, "Datos", TABLE);
  await write(page, "Título", "El agua de la muestra");
  await write(page, "Texto alternativo", "Líneas: el agua baja al 31,4 en noviembre.");
  await write(page, "Fuente de los datos", "Instituto de Ejemplo");
  await publish(page, "Publicar");
  await expectRead(page, server, "el-agua-de-la-muestra", "Instituto de Ejemplo");

  await order(page, "nueva tarjeta", /^Nueva tarjeta para redes/);
  await write(page, "De dónde sale el número", "graphic:el-agua-de-la-muestra");
  await expect(page.getByRole("group", { name: "El número" }).getByText(/^31,4/)).toBeVisible();
  await write(page, "Titular", "El agua, a un tercio");
  await write(page, "Título", "La tarjeta de la muestra");
  await write(page, "Texto alternativo", "Tarjeta: 31,4, el agua de la muestra.");
  await write(page, "Fuente de los datos", "Instituto de Ejemplo");
  await expect(page.getByRole("region", { name: "La tarjeta en cada proporción" }).getByRole("img")).toHaveCount(6);
  await publish(page, "Publicar");
  await expectRead(page, server, "la-tarjeta-de-la-muestra", "La tarjeta de la muestra");

  await order(page, "nuevo localizador", /^Nuevo localizador/);
  await tabTo(page, page.getByRole("combobox", { name: "Lugar" }));
  await page.keyboard.type("Lugo");
  await expect(page.getByRole("option").first()).toBeVisible({ timeout: FIRST_MAP_MS });
  await page.keyboard.press("Enter");
  await write(page, "Título", "El mapa de la muestra");
  await enterOn(page, page.getByRole("button", { name: "Borrador", exact: true }));
  await write(page, "Fuente de los datos", "Atlas de Ejemplo");
  await publish(page, "Publicar");
  await expectRead(page, server, "el-mapa-de-la-muestra", "Lugo");

  await order(page, "nueva historia", /^Nueva historia/);
  await tabTo(page, page.getByLabel("Título", { exact: true }));
  await page.keyboard.type("La historia de la muestra");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "La historia de la muestra" })).toBeAttached();
  await enterOn(page, page.getByRole("button", { name: "Añadir un bloque" }).first());
  await enterOn(page, page.getByRole("group", { name: "Formatos" }).getByRole("button", { name: /^Texto/ }));
  await tabTo(page, page.getByRole("group", { name: "Paso 1", exact: true }).getByLabel("Texto", { exact: true }));
  await page.keyboard.type("Nada de esto ha pasado.");
  await write(page, "Texto alternativo", "Un texto inventado, sin imágenes.");
  await write(page, "Fuente de los datos", "Instituto de Ejemplo");
  await lookAtAll(page);
  await publish(page, "Publicar");
  await expectRead(page, server, "la-historia-de-la-muestra", "Nada de esto ha pasado.");

  for (const piece of ["El agua", "La tarjeta", "El mapa"]) {
    await order(page, `${piece} de la muestra`, new RegExp(`^${piece} de la muestra`));
    await lookAtAll(page);
    await enterOn(page, page.getByRole("link", { name: "Editar", exact: true }));
    await write(page, "Título", `${piece} de la muestra, otra vez`);
    await publish(page, "Publicar cambios");
    await expectRead(page, server, `${piece.toLowerCase().replace(" ", "-")}-de-la-muestra`, "de la muestra, otra vez");
  }
  await order(page, "La historia de la muestra", /^La historia de la muestra/);
  await write(page, "Título", "La historia de la muestra, otra vez");
  await publish(page, "Publicar cambios");
  await expectRead(page, server, "la-historia-de-la-muestra", "de la muestra, otra vez");
});

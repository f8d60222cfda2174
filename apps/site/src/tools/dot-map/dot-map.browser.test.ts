import { expect, test } from "vitest";
import { SIGNED_IN } from "../../../test/answers";
import { openSite } from "../../../test/site-in-browser";

const PAGE = "/docs/Herramientas%20Online/GeneradorPuntosAleatorios";
/** The work goes on in a thread of its own, on a machine that has other work. */
const PATIENCE = { timeout: 20_000 };

const site = openSite(SIGNED_IN, { goesOn: true });

const shows = (text: string | RegExp) => site.page.locator("main").getByText(text).first().waitFor();

test("an example is drawn at once, by keyboard it becomes another map, and what is wrong is told", async () => {
  const { page } = site;
  await site.open(PAGE, ["inventados"]);
  await shows(/^1\s+punto = 500\s+árboles; situado al azar dentro de la provincia/);
  await expect
    .poll(() => page.locator("canvas").evaluate((canvas) => Reflect.get(canvas, "width")))
    .toBeGreaterThan(400);

  const table = page.getByLabel("1. Pega la tabla: código y valores");
  await table.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("ine;habitantes\n28079;900\n8019;500\n53001;3\n99001;7\n04013;-2");
  await shows(/^Dos códigos sin polígono: «99001». ¿Faltan ceros\?/);
  await shows("es negativo, y no hay puntos negativos");
  await shows("terrenos que comparten varios municipios");
  await page.getByRole("switch", { name: "Poner los ceros que faltan" }).focus();
  await page.keyboard.press("Space");
  await page.getByLabel("Cada punto es").fill("100");
  await shows(/^1\s+punto = 100\s+unidades; situado al azar dentro del municipio\. Faltan/);
  await shows(/^Di qué se cuenta/);
  await page.getByLabel("De una cosa").fill("habitante");
  await page.getByLabel("De varias").fill("habitantes");
  await shows(/^1\s+punto = 100\s+habitantes; situado/);
  expect(await page.getByRole("button", { name: "Descargar SVG" }).isDisabled()).toBe(true);
  await page.getByRole("switch", { name: "Descargar aunque falte" }).click();
  await expect.poll(() => page.getByRole("button", { name: "Descargar SVG" }).isEnabled()).toBe(true);
  await shows(/^14 puntos/);
  expect(await site.faults()).toEqual([]);
});

test("too many dots come with the figure that does, and what was written is there after a reload", async () => {
  const { page } = site;
  await page.getByLabel("1. Pega la tabla: código y valores").fill("ine;habitantes\n28079;3300000\n08019;1600000");
  await page.getByLabel("Cada punto es").fill("1");
  await shows(/^Saldrían 4.900.000 puntos y caben 1.000.000/);
  await page.getByRole("button", { name: "Poner 5", exact: true }).click();
  await page.getByRole("button", { name: "Cancelar" }).click(PATIENCE);
  await page.getByLabel("Cada punto es").fill("10000");
  await shows(/^490 puntos/);
  await page.reload();
  await shows(/^490 puntos/);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "CSV", exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("mapa-de-puntos.csv");
  expect(site.errors).toEqual([]);
});

import { expect, test } from "vitest";
import { SIGNED_IN } from "../../test/answers";
import { linesOf } from "../../test/lines-of";
import { openSite } from "../../test/site-in-browser";

// The box of utilities, margins and the text over a picture, as they were built, in the states that a journey does not go through.

const ONLINE = "/docs/Herramientas%20Online";

const site = openSite(SIGNED_IN);

const shows = (text: string | RegExp) => site.page.locator("main").getByText(text).first().waitFor();

test("a utility is found by name or by value, chosen from the menu, and kept among the favourites", async () => {
  const { page } = site;
  await site.open(`${ONLINE}/ToolsBox`, ["Buscar una utilidad, o pegar un valor"]);
  const search = page.getByLabel("Buscar una utilidad, o pegar un valor");
  await search.fill("gazpacho");
  await shows("Ninguna utilidad se llama así ni entiende ese valor.");
  await search.fill("código de barras");
  await search.press("Enter");
  await page.getByRole("img", { name: /^Código QR de / }).waitFor();
  await page.getByRole("button", { name: "Favorita" }).click();
  await search.fill("");
  const menu = page.getByLabel("Utilidad", { exact: true });
  await menu.press("ArrowUp");
  await page.getByRole("region", { name: "Probar un marco" }).waitFor();
  await page.locator("select:focus").waitFor();
  await menu.selectOption("contraste");
  await page.getByRole("region", { name: "Contraste y daltonismo" }).waitFor();
  expect(await site.faults()).toEqual([]);
  await page.reload();
  await page.getByRole("navigation", { name: "Utilidades" }).getByRole("link", { name: "Código QR" }).first().click();
  await page.getByRole("button", { name: "Favorita", pressed: true }).waitFor();
});

test("degrees where metres are expected are answered, and without who reads them the refusal stands", async () => {
  const { page } = site;
  await site.open(`${ONLINE}/ToolsBox?utilidad=utm`, ["Coordenadas UTM"]);
  // The tool itself is there; who reads other kinds of coordinates is not asked for yet.
  const field = page.getByLabel("Coordenadas UTM");
  await field.waitFor();
  await page.route(/\.js$/, (route) => route.abort());
  await field.fill("41,3874 2,1686");
  await shows("Eso no son coordenadas UTM, ni otras que se entiendan.");
  await page.unroute(/\.js$/);
  await page.reload();
  await page.getByRole("link", { name: "«Coordenadas»" }).waitFor();
  await shows("UTM, huso 30 (EPSG:25830)");
  expect(await site.faults()).toEqual([]);
});

test("margins that leave no room say so, and what is no picture is refused", async () => {
  const { page } = site;
  await site.open(`${ONLINE}/Margenes`, ["Texto, como mucho"]);
  await page.getByLabel("Margen en móvil").fill("180");
  await shows("Con 180 a cada lado, en 360 no queda sitio para nada.");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "nota.png", mimeType: "image/png", buffer: Buffer.from("x") });
  await shows("«nota.png» no es una imagen que este navegador sepa abrir");
  await page.getByRole("button", { name: "Poner las medidas de la casa" }).click();
  expect(await site.faults()).toEqual([]);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const widths = page.getByLabel("Pantallas", { exact: true });
    expect(await widths.evaluate((field) => field.scrollWidth - field.clientWidth), `at ${width}`).toBe(0);
    // A measure is not broken where a line ends.
    for (const size of await page.getByText(/^\d+\s×\s\d+\s(px|mm)$/).all())
      expect(await size.evaluate(linesOf), `at ${width}`).toBe(1);
  }
});

test("a text that no help makes readable is given a plate, and its map is drawn", async () => {
  const { page } = site;
  await site.open(`${ONLINE}/TextShadowPicker`, ["Texto"]);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "nota.png", mimeType: "image/png", buffer: Buffer.from("x") });
  await shows("«nota.png» no es una imagen que este navegador sepa abrir");
  await page.getByLabel("Fondo de color").last().fill("#ffffff");
  await page.getByLabel("Capas").fill("1");
  await shows("Con esta ayuda no se llega en algún encuadre");
  await page.getByRole("button", { name: "Poner una placa" }).click();
  await shows(/^Se lee en los tres encuadres/);
  await page.getByRole("switch", { name: "Mapa de contraste" }).click();
  expect(await site.faults()).toEqual([]);
});

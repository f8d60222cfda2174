import { readFile, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { enterOn, tabTo } from "../src/keys.ts";
import { expect, test } from "../src/test.ts";

/** Most that a reader's phone loads of a map, bytes. */
const MOST_PAGE_BYTES = 80_000;

/** The atlas comes the first time. Milliseconds. */
const FIRST_MAP_MS = 30_000;

/** A life of two maps, a key at a time. Milliseconds. */
const MANY_KEYS_MS = 120_000;

/** A street of an invented town, with another that crosses it. */
const STREETS = {
  type: "FeatureCollection",
  features: [
    [
      [-3.7042, 40.4164],
      [-3.7034, 40.4172],
    ],
    [
      [-3.7041, 40.4172],
      [-3.7033, 40.4165],
    ],
  ].map((coordinates, at) => ({
    type: "Feature",
    properties: { name: at === 0 ? "Calle de la Muestra" : "Calle Inventada" },
    geometry: { type: "LineString", coordinates },
  })),
};

async function choosePlace(page: Page, words: string): Promise<void> {
  await tabTo(page, page.getByRole("combobox", { name: "Lugar" }));
  await page.keyboard.type(words);
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
}

/** Reads the page of a publication as somebody without scripts. */
async function readWithoutScript(page: Page, url: string): Promise<string> {
  const answer = await page.request.get(url);
  const body = await answer.body();
  expect(body.length).toBeLessThanOrEqual(MOST_PAGE_BYTES);
  return body.toString();
}

const write = async (page: Page, label: string, text: string) => {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
};

test("a map of a street is made, taken away and published with the keyboard alone; one of a border in dispute is published with the mouse", async ({
  page,
  server,
}, testInfo) => {
  test.setTimeout(MANY_KEYS_MS);
  const path = testInfo.outputPath("calles.geojson");
  await writeFile(path, JSON.stringify(STREETS));
  await becomeFirstAdministrator(page, server);
  await page.goto("/mapbox_form");
  await choosePlace(page, "https://www.openstreetmap.org/#map=17/40.41680/-3.70380");
  const map = page.getByRole("region", { name: "El mapa" });
  await expect(map.getByRole("button", { name: "Marca sin rótulo", exact: true })).toBeVisible({
    timeout: FIRST_MAP_MS,
  });
  await write(page, "Rótulo de la marca 1", "El incendio");
  // A chooser of files is the browser's own; what it gives is given here.
  await page.getByLabel(/^Líneas, áreas o puntos/).setInputFiles(path);
  await expect(page.getByText("Añadidos 2 trazados.")).toBeVisible();
  const text = map.locator("svg text", { hasText: "El incendio" });
  await expect(text).toBeVisible();

  // A label goes where the arrows take it, and back where it was.
  const label = map.getByRole("button", { name: "Rótulo de la marca «El incendio»" });
  await tabTo(page, label);
  const before = await label.boundingBox();
  for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press("Shift+ArrowDown");
  await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThan((before?.y ?? 0) + 10);
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(async () => (await label.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);

  await write(page, "Título", "Dónde está el incendio");
  await enterOn(page, page.getByRole("button", { name: "Borrador", exact: true }));
  await expect(page.getByLabel("Texto alternativo", { exact: true })).toHaveValue(/^Mapa de situación de El incendio/);
  await write(page, "Fuente de los datos", "Bomberos de la Muestra");

  const taken = page.waitForEvent("download");
  await enterOn(page, page.getByRole("button", { name: "SVG editable" }));
  const drawing = await readFile(await (await taken).path(), "utf8");
  expect(drawing).toMatch(/<text[^>]*>(?:<tspan[^>]*>)?El incendio/);
  expect(drawing).toContain('id="marcas"');

  await enterOn(page, page.getByRole("button", { name: "Publicar" }));
  await expect(page.getByText("Publicado:")).toBeVisible();
  const html = await readWithoutScript(page, `${server.url}/g/donde-esta-el-incendio/`);
  expect(html).toContain("El incendio");
  expect(html).toContain("Bomberos de la Muestra");

  // A country with a border in dispute has it dashed, in the editor and for readers.
  await page.goto("/mapbox_form");
  await choosePlace(page, "Sahara Occidental");
  await expect(map.locator("#mapa-fronteras-en-disputa [stroke-dasharray]").first()).toBeAttached({
    timeout: FIRST_MAP_MS,
  });
  await page.getByLabel("Título", { exact: true }).fill("El Sáhara Occidental");
  await page.getByRole("button", { name: "Borrador", exact: true }).click();
  await page.getByLabel("Fuente de los datos").fill("Mesa de ejemplo");
  await page.getByRole("button", { name: "Publicar" }).click();
  await expect(page.getByText("Publicado:")).toBeVisible();
  const disputed = await readWithoutScript(page, `${server.url}/g/el-sahara-occidental/`);
  expect(disputed).toContain("stroke-dasharray");
  expect(disputed).toContain("Sáhara Occidental");
});

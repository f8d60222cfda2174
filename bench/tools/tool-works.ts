import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inventedDistricts } from "@nv/media";
import { zipOf } from "@nv/test-kit";
import type { Page } from "playwright-core";
import { writeShipRows } from "../tracks/ship-rows.ts";

/** A tool at work. */
export interface ToolWork {
  readonly name: string;
  /**
   * Opens its page, and waits until it has come with its example.
   *
   * @param folder - Where what it is given may be written.
   * @returns What somebody does with it then, to its end.
   */
  open(page: Page, folder: string): Promise<() => Promise<void>>;
}

/** Sections that are loaded: as many as the largest municipality has. */
export const SECTIONS_SIDE = 50;
export const SECTIONS_YEAR = 2024;
/** Of Madrid. */
export const SECTIONS_TOWN = "28079";

/** Most points that a list may have. */
const POINTS = 10_000;

/** Half a gigabyte of memory and twenty seconds would be a million; the page does the same with half as many. */
const SHIP_ROWS = 500_000;

/** A shapefile of 52 MB, 38 in its ZIP. */
const DISTRICTS = { columns: 22, rows: 18, bends: 11 };

/** A zone that somebody draws. */
const CORNERS = [
  { x: 100, y: 100 },
  { x: 400, y: 120 },
  { x: 300, y: 300 },
];

const WORK_MS = 120_000;
const PATIENCE = { timeout: WORK_MS };
const STEP_MS = 700;

const TOOLS = "/docs/Herramientas%20Online";
const DATAWRAPPER_TOOLS = "/docs/Herramientas%20DW";

/** Points of the square of sections, one after another. */
function pointsText(): string {
  const rows = Array.from({ length: POINTS }, (_, at) => {
    const [column, row] = [at % 100, Math.floor(at / 100)];
    return `${(36.2 + row * 0.017).toFixed(5)};${(-7.1 + column * 0.021).toFixed(5)};${at}`;
  });
  return ["latitud;longitud;fila", ...rows].join("\n");
}

const locator: ToolWork = {
  name: "mapbox_form, a map that is moved, brought nearer and given marks",
  async open(page) {
    await page.goto("/mapbox_form");
    const place = page.getByRole("combobox", { name: "Lugar" });
    await place.fill("España");
    await page.locator('[role="option"]').first().click();
    const map = page.getByRole("region", { name: "El mapa" });
    await map.locator("svg text").first().waitFor(PATIENCE);
    return async () => {
      for (const name of ["Acercar", "Acercar", "Acercar", "Alejar", "Alejar", "Alejar"]) {
        await map.getByRole("button", { name }).click();
        await page.waitForTimeout(STEP_MS);
      }
      await page.getByLabel("Título", { exact: true }).pressSequentially("Un mapa de todo", { delay: 60 });
      for (const words of ["Ucrania", "Sahara Occidental"]) {
        await place.fill(words);
        await page.locator('[role="option"]').first().click();
        await page.waitForTimeout(3 * STEP_MS);
      }
    };
  },
};

const mapStyles: ToolWork = {
  name: "mapBoxConfig, each of its views and a colour that changes",
  async open(page) {
    await page.goto("/docs/Mapas/mapBoxConfig");
    await page.getByRole("img", { name: /^Mapa de muestra/ }).waitFor(PATIENCE);
    return async () => {
      for (const view of ["Mar Negro", "Europa", "Mundo", "España"]) {
        await page.getByText(view, { exact: true }).first().click();
        await page.waitForTimeout(2 * STEP_MS);
      }
      await page.getByRole("textbox", { name: "Agua", exact: true }).fill("#9cc4de");
    };
  },
};

const earthquakes: ToolWork = {
  name: "Localizador_Terremotos, an earthquake of the feeds to its draft",
  async open(page) {
    await page.goto(`${DATAWRAPPER_TOOLS}/Localizador_Terremotos`);
    const quake = page.getByRole("button", { name: /IGN 5,1 · USGS 5,0/ });
    await quake.waitFor(PATIENCE);
    return async () => {
      await quake.click();
      await page.getByLabel("El mapa enseña").selectOption("500");
      await page.waitForTimeout(3 * STEP_MS);
      await page.getByRole("button", { name: "Hacer el localizador" }).click();
      await page.getByRole("link", { name: /^Terremoto de magnitud 5,1 a/ }).waitFor(PATIENCE);
    };
  },
};

const lightMaps: ToolWork = {
  name: "omfg, a shapefile of 38 MB to 2 MiB",
  async open(page, folder) {
    const path = join(folder, "distritos.zip");
    const parts = Object.entries(inventedDistricts(DISTRICTS)).map(([name, bytes]) => ({ name, bytes }));
    await writeFile(path, zipOf(parts));
    await page.goto(`${DATAWRAPPER_TOOLS}/omfg`);
    await page.getByRole("button", { name: "Probar con el ejemplo" }).waitFor(PATIENCE);
    return async () => {
      await page.getByLabel(/^Un mapa: shapefile en ZIP/).setInputFiles(path);
      await page.getByText("El archivo dice: ETRS89, UTM huso 30").waitFor(PATIENCE);
      await page.getByRole("switch", { name: "Cae donde debe" }).click();
      await page.getByRole("button", { name: "Aligerar el mapa" }).click();
      await page.getByRole("img", { name: "Después: el mapa entero" }).waitFor(PATIENCE);
      await page.getByText("Detalle", { exact: true }).click();
    };
  },
};

const dots: ToolWork = {
  name: "GeneradorPuntosAleatorios, 980,000 dots",
  async open(page) {
    await page.goto(`${TOOLS}/GeneradorPuntosAleatorios`);
    await page.getByText("inventados").first().waitFor(PATIENCE);
    return async () => {
      await page.getByLabel("1. Pega la tabla: código y valores").fill("ine;habitantes\n28079;3300000\n08019;1600000");
      await page.getByLabel("Cada punto es").fill("5");
      await page.getByText("980.000 puntos").first().waitFor(PATIENCE);
      const [download] = await Promise.all([
        page.waitForEvent("download", PATIENCE),
        page.getByRole("button", { name: "GeoJSON", exact: true }).click(),
      ]);
      await download.delete();
    };
  },
};

const sections: ToolWork = {
  name: "Buscador de secciones censales, a municipality of 2,500 and a list of 10,000 points",
  async open(page, folder) {
    const path = join(folder, "puntos.csv");
    await writeFile(path, pointsText());
    await page.goto(`${TOOLS}/Buscador%20de%20secciones%20censales`);
    await page.getByRole("combobox", { name: "Dirección, punto o municipio" }).waitFor(PATIENCE);
    return async () => {
      const way = (name: string) => page.getByRole("main").getByRole("group").getByText(name, { exact: true }).first();
      await way("Lista").click();
      await page.getByLabel("O un CSV o un Excel").setInputFiles(path);
      await page.getByRole("button", { name: "Buscar las secciones" }).click();
      await page.getByRole("heading", { name: "Secciones de la lista" }).waitFor(PATIENCE);
      await way("Dirección o punto").click();
      const place = page.getByRole("combobox", { name: "Dirección, punto o municipio" });
      await place.fill("Madrid");
      await page.locator('[role="option"]', { hasText: "Madrid" }).first().click();
      await page.getByRole("heading", { name: "Secciones de Muestra" }).waitFor(PATIENCE);
      await way("Zona").click();
      await page.getByRole("combobox", { name: "Dibujar sobre un municipio" }).fill("Madrid");
      await page.locator('[role="option"]', { hasText: "Madrid" }).first().click();
      const map = page.getByRole("img", { name: /^Secciones de Madrid/ });
      for (const position of CORNERS) await map.click({ position });
      await page.getByRole("button", { name: "Buscar las secciones" }).click();
      await page.getByRole("heading", { name: "Secciones de la zona" }).waitFor(PATIENCE);
    };
  },
};

const ships: ToolWork = {
  name: "Descarga Rutas de Barcos, 500,000 positions",
  async open(page, folder) {
    const path = join(folder, "posiciones.csv");
    await writeShipRows(path, SHIP_ROWS);
    await page.goto(`${TOOLS}/Descarga%20Rutas%20de%20Barcos`);
    await page.getByText("inventados").first().waitFor(PATIENCE);
    return async () => {
      await page.getByLabel("Trae las posiciones").setInputFiles(path);
      await page.getByRole("button", { name: "Es así: leer el archivo" }).click(PATIENCE);
      await page.getByLabel("Barco", { exact: true }).selectOption("299000000", PATIENCE);
      await page.getByRole("img", { name: "Mapa de la ruta de BARCO 0" }).waitFor(PATIENCE);
      const [download] = await Promise.all([
        page.waitForEvent("download", PATIENCE),
        page.getByRole("button", { name: "Descargar GeoJSON" }).click(),
      ]);
      await download.delete();
    };
  },
};

/** The tools of maps and places, each with what is large for it. */
export const TOOL_WORKS: readonly ToolWork[] = [locator, mapStyles, earthquakes, lightMaps, dots, sections, ships];

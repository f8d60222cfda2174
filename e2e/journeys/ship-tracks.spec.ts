import { readFile, writeFile } from "node:fs/promises";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { expect, test } from "../src/test.ts";

const PAGE = "/docs/Herramientas%20Online/Descarga%20Rutas%20de%20Barcos";
const HOUR_MS = 3_600_000;
const START_MS = Date.UTC(2026, 10, 3);

/** Two invented ships in one file, days before months; the first one is silent for nine hours and leaps once. */
function fileOfShips(): string {
  const row = (mmsi: string, hours: number, lon: number) => {
    const moment = new Date(START_MS + hours * HOUR_MS).toISOString();
    const [year, month, day] = moment.slice(0, 10).split("-");
    return `${day}/${month}/${year} ${moment.slice(11, 19)};${mmsi};36,1;${String(lon).replace(".", ",")};BARCO ${mmsi.slice(-1)}`;
  };
  const hours = [0, 1, 2, 3, 12, 13, 14];
  const rows = hours.map((hour) => row("299000001", hour, -5 + hour * 0.2));
  return ["Fecha;MMSI;Latitud;Longitud;Nombre", ...rows, row("299000001", 2.5, 20), row("299000002", 1, 3)].join("\n");
}

test(
  "a route with a gap is cleaned, taken away and kept in the library",
  { tag: "@long" },
  async ({ page, server }, testInfo) => {
    const path = testInfo.outputPath("estrecho.csv");
    await writeFile(path, fileOfShips());
    await becomeFirstAdministrator(page, server);
    await page.goto(PAGE);
    await expect(page.getByText("el barco y su ruta son inventados")).toBeVisible();
    await page.getByLabel("Trae las posiciones").setInputFiles(path);

    await expect(page.locator(".nv-tool__fault", { hasText: "di si va antes el día o el mes" })).toBeVisible();
    await page
      .getByLabel("En las fechas, ¿qué va antes?")
      .selectOption({ label: "Antes el día: 3/11 es 3 de noviembre" });
    await page.getByRole("button", { name: "Es así: leer el archivo" }).click();
    await expect(page.getByText("El archivo mezcla 2 barcos. Elige uno.")).toBeVisible();
    await page.getByLabel("Barco", { exact: true }).selectOption("299000001");
    await expect(page.getByText("1 hueco de más de 6 horas")).toBeVisible();
    await expect(page.getByText("1 punto imposible, quitado")).toBeVisible();
    await expect(page.getByRole("img", { name: "Mapa de la ruta de BARCO 1" })).toBeVisible();

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Descargar GeoJSON" }).click(),
    ]);
    const { features } = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(features.map(({ properties }: { properties: { tipo: string } }) => properties.tipo)).toEqual([
      "ruta",
      "ruta",
      "sin señal",
    ]);
    await page.getByRole("button", { name: "Llevar a Archivos" }).click();
    await page.getByRole("link", { name: "ábrelo en Archivos" }).click();
    await expect(page.getByRole("heading", { name: "ruta-barco-1" })).toBeVisible();
  },
);

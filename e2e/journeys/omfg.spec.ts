import { readFile } from "node:fs/promises";
import { startFakeDatawrapper } from "@nv/doubles";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { startTestServer } from "../src/server.ts";
import { expect, test } from "../src/test.ts";

const OMFG = "/docs/Herramientas%20DW/omfg";
const MOST_BYTES = 2 * 1024 * 1024;

/** Codes of the invented districts that the example has, without two of them, and with one that is none. */
const ROWS = Array.from({ length: 107 }, (_, index) => `99${String(index + 1).padStart(3, "0")};${index}`).slice(2);

test("a shapefile too heavy for Datawrapper comes under 2 MiB, with its missing keys told, and goes to a map there", {
  tag: "@long",
}, async ({ page }) => {
  const fake = await startFakeDatawrapper();
  const server = await startTestServer(fake.env);
  await page.goto(server.url);
  await becomeFirstAdministrator(page, server);
  await page.goto(server.url + OMFG);
  await page.getByRole("button", { name: "Probar con el ejemplo" }).click();
  // Forty megabytes are made here, brought and opened by a process of their own: work of seconds.
  await expect(page.getByText("El archivo dice: ETRS89, UTM huso 30")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("1 clave repetida en el mapa: 99001.")).toBeVisible();
  await page.getByLabel("Tabla de datos").fill(["codigo;paro", ...ROWS, "99999;4"].join("\n"));
  await expect(page.getByText("Faltan 2 de la tabla: 99001, 99002.")).toBeVisible();
  await expect(page.getByText("Sobra 1 de la tabla que el mapa no tiene: 99999.")).toBeVisible();

  await page.getByRole("button", { name: "Aligerar el mapa" }).click();
  await expect(page.getByRole("alert").getByText("Confirma que el mapa cae donde debe")).toBeVisible();
  await page.getByRole("switch", { name: "Cae donde debe" }).click();
  await page.getByRole("button", { name: "Aligerar el mapa" }).click();
  await expect(page.getByRole("heading", { name: "El mapa aligerado" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("img", { name: "Después: el mapa entero" })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("heading", { name: "El mapa aligerado" })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Descargar" }).click();
  const bytes = await readFile(await (await downloading).path());
  expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
  expect(bytes.length).toBeGreaterThan(MOST_BYTES * 0.98);
  expect(JSON.parse(bytes.toString()).objects.mapa.geometries[1].properties.CODDIS).toBe("99002");

  await page.getByRole("button", { name: "Llevar a Archivos" }).click();
  await expect(page.getByRole("link", { name: "ábrelo en Archivos" })).toBeVisible();
  await page.getByLabel("Título del nuevo").fill("Distritos inventados");
  await page.getByRole("button", { name: "Crear el mapa en Datawrapper" }).click();
  await expect(page.getByText("Creado «Distritos inventados»")).toBeVisible();
  expect(fake.asked.some((asked) => /^PUT .*\.map\.json$/.test(asked))).toBe(true);
  await server.stop();
  await fake.stop();
});

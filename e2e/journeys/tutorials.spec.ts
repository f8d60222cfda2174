import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { ai2htmlZip } from "../src/ai2html-zip.ts";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { expect, lookingTest } from "../src/test.ts";

const IPC = "/docs/Snippets/R/consumer%20price%20index";
const CADASTRE = "/docs/Tutoriales/download%203D%20cadastre%20models";
const LOADER = "/docs/Tutoriales/ai2html-loader";
const GLTF_MAGIC = "glTF";

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

async function downloadBy(page: Page, name: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name, exact: true }).first().click(),
  ]);
  return download;
}

lookingTest.beforeEach(async ({ page, server }) => {
  await becomeFirstAdministrator(page, server);
});

lookingTest("a snippet carries the person's own values, and its file is saved under its name", async ({ page }) => {
  await page.goto(IPC);
  await page.getByLabel("Importe, en euros").fill("1.234,5");
  await page.getByLabel("De cuándo es").fill("2015");
  await expect(page.getByText('deflactar(1234.5, de = "2015", a = "2026-09")')).toBeVisible();
  await page.getByLabel("De cuándo es").fill("1999");
  await expect(page.getByText("La serie empieza en 2002.").first()).toBeVisible();

  const file = await downloadBy(page, "Descargar");
  expect(file.suggestedFilename()).toBe("ipc.R");
  const code = await bytesOf(file);
  expect(code.toString("utf8")).toBe(await readFile("snippets/r/ipc.R", "utf8"));
});

lookingTest(
  "the cadastre's file becomes a model, and a wrong one says what to bring",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto(CADASTRE);
    await expect(page.getByText("Manzana de muestra, inventada")).toBeVisible();
    const model = await downloadBy(page, "Descargar GLB");
    expect(model.suggestedFilename()).toBe("manzana-de-muestra.glb");
    expect((await bytesOf(model)).subarray(0, GLTF_MAGIC.length).toString()).toBe(GLTF_MAGIC);

    const chooser = page.getByLabel("2. Trae el archivo descargado");
    await chooser.setInputFiles({ name: "foto.gml", mimeType: "text/xml", buffer: Buffer.from("hola") });
    await expect(page.getByText("Ese archivo no es GML del Catastro.")).toBeVisible();
    await chooser.setInputFiles("snippets/catastro/muestra.gml");
    await expect(page.getByRole("img", { name: "Axonometría de 6 volúmenes" })).toBeVisible();
    await page.getByLabel("Altura de una planta, en metros").fill("4");
    await expect(page.getByText(/12 plantas, unos\s48 metros/)).toBeVisible();

    await page.getByLabel("Referencia catastral").fill("123");
    await expect(page.getByText("La referencia catastral tiene 14 o 20 caracteres, y esta tiene 3.")).toBeVisible();
  },
);

lookingTest("a folder of ai2html is looked at before it is published, and gives its words", async ({ page }) => {
  await page.goto(LOADER);
  const chooser = page.getByLabel(/Lo que hay en ai2html-output/);
  const bring = (buffer: Buffer) => chooser.setInputFiles({ name: "mapa.zip", mimeType: "application/zip", buffer });
  const publish = page.getByRole("button", { name: "Llevarlo a Archivos y publicarlo" });
  await bring(ai2htmlZip("movil.png"));
  await expect(
    page.getByText("Falta peñamuestra-movil.png: el HTML lo pide y no está entre los archivos."),
  ).toBeVisible();
  await expect(publish).toBeDisabled();
  await bring(Buffer.from("PK, pero no"));
  await expect(page.getByText("No se ha podido abrir el ZIP")).toBeVisible();

  await bring(ai2htmlZip());
  await expect(page.getByText("Están las 3 imágenes.")).toBeVisible();
  await expect(publish).toBeEnabled();
  const words = await downloadBy(page, "Textos para corrección");
  expect(words.suggestedFilename()).toBe("peñamuestra-textos.txt");
  expect((await bytesOf(words)).toString("utf8").split("\n")).toContain("El embalse de Peñamuestra, al 31 %");
});

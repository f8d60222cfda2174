import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { unzipSync } from "fflate";
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

/** What ai2html writes, shortened: an invented map for phones. */
function ai2htmlPage(image: string): string {
  return `<div id="g-mapa-box" class="ai2html"><style>p { font-family: 'Public Sans'; }</style>
<div id="g-mapa-movil" class="g-artboard" data-min-width="0"><img class="g-aiImg" alt="" src="${image}"/><p>Peñamuestra</p></div>
<script>alert("nunca")</script><!-- nota -->
<p title="a>b" onclick="alert(1)"><a href="java&#10;script:alert(1)">x</a><svg/onload=alert(1)></svg></p></div>`;
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

  const file = await downloadBy(page, "Download");
  expect(file.suggestedFilename()).toBe("ipc.R");
  const code = await bytesOf(file);
  expect(code.toString("utf8")).toBe(await readFile("snippets/r/ipc.R", "utf8"));
});

lookingTest("the cadastre's file becomes a model, and a wrong one says what to bring", async ({ page }) => {
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
});

lookingTest(
  "a folder of ai2html leaves lighter, without scripts and with its words for who does not see it",
  async ({ page }) => {
    await page.goto(LOADER);
    const png = await page.screenshot();
    const html = { name: "Mapa.html", mimeType: "text/html", buffer: Buffer.from(ai2htmlPage("Mapa móvil.png")) };
    const chooser = page.getByLabel(/Lo que hay en ai2html-output/);
    await chooser.setInputFiles([html]);
    await expect(page.getByText("Falta Mapa móvil.png: el HTML lo pide y no está entre los archivos.")).toBeVisible();

    await chooser.setInputFiles([html, { name: "Mapa móvil.png", mimeType: "image/png", buffer: png }]);
    const pack = page.getByRole("button", { name: "Descargar listo para publicar" });
    await expect(pack).toBeDisabled();
    await page.getByLabel("Texto alternativo").fill("Mapa de muestra con un solo pueblo");
    await expect(pack).toBeEnabled();

    const archive = await downloadBy(page, "Descargar listo para publicar");
    expect(archive.suggestedFilename()).toBe("mapa.zip");
    const files = unzipSync(await bytesOf(archive));
    expect(Object.keys(files).sort()).toEqual(["index.html", "mapa-movil.webp"]);
    expect(files["mapa-movil.webp"]?.length).toBeLessThan(png.length);
    const published = Buffer.from(files["index.html"] ?? []).toString("utf8");
    expect(published).toContain('src="mapa-movil.webp" alt="Mapa de muestra con un solo pueblo"');
    expect(published).not.toMatch(/<script|onclick|onload|java\s*script:|<!--/i);
  },
);

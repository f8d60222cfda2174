import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { openFile, replaceFile } from "../src/library.ts";
import { expect, test } from "../src/test.ts";

const DROP = "/docs/Herramientas%20Online/Drop";

/** A page of another origin, with nothing of ours in it. */
async function startOtherSite() {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end("<!doctype html><html lang='es'><title>Otra</title><body></body></html>");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://diario.localhost:${port}/`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Fetches as a script of that page does. @returns Status and text. */
const fetchFrom = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    // Each time as somebody who was not here a moment ago.
    const answer = await fetch(address, { cache: "no-store" });
    return `${answer.status} ${await answer.text()}`;
  }, url);

const addressNamed = async (page: Page, name: string) =>
  (await page
    .locator(".nv-drops__address", { has: page.getByRole("heading", { name: new RegExp(`^${name}`) }) })
    .getByRole("link")
    .getAttribute("href")) ?? "";

test("a table has an address that other sites read, follows its file, goes back, and is taken away", async ({
  browser,
  page,
  server,
}, testInfo) => {
  const path = testInfo.outputPath("Paro_provisional.csv");
  await writeFile(path, "codigo;valor\n28079;11,2\n08019;9,8\n");
  await becomeFirstAdministrator(page, server);
  await page.goto(DROP);
  await expect(page.getByText("Aún no hay ninguno: suelta el primero.")).toBeVisible();
  await page.getByLabel("Archivo", { exact: true }).setInputFiles(path);
  await expect(page.getByLabel("Nombre")).toHaveValue("Paro provisional");
  await page.getByLabel("Nombre").fill("Paro por municipios");
  await expect(page.getByText("Quedará en /d/paro-por-municipios/.")).toBeVisible();
  await page.getByLabel("Cuánto tiempo").selectOption("Una semana");
  await page.getByRole("button", { name: "Publicar el archivo" }).click();
  await expect(page.getByRole("heading", { name: "Paro por municipios" })).toBeVisible();
  await expect(page.getByRole("img", { name: "QR de la dirección" })).toBeVisible();
  const latest = await addressNamed(page, "La última");
  const first = await addressNamed(page, "Este contenido");
  expect(latest).toBe(`${server.url}/d/paro-por-municipios/`);
  expect(first).toMatch(/\/d\/paro-por-municipios\/1-[a-z0-9]{10}\/paro-provisional\.csv$/);
  const here = page.url();

  const other = await startOtherSite();
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(other.url);
  expect(await fetchFrom(reader, latest)).toBe("200 codigo;valor\n28079;11,2\n08019;9,8\n");

  await writeFile(path, "codigo;valor\n28079;12,0\n");
  await openFile(page, "paro", "Paro_provisional");
  await replaceFile(page, path);
  expect(await fetchFrom(reader, latest)).toContain("11,2");
  await page.goto(here);
  await expect(page.getByText("En Archivos ha cambiado")).toBeVisible();
  await page.getByRole("button", { name: "Publicar lo que tiene ahora en Archivos" }).click();
  await expect(page.getByText("Hecho. Quien lo lea lo recibe así antes de un minuto.")).toBeVisible();
  expect(await fetchFrom(reader, latest)).toBe("200 codigo;valor\n28079;12,0\n");
  expect(await fetchFrom(reader, first)).toContain("11,2");
  expect(await addressNamed(page, "Este contenido")).not.toBe(first);
  await expect(page.getByRole("link", { name: /^Lo que daba/ }).last()).toHaveAttribute("href", first);

  await page.getByRole("button", { name: /^Volver a este/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Volver a este" }).click();
  await expect(page.getByText("Quien lo lea recibe otra vez aquello antes de un minuto.")).toBeVisible();
  expect(await fetchFrom(reader, latest)).toContain("11,2");

  await page.getByRole("button", { name: "Retirar" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Retirar" }).click();
  await expect(page.getByText("Retirado.", { exact: true })).toBeVisible();
  await expect(page.getByText("Su dirección contesta que ya no está (410)")).toBeVisible();
  for (const url of [latest, first]) expect((await page.request.get(url)).status()).toBe(410);
  await page.getByRole("button", { name: "Volver a publicarlo" }).click();
  await expect(page.getByText("Hecho. Quien lo lea lo recibe así antes de un minuto.")).toBeVisible();
  expect(await fetchFrom(reader, latest)).toContain("12,0");
  other.stop();
});

test("a table with mailboxes waits for a yes", { tag: "@long" }, async ({ page, server }) => {
  await becomeFirstAdministrator(page, server);
  await page.goto(DROP);
  const buffer = Buffer.from("correo;voto\nana@example.org;1\nluis@example.org;2\n");
  await page.getByLabel("Archivo", { exact: true }).setInputFiles({ name: "socios.csv", mimeType: "text/csv", buffer });
  await expect(page.getByLabel("Nombre")).toHaveValue("socios");
  await page.getByRole("button", { name: "Publicar el archivo" }).click();
  await expect(page.getByText("Parece tener 2 correos.")).toBeVisible();
  await page.keyboard.press("Escape");
  expect((await page.request.get(`${server.url}/d/socios/`)).status()).toBe(404);
  await page.getByRole("button", { name: "Publicar el archivo" }).click();
  await page.getByRole("button", { name: "Hacerlo público de todos modos" }).click();
  await expect(page.getByRole("heading", { name: "socios" })).toBeVisible();
  expect((await page.request.get(`${server.url}/d/socios/`)).status()).toBe(200);
});

import { writeFile } from "node:fs/promises";
import { type OldSites, startOldSites } from "@nv/doubles";
import { findInFrames } from "@nv/test-kit/axe-in-frames";
import type { Page } from "@playwright/test";
import { zipSync } from "fflate";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { bringFiles, openLibrary, takenId } from "../src/library.ts";
import { startTestServer, type TestServer } from "../src/server.ts";
import { expect, test } from "../src/test.ts";

const PAGE = "/docs/Formatos/Plantillas/EnlacesLegacy";

/** A job waits for its turn, and asks a host four times a second. Milliseconds. */
const WORK_MS = 60_000;
const LONG_JOURNEY_MS = 120_000;

/** Script of somebody else, which tries several things; its page says what came of each. */
const SCRIPT = `
const told = {};
const say = () => { document.querySelector("output").textContent = JSON.stringify(told); };
const attempt = async (name, work) => { try { told[name] = String(await work()); } catch (error) { told[name] = error.name; } say(); };
const image = (src) => new Promise((done) => { const one = new Image(); one.onload = () => done("loaded"); one.onerror = () => done("refused"); one.src = src; });
attempt("origin", () => window.origin);
attempt("cookie", () => document.cookie);
attempt("storage", () => localStorage.length);
attempt("own", async () => (await (await fetch("datos.json")).json()).valor);
attempt("session", async () => (await fetch("/api/session")).status);
attempt("credentials", async () => (await fetch("/api/session", { credentials: "include" })).status);
attempt("page", async () => (await fetch("/l/redirects.json")).status);
attempt("picture", () => image("/favicon.ico"));
attempt("other", async () => (await fetch("https://example.org/")).status);
// Browsers say no to these in ways of their own.
const orRefused = async (work) => { try { return await work(); } catch { return "refused"; } };
attempt("worker", () => orRefused(() => new Promise((done) => { const one = new Worker("js/worker.js"); one.onmessage = () => done("ran"); one.onerror = () => done("refused"); })));
attempt("opener", () => orRefused(() => window.open("/") === null ? "refused" : "opened"));
`;

const ARCHIVE = {
  "mapa/index.html":
    '<!doctype html><html lang="es"><title>Mapa</title><h1>El mapa de 2014</h1><output></output><script src="js/mapa.js"></script><script src="https://d3js.org/d3.v3.min.js"></script></html>',
  "mapa/js/mapa.js": SCRIPT,
  "mapa/js/worker.js": "postMessage(1)",
  "mapa/datos.json": '{"valor":"42"}',
};

const zipped = (files: Readonly<Record<string, string>>) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]))));

async function expectNoFindings(page: Page): Promise<void> {
  expect(await findInFrames(page)).toEqual([]);
}

test.describe("old links", () => {
  let sites: OldSites;
  let server: TestServer;

  test.beforeEach(async () => {
    sites = await startOldSites();
    const local = { DATAWRAPPER_MODE: "local", DATAWRAPPER_TOKEN: "x", DATAWRAPPER_CDN_BASE: sites.url };
    server = await startTestServer(local);
  });
  test.afterEach(async ({ browser }) => {
    // Open pages hear the server for as long as it runs.
    for (const context of browser.contexts()) await context.close();
    await server.stop();
    await sites.stop();
  });

  test("a list is brought, checked and published, and a rescued archive runs where it reaches nothing of ours", async ({
    browser,
    browserName,
  }, testInfo) => {
    test.setTimeout(LONG_JOURNEY_MS);
    const page = await (await browser.newContext({ baseURL: server.url })).newPage();
    await becomeFirstAdministrator(page, server);
    const zip = testInfo.outputPath("mapa.zip");
    await writeFile(zip, zipped(ARCHIVE));
    await openLibrary(page);
    await bringFiles(page, zip);
    await takenId(page, "mapa.zip");

    await page.goto(PAGE);
    await page.getByRole("button", { name: "Importar una lista" }).click();
    // Without names for its columns, and with a row that leads to itself.
    await page
      .getByLabel("Filas")
      .fill(
        [
          `${sites.url}/mueve/;${sites.url}/vivo/;Las pruebas;03/05/2014`,
          `${sites.url}/perdido/;;El mapa de 2014;2014`,
          `${sites.url}/mal/;${sites.url}/mal/;Vuelta;`,
        ].join("\n"),
      );
    await page.getByRole("button", { name: "Revisar las filas" }).click();
    await expect(page.getByText("La primera fila no llevaba nombres de columna.")).toBeVisible();
    await expect(page.getByText("Es la misma dirección que la antigua")).toBeVisible({ timeout: WORK_MS });
    await page.getByRole("button", { name: "Añadir 2 enlaces" }).click();
    await expect(page.getByText("Añadidos: 2 · ya estaban: 0 · por corregir: 1.")).toBeVisible({ timeout: WORK_MS });
    await page.getByRole("button", { name: "Ver la lista" }).click();

    await page.getByRole("button", { name: "Comprobar todos" }).click();
    await expect(page.getByText("Comprobados dos enlaces.")).toBeVisible({ timeout: WORK_MS });
    await expect(page.getByRole("row", { name: /Las pruebas/ })).toContainText("Redirige");
    await expect(page.getByRole("row", { name: /El mapa de 2014/ })).toContainText("No está");

    await page.getByRole("button", { name: "El mapa de 2014" }).click();
    await page.getByLabel("Qué hay ahora").selectOption("Captura rescatada");
    await page.getByRole("button", { name: /^Elegir de Archivos/ }).click();
    await page.locator(".nv-file").getByRole("button", { name: /^mapa/ }).click();
    await page.getByLabel("Motivo").fill("El servidor donde vivía se apaga.");
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    await expect(page.getByText("Guardado.")).toBeVisible();
    await page.getByRole("link", { name: "← Todos los enlaces antiguos" }).click();
    await page.getByRole("button", { name: "Publicar las 2 que esperan" }).click();
    await expect(page.getByText("Publicadas dos páginas.")).toBeVisible({ timeout: WORK_MS });
    await page.getByRole("button", { name: "El mapa de 2014" }).click();
    await expect(page.getByText("Lo que la captura pide y no tendrá: 1")).toBeVisible();

    // Whoever reads has our cookies in their browser too: the worst case.
    const reader = await page.context().newPage();
    await reader.goto(`${server.url}/l/el-mapa-de-2014/`);
    await expect(reader.getByRole("heading", { level: 1, name: "El mapa de 2014" })).toBeVisible();
    await expect(reader.getByText("El servidor donde vivía se apaga.")).toBeVisible();
    await expectNoFindings(reader);
    // Firefox cannot be told otherwise yet.
    if (browserName === "chromium") {
      await reader.emulateMedia({ colorScheme: "dark" });
      await expectNoFindings(reader);
    }
    await reader.getByRole("link", { name: "ver la captura" }).click();
    await expect(reader.getByRole("heading", { name: "El mapa de 2014" })).toBeVisible();
    await expect
      .poll(async () => Object.keys(JSON.parse((await reader.locator("output").textContent()) || "{}")).length)
      .toBe(11);
    expect(JSON.parse((await reader.locator("output").textContent()) ?? "")).toEqual({
      origin: "null",
      cookie: "SecurityError",
      storage: "SecurityError",
      own: "42",
      session: "TypeError",
      credentials: "TypeError",
      page: "TypeError",
      picture: "refused",
      other: "TypeError",
      worker: "refused",
      opener: "refused",
    });

    // A page of ours takes none of its scripts in.
    const script = new URL("js/mapa.js", reader.url()).href;
    const taken = await page.evaluate(
      (src) =>
        new Promise<string>((done) => {
          const element = document.createElement("script");
          element.onload = () => done("loaded");
          element.onerror = () => done("refused");
          element.src = src;
          document.head.append(element);
        }),
      script,
    );
    expect(taken).toBe("refused");

    const redirects = await page.request.get(`${server.url}/l/redirects.json`);
    expect(await redirects.json()).toEqual({
      schema: 1,
      items: [
        { from: `${sites.url}/mueve/`, to: `${sites.url}/vivo/` },
        { from: `${sites.url}/perdido/`, to: `${server.url}/l/el-mapa-de-2014/` },
      ],
    });
    expect(await (await page.request.get(`${server.url}/l/redirects.map`)).text()).toContain(
      `"127.0.0.1/mueve/" "${sites.url}/vivo/";`,
    );

    await page.getByRole("button", { name: "Retirar" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Retirar" }).click();
    await expect(page.getByText("Retirado.")).toBeVisible();
    for (const url of [`${server.url}/l/el-mapa-de-2014/`, script])
      expect((await page.request.get(url)).status()).toBe(410);
  });
});

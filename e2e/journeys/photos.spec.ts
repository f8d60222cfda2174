import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FakeDatawrapper, type FakePhotoCenter, startFakeDatawrapper, startFakePhotoCenter } from "@nv/doubles";
import { DIALECTS } from "@nv/test-kit";
import type { Browser, Locator, Page } from "@playwright/test";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { type JourneyServers, LARGEST, onOneProcess, onTwoProcesses } from "../src/journey-servers.ts";
import { enterOn } from "../src/keys.ts";
import { registerGraphic } from "../src/registry.ts";
import { expect, test } from "../src/test.ts";

/** Six pictures come, are looked at, made ready and sent, some of them twice. Milliseconds. */
const LONG_JOURNEY_MS = 300_000;
/** Looking at a file, and sending it, is work that waits for its turn. Milliseconds. */
const WORK_MS = 60_000;
/** Longest wait for the picture of a chart that Datawrapper draws, which is asked for every half a minute. Milliseconds. */
const PICTURED_MS = 60_000;

const PICTURES = ["apertura", "plano", "barrio", "calle", "detalle"] as const;
const COLOURS = ["#a33", "#3a3", "#33a", "#aa3", "#3aa"] as const;

/** Photographs that nobody took: the browser draws them. */
async function drawPhotos(browser: Browser, folder: string): Promise<readonly string[]> {
  const page = await browser.newPage({ viewport: { width: 640, height: 420 } });
  const paths: string[] = [];
  for (const [at, name] of PICTURES.entries()) {
    await page.setContent(`<body style="margin:0;height:100vh;background:linear-gradient(${COLOURS[at]},#fff)">`);
    const path = join(folder, `${name}.jpg`);
    await writeFile(path, await page.screenshot({ type: "jpeg", quality: 90 }));
    paths.push(path);
  }
  await page.close();
  return paths;
}

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name }) });
const altOf = (page: Page, name: string) => page.getByLabel(`Texto alternativo de ${name}`);

for (const dialect of DIALECTS)
  test.describe(`pictures for Photo Center, on ${dialect.name}`, () => {
    let ground: JourneyServers;
    let center: FakePhotoCenter;
    let datawrapper: FakeDatawrapper;
    let folder: string;

    test.beforeEach(async () => {
      [center, datawrapper] = await Promise.all([startFakePhotoCenter(), startFakeDatawrapper()]);
      folder = await mkdtemp(join(tmpdir(), "nv-photos-"));
      const env = { ...center.env, ...datawrapper.env, WITH_BROWSER: "on" };
      ground =
        dialect.name === "postgres" ? await onTwoProcesses(await dialect.create(), env) : await onOneProcess(env);
    });
    test.afterEach(async ({ browser }) => {
      // Open pages hear the server for as long as it runs.
      for (const context of browser.contexts()) await context.close();
      await ground.drop();
      await Promise.all([center.stop(), datawrapper.stop(), rm(folder, { recursive: true, force: true })]);
    });

    if (LARGEST.includes(dialect))
      test("six go out, two are refused, mended and sent again alone, and the graphic knows its id", async ({
        browser,
      }) => {
        test.setTimeout(LONG_JOURNEY_MS);
        const server = ground.editors;
        const page = await (await browser.newContext({ baseURL: server.url })).newPage();
        await becomeFirstAdministrator(page, server);
        const graphic = await registerGraphic(page, server, "Embalses de ejemplo", {
          type: "external",
          source: "ej002",
        });
        const published = await page.request.post(`${server.url}/api/graphics/${graphic}/publish`, {
          data: { version: 1 },
          headers: { origin: server.url },
        });
        expect(published.status()).toBe(200);
        const stateOfPicture = async () =>
          (await (await page.request.get(`${server.url}/api/graphics/${graphic}`)).json()).picture.state;
        await expect.poll(stateOfPicture, { timeout: PICTURED_MS }).toBe("made");

        await page.goto("/upload_photocenter");
        await page.getByLabel("Imágenes").setInputFiles([...(await drawPhotos(browser, folder))]);
        for (const name of PICTURES) await expect(altOf(page, name)).toBeVisible({ timeout: WORK_MS });
        await page.getByText("La imagen de un gráfico", { exact: true }).click();
        await page.getByRole("button", { name: "Añadir Embalses de ejemplo" }).click();
        await expect(page.getByRole("heading", { level: 3 })).toHaveCount(PICTURES.length + 1);

        const shared = page.getByRole("group", { name: "Para todas" });
        await shared.getByLabel("Firma").fill("Ana Muestra");
        await shared.getByLabel("Agencia").fill("Diario de Ejemplo");
        for (const name of PICTURES.slice(1)) await altOf(page, name).fill(`Un degradado: ${name}`);
        await expect(rowOf(page, "apertura").getByText("Le falta algo")).toBeVisible();

        // One is refused by Photo Center, which asks another to wait; one lacks its text, and stays.
        center.failNext(415);
        const send = page.getByRole("button", { name: "Enviar 5 imágenes" });
        await expect(send).toBeEnabled();
        await send.focus();
        await page.keyboard.press("Enter");
        await expect(page.getByText("4 enviadas de 6 · 1 no ha salido · 1 espera por ti")).toBeVisible({
          timeout: WORK_MS,
        });
        expect(center.photos()).toHaveLength(4);
        const alert = page.getByRole("alert").filter({ hasText: "Photo Center no admite este archivo" });
        await expect(alert).toBeVisible();

        await altOf(page, "apertura").fill("La apertura, en un degradado");
        center.failNext(429, 2);
        const again = page.getByRole("button", { name: "Enviar 2 imágenes" });
        await expect(again).toBeEnabled();
        await enterOn(page, again);
        await expect(page.getByText("6 enviadas de 6", { exact: true })).toBeVisible({ timeout: WORK_MS });
        expect(new Set(center.photos().map(({ hash }) => hash)).size).toBe(6);
        expect(center.photos().every(({ ans }) => JSON.stringify(ans.credits).includes("Ana Muestra"))).toBe(true);

        const [download] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("link", { name: "Identificadores (CSV)" }).click(),
        ]);
        const csv = await readFile(await download.path(), "utf8");
        for (const { _id } of center.photos()) expect(csv).toContain(_id);

        await page.goto(`/embed_data?grafico=${graphic}`);
        const part = page.getByRole("region", { name: "Photo Center" });
        const id = (await part.locator("code").textContent()) ?? "";
        expect(center.photos().map(({ _id }) => _id)).toContain(id);
      });

    // The first goes over the ground that has most, and `features/photos/photos.test.ts` asks both databases; the second is about the service.
    if (dialect.name === "postgres") return;
    test("one that stops half-way has the rest when it is back, and nothing twice; one alone goes from its own page", {
      tag: "@long",
    }, async ({ browser }) => {
      test.setTimeout(LONG_JOURNEY_MS);
      const server = ground.editors;
      const page = await (await browser.newContext({ baseURL: server.url })).newPage();
      await becomeFirstAdministrator(page, server);
      const [first = "", ...rest] = await drawPhotos(browser, folder);
      await page.goto("/upload_photocenter");
      await page.getByLabel("Imágenes").setInputFiles(rest);
      await expect(page.getByRole("heading", { level: 3 })).toHaveCount(rest.length, { timeout: WORK_MS });
      await page.getByRole("group", { name: "Para todas" }).getByLabel("Firma").fill("Ana Muestra");
      for (const name of PICTURES.slice(1)) await altOf(page, name).fill(`Un degradado: ${name}`);
      // It takes the first pictures, and does not say so any more.
      center.failNext("cut-after", 2);
      await page.getByRole("button", { name: "Enviar 4 imágenes" }).click();
      await expect(page.getByText("4 enviadas de 4", { exact: true })).toBeVisible({ timeout: WORK_MS });
      expect(center.photos()).toHaveLength(4);

      await page.goto("/docs/Herramientas%20Online/PhotocenterUpload");
      await page.locator('main input[type="file"]').first().setInputFiles(first);
      await page.getByLabel("Texto alternativo", { exact: true }).fill("La apertura", { timeout: WORK_MS });
      // The credit of the last time is there.
      await expect(page.getByLabel("Firma", { exact: true })).toHaveValue("Ana Muestra");
      await page.getByRole("button", { name: "Enviar a Photo Center" }).click();
      await expect(page.getByText("En Photo Center", { exact: true })).toBeVisible({ timeout: WORK_MS });
      expect(center.photos()).toHaveLength(5);
    });
  });

import { readFile } from "node:fs/promises";
import { findInFrames } from "@nv/test-kit/axe-in-frames";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { type JourneyServers, LARGEST, onOneProcess, onTwoProcesses } from "../src/journey-servers.ts";
import { pictureDistance } from "../src/pictures.ts";
import { openGraphic, registerGraphic, writeTexts } from "../src/registry.ts";
import { expect, test } from "../src/test.ts";

const TOOL = "/docs/Herramientas%20Online/Cards%20RRSS";

/** A picture is taken after its publication, within a sweep. Milliseconds. */
const PICTURED_MS = 60_000;
/** Two graphics and a card go out, each with pictures. Milliseconds. */
const LONG_JOURNEY_MS = 240_000;

/** Invented: a table of two months. */
const FIGURE = {
  type: "figure",
  data: {
    x: { name: "Mes", kind: "date" },
    columns: [{ name: "Agua" }],
    rows: [
      { x: "2026-10-01", values: [32] },
      { x: "2026-11-01", values: [31.4] },
    ],
  },
  format: { unit: "%", decimals: 1 },
};

const SIZES = {
  "4x5": [1080, 1350],
  "3x4": [1080, 1440],
  "1x1": [1080, 1080],
  "9x16": [1080, 1920],
  "16x9": [1200, 675],
  og: [1200, 630],
} as const;

/** Width and height of a PNG, which stand in its first bytes. @see https://www.w3.org/TR/png-3/#11IHDR */
const pngSize = (body: Buffer) => [body.readUInt32BE(16), body.readUInt32BE(20)];

test("the number of a published figure goes out in six sizes, once what does not fit is mended", async ({
  page,
  server,
}, testInfo) => {
  await becomeFirstAdministrator(page, server);
  const id = await registerGraphic(page, server, "Agua embalsada", FIGURE);
  const published = await page.request.post(`${server.url}/api/graphics/${id}/publish`, {
    data: { version: 1 },
    headers: { origin: server.url },
  });
  expect(published.status()).toBe(200);

  await page.goto(TOOL);
  const view = page.getByRole("region", { name: "La tarjeta en cada proporción" });
  await expect(view.getByRole("img")).toHaveCount(Object.keys(SIZES).length);
  await page.getByLabel("De dónde sale el número").fill("graphic:agua-embalsada");
  await expect(page.getByRole("group", { name: "El número" }).getByText(/^31,4\s%$/)).toBeVisible();
  await expect(page.getByLabel("Fuente", { exact: true })).toHaveValue(/^Instituto de Ejemplo, nov.2026$/);
  await expect(page.getByLabel("Fuente", { exact: true })).not.toBeEditable();

  const heading = page.getByLabel("Titular", { exact: true });
  await heading.fill("Los embalses inventados tienen la mitad del agua que tenían hace un año, ".repeat(3));
  await page.getByLabel("Texto", { exact: true }).fill("Una frase más que tampoco cabe en lo que queda. ".repeat(7));
  await expect(view.getByText(/sobran \d+ caracteres/).first()).toBeVisible();
  await heading.press("Control+z");
  await heading.fill("Los embalses inventados, con el último dato");
  await page.getByLabel("Texto", { exact: true }).fill("Cifra del último mes que hay.");
  await expect(view.getByText(/sobran \d+ caracteres/)).toHaveCount(0);
  expect(await findInFrames(page, { within: ".nv-card-editor" })).toEqual([]);

  await writeTexts(page, {
    title: "El agua del día",
    altText: "Tarjeta: 31,4 %, el agua de los embalses inventados.",
    sourceLine: "Instituto de Ejemplo",
  });
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Publicado: ")).toBeVisible();
  for (const [ratio, size] of Object.entries(SIZES)) {
    const picture = await page.request.get(`${server.url}/g/el-agua-del-dia/card-${ratio}.png`);
    expect(picture.headers()["content-type"]).toBe("image/png");
    expect(pngSize(await picture.body())).toEqual(size);
  }

  await openGraphic(page, "agua del dia", "El agua del día");
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Descargar ZIP" }).click();
  const path = testInfo.outputPath("tarjetas.zip");
  await (await coming).saveAs(path);
  const zip = (await readFile(path)).toString("latin1");
  for (const name of [...Object.keys(SIZES).map((ratio) => `card-${ratio}.png`), "textos.txt"])
    expect(zip).toContain(name);
});

// On SQLite and a folder a card is the first journey here, and `features/graphics/cards/cards.test.ts` asks both databases.
for (const dialect of LARGEST)
  test.describe(`a card of a published figure, on ${dialect.name}`, () => {
    let ground: JourneyServers;
    test.beforeEach(async () => {
      // The card shows the picture that is made of the figure.
      const env = { WITH_BROWSER: "on" };
      ground =
        dialect.name === "postgres" ? await onTwoProcesses(await dialect.create(), env) : await onOneProcess(env);
    });
    test.afterEach(async ({ browser }) => {
      // Open pages hear the server for as long as it runs.
      for (const context of browser.contexts()) await context.close();
      await ground.drop();
    });

    test("shows its picture in six sizes, and is what networks show of another graphic", { tag: "@long" }, async ({
      browser,
    }) => {
      test.setTimeout(LONG_JOURNEY_MS);
      const { editors, readers } = ground;
      const page = await (await browser.newContext({ baseURL: editors.url })).newPage();
      await becomeFirstAdministrator(page, editors);
      const headers = { origin: editors.url };
      const pictureOf = async (id: string) =>
        (await (await page.request.get(`${editors.url}/api/graphics/${id}`)).json()).picture;
      const figure = await registerGraphic(page, editors, "Agua embalsada", FIGURE);
      const other = await registerGraphic(page, editors, "Otra figura", FIGURE);
      const out = await page.request.post(`${editors.url}/api/graphics/${figure}/publish`, {
        data: { version: 1 },
        headers,
      });
      expect(out.status()).toBe(200);
      await expect.poll(async () => (await pictureOf(figure)).state, { timeout: PICTURED_MS }).toBe("made");

      await page.goto(TOOL);
      await page.getByLabel("Plantilla", { exact: true }).selectOption({ label: "Gráfico" });
      await page.getByLabel("Gráfico publicado").fill("graphic:no-existe");
      await expect(page.getByText(/no está publicado/).first()).toBeVisible();
      await page.getByLabel("Gráfico publicado").fill("graphic:agua-embalsada");
      await expect(page.getByLabel("Fuente", { exact: true })).toHaveValue("Instituto de Ejemplo");
      await page.getByLabel("Titular", { exact: true }).fill("Los embalses inventados");
      await page.getByLabel("Texto", { exact: true }).fill("");
      await writeTexts(page, {
        title: "El gráfico del día",
        altText: "Líneas: el agua inventada baja.",
        sourceLine: "Instituto de Ejemplo",
      });
      await page.getByRole("button", { name: "Publicar", exact: true }).click();
      await expect(page.getByText("Publicado: ")).toBeVisible();
      const card = `${readers.url}/g/el-grafico-del-dia/`;
      for (const [ratio, size] of Object.entries(SIZES)) {
        const picture = await page.request.get(`${card}card-${ratio}.png`);
        expect(pngSize(await picture.body())).toEqual(size);
      }

      await page.goto(`/embed_data?grafico=${other}&editar=`);
      await page.getByLabel("Imagen al compartir").selectOption({ label: "Una tarjeta publicada" });
      await page.getByLabel("Dirección de la tarjeta").fill("agua-embalsada");
      await page.getByRole("button", { name: "Publicar" }).click();
      await expect(page.getByText(/no es una tarjeta: es «Agua embalsada»/).first()).toBeVisible();
      await page.getByLabel("Dirección de la tarjeta").fill("el-grafico-del-dia");
      await page.getByRole("button", { name: "Publicar" }).click();
      await expect.poll(async () => (await pictureOf(other)).state, { timeout: PICTURED_MS }).toBe("made");
      const html = await (await fetch(`${readers.url}/g/otra-figura/`)).text();
      const [, shared = ""] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? [];
      expect(shared).toContain(`${readers.url}/g/otra-figura/share.jpg?v=`);
      const given = await fetch(shared);
      expect(given.headers.get("content-type")).toBe("image/jpeg");
      expect(await pictureDistance(page, [shared, `${card}card-og.png`])).toBeLessThan(3);
      // What it would be of itself is something else.
      expect(await pictureDistance(page, [shared, `${readers.url}/g/agua-embalsada/share.jpg`])).toBeGreaterThan(5);
    });
  });

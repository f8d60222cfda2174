import { appendFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { ai2htmlZip } from "../src/ai2html-zip.ts";
import { type Newspaper, startNewspaper } from "../src/article.ts";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { type JourneyServers, LARGEST, onOneProcess, onTwoProcesses } from "../src/journey-servers.ts";
import { bringFiles, makeGraphic, openFile, openLibrary, replaceFile, takenId, uploadOf } from "../src/library.ts";
import { pixelAt } from "../src/pixel.ts";
import { openGraphic, writeTexts } from "../src/registry.ts";
import { writeShortClip } from "../src/short-clip.ts";
import { expect, test } from "../src/test.ts";

/** An editor brings and publishes three files, a video is made, and a reader waits for a pointer twice. Milliseconds. */
const LONG_JOURNEY_MS = 420_000;
/** Longest wait for what is made of a file, on a busy machine. Milliseconds. */
const MADE_MS = 120_000;
/** Readers' browsers keep a pointer for a minute; the rest is for a busy machine. Milliseconds. */
const POINTER_MS = 90_000;

/** Longest wait of a reader. Milliseconds. */
const READER_MS = 30_000;

const WIDTHS_PX = [360, 768, 1280];

/** A part of a file that players skip: it makes of a short clip one that goes up in several parts. */
const PADDING_BYTES = 24_000_000;

/** Makes the clip at a path one that goes up in several parts. */
async function makeHeavy(path: string): Promise<void> {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(PADDING_BYTES + head.length);
  head.write("free", 4);
  // Noise, so that nothing on the way makes it short.
  const noise = Buffer.from(Array.from({ length: 4096 }, (_, place) => (place * 7919) % 251));
  await appendFile(path, Buffer.concat([head, Buffer.alloc(PADDING_BYTES, noise)]));
}

/** A photograph that nobody took: the browser draws it. */
async function drawPhoto(context: BrowserContext, colour: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.setContent(`<body style="margin:0;height:100vh;background:linear-gradient(${colour},#fff)">`);
  const photo = await page.screenshot({ type: "jpeg", quality: 90 });
  await page.close();
  return photo;
}

/** Registers and publishes what is made of the file on screen. */
async function publishMade(page: Page, title: string): Promise<void> {
  await makeGraphic(page);
  await writeTexts(page, { title, altText: "Un dibujo de la prueba.", sourceLine: "Instituto de Ejemplo" });
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible({ timeout: MADE_MS });
}

/** The code that the detail on screen gives first. */
async function codeOf(page: Page): Promise<string> {
  return (await page.locator(".nv-embeds__code").first().textContent()) ?? "";
}

/** An article as somebody sees it who never opened it before. */
async function newReader(browser: Browser, address: string, widthPx: number): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: widthPx, height: 900 } })).newPage();
  page.setDefaultTimeout(READER_MS);
  await page.goto(address);
  return page;
}

/** Measures how much of the page has moved by itself so far. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ("value" in entry) sum += Number(entry.value);
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );
}

const frameOf = (article: Page, slug: string) => article.frameLocator(`iframe[data-nv="${slug}"]`);

/** Whether a colour, `#rrggbb`, is a sky's. */
const isBlue = (colour: string) => Number(`0x${colour.slice(5, 7)}`) > Number(`0x${colour.slice(1, 3)}`) + 30;

/** The colour in the middle of the top of the photograph that a reader sees. */
async function colourOf(article: Page): Promise<string> {
  const picture = frameOf(article, "foto-de-prueba").locator("img");
  return picture.evaluate(async (image: HTMLImageElement) => {
    image.loading = "eager";
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = 1;
    canvas.height = 1;
    const drawing = canvas.getContext("2d");
    drawing?.drawImage(image, image.naturalWidth / 2, 2, 1, 1, 0, 0, 1, 1);
    const [red = 0, , blue = 0] = drawing?.getImageData(0, 0, 1, 1).data ?? [];
    return red > blue ? "red" : "blue";
  });
}

// On SQLite and a folder files are brought and published by `legacy-links.spec.ts` and `stories.spec.ts`; `platform/files/group-files.test.ts` and
// `platform/files/store-failures.test.ts` ask both databases.
for (const dialect of LARGEST) {
  test.describe(`files on ${dialect.name}`, () => {
    let ground: JourneyServers;
    let newspaper: Newspaper;
    let folder: string;

    test.beforeEach(async () => {
      ground = dialect.name === "postgres" ? await onTwoProcesses(await dialect.create()) : await onOneProcess();
      newspaper = await startNewspaper(ground.readers.url);
      folder = await mkdtemp(join(tmpdir(), "nv-files-"));
    });
    test.afterEach(async ({ browser }) => {
      // Open pages hear the server for as long as it runs.
      for (const context of browser.contexts()) await context.close();
      await newspaper.stop();
      await ground.drop();
      await rm(folder, { recursive: true, force: true });
    });

    test("a drawing, a photograph and a video are brought, published, shown in an article, replaced and rolled back", async ({
      browser,
    }) => {
      test.setTimeout(LONG_JOURNEY_MS);
      const context = await browser.newContext({ baseURL: ground.editors.url });
      const paths = { zip: join(folder, "mapa.zip"), photo: join(folder, "foto.jpg"), clip: join(folder, "olas.mp4") };
      const other = join(folder, "otra.jpg");
      await writeFile(paths.zip, ai2htmlZip());
      await writeFile(paths.photo, await drawPhoto(context, "#d00"));
      await writeFile(other, await drawPhoto(context, "#00d"));
      await writeShortClip(paths.clip);
      await makeHeavy(paths.clip);

      const editor = await context.newPage();
      await becomeFirstAdministrator(editor, ground.editors);
      await openLibrary(editor);
      await bringFiles(editor, paths.zip, paths.photo);
      await takenId(editor, "mapa.zip");
      await takenId(editor, "foto.jpg");

      // The connection is lost in the middle of the video, and it goes on from there.
      const sent: string[] = [];
      editor.on("request", (request) => {
        if (request.url().includes("/api/files/uploads")) sent.push(request.method());
      });
      const firstPart = editor.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
      await bringFiles(editor, paths.clip);
      await firstPart;
      await context.setOffline(true);
      await expect(uploadOf(editor, "olas.mp4").getByText("Sin conexión con el servidor")).toBeVisible();
      await context.setOffline(false);
      await takenId(editor, "olas.mp4");
      expect(sent.filter((method) => method === "POST")).toHaveLength(1);

      const codes: string[] = [];
      for (const [search, title] of [
        ["mapa", "Mapa de prueba"],
        ["foto", "Foto de prueba"],
        ["olas", "Olas de prueba"],
      ] as const) {
        await openFile(editor, search, search);
        await publishMade(editor, title);
        codes.push(await codeOf(editor));
      }

      // The reader's side: another site, no session, nothing that moves.
      const address = newspaper.print(
        `<!doctype html><html lang="es"><meta name="viewport" content="width=device-width"><title>Nota</title>
        <body style="max-width:760px;margin:0 auto;padding:16px">${codes.map((code) => `<p>Un párrafo.</p>${code}`).join("")}<p>Fin.</p>`,
      );
      for (const width of WIDTHS_PX) {
        const reader = await newReader(browser, address, width);
        expect(await colourOf(reader)).toBe("red");
        await expect(frameOf(reader, "mapa-de-prueba").getByText(/\S/).filter({ visible: true }).first()).toBeVisible();
        const video = frameOf(reader, "olas-de-prueba").locator("video");
        // What is out of sight in a frame of another site stands still: the article is what moves.
        await reader.locator('iframe[data-nv="olas-de-prueba"]').scrollIntoViewIfNeeded();
        await expect(video).toBeVisible();
        // Its poster, which is a sky: not the grey of a browser.
        await expect(async () => {
          const { x, y } = (await reader.locator('iframe[data-nv="olas-de-prueba"]').boundingBox()) ?? { x: 0, y: 0 };
          expect(isBlue(await pixelAt(reader, Math.round(x) + 20, Math.round(y) + 20))).toBe(true);
        }).toPass({ timeout: READER_MS });
        await reader.getByText("Fin.").scrollIntoViewIfNeeded();
        expect(await shiftOf(reader), `at ${width} px`).toBe(0);
        await reader.context().close();
      }

      // Another photograph in its place: readers get it when somebody publishes it again.
      await openFile(editor, "foto", "foto");
      await expect(editor.getByRole("link", { name: "Foto de prueba" })).toBeVisible();
      await replaceFile(editor, other);
      await openGraphic(editor, "foto", "Foto de prueba");
      await editor.getByRole("button", { name: "Publicar otra vez" }).click();
      await expect(editor.getByText("Publicado otra vez")).toBeVisible({ timeout: MADE_MS });
      await expect(async () => {
        const reader = await newReader(browser, address, 768);
        expect(await colourOf(reader)).toBe("blue");
        await reader.context().close();
      }).toPass({ timeout: POINTER_MS });

      await editor.getByRole("button", { name: /^Volver a esta versión/ }).click();
      await editor.getByRole("dialog").getByRole("button", { name: "Volver a esta versión" }).click();
      await expect(async () => {
        const reader = await newReader(browser, address, 768);
        expect(await colourOf(reader)).toBe("red");
        await reader.context().close();
      }).toPass({ timeout: POINTER_MS });

      for (const [search, title] of [
        ["mapa", "Mapa de prueba"],
        ["olas", "Olas de prueba"],
      ] as const) {
        await openFile(editor, search, search);
        await expect(editor.getByRole("link", { name: title })).toBeVisible();
      }
    });
  });
}

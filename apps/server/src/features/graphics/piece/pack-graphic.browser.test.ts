import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { promisify } from "node:util";
import { findFfmpeg } from "@nv/media";
import { DIALECTS } from "@nv/test-kit";
import { launchChromium } from "@nv/test-kit/chromium";
import { unzipSync } from "fflate";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { libraryClient } from "../../../../test/library.ts";
import { publishWhenMade } from "../../../../test/publish-when-made.ts";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../../test/registry.ts";
import { STORES } from "../../../../test/stores.ts";
import { byteRange } from "../../../platform/publishing/core/byte-range.ts";

const [dialect] = DIALECTS;
const [{ createStore }] = STORES;
const ffmpeg = await findFfmpeg(process.env.FFMPEG_PATH);

/** Videos are made in their own time. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

/** All that a plain server of files knows. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".mp4": "video/mp4",
  ".vtt": "text/vtt",
};

/** A server of a folder of files, that knows nothing of ours. */
function staticServer(folder: string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    readFile(join(folder, path)).then(
      (body) => {
        const type = { "content-type": MEDIA_TYPES[extname(path)] ?? "application/octet-stream" };
        const range = byteRange(request.headers.range, body.length);
        if (typeof range === "string") return response.writeHead(200, type).end(body);
        const { start, end } = range;
        const part = { "accept-ranges": "bytes", "content-range": `bytes ${start}-${end}/${body.length}` };
        return response.writeHead(206, { ...type, ...part }).end(body.subarray(start, end + 1));
      },
      () => response.writeHead(404).end(),
    );
  });
}

describe.runIf(dialect !== undefined)("a piece that was taken away as a ZIP, on a server of others", () => {
  let harness: TestHarness;
  let registry: TestProcess;
  let origin: string;
  let folder: string;
  let elsewhere: Server;
  let base: string;
  let browser: Browser;
  const library = libraryClient(() => ({ process: registry, origin }));

  beforeAll(async () => {
    if (dialect === undefined) return;
    harness = await createHarness(dialect, createStore);
    registry = await startProcess(harness.database, harness.store);
    origin = await registry.app.listen({ port: 0, host: "127.0.0.1" });
    folder = await mkdtemp(join(tmpdir(), "nv-unpacked-"));
    elsewhere = staticServer(folder).listen(0, "127.0.0.1");
    await new Promise((resolve) => elsewhere.once("listening", resolve));
    const address = elsewhere.address();
    base = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    elsewhere.closeAllConnections();
    elsewhere.close();
    await registry.close();
    await harness.drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Publishes, takes the archive away and unpacks it in a folder. @returns Address of the page there. */
  async function unpacked(title: string, config: object): Promise<string> {
    const words = { title, altText: "Una plaza vacía.", sourceLine: "Instituto de Ejemplo" };
    const { id, slug } = await publishWhenMade(registry, library, { ...words, config });
    const answer = await registry.app.inject({
      url: `/api/graphics/${id}/zip`,
      headers: { cookie: encodeURIComponent("Ana Muestra") },
    });
    for (const [path, bytes] of Object.entries(unzipSync(answer.rawPayload))) {
      const place = join(folder, "especiales", slug, path);
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, bytes);
    }
    return `${base}/especiales/${slug}/`;
  }

  /** Opens a page and notes what it asked for in vain, or of another server. */
  async function open(url: string) {
    const page = await browser.newPage({ viewport: { width: 640, height: 800 } });
    const wrong: string[] = [];
    page.on("response", (response) => {
      if (response.status() >= 400 || !response.url().startsWith(url)) wrong.push(response.url());
    });
    page.on("pageerror", ({ message }) => wrong.push(message));
    await page.goto(url);
    return { page, wrong };
  }

  test("a picture is seen, and its script makes it fill the screen", async () => {
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: "#246" } });
    const file = await library.brought("plaza.png", await picture.png().toBuffer());
    const url = await unpacked("La plaza", { type: "image", source: `file:${file.id}`, canEnlarge: true });
    const { page, wrong } = await open(url);
    const widthPx = await page
      .getByRole("img", { name: "Una plaza vacía." })
      .evaluate((image) => (image instanceof HTMLImageElement ? image.decode().then(() => image.naturalWidth) : 0));
    expect(widthPx).toBeGreaterThan(0);
    await page.getByRole("link", { name: "Una plaza vacía." }).press("Enter");
    await page.getByRole("button", { name: "Cerrar" }).waitFor();
    expect(wrong).toEqual([]);
    await page.close();
  });

  test.skipIf(ffmpeg === null)("a video is played, with its captions", async () => {
    const clip = join(folder, "clip.mp4");
    const drawn = ["-f", "lavfi", "-i", "testsrc2=size=640x360:rate=25:duration=2", "-c:v", "libx264"];
    await promisify(execFile)(ffmpeg?.ffmpeg ?? "", ["-nostdin", "-v", "error", "-y", ...drawn, clip]);
    const file = await library.brought("compuerta.mp4", await readFile(clip));
    const captions = [{ startMs: 0, endMs: 1500, text: "La compuerta se abre." }];
    const url = await unpacked("La compuerta", { type: "video", source: `file:${file.id}`, captions });
    const { page, wrong } = await open(url);
    const video = page.locator("video");
    const seen = await video.evaluate(async (element) => {
      if (!(element instanceof HTMLVideoElement)) return null;
      element.muted = true;
      await element.play();
      return { widthPx: element.videoWidth, tracks: element.textTracks.length };
    });
    expect(seen).toMatchObject({ tracks: 1, widthPx: expect.any(Number) });
    await expect
      .poll(() =>
        video.evaluate((element) => (element instanceof HTMLVideoElement ? element.textTracks[0]?.cues?.length : 0)),
      )
      .toBe(1);
    expect(wrong).toEqual([]);
    await page.close();
  });
});

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { build } from "vite";
import type { ResolvedPart } from "../src/references/resolved.ts";

/** Origin of the page; nothing is requested beyond the browser. */
export const ORIGIN = "http://reader.test";

/** Part of a layout shift. @see https://wicg.github.io/layout-instability/ */
interface LayoutShiftSource {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/** The files of a revision, and those of the library that it loads. */
export interface PublishedPage {
  readonly texts: readonly { readonly path: string; readonly body: string }[];
  readonly parts: readonly ResolvedPart[];
}

/** A script as readers get it. */
export async function scriptOf(source: URL, format: "iife" | "es" = "iife"): Promise<string> {
  const entry = fileURLToPath(source);
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, lib: { entry, formats: [format], name: "nv", fileName: "nv" } },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ("output" in part ? part.output : []));
  return outputs.flatMap((output) => (output.type === "chunk" ? [output.code] : [])).join("");
}

/** Script and styles of all pages. */
export async function pageAssets() {
  const [script, styles] = await Promise.all([
    scriptOf(new URL("../../embeds/src/browser/page.ts", import.meta.url)),
    readFile(new URL("../../embeds/src/browser/page.css", import.meta.url), "utf8"),
  ]);
  return { script, styles };
}

/** A drawing of the size that was promised, in shapes that any crop shows. */
function drawing({ parts }: PublishedPage, path: string): string {
  const { widthPx, heightPx } = parts.find(({ src }) => src === path) ?? { widthPx: 1, heightPx: 1 };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 4 4" preserveAspectRatio="none"><rect width="4" height="4" fill="#9bc"/><path fill="#357" d="M0 3l1-2 1 1 1-1 1 2v1H0z"/></svg>`;
}

/** Opens a page among files that are drawn for it. @returns What was asked for, in its order. */
export async function openPublished(
  browser: Browser,
  published: PublishedPage,
  { clip, ...options }: { readonly clip?: Buffer } & Parameters<Browser["newPage"]>[0],
): Promise<{ readonly page: Page; readonly asked: readonly string[] }> {
  const page = await browser.newPage(options);
  const asked: string[] = [];
  await page.route(`${ORIGIN}/**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    if (path !== "") asked.push(path);
    const file = published.texts.find((one) => one.path === (path || "index.html"));
    if (file !== undefined) {
      const contentType =
        path === "" ? "text/html; charset=utf-8" : path.endsWith(".js") ? "text/javascript" : "text/vtt";
      return route.fulfill({ contentType, headers: { "access-control-allow-origin": "*" }, body: file.body });
    }
    if (path.endsWith(".mp4")) return route.fulfill({ contentType: "video/webm", body: clip ?? Buffer.alloc(0) });
    return route.fulfill({ contentType: "image/svg+xml", body: drawing(published, path) });
  });
  return { page, asked };
}

/** A second of video that the browser draws and records itself. */
export async function drawClip(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    canvas.width = 320;
    canvas.height = 180;
    const pen = canvas.getContext("2d");
    const stream = canvas.captureStream(25);
    const recorder = new MediaRecorder(stream, { mimeType: "video/webm" });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 20; frame += 1) {
      if (pen === null) break;
      pen.fillStyle = "#357";
      pen.fillRect(0, 0, 320, 180);
      pen.fillStyle = "#9bc";
      pen.fillRect(frame * 12, 60, 60, 60);
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  await page.close();
  return Buffer.from(bytes);
}

/**
 * Measures how much the visible content has shifted since the page began. What moves along a line inside the browser's own controls of a sound is
 * the browser's: it has no node, and nothing of the page moves with it.
 */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const players = Array.from(document.querySelectorAll("audio[controls]"), (player) =>
          player.getBoundingClientRect(),
        );
        const isOfControls = ({ node, previousRect, currentRect }: LayoutShiftSource) =>
          node === null &&
          previousRect.y === currentRect.y &&
          previousRect.height === currentRect.height &&
          players.some(
            ({ width, height }) =>
              Math.max(previousRect.width, currentRect.width) < width && currentRect.height < height,
          );
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const sources: readonly LayoutShiftSource[] = Reflect.get(entry, "sources") ?? [];
            if (sources.length === 0 || !sources.every(isOfControls)) sum += Number(Reflect.get(entry, "value"));
          }
        }).observe({ type: "layout-shift", buffered: true });
        // Those that were kept come in the next turn.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

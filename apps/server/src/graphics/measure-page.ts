import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PREVIEW_WIDTHS_PX } from "@nv/contracts";
import type { HeightsPx } from "@nv/embeds";
import { startBrowserProxy } from "../outside/browser-proxy.ts";
import { readHtml } from "../outside/core/read-html.ts";

/** What a browser saw of a page. */
export interface Measured {
  /** Height at each width, CSS pixels; empty when the page did not lay itself out. */
  readonly heightsPx: HeightsPx;
  /** PNG. */
  readonly image: Buffer;
}

/** Looks at a page with a browser. @throws When the browser cannot. */
export type MeasurePage = (url: string, signal: AbortSignal) => Promise<Measured>;

/** Where Debian and others put a Chromium. */
const CHROMIUM_PATHS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Time that a page gets to load its charts and tell heights, milliseconds. */
const SETTLE_MS = 5000;

/** Longest that the browser may take for one width, milliseconds. */
const TIMEOUT_MS = 30_000;

/** Width at which the picture is taken, CSS pixels, and the least it is high. */
const IMAGE_WIDTH_PX = 640;
const IMAGE_HEIGHT_PX = 420;

/**
 * Finds the machine's Chromium.
 *
 * @param configured - `CHROMIUM_PATH`.
 * @returns `null` when there is none: nothing needs it.
 */
export function findChromium(configured: string | undefined): string | null {
  return [configured, ...CHROMIUM_PATHS].find((path) => path !== undefined && existsSync(path)) ?? null;
}

/** Runs the browser once on a page, with a profile of its own that is thrown away. */
async function runBrowser(program: string, args: readonly string[], signal: AbortSignal): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), "nv-browser-"));
  const fixed = [
    ...["--headless", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
    ...["--disable-component-update", "--disable-sync", "--hide-scrollbars", `--user-data-dir=${profile}`],
    // As root Chromium has no sandbox of its own to offer; everyone else keeps it.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ];
  try {
    const child = spawn(program, [...fixed, ...args], {
      stdio: ["ignore", "pipe", "ignore"],
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      killSignal: "SIGKILL",
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    await new Promise<void>((settle, reject) => {
      child.once("error", reject);
      child.once("exit", (code) => (code === 0 ? settle() : reject(new Error(`the browser ended with ${code}`))));
    });
    return output;
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Height that a published page wrote into itself once its charts had told theirs; 0 when they did not. */
function heightIn(html: string): number {
  let heightPx = 0;
  readHtml(html, {
    tag: ({ name, attributes }) => {
      if (name === "body" && attributes.has("data-nv-told")) heightPx = Number(attributes.get("data-nv-height")) || 0;
    },
  });
  return heightPx;
}

/**
 * Builds what looks at pages.
 *
 * @param trustedOrigins - Origins that the browser may reach although they are not public: our own.
 */
export function createMeasurePage(program: string, trustedOrigins: readonly string[]): MeasurePage {
  async function measure(url: string, proxyUrl: string, signal: AbortSignal): Promise<Measured> {
    // Without the last part the browser would go to this machine's own addresses by itself.
    const way = [`--proxy-server=${proxyUrl}`, "--proxy-bypass-list=<-loopback>"];
    const heights: [number, number][] = [];
    for (const widthPx of PREVIEW_WIDTHS_PX) {
      const size = [...way, `--window-size=${widthPx},${IMAGE_HEIGHT_PX * 2}`, `--virtual-time-budget=${SETTLE_MS}`];
      const html = await runBrowser(program, [...size, "--dump-dom", url], signal);
      const heightPx = heightIn(html);
      if (heightPx > 0) heights.push([widthPx, heightPx]);
    }
    const folder = await mkdtemp(join(tmpdir(), "nv-picture-"));
    try {
      const file = join(folder, "picture.png");
      const heightPx = Math.max(IMAGE_HEIGHT_PX, heights[1]?.[1] ?? 0);
      const size = [...way, `--window-size=${IMAGE_WIDTH_PX},${heightPx}`, `--virtual-time-budget=${SETTLE_MS}`];
      await runBrowser(program, [...size, `--screenshot=${file}`, url], signal);
      return { heightsPx: heights, image: await readFile(file) };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  return async (url, signal) => {
    const proxy = await startBrowserProxy(trustedOrigins);
    try {
      return await measure(url, proxy.url, signal);
    } finally {
      await proxy.close();
    }
  };
}

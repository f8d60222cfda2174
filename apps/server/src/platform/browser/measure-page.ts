import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PREVIEW_WIDTHS_PX } from "@nv/contracts";
import { type HeightsPx, reservedHeight } from "@nv/embeds";
import { lowerPriority } from "@nv/media";
import { Problem } from "../../http/problem.ts";
import { type AtHand, startBrowserProxy } from "../outside/browser-proxy.ts";
import { framesPage, readFrameHeights, readToldHeight } from "./core/frames-page.ts";

/** Measures and picture of a page in a browser. */
export interface Measured {
  /** Height in a frame of each width, CSS pixels; empty when the page did not lay itself out. */
  readonly heightsPx: HeightsPx;
  /** PNG. */
  readonly image: Buffer;
}

/**
 * Looks at a page with a browser.
 *
 * @param turnsAtPx - Widths from which the page is laid out otherwise, CSS pixels: they are measured too.
 * @throws When the browser cannot.
 */
export type MeasurePage = (url: string, signal: AbortSignal, turnsAtPx?: readonly number[]) => Promise<Measured>;

/**
 * Takes a picture of a page of ours, as wide as an article at two pixels a point.
 *
 * @param atHand - What the browser gets at `AT_HAND_ORIGIN`, for a page that nobody has published. What it frames need not tell a height.
 * @returns PNG; `null` when the page did not lay itself out, or what it frames does not answer.
 * @throws When the browser cannot.
 */
export type PicturePage = (url: string, signal: AbortSignal, atHand?: AtHand) => Promise<Buffer | null>;

/**
 * Opens a page of others and reads what became of it.
 *
 * @param url - Any address; what is not public does not come.
 * @returns HTML of its elements, once it had a few seconds.
 * @throws When the browser cannot.
 */
export type ReadPage = (url: string, signal: AbortSignal) => Promise<string>;

/** Paths at which Debian and others put a Chromium. */
const CHROMIUM_PATHS = [
  ...["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"],
  "/usr/lib/chromium/chromium-headless-shell",
];

/** Time that a page gets to load its charts and tell heights, milliseconds. */
const SETTLE_MS = 5000;

/** Longest that the browser may take for one width, milliseconds. */
const TIMEOUT_MS = 30_000;

/** As much as is kept of what the browser complains of, characters. */
const LONGEST_COMPLAINT = 20_000;

/** Width at which the picture is taken, CSS pixels, and the least it is high. */
const IMAGE_WIDTH_PX = 640;
const IMAGE_HEIGHT_PX = 420;

/** Highest page that a picture is taken of, CSS pixels: what is longer is a story, and its beginning stands for it. */
const MOST_IMAGE_HEIGHT_PX = 2400;

/** No column of an article is wider, CSS pixels. */
const WIDEST_PX = 1600;

/**
 * Finds the machine's Chromium.
 *
 * @param configured - `CHROMIUM_PATH`.
 * @returns `null` when there is none: nothing needs it.
 */
export function findChromium(configured: string | undefined): string | null {
  return [configured, ...CHROMIUM_PATHS].find((path) => path !== undefined && existsSync(path)) ?? null;
}

/** The user that has nothing, on every Linux. */
const NOBODY = 65_534;

/** Keeps everything that a page may try on the one way out, the proxy: no name is looked up and no datagram is sent by the browser itself. */
const KEPT_HOME = [
  "--proxy-bypass-list=<-loopback>", // Without it the browser would go to this machine's own addresses by itself.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--disable-quic",
  "--disable-features=MediaRouter,DialMediaRouteProvider",
];

/** Messages of Chromium when it cannot keep pages apart from the machine. */
const NO_SANDBOX = /No usable sandbox|without --no-sandbox|Failed to move to new namespace|sandbox helper/i;

/** Settings of the browser. */
export interface BrowserSettings {
  /** Path of Chromium. */
  readonly program: string;
  /** `off` runs pages of others without the browser's own walls: only where whoever runs the machine said so. */
  readonly sandbox: "on" | "off";
}

/**
 * Returns the user that the browser runs as. Chromium offers root no sandbox, and root is nobody's to give away: there it runs as the user that has
 * nothing, inside its sandbox.
 */
function browserUser(): { readonly uid: number; readonly gid: number } | undefined {
  return process.platform === "linux" && process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;
}

/** A folder for the browser alone, which it may write to. */
async function browserFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), name));
  const user = browserUser();
  if (user !== undefined) await chown(folder, user.uid, user.gid);
  return folder;
}

/**
 * Runs the browser once on a page, at a low priority, with a profile of its own that is thrown away, and without this process's environment,
 * which holds secrets.
 *
 * @throws {Problem} `BROWSER_WITHOUT_SANDBOX` when it cannot keep pages apart from the machine.
 */
async function runBrowser(
  { program, sandbox }: BrowserSettings,
  args: readonly string[],
  signal: AbortSignal,
): Promise<string> {
  const profile = await browserFolder("nv-browser-");
  const fixed = [
    ...["--headless", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
    ...["--disable-component-update", "--disable-sync", "--hide-scrollbars", `--user-data-dir=${profile}`],
    ...KEPT_HOME,
    ...(sandbox === "off" ? ["--no-sandbox"] : []),
  ];
  const { PATH = "" } = process.env;
  try {
    const child = spawn(program, [...fixed, ...args], {
      stdio: ["ignore", "pipe", "pipe"],
      cwd: profile,
      ...browserUser(),
      env: { PATH, HOME: profile, TMPDIR: profile, XDG_CONFIG_HOME: profile, XDG_CACHE_HOME: profile, LANG: "C.UTF-8" },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      killSignal: "SIGKILL",
    });
    lowerPriority(child.pid);
    let output = "";
    let complaints = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on("data", (chunk: Buffer) => {
      if (complaints.length < LONGEST_COMPLAINT) complaints += chunk.toString();
    });
    const code = await new Promise<number | null>((settle, reject) => {
      child.once("error", reject);
      child.once("close", settle);
    });
    if (code === 0) return output;
    if (NO_SANDBOX.test(complaints)) throw new Problem("BROWSER_WITHOUT_SANDBOX");
    throw new Error(`the browser ended with ${code}`);
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** The widths of previews, and between the narrowest of them and the widest column those at which a page is laid out otherwise. */
function widthsWith(turnsAtPx: readonly number[]): readonly number[] {
  const [narrowestPx] = PREVIEW_WIDTHS_PX;
  const turns = turnsAtPx.filter((widthPx) => widthPx > narrowestPx && widthPx <= WIDEST_PX);
  return [...new Set([...PREVIEW_WIDTHS_PX, ...turns])].sort((a, b) => a - b);
}

/** Proxy and signal of one look at a page. */
interface Way {
  readonly proxyUrl: string;
  readonly signal: AbortSignal;
}

/** A window, CSS pixels. */
interface WindowPx {
  readonly widthPx: number;
  readonly heightPx: number;
}

const argumentsFor = ({ proxyUrl }: Way, { widthPx, heightPx }: WindowPx) => [
  `--proxy-server=${proxyUrl}`,
  `--window-size=${widthPx},${heightPx}`,
  `--virtual-time-budget=${SETTLE_MS}`,
];

/** A page that one sees nothing of at first is as high as two screens of an article. */
const LOOK_HEIGHT_PX = IMAGE_HEIGHT_PX * 2;

/** Height of a page by itself, as wide as its picture, CSS pixels; 0 when it did not lay itself out. */
async function heightOfPage(browser: BrowserSettings, url: string, way: Way): Promise<number> {
  const shown = argumentsFor(way, { widthPx: IMAGE_WIDTH_PX, heightPx: LOOK_HEIGHT_PX });
  return readToldHeight(await runBrowser(browser, [...shown, "--dump-dom", url], way.signal));
}

/**
 * Heights of a page in frames of these widths, as an article shows it: a window may not be narrower than the browser likes, and in a
 * frame a story is a cover.
 */
async function heightsInFrames(
  browser: BrowserSettings,
  url: string,
  widthsPx: readonly number[],
  way: Way,
): Promise<HeightsPx> {
  // What stands outside the window is not laid out until somebody comes near.
  const shown = argumentsFor(way, { widthPx: Math.max(...widthsPx), heightPx: LOOK_HEIGHT_PX });
  const page = `data:text/html;charset=utf-8,${encodeURIComponent(framesPage(url, widthsPx))}`;
  return readFrameHeights(await runBrowser(browser, [...shown, "--dump-dom", page], way.signal));
}

/** Decodes pictures before a picture is taken: those that a page lets come late (`decoding="async"`) would be white in it. */
const WITH_PICTURES = "--disable-checker-imaging";

/** A picture of a page. @param more - How else it is taken. */
async function takePicture(
  browser: BrowserSettings,
  url: string,
  heightPx: number,
  way: Way,
  more: readonly string[] = [],
): Promise<Buffer> {
  const folder = await browserFolder("nv-picture-");
  try {
    const file = join(folder, "picture.png");
    const shown = argumentsFor(way, { widthPx: IMAGE_WIDTH_PX, heightPx });
    await runBrowser(browser, [...shown, ...more, WITH_PICTURES, `--screenshot=${file}`, url], way.signal);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads pages of others, as wide as an article, in a browser that reaches nothing but them and what they show. @param trustedOrigins - As in {@link createMeasurePage}. */
export function createReadPage(browser: BrowserSettings, trustedOrigins: readonly string[]): ReadPage {
  return async (url, signal) => {
    const proxy = await startBrowserProxy(trustedOrigins);
    try {
      const shown = argumentsFor(
        { proxyUrl: proxy.url, signal },
        { widthPx: IMAGE_WIDTH_PX, heightPx: LOOK_HEIGHT_PX },
      );
      return await runBrowser(browser, [...shown, "--dump-dom", url], signal);
    } finally {
      await proxy.close();
    }
  };
}

/**
 * Takes pictures of pages, in a browser that reaches nothing but them and what they show.
 *
 * @param trustedOrigins - Origins that the browser may reach although they are not public: our own.
 */
export function createPicturePage(browser: BrowserSettings, trustedOrigins: readonly string[]): PicturePage {
  return async (url, signal, atHand) => {
    const proxy = await startBrowserProxy(trustedOrigins, atHand);
    try {
      const way = { proxyUrl: proxy.url, signal };
      const heightPx = await heightOfPage(browser, url, way);
      if (heightPx === 0 && (atHand === undefined || proxy.failures() > 0)) return null;
      const bounded = Math.min(heightPx || IMAGE_HEIGHT_PX, MOST_IMAGE_HEIGHT_PX);
      return await takePicture(browser, url, bounded, way, ["--force-device-scale-factor=2"]);
    } finally {
      await proxy.close();
    }
  };
}

/**
 * Looks at pages in a browser that reaches nothing but them and what they show.
 *
 * @param trustedOrigins - Origins that the browser may reach although they are not public: our own.
 */
export function createMeasurePage(browser: BrowserSettings, trustedOrigins: readonly string[]): MeasurePage {
  return async (url, signal, turnsAtPx = []) => {
    const proxy = await startBrowserProxy(trustedOrigins);
    try {
      const way = { proxyUrl: proxy.url, signal };
      const isLaidOut = (await heightOfPage(browser, url, way)) > 0;
      const heightsPx = isLaidOut ? await heightsInFrames(browser, url, widthsWith(turnsAtPx), way) : [];
      const heightPx = Math.max(IMAGE_HEIGHT_PX, reservedHeight(heightsPx, IMAGE_WIDTH_PX));
      return { heightsPx, image: await takePicture(browser, url, heightPx, way) };
    } finally {
      await proxy.close();
    }
  };
}

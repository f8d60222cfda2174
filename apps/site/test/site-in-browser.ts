import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { basename, extname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { ATLAS_API_PATH } from "@nv/contracts";
import { findWithAxe } from "@nv/test-kit/axe";
import { launchChromium } from "@nv/test-kit/chromium";
import type { BrowserContext, Page } from "playwright-core";

const BUILD = join(import.meta.dirname, "../build");
const ATLAS = join(import.meta.dirname, "../../../packages/geography/build/atlas");
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** An answer of the server. */
export interface Answer {
  readonly status?: number;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A call as the page made it. */
export interface Call {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Returns the body, parsed as JSON. */
  readonly json: () => unknown;
}

/** Answers of the server, by path or by method and path, besides the prepared maps; a path not named is 404, and `null` is no connection. */
export type Answers = Readonly<
  Record<string, Answer | null | ((call: Call) => Answer | null | Promise<Answer | null>)>
>;

/**
 * The site as it was built, in a browser, with a server that answers as a test says.
 *
 * Nothing stands between the browser and that server: a page that the browser has seen it reads from its own memory.
 */
export interface SiteInBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Requests to the server since the last {@link SiteInBrowser.begin}: `GET /api/files?q=a`. */
  readonly asked: readonly string[];
  /** Errors in the page since then. */
  readonly errors: readonly string[];
  /** Begins again: an empty page, nothing kept in the browser, no network of a test before it, and these answers. */
  readonly begin: (answers: Answers) => Promise<void>;
  readonly answer: (answers: Answers) => void;
  /** Lets calls of a path wait until what it returns is called. */
  readonly hold: (path: string) => () => void;
  /** Opens an address and waits until it is alive, and for texts on it. */
  readonly open: (address: string, sees: readonly string[]) => Promise<void>;
  /** Lists the faults that axe finds on the screen. */
  readonly findings: () => Promise<readonly string[]>;
  /** Lists the faults in the colours of the same screen in the dark, without loading it again: nothing else changes with the theme. */
  readonly darkFindings: () => Promise<readonly string[]>;
  /** Returns how much the page is wider than the window, pixels. */
  readonly overflowPx: (widthPx: number) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Answers with a file of the build, which a browser keeps as it does for readers; a page is asked for each time. */
function answerFile(path: string, response: ServerResponse): void {
  const files = [path, `${path}.html`, `${path}/index.html`].map((name) => join(BUILD, decodeURI(name)));
  const found = files.find((name) => extname(name) !== "" && existsSync(name));
  const extension = found === undefined ? ".html" : extname(found);
  response.writeHead(found === undefined ? 404 : 200, {
    "content-type": CONTENT_TYPES[extension] ?? "application/octet-stream",
    "cache-control": extension === ".html" ? "no-store" : "max-age=3600",
  });
  response.end(found === undefined ? "<!doctype html>" : readFileSync(found));
}

/** Opens it. @param page - A page that must be built. @throws {Error} When it is not. */
export async function openSite(builtPage: string): Promise<SiteInBrowser> {
  if (!existsSync(join(BUILD, builtPage))) throw new Error("the site is not built: npm run build");
  const browser = await launchChromium();
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "es-ES", timezoneId: "Europe/Madrid" });
  const page = await context.newPage();
  let answers: Answers = {};
  let held: { readonly path: string; readonly until: Promise<void> } | null = null;
  const asked: string[] = [];
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));

  async function answerCall(request: IncomingMessage, { pathname, search }: URL, response: ServerResponse) {
    const { method = "", headers } = request;
    // A line of events that is told «nothing» does not ask again.
    if (pathname === "/api/events" && answers[pathname] === undefined) return response.writeHead(204).end();
    if (pathname.startsWith(`${ATLAS_API_PATH}/`) && answers[pathname] === undefined)
      return response.end(readFileSync(join(ATLAS, basename(pathname))));
    asked.push(`${method} ${pathname}${search}`);
    const content = await buffer(request);
    if (held?.path === pathname) await held.until;
    const found = answers[`${method} ${pathname}`] ?? answers[pathname];
    const call: Call = { method, headers, body: content, json: () => JSON.parse(content.toString()) };
    const answer = typeof found === "function" ? await found(call) : found;
    if (answer === null) return request.socket.resetAndDestroy();
    const { status = 200, json, headers: more = {}, body } = answer ?? { status: 404, json: {} };
    const type: Record<string, string> = json === undefined ? {} : { "content-type": "application/json" };
    return response.writeHead(status, { ...type, ...more }).end(json === undefined ? body : JSON.stringify(json));
  }
  // A page's call on a connection of its own: on one that was used before, the browser would repeat it when it is cut.
  const server = createServer({ keepAlive: false }, (request, response) => {
    response.setHeader("connection", "close");
    const url = new URL(request.url ?? "/", "http://site.test");
    const isCall = url.pathname.startsWith("/api/") || url.pathname.startsWith("/.netlify/");
    if (!isCall) return answerFile(url.pathname, response);
    answerCall(request, url, response).catch((error: unknown) => {
      errors.push(String(error));
      request.socket.destroy();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  const origin = `http://127.0.0.1:${address.port}`;

  return {
    context,
    page,
    asked,
    errors,
    async begin(first) {
      // A page that is left may still keep something: it is gone before the browser forgets.
      if (page.url().startsWith(origin)) {
        await page.goto(`${origin}/nothing-here`);
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
      }
      await page.goto("about:blank");
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ media: null });
      answers = first;
      held = null;
      errors.length = 0;
      asked.length = 0;
    },
    answer(next) {
      answers = next;
    },
    hold(path) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = { path, until: promise };
      return resolve;
    },
    async open(path, sees) {
      await page.goto(origin + path);
      // What was drawn beforehand is there at once, and hears nothing until its program has taken it over.
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      for (const text of sees) await page.locator("main").getByText(text).filter({ visible: true }).first().waitFor();
    },
    // The keys beside «Buscar» are a hint for the eye: who speaks says the word, and the name begins with it.
    findings: () => findWithAxe(page, { without: ["label-content-name-mismatch"] }),
    async darkFindings() {
      await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
      return findWithAxe(page, { only: ["color-contrast"] });
    },
    async overflowPx(width) {
      await page.setViewportSize({ width, height: 800 });
      return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { launchChromium } from "@nv/test-kit/chromium";
import axe from "axe-core";
import type { BrowserContext, Page, Request, Route } from "playwright-core";

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const BUILD = join(import.meta.dirname, "../build");
const ORIGIN = "http://site.test";
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
  readonly body?: Buffer;
}

/** What the server answers, by path or by method and path; what is not named is 404, and `null` is no connection. */
export type Answers = Readonly<
  Record<string, Answer | null | ((request: Request) => Answer | null | Promise<Answer | null>)>
>;

/** The site as it was built, in a browser, with the server at the edge of the network. */
export interface SiteInBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What was asked of the server since the last {@link SiteInBrowser.begin}: `GET /api/files?q=a`. */
  readonly asked: readonly string[];
  /** What went wrong in the page since then. */
  readonly errors: readonly string[];
  /** Begins again: an empty page, and these answers. */
  readonly begin: (answers: Answers) => Promise<void>;
  readonly answer: (answers: Answers) => void;
  /** Opens an address and waits for texts on it. */
  readonly open: (address: string, sees: readonly string[]) => Promise<void>;
  /** What axe finds wrong in what is on screen. */
  readonly findings: () => Promise<readonly string[]>;
  /** How far the page is wider than the window, pixels. */
  readonly overflowPx: (widthPx: number) => Promise<number>;
  readonly close: () => Promise<void>;
}

async function answerFile(route: Route, path: string): Promise<void> {
  const file = [path, `${path}.html`, `${path}/index.html`].map((name) => join(BUILD, decodeURI(name)));
  const found = file.find((name) => extname(name) !== "" && existsSync(name));
  if (found === undefined) return route.fulfill({ status: 404, contentType: "text/html", body: "<!doctype html>" });
  const contentType = CONTENT_TYPES[extname(found)] ?? "application/octet-stream";
  await route.fulfill({ contentType, body: readFileSync(found) });
}

/** Opens it. @param page - A page that must be built. @throws {Error} When it is not. */
export async function openSite(builtPage: string): Promise<SiteInBrowser> {
  if (!existsSync(join(BUILD, builtPage))) throw new Error("the site is not built: npm run build");
  const browser = await launchChromium();
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "es-ES", timezoneId: "Europe/Madrid" });
  const page = await context.newPage();
  let answers: Answers = {};
  const asked: string[] = [];
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));

  async function answerCall(route: Route, path: string): Promise<void> {
    // A line of events that is told «nothing» does not ask again.
    if (path === "/api/events" && answers[path] === undefined) return route.fulfill({ status: 204 });
    const request = route.request();
    asked.push(`${request.method()} ${path}${new URL(request.url()).search}`);
    const found = answers[`${request.method()} ${path}`] ?? answers[path];
    const answer = typeof found === "function" ? await found(request) : found;
    if (answer === null) return route.abort("connectionrefused");
    const { status = 200, json, headers = {}, body } = answer ?? { status: 404, json: {} };
    const content = json === undefined ? (body ?? "") : JSON.stringify(json);
    const type: Record<string, string> = json === undefined ? {} : { "content-type": "application/json" };
    await route.fulfill({ status, headers: { ...type, ...headers }, body: content });
  }
  await context.route("**/*", async (route) => {
    const path = new URL(route.request().url()).pathname;
    const isCall = path.startsWith("/api/") || path.startsWith("/.netlify/");
    await (isCall ? answerCall(route, path) : answerFile(route, path));
  });

  return {
    context,
    page,
    asked,
    errors,
    async begin(first) {
      await page.goto("about:blank");
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ media: null });
      answers = first;
      errors.length = 0;
      asked.length = 0;
    },
    answer(next) {
      answers = next;
    },
    async open(address, sees) {
      await page.goto(ORIGIN + address);
      for (const text of sees) await page.locator("main").getByText(text).filter({ visible: true }).first().waitFor();
    },
    async findings() {
      await page.evaluate(axe.source);
      return page.evaluate(async () => {
        const { violations } = await window.axe.run(document, {
          resultTypes: ["violations"],
          // The keys beside «Buscar» are a hint for the eye: who speaks says the word, and the name begins with it.
          rules: { "label-content-name-mismatch": { enabled: false } },
        });
        return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      });
    },
    async overflowPx(width) {
      await page.setViewportSize({ width, height: 800 });
      return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    },
    close: () => browser.close(),
  };
}

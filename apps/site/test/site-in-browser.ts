import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { basename, extname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { ATLAS_API_PATH, COMMENTS_API_PATH, SIGN_OFF_API_PATH } from "@nv/contracts";
import { findWithAxe, OF_CONTENT } from "@nv/test-kit/axe";
import { launchChromium } from "@nv/test-kit/chromium";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach } from "vitest";

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

/** Answers about a record that most screens leave out: nobody has to sign for it, and nobody said anything about it. */
function ofAnyRecord(pathname: string): Answer | undefined {
  const unsigned = {
    isNeeded: false,
    isFree: true,
    version: 1,
    asked: null,
    given: null,
    lost: "",
    refusal: "",
    people: [],
  };
  if (pathname.startsWith(`${SIGN_OFF_API_PATH}/`)) return { json: unsigned };
  if (pathname === `${COMMENTS_API_PATH}/people`) return { json: { people: [] } };
  return pathname.startsWith(`${COMMENTS_API_PATH}/`) ? { json: { threads: [] } } : undefined;
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
  readonly page: Page;
  readonly context: BrowserContext;
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
  /** Goes to an address inside the page that is open, as its links do, and begins again on the way: nothing is kept, and these answers. */
  readonly show: (address: string, answers: Answers, sees: readonly string[]) => Promise<void>;
  /** Lists the faults that axe finds on the screen. */
  readonly findings: () => Promise<readonly string[]>;
  /** Lists what is wrong with the screen: for axe in either theme, beside a window of any width, and the errors of the page. */
  readonly faults: (widthsPx?: readonly number[]) => Promise<readonly string[]>;
  /** Lists what is wrong with a screen of which another state was looked at whole: with its content for axe, beside the narrowest window, and the errors. */
  readonly faultsInShort: () => Promise<readonly string[]>;
  /** Returns how much the page is wider than the window, pixels. */
  readonly overflowPx: (widthPx: number) => Promise<number>;
}

/** Address of the site where there is nothing. */
const NOWHERE = "/nothing-here";
/** From a phone's to a large desk's, CSS pixels. */
const WIDTHS_PX = [320, 360, 768, 1280, 1920];
const WINDOW = { width: 1280, height: 800 };

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

type AnswerCall = (request: IncomingMessage, url: URL, response: ServerResponse) => Promise<unknown>;

/** A browser and a server of the site. */
interface House {
  readonly context: BrowserContext;
  readonly origin: string;
  /** Says who answers calls from now on. */
  readonly serve: (answerCall: AnswerCall) => void;
}

async function openHouse(): Promise<House> {
  if (!existsSync(BUILD)) throw new Error("the site is not built: npm run build");
  const browser = await launchChromium();
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "es-ES", timezoneId: "Europe/Madrid" });
  let serve: AnswerCall = async (_, __, response) => response.writeHead(404).end();
  // A page's call on a connection of its own: on one that was used before, the browser would repeat it when it is cut.
  const server = createServer({ keepAlive: false }, (request, response) => {
    response.setHeader("connection", "close");
    const url = new URL(request.url ?? "/", "http://site.test");
    // What readers get of the server is in frames of the site.
    const isCall = /^\/(?:api|\.netlify|p|elecciones)\//.test(url.pathname);
    if (!isCall) return answerFile(url.pathname, response);
    void serve(request, url, response);
  });
  server.listen(0, "127.0.0.1").unref();
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  return {
    context,
    origin: `http://127.0.0.1:${address.port}`,
    serve(answerCall) {
      serve = answerCall;
    },
  };
}

/** Files of tests run one after another in a process: what one of them has read the next has in memory. Both end with the process. */
let house: Promise<House> | undefined;

/**
 * Opens a page for the tests of a file, which begin afresh each, with the answers that are given.
 *
 * @param options.goesOn - The tests go on from each other: the first alone begins afresh.
 */
export function openSite(first: Answers = {}, { goesOn = false }: { readonly goesOn?: boolean } = {}): SiteInBrowser {
  let opened: { readonly page: Page; readonly house: House } | undefined;
  const now = () => {
    if (opened === undefined) throw new Error("The site is open once the tests run.");
    return opened;
  };
  let answers = first;
  let held: { readonly path: string; readonly until: Promise<void> } | null = null;
  const asked: string[] = [];
  const errors: string[] = [];

  async function answerCall(request: IncomingMessage, { pathname, search }: URL, response: ServerResponse) {
    const { method = "", headers } = request;
    // A line of events that is told «nothing» does not ask again.
    if (pathname === "/api/events" && answers[pathname] === undefined) return response.writeHead(204).end();
    if (pathname.startsWith(`${ATLAS_API_PATH}/`) && answers[pathname] === undefined) {
      const file = join(ATLAS, basename(pathname));
      // The first map is drawn by the server: where it is not, the page draws it.
      return existsSync(file) ? response.end(readFileSync(file)) : response.writeHead(404).end();
    }
    asked.push(`${method} ${pathname}${search}`);
    const content = await buffer(request);
    if (held?.path === pathname) await held.until;
    const told = answers[`${method} ${pathname}`] ?? answers[pathname];
    // One that is told to be cut off is no answer that was left out.
    const found = told === undefined ? ofAnyRecord(pathname) : told;
    const call: Call = { method, headers, body: content, json: () => JSON.parse(content.toString()) };
    const answer = typeof found === "function" ? await found(call) : found;
    if (answer === null) return request.socket.resetAndDestroy();
    const { status = 200, json, headers: more = {}, body } = answer ?? { status: 404, json: {} };
    const type: Record<string, string> = json === undefined ? {} : { "content-type": "application/json" };
    return response.writeHead(status, { ...type, ...more }).end(json === undefined ? body : JSON.stringify(json));
  }

  function beginWith(next: Answers): void {
    answers = next;
    held = null;
    errors.length = 0;
    asked.length = 0;
  }
  const forget = () =>
    now().page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  const goTo = (address: string) =>
    now().page.evaluate((path) => {
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
    }, address);
  async function seeAll(texts: readonly string[]): Promise<void> {
    const main = now().page.locator("main");
    for (const text of texts) await main.getByText(text).filter({ visible: true }).first().waitFor();
  }
  // The keys beside «Buscar» are a hint for the eye: who speaks says the word, and the name begins with it.
  const LEFT_OUT = { without: ["label-content-name-mismatch"] };
  const findings = () => findWithAxe(now().page, LEFT_OUT);
  const setTheme = (theme: string) =>
    now().page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
  /** Lists the faults in the colours of the same screen in the dark, without loading it again: nothing else changes with the theme. */
  async function darkFindings(): Promise<readonly string[]> {
    await setTheme("dark");
    const found = await findWithAxe(now().page, { within: "main", only: ["color-contrast"] });
    await setTheme("light");
    return found;
  }
  async function overflowPx(width: number): Promise<number> {
    await now().page.setViewportSize({ ...WINDOW, width });
    return now().page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  }

  /** Lists the windows that the page is wider than. */
  async function overflows(widthsPx: readonly number[]): Promise<readonly string[]> {
    const { page } = now();
    const size = page.viewportSize() ?? WINDOW;
    const found: string[] = [];
    for (const widthPx of widthsPx) {
      const beyondPx = await overflowPx(widthPx);
      if (beyondPx > 0) found.push(`${beyondPx} px beyond a window of ${widthPx} px`);
    }
    await page.setViewportSize(size);
    return found;
  }

  const site: SiteInBrowser = {
    get context() {
      return now().house.context;
    },
    get page() {
      return now().page;
    },
    asked,
    errors,
    async begin(next) {
      const { page, house } = now();
      // A page that is left may still keep something: it is gone before the browser forgets.
      await page.goto(house.origin + NOWHERE);
      await forget();
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.setViewportSize(WINDOW);
      await page.emulateMedia({ media: null });
      beginWith(next);
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
      const { page, house } = now();
      await page.goto(house.origin + path);
      // What was drawn beforehand is there at once, and hears nothing until its program has taken it over.
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      await seeAll(sees);
    },
    async show(path, next, sees) {
      await goTo(NOWHERE);
      await seeAll(["Error 404"]);
      await forget();
      await now().page.setViewportSize(WINDOW);
      beginWith(next);
      await goTo(path);
      await seeAll(sees);
    },
    findings,
    async faults(widthsPx = WIDTHS_PX) {
      const inLight = await findings();
      const inDark = (await darkFindings()).map((line) => `in the dark, ${line}`);
      return [...inLight, ...inDark, ...(await overflows(widthsPx)), ...errors];
    },
    async faultsInShort() {
      const found = await findWithAxe(now().page, { within: "main", only: OF_CONTENT, ...LEFT_OUT });
      return [...found, ...(await overflows(WIDTHS_PX.slice(0, 1))), ...errors];
    },
    overflowPx,
  };
  beforeAll(async () => {
    house ??= openHouse();
    const { context } = await house;
    opened = { page: await context.newPage(), house: await house };
    opened.page.on("pageerror", (error) => errors.push(error.message));
    opened.house.serve((request, url, response) =>
      answerCall(request, url, response).catch((error: unknown) => {
        errors.push(String(error));
        request.socket.destroy();
      }),
    );
  });
  afterAll(() => opened?.page.close());
  (goesOn ? beforeAll : beforeEach)(() => site.begin(first));
  return site;
}

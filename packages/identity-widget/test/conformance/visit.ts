import type { Browser, BrowserContext, FrameLocator, Page, Request } from "playwright-core";
import type { RealService } from "../real-service.ts";
import { pageOf } from "./widgets.ts";

/** Observation of a widget from outside, after one flow. */
export interface Observation {
  /** Calls to the service, in order: method, path, what was sent, status. */
  readonly http: readonly string[];
  /** Events that the page received, in order. */
  readonly events: readonly string[];
  /** Keys of `localStorage`. */
  readonly storage: readonly string[];
  /** Names of the cookies, with how long they stay. */
  readonly cookies: readonly string[];
  /** Texts and questions of the open dialog, line by line. */
  readonly text: readonly string[];
}

/** Names of the aspects in which two observations can differ. */
export const ASPECTS = ["http", "events", "storage", "cookies", "text"] as const satisfies (keyof Observation)[];

/** One person's browser on a page with one widget, and the hands that every flow uses. */
export interface Visit {
  readonly page: Page;
  readonly dialog: FrameLocator;
  readonly service: RealService;
  /** An address of this visit's own. */
  address(name: string): string;
  /** Loads the page anew, with a fragment. */
  go(hash?: string): Promise<void>;
  /** Types into the fields by their input names, and sends. */
  send(values: Readonly<Record<string, string>>): Promise<void>;
  /** Chooses Google in the open dialog, which signs in at once, and is back on the page. */
  throughProvider(): Promise<void>;
  /** Waits until nothing is asked and nothing moves. */
  settle(): Promise<void>;
  /** Forgets the cookies and the storage, as another browser would have none. */
  changeBrowser(): Promise<void>;
  /** Forgets what was recorded so far: what follows is the flow. */
  startRecording(): Promise<void>;
  observe(): Promise<Observation>;
  close(): Promise<void>;
}

const PREFIX = "/.netlify/identity";

/** Longer than the dialogs take to arrive. */
const QUIET_MS = 350;

/**
 * Waits in the page's own time, until nothing is left to do there: a busy machine delays what a script does next and this
 * alike, where a clock outside would take the delay for the end.
 */
async function idle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(
    (quietMs) => new Promise<void>((resolve) => setTimeout(() => requestIdleCallback(() => resolve()), quietMs)),
    QUIET_MS,
  );
}

function bodyOf(request: Request): string {
  const body = request.postData();
  if (!body) return "";
  if (!body.startsWith("{")) return ` grant_type=${new URLSearchParams(body).get("grant_type")}`;
  const sent: Record<string, unknown> = JSON.parse(body);
  const keys = Object.entries(sent).map(([key, value]) => (key === "type" ? `type=${value}` : key));
  return ` {${keys.sort().join(", ")}}`;
}

/** A query as it was asked, but for the way back from a provider, whose values are new each time. */
function queryOf({ pathname, search, searchParams }: URL): string {
  return pathname.endsWith("/callback") ? ` {${[...searchParams.keys()].sort().join(", ")}}` : search;
}

function lineOf(request: Request, status: number): string {
  const url = new URL(request.url());
  const headers = request.headers();
  const cookie = headers["x-use-cookie"];
  const marks = `${headers.authorization ? " bearer" : ""}${cookie ? ` X-Use-Cookie:${cookie}` : ""}`;
  return `${request.method()} ${url.pathname.slice(PREFIX.length)}${queryOf(url)}${bodyOf(request)}${marks} → ${status}`;
}

/** The settings are asked for beside everything else, so that their place among the calls says nothing. */
function inOrder(lines: readonly string[]): readonly string[] {
  const isSettings = (line: string) => line.startsWith("GET /settings");
  const settings = lines.filter(isSettings).map((line) => line.replace(/ X-Use-Cookie:\w+/, ""));
  return [...settings, ...lines.filter((line) => !isSettings(line))];
}

/** Reads the text that a reader of the dialog sees, and the fields with what browsers are told of them. */
function readDialog(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>("iframe#netlify-identity-widget");
    const body = frame?.contentDocument?.body;
    if (!frame || !body || getComputedStyle(frame).display === "none") return ["closed"];
    const lines = body.innerText.split("\n").map((line) => line.trim());
    const fields = [...body.querySelectorAll("input")].map(
      (input) => `[${input.name}: ${input.type}, ${input.autocomplete || "–"}, «${input.placeholder}»]`,
    );
    return [...lines.filter((line) => line !== ""), ...fields];
  });
}

async function readCookies(context: BrowserContext): Promise<readonly string[]> {
  const cookies = await context.cookies();
  return cookies.map(({ name, expires }) => `${name} ${expires === -1 ? "until closing" : "kept"}`).sort();
}

/** Opens a browser of its own on the service's page with one widget's script. */
export async function visit(browser: Browser, service: RealService, script: string, name: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const http: { line: string }[] = [];
  let running = 0;
  /** Number of requests, and of arrivals at a page. */
  let moves = 0;
  page.on("request", (request) => {
    running += 1;
    moves += 1;
    if (!new URL(request.url()).pathname.startsWith(PREFIX)) return;
    const entry = { line: "" };
    http.push(entry);
    request.response().then(
      (response) => {
        entry.line = lineOf(request, response?.status() ?? 0);
      },
      () => {
        entry.line = lineOf(request, 0);
      },
    );
  });
  const ended = () => {
    running -= 1;
    moves += 1;
  };
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  page.on("framenavigated", () => {
    moves += 1;
  });
  const settle = async () => {
    let before = -1;
    while (running > 0 || moves !== before) {
      before = moves;
      // A page that is left in the middle of this is another move, and the next page is waited for.
      await idle(page).catch((error: unknown) => {
        if (moves === before) throw error;
      });
    }
  };
  const dialog = page.frameLocator("#netlify-identity-widget");
  const self: Visit = {
    page,
    dialog,
    service,
    settle,
    address: (local) => `${local}.${name}@ejemplo.org`,
    async go(hash = "") {
      // A change of the fragment alone would not load the page again.
      await page.goto("about:blank");
      await page.goto(`${service.origin}/${pageOf(script)}${hash}`);
      await settle();
    },
    async send(values) {
      for (const [field, value] of Object.entries(values)) {
        await dialog.locator(`input[name=${field}]`).fill(value);
      }
      await dialog.locator("form button[type=submit]").first().click();
      await settle();
    },
    async throughProvider() {
      // All of the way there and back is redirects, so that the browser arrives once.
      const isBack = page.waitForEvent("framenavigated", (frame) => frame === page.mainFrame());
      await dialog.locator(".providerGoogle").click();
      await isBack;
      await settle();
    },
    async changeBrowser() {
      await page.evaluate(() => localStorage.clear());
      await context.clearCookies();
    },
    async startRecording() {
      http.length = 0;
      await page.evaluate("window.told && (window.told.length = 0)");
    },
    async observe() {
      await settle();
      return {
        http: inOrder(http.map(({ line }) => line)),
        events: await page.evaluate(() => window.told ?? []),
        storage: await page.evaluate(() => Object.keys(localStorage).sort()),
        cookies: await readCookies(context),
        // Every visit has addresses of its own.
        text: (await readDialog(page)).map((line) => line.replace(`.${name}@`, "@")),
      };
    },
    close: () => context.close(),
  };
  return self;
}

import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { IDENTITY_PATH } from "@nv/contracts";
import type { Browser, Page, Route } from "playwright-core";
import { build } from "vite";
import type { Answer, Answers } from "./screen-states.ts";

const ROOT = join(import.meta.dirname, "..");
const ORIGIN = "http://administration.test";
/** Long after any of these tests. Unix epoch, seconds. */
const FAR_S = 4_102_444_800;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** Files of the administration by their path below `/admin/`. */
type Files = ReadonlyMap<string, string | Uint8Array>;

/** Builds the administration in memory, as `npm run build` does. */
export async function buildAdministration(): Promise<Files> {
  const result = await build({
    root: ROOT,
    configFile: join(ROOT, "vite.config.ts"),
    logLevel: "error",
    mode: "production",
    // The test runner's NODE_ENV would bring React's development runtime.
    define: { "process.env.NODE_ENV": '"production"' },
    oxc: { jsx: { runtime: "automatic", development: false } },
    build: { write: false, minify: false },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((output) => ("output" in output ? output.output : []));
  return new Map([
    ["theme.js", readFileSync(join(ROOT, "public/theme.js"))] as const,
    ...files.map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source] as const),
  ]);
}

/** The administration in a browser, and a server in small at the edge of its network. */
export interface AdminPage {
  readonly page: Page;
  /** Errors of scripts, and what the page wrote to the console as one. */
  readonly complaints: string[];
  /** Says what the server answers from now on. A call that is not named here is 404. */
  serve(answers: Answers): void;
  /** Holds the answer to a path back until told; `offline` cuts the line instead. */
  hold(path: string): () => void;
  cut(path: string): void;
  open(address: string): Promise<void>;
  /** forgets what was held back, cut and complained of, and how the window was. */
  reset(): Promise<void>;
}

/** Somebody who is signed in, as the identity client keeps it in `localStorage`. */
function savedSession(): string {
  const claims = Buffer.from(JSON.stringify({ sub: "1", exp: FAR_S })).toString("base64url");
  const tokens = { access_token: `e30.${claims}.x`, token_type: "bearer", expires_in: 3600, refresh_token: "r" };
  const person = { id: "1", email: "jefa@diario.example", user_metadata: {}, app_metadata: {} };
  return JSON.stringify({
    ...person,
    url: IDENTITY_PATH,
    audience: "",
    token: { ...tokens, expires_at: FAR_S * 1000 },
  });
}

/** Opens a browser profile with a session. */
export async function openAdministration(browser: Browser, files: Files): Promise<AdminPage> {
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "es-ES", timezoneId: "Europe/Madrid" });
  await context.addInitScript((session) => localStorage.setItem("gotrue.user", session), savedSession());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  let answers: Answers = {};
  const held = new Map<string, Promise<void>>();
  const cut = new Set<string>();

  async function answerCall(route: Route, path: string): Promise<void> {
    if (cut.has(path)) return route.abort("connectionrefused");
    await held.get(path);
    const { status = 200, json, headers = {} }: Answer = answers[path] ?? { status: 404, json: {} };
    await route.fulfill({
      status,
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(json),
    });
  }

  async function answerFile(route: Route, path: string): Promise<void> {
    const name = path.startsWith("/admin/") ? path.slice("/admin/".length) : "";
    const [served, body] = files.has(name) ? [name, files.get(name)] : ["index.html", files.get("index.html")];
    const isSomething = extname(name) === "" || files.has(name);
    await route.fulfill({
      status: isSomething ? 200 : 404,
      contentType: CONTENT_TYPES[extname(served)] ?? "application/octet-stream",
      body: Buffer.from(isSomething ? (body ?? "") : ""),
    });
  }

  await context.route("**/*", async (route) => {
    const path = new URL(route.request().url()).pathname;
    const isCall = path.startsWith("/api/") || path.startsWith(IDENTITY_PATH);
    await (isCall ? answerCall(route, path) : answerFile(route, path));
  });
  return {
    page,
    complaints,
    serve: (next) => {
      answers = next;
    },
    hold(path) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, promise);
      return () => {
        held.delete(path);
        resolve();
      };
    },
    cut: (path) => void cut.add(path),
    open: async (address) => void (await page.goto(ORIGIN + address)),
    async reset() {
      held.clear();
      cut.clear();
      await page.goto("about:blank");
      await page.setViewportSize({ width: 1280, height: 720 });
      complaints.length = 0;
    },
  };
}

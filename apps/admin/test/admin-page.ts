import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { IDENTITY_PATH } from "@nv/contracts";
import type { Browser, Page } from "playwright-core";
import { build } from "vite";
import type { Answer, Answers } from "./screen-states.ts";

const ROOT = join(import.meta.dirname, "..");
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

/**
 * The administration in a browser, and a server that answers as a test says.
 *
 * Nothing stands between the browser and that server: a script that the browser has seen it reads from its own memory.
 */
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
  /** forgets what was held back, cut, answered in its place and complained of, and how the window was. */
  reset(): Promise<void>;
  /** Ends the server; the browser is whoever's started it. */
  close(): void;
}

/** @returns The port that it was given. */
async function listenOn(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  return address.port;
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

  async function answerCall({ socket }: IncomingMessage, path: string, response: ServerResponse): Promise<void> {
    if (cut.has(path)) return void socket.resetAndDestroy();
    await held.get(path);
    const { status = 200, json, headers = {} }: Answer = answers[path] ?? { status: 404, json: {} };
    response.writeHead(status, { ...headers, "content-type": "application/json" }).end(JSON.stringify(json));
  }

  /** A file of the build, which the browser keeps as it does for people; a page is asked for each time. */
  function answerFile(path: string, response: ServerResponse): void {
    const name = path.startsWith("/admin/") ? path.slice("/admin/".length) : "";
    const [served, body] = files.has(name) ? [name, files.get(name)] : ["index.html", files.get("index.html")];
    const isSomething = extname(name) === "" || files.has(name);
    response.writeHead(isSomething ? 200 : 404, {
      "content-type": CONTENT_TYPES[extname(served)] ?? "application/octet-stream",
      "cache-control": served.endsWith(".html") ? "no-store" : "max-age=3600",
    });
    response.end(isSomething ? body : "");
  }

  // A call on a connection of its own: on one that was used before, the browser would repeat it when it is cut.
  const server = createServer({ keepAlive: false }, (request, response) => {
    response.setHeader("connection", "close");
    const { pathname } = new URL(request.url ?? "/", "http://administration.test");
    const isCall = pathname.startsWith("/api/") || pathname.startsWith(IDENTITY_PATH);
    if (!isCall) return answerFile(pathname, response);
    answerCall(request, pathname, response).catch((error: unknown) => {
      complaints.push(String(error));
      request.socket.destroy();
    });
  });
  const origin = `http://127.0.0.1:${await listenOn(server)}`;
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
    open: async (address) => void (await page.goto(origin + address)),
    async reset() {
      held.clear();
      cut.clear();
      await page.goto("about:blank");
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.setViewportSize({ width: 1280, height: 720 });
      complaints.length = 0;
    },
    close: () => void server.close(),
  };
}

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { IDENTITY_PATH } from "@nv/contracts";
import type { CataloguePage } from "@nv/contracts/schemas";
import type { TestDatabase } from "@nv/test-kit";
import { pino } from "pino";
import { readConfig } from "../src/config.ts";
import { type ServerFolders, startServer } from "../src/server.ts";
import { cataloguePage } from "./catalogue-page.ts";

/** The cheapest hash that argon2 allows: none of these tests is about its cost. */
const CHEAP_HASHING = { memoryKiB: 8, passes: 1 };

/** Password of everybody. */
export const PASSWORD = "una frase larga y tranquila";

/** Folder of the build that readers load; `npm test` builds it first. */
const EMBEDS = join(import.meta.dirname, "../../../packages/embeds/dist");

const FACES = join(import.meta.dirname, "../../../packages/ui/build/fonts");
const ATLAS = join(import.meta.dirname, "../../../packages/geography/build/atlas");

const PAGES = [
  ...["entrance/index", "entrance/gate", "entrance/outbox", "entrance/forbidden"],
  ...["site/index", "site/404", "site/docs/intro", "admin/admin/index"],
];

/** A request as it goes over the wire: nothing of it is tidied up. */
export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer | undefined;
}

/** Answer of the server. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A process of the whole server, listening on loopback. */
export interface WholeServer {
  readonly port: number;
  readonly identity: Awaited<ReturnType<typeof startServer>>["identity"];
  readonly app: Awaited<ReturnType<typeof startServer>>["app"];
  /** Every line of the log. */
  readonly log: readonly string[];
  /** @throws When no whole answer came within `patienceMs`. */
  call(request: RawRequest, patienceMs?: number): Promise<RawAnswer>;
  close(): Promise<void>;
}

/** Writes builds of a page or two. @returns Where everything that is built is. */
export async function writeBuilds(folder: string, others: readonly CataloguePage[] = []): Promise<ServerFolders> {
  for (const page of PAGES) {
    const file = join(folder, `${page}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `<h1>${page}</h1>`);
  }
  await mkdir(join(folder, "site/assets"), { recursive: true });
  await mkdir(join(folder, "widget/parts"), { recursive: true });
  for (const script of ["netlify-identity-widget.js", "netlify-identity-widget.full.js"])
    await writeFile(join(folder, "widget", script), "// sample\n");
  const intro = cataloguePage({ path: "/docs/intro", title: "Introducción" });
  const pages = [intro, ...others];
  await writeFile(join(folder, "site/catalogue.ndjson"), pages.map((page) => `${JSON.stringify(page)}\n`).join(""));
  const ofGroups = pages.flatMap(({ path, group }) => (group === "" ? [] : [[path, group] as const]));
  await writeFile(join(folder, "site/groups.json"), JSON.stringify(Object.fromEntries(ofGroups)));
  return {
    entrance: join(folder, "entrance"),
    site: join(folder, "site"),
    admin: join(folder, "admin"),
    widget: join(folder, "widget"),
    embeds: EMBEDS,
    atlas: ATLAS,
    faces: FACES,
  };
}

/** Longest that an answer may take before nobody waits for it any more, milliseconds. */
const PATIENCE_MS = 30_000;

function callOn(port: number) {
  return ({ method = "GET", path, headers = {}, body }: RawRequest, patienceMs = PATIENCE_MS) =>
    new Promise<RawAnswer>((resolve, reject) => {
      const sent = httpRequest({ port, host: "127.0.0.1", path, method, headers, agent: false });
      const timer = setTimeout(() => sent.destroy(new Error(`${method} ${path} was not answered`)), patienceMs);
      sent.on("error", (error) => {
        clearTimeout(timer);
        reject(error);
      });
      sent.on("response", (response) => {
        const { statusCode: status = 0, headers: received } = response;
        if (received["content-type"] === "text/event-stream") {
          // A line has no end to wait for.
          clearTimeout(timer);
          sent.destroy();
          return resolve({ status, headers: received, body: "" });
        }
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          clearTimeout(timer);
          const text = Buffer.concat(chunks).toString();
          resolve({ status, headers: received, body: text });
        });
      });
      sent.end(body);
    });
}

/**
 * Starts the server as `main.ts` does, on a database of a test, with builds of a page or two, and without a browser, which would open each
 * publication half a dozen times.
 *
 * @param env - Environment on top of what the test needs.
 * @param pages - Of the site, besides the introduction; as Markdown alone.
 * @param now - Clock of the accounts, Unix epoch in milliseconds.
 */
export async function startWholeServer(
  database: TestDatabase,
  env: Readonly<Record<string, string>> = {},
  pages: readonly CataloguePage[] = [],
  now: () => number = Date.now,
): Promise<WholeServer> {
  const folder = await mkdtemp(join(tmpdir(), "nv-whole-"));
  const builds = await writeBuilds(folder, pages);
  const { url } = database.address;
  const config = readConfig(
    {
      HOST: "127.0.0.1",
      PORT: "0",
      SITE_URL: "http://localhost:3000",
      DATA_DIR: join(folder, "data"),
      ...(url === undefined ? {} : { DATABASE_URL: url }),
      ...env,
    },
    folder,
  );
  const log: string[] = [];
  const cheap = {
    ...config,
    identity: { ...config.identity, hashing: CHEAP_HASHING, now },
    platform: { ...config.platform, chromium: null },
  };
  const running = await startServer(cheap, builds, {
    log: pino({ level: "warn" }, { write: (line: string) => void log.push(line) }),
  });
  const address = running.app.server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    port,
    identity: running.identity,
    app: running.app,
    log,
    call: callOn(port),
    async close() {
      await running.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The headers of a page of our own. */
export const OWN_PAGE = { "sec-fetch-site": "same-origin" } as const;

/** Credentials of a signed-in person: what their browser and their programs send. */
export interface SignedIn {
  readonly cookie: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

function signedIn({ status, body, headers }: RawAnswer): SignedIn {
  if (status !== 200) throw new Error(`signing in was answered with ${status}: ${body}`);
  const { access_token, refresh_token }: { access_token: string; refresh_token: string } = JSON.parse(body);
  const cookie = (headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
  return { cookie, accessToken: access_token, refreshToken: refresh_token };
}

/** Accepts the invitation of the first administrator. */
export async function enterFirstAdministrator(server: WholeServer, email: string): Promise<SignedIn> {
  const { url } = await server.identity.createFirstAdministratorInvite();
  const token = /invite_token=([^&]+)/.exec(url)?.[1];
  const body = JSON.stringify({ type: "signup", token, password: PASSWORD, email });
  const headers = { ...OWN_PAGE, "content-type": "application/json" };
  return signedIn(await server.call({ method: "POST", path: `${IDENTITY_PATH}/verify`, headers, body }));
}

/** Signs a person in by their password. @param headers - On top of those of a page of our own. */
export async function signIn(
  server: WholeServer,
  email: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<SignedIn> {
  const body = new URLSearchParams({ grant_type: "password", username: email, password: PASSWORD }).toString();
  const sent = { ...OWN_PAGE, "content-type": "application/x-www-form-urlencoded", ...headers };
  return signedIn(await server.call({ method: "POST", path: `${IDENTITY_PATH}/token`, headers: sent, body }));
}

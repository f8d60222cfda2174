import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fixedClock } from "@nv/test-kit";
import { afterEach, beforeEach, expect, test } from "vitest";
import { securityHeaders } from "../../http/core/security-headers.ts";
import { NO_PROGRAMS } from "../../http/programs.ts";
import { createGate } from "../gate.ts";
import { createGateCounts } from "../gate-counts.ts";
import type { StaticRoots } from "../static-roots.ts";
import { readStoredFile } from "../stored-file.ts";
import { readWidgetFiles } from "./widget-files.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const HEADERS = securityHeaders(true);

let folder: string;
let clock: ReturnType<typeof fixedClock>;
let failures: unknown[];
let server: Server | null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nv-widget-files-"));
  clock = fixedClock();
  failures = [];
  server = null;
});
afterEach(async () => {
  server?.close();
  await rm(folder, { recursive: true });
});

/** Puts a build in place, starts the gate on it as for somebody without a session, and gives what asks it. */
async function deploy(build: string, parts: readonly string[]) {
  const dist = join(folder, "dist");
  await rm(dist, { recursive: true, force: true });
  await mkdir(join(dist, "parts"), { recursive: true });
  await mkdir(join(dist, "esm"));
  await writeFile(join(dist, "package.json"), "{}");
  await writeFile(join(dist, "esm/index.js"), "esm");
  await writeFile(join(dist, "netlify-identity-widget.js"), `script ${build}`);
  await writeFile(join(dist, "netlify-identity-widget.full.js"), `full ${build}`);
  for (const part of parts) await writeFile(join(dist, "parts", part), part);
  const entrance = await readWidgetFiles({
    folder: dist,
    keepFolder: join(folder, "kept"),
    nowMs: clock.now(),
    headers: HEADERS,
    onFailure: (error) => void failures.push(error),
  });
  await writeFile(join(folder, "page.html"), "puerta");
  const page = await readStoredFile(join(folder, "page.html"), "/page", {
    headers: HEADERS,
    scope: "no-store",
    variesByCookie: true,
  });
  const pages = { gatePage: page, outboxPage: page, forbiddenPage: page, notFoundPage: page, adminPage: page };
  const staticRoots: StaticRoots = {
    entrance,
    site: new Map(),
    siteGroups: new Map(),
    markdown: new Map(),
    admin: new Map(),
    ...pages,
  };
  const gate = createGate({
    programs: NO_PROGRAMS,
    staticRoots,
    headers: HEADERS,
    counts: createGateCounts(),
    readSession: () => null,
    onFailure: (error) => void failures.push(error),
  });
  server?.close();
  const listening = createServer((request, response) => void gate(request, response));
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  const { port } = listening.address() as AddressInfo;
  return (path: string, headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
}

test.each(["/netlify-identity-widget.js", "/v1/netlify-identity-widget.js", "/netlify-identity-widget.full.js"])(
  "%s is there for anybody, from any site, and is asked for again",
  async (path) => {
    const ask = await deploy("one", ["es-11111111.js"]);
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(path.includes("full") ? "full one" : "script one");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, no-cache",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
      vary: "Accept-Encoding",
    });
    const again = await ask(path, { "if-none-match": answer.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  },
);

test("the address of the version is told, holds the same bytes, and may be kept for good", async () => {
  const ask = await deploy("one", ["es-11111111.js"]);
  const place = (await ask("/netlify-identity-widget.js")).headers.get("content-location") ?? "";
  expect(place).toMatch(/^\/v1\/[0-9a-f]{16}\/netlify-identity-widget\.js$/);
  const answer = await ask(place);
  expect(await answer.text()).toBe("script one");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("content-location")).toBeNull();
});

test("the parts stand beside each script, and may be kept for good", async () => {
  const ask = await deploy("one", ["es-11111111.js"]);
  const place = (await ask("/netlify-identity-widget.js")).headers.get("content-location") ?? "";
  for (const script of ["/netlify-identity-widget.js", "/v1/netlify-identity-widget.js", place]) {
    const part = await ask(new URL("parts/es-11111111.js?again=1", `http://x${script}`).href.slice("http://x".length));
    expect(part.status).toBe(200);
    expect(Object.fromEntries(part.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "access-control-allow-origin": "*",
    });
  }
});

test("a script that a cache kept still finds its parts, and its version stays", async () => {
  const before = await deploy("one", ["es-11111111.js", "fr-11111111.js"]);
  const place = (await before("/netlify-identity-widget.js")).headers.get("content-location") ?? "";
  clock.advance(DAY_MS);
  const ask = await deploy("two", ["es-22222222.js", "fr-11111111.js"]);
  expect(await (await ask("/netlify-identity-widget.js")).text()).toBe("script two");
  for (const path of ["/parts/es-11111111.js", "/v1/parts/es-11111111.js", "/parts/es-22222222.js"]) {
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
  }
  expect(await (await ask(place)).text()).toBe("script one");
  clock.advance(31 * DAY_MS);
  expect((await (await deploy("two", ["es-22222222.js"]))("/parts/es-11111111.js")).status).toBe(401);
  expect(failures).toEqual([]);
});

test("nothing else of the build has an address", async () => {
  const ask = await deploy("one", ["es-11111111.js"]);
  for (const path of [
    "/package.json",
    "/esm/index.js",
    "/parts",
    "/parts/",
    "/parts/../package.json",
    "/v1",
    "/v1/x/netlify-identity-widget.js",
  ]) {
    expect([path, (await ask(path)).status]).toEqual([path, 401]);
  }
});

test("a data folder that cannot be written is told of, and the widget is served", async () => {
  await writeFile(join(folder, "kept"), "un archivo donde debería haber una carpeta");
  const ask = await deploy("one", ["es-11111111.js"]);
  expect((await ask("/netlify-identity-widget.js")).status).toBe(200);
  expect(failures).toMatchObject([{ code: "EEXIST" }]);
});

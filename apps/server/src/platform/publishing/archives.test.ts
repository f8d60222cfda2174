import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { fixedClock } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { STORES, type TestStore } from "../../../test/stores.ts";
import { securityHeaders } from "../../http/core/security-headers.ts";
import { createMutex } from "../mutex/mutex.ts";
import { createBlobs } from "./blobs.ts";
import { archiveKind } from "./core/archive-kind.ts";
import { goneLegacyLink } from "./gone-answer.ts";
import { createPublished } from "./published.ts";
import { createPublishedCache } from "./published-cache.ts";
import { createPublisher, type Publisher } from "./publisher.ts";

const BASE = "https://graficos.example";
const REVISION = "1-0123456789";
const FOLDER = `/l/mapa/${REVISION}/captura/`;
const FILES = {
  "index.html": "<script src='js/mapa.js'></script>",
  "js/mapa.js": `document.title = "${"x".repeat(300)}"`,
  "fotos/Señal 1.jpg": "jpg",
  "raro.swf": "FWS",
};

describe.each(STORES)("rescued archives in $store", ({ createStore }) => {
  let testStore: TestStore;
  let server: Server;
  let origin: string;
  let publisher: Publisher;
  const clock = fixedClock();

  beforeAll(async () => {
    testStore = await createStore();
    const store = await testStore.open();
    const blobs = createBlobs({ store, withLock: createMutex(), now: Date.now });
    publisher = createPublisher(store, blobs, "l");
    const shared = [];
    for (const [name, text] of Object.entries(FILES)) {
      const body = Buffer.from(text);
      const hash = createHash("sha256").update(body).digest("hex");
      const { mediaType, isCompressible } = archiveKind(name);
      const encodings = isCompressible && body.length > 256 ? (["br", "gzip"] as const) : [];
      await blobs.keep(hash, body, encodings);
      shared.push({ path: `captura/${name}`, hash, sizeBytes: body.length, archived: { mediaType, encodings } });
    }
    await publisher.writeRevision("mapa", REVISION, [], shared);
    await publisher.movePointer({
      schema: 1,
      slug: "mapa",
      state: "live",
      revision: REVISION,
      publishedAtMs: 1,
      title: "Mapa",
      altText: "",
      language: "es",
      type: "archive",
      heightsPx: [],
      image: null,
    });
    const published = createPublished({
      store,
      cache: createPublishedCache(store, "l", { now: clock.now, onFailure: () => undefined }),
      headers: securityHeaders(true),
      frameOrigins: [],
      section: "l",
      publicBaseUrl: BASE,
      gone: goneLegacyLink,
      now: clock.now,
      onFailure: () => undefined,
    });
    server = createServer((request, response) => void published(request, response)).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await testStore.drop();
  });
  const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });

  test("a page of an archive runs in an origin of nobody and reaches its own folder alone", async () => {
    for (const path of [FOLDER, `${FOLDER}index.html`]) {
      const { status, headers } = await get(path);
      const policy = headers.get("content-security-policy") ?? "";
      expect([status, headers.get("content-type")]).toEqual([200, "text/html"]);
      expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none'; /);
      expect(policy).not.toContain("allow-same-origin");
      expect(policy).not.toContain("'self'");
      expect(policy).toContain(`connect-src ${BASE}${FOLDER};`);
      expect(policy).toContain("form-action 'none'");
      expect(headers.get("set-cookie")).toBeNull();
    }
  });

  test("names are those that the archive had, and what no browser knows is a download", async () => {
    const photo = await get(`${FOLDER}fotos/Se%C3%B1al%201.jpg`);
    expect([photo.status, photo.headers.get("content-type"), await photo.text()]).toEqual([200, "image/jpeg", "jpg"]);
    expect((await get(`${FOLDER}raro.swf`)).headers.get("content-disposition")).toBe('attachment; filename="raro.swf"');
    expect((await get(`${FOLDER}nada.js`)).status).toBe(404);
    expect((await get(`${FOLDER}%2e%2e/manifest~`)).status).toBe(404);
  });

  test("a page of our own origin is led to an archive, and takes none of its files in", async () => {
    const asked = (path: string, site: string, dest: string) =>
      get(path, { "sec-fetch-site": site, "sec-fetch-dest": dest }).then(({ status }) => status);
    // The archive's own pages are of no origin: whatever they ask for is of another site.
    expect(await asked(`${FOLDER}js/mapa.js`, "cross-site", "script")).toBe(200);
    expect(await asked(`${FOLDER}js/mapa.js`, "same-origin", "script")).toBe(403);
    expect(await asked(`${FOLDER}js/mapa.js`, "same-origin", "serviceworker")).toBe(403);
    expect(await asked(`${FOLDER}js/mapa.js`, "same-origin", "empty")).toBe(403);
    expect(await asked(FOLDER, "same-origin", "document")).toBe(200);
    expect(await asked(FOLDER, "same-origin", "iframe")).toBe(200);
    const script = await get(`${FOLDER}js/mapa.js`, { "accept-encoding": "br" });
    expect(script.headers.get("vary")).toBe("Accept-Encoding, Sec-Fetch-Site, Sec-Fetch-Dest");
    expect(script.headers.get("content-encoding")).toBe("br");
  });

  test("a list that the section gives besides is there as soon as it is written", async () => {
    expect((await get("/l/redirects.json")).status).toBe(404);
    clock.advance(2000);
    await publisher.writeList("redirects.json", '{"schema":1,"items":[]}');
    await publisher.writeList("redirects.map", "# nada\n");
    const json = await get("/l/redirects.json");
    expect([json.status, json.headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
    const map = await get("/l/redirects.map");
    expect([await map.text(), map.headers.get("content-type")]).toEqual(["# nada\n", "text/plain; charset=utf-8"]);
    expect(map.headers.get("cache-control")).toContain("max-age=60");
    const etag = map.headers.get("etag") ?? "";
    expect((await get("/l/redirects.map", { "if-none-match": etag })).status).toBe(304);
  });
});

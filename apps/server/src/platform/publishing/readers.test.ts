import { once } from "node:events";
import { createServer, request as httpRequest, type Server } from "node:http";
import { fixedClock } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publisherOf, STORES, type TestStore } from "../../../test/stores.ts";
import { type BlobStore, StoreError } from "../storage/blob-store.ts";
import { goneGraphic } from "./gone-answer.ts";
import { createPublished } from "./published.ts";
import { createPublishedCache, type PublishedCache } from "./published-cache.ts";
import { createReaders } from "./readers.ts";
import { createSightings } from "./sightings.ts";

const BASE = "https://graficos.example.org";
const REVISION = "1-0123456789";
const LONG = "a".repeat(300);
const DIGITS = "9".repeat(300);

const oembedOf = (path: string) => `/oembed.json?url=${encodeURIComponent(BASE + path)}`;

describe.each(STORES)("in $store", ({ createStore }) => {
  let testStore: TestStore;
  let cache: PublishedCache;
  let server: Server;
  let port: number;
  let away = false;
  const asked: string[] = [];
  const failures: unknown[] = [];
  const clock = fixedClock();

  beforeAll(async () => {
    testStore = await createStore();
    const real = await testStore.open();
    const publisher = publisherOf(real);
    await publisher.writeRevision("paro", REVISION, [
      { path: "index.html", body: Buffer.from("hola"), policy: "page" },
    ]);
    await publisher.movePointer({
      schema: 1,
      slug: "paro",
      state: "live",
      revision: REVISION,
      publishedAtMs: 1,
      title: "Paro",
      altText: "",
      language: "es",
      type: "external",
      heightsPx: [],
      image: null,
    });
    const store: BlobStore = {
      ...real,
      get: async (key) => {
        asked.push(key);
        if (key.startsWith("g/no-")) return null;
        if (away) throw new StoreError("fuera de servicio");
        return real.get(key);
      },
    };
    cache = createPublishedCache(store, "g", { now: clock.now, onFailure: (error) => failures.push(error) });
    const common = {
      headers: {},
      emptyFeed: String,
      now: clock.now,
      onFailure: (error: unknown) => void failures.push(error),
    };
    const published = createPublished({
      store,
      cache,
      frameOrigins: [],
      section: "g",
      publicBaseUrl: BASE,
      gone: goneGraphic({ script: "1", styles: "p{}" }),
      ...common,
    });
    const readers = createReaders({
      published: {
        ...{ d: published, data: published, elecciones: published, g: published, i: published },
        ...{ l: published, "map/style": published, p: published },
      },
      scripts: { "/e/v1/host.js": Buffer.from("1") },
      sightings: createSightings(),
      oembed: { publicBaseUrl: BASE, pointer: cache.pointer },
      ...common,
    });
    server = createServer((request, response) => void readers(request, response)).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    port = typeof address === "object" && address !== null ? address.port : 0;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await testStore.drop();
  });

  /** Node's own client, because `fetch` tidies addresses up; a hang-up is a failure. */
  function ask(path: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}) {
    const { method = "GET", headers = {}, body } = options;
    return new Promise<number | undefined>((resolve, reject) => {
      const sent = httpRequest({ port, path, method, headers, agent: false }, (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode));
      });
      sent.on("error", reject);
      sent.end(body);
    });
  }

  const NAMES: readonly (readonly [string, string])[] = [
    ["a long name", `/g/${LONG}`],
    ["the page of a long name", `/g/${LONG}/`],
    ["the pointer of a long name", `/g/${LONG}/latest.json`],
    ["a name of many parts", `/g/${"a-".repeat(2000)}a/`],
    ["a revision of many digits", `/g/paro/${DIGITS}-0123456789/`],
    ["a file of a revision of many digits", `/g/paro/${DIGITS}-0123456789/index.html`],
    ["a revision of many letters", `/g/paro/1-${LONG}/`],
    ["a file of a long name", `/g/paro/${REVISION}/${LONG}`],
    ["many folders", `/g/paro/${REVISION}/${"a/".repeat(400)}`],
    ["more folders and a file", `/g/paro/${REVISION}/${"a/".repeat(1500)}a`],
    ["escaped letters", `/g/paro/${REVISION}/${"%61".repeat(300)}`],
    ["letters of two bytes", `/g/${"%C3%B1".repeat(300)}/`],
    ["slashes alone", `/g/${"/".repeat(2000)}`],
    ["dots alone", `/g/paro/${".".repeat(300)}/`],
    ["a file of the list", "/g/index.json/"],
    ["a zero", "/g/%00/"],
  ];

  test.each([...NAMES, ...NAMES.map(([name, path]) => [`the description of ${name}`, oembedOf(path)] as const)])(
    "%s is nothing, without asking the store",
    async (_name, path) => {
      const before = asked.length;
      for (const method of ["GET", "HEAD"]) expect([method, await ask(path, { method })]).toEqual([method, 404]);
      expect(asked.slice(before)).toEqual([]);
      expect(failures).toEqual([]);
    },
  );

  const described = oembedOf("/g/paro/");
  test.each([
    ["no query", "/oembed.json", {}],
    ["an empty address", "/oembed.json?url=", {}],
    ["a width of many digits", `${described}&maxwidth=${DIGITS}`, {}],
    ["a width without end", `${described}&maxwidth=-1e400`, {}],
    ["a width that is a zero", `${described}&maxwidth=%00`, {}],
    ["two addresses", `${described}&url=${LONG}`, {}],
    ["a broken escape", "/oembed.json?%", {}],
    ["a folder", "/e/", {}],
    ["a long file", `/e/${LONG}`, {}],
    ["a broken escape of a script", "/e/v1/host.js?%", {}],
    ["a range of many digits", "/g/paro/", { headers: { range: `bytes=${DIGITS}-${DIGITS}` } }],
    ["a range from the end of many digits", "/g/paro/", { headers: { range: `bytes=-${DIGITS}` } }],
    ["an encoding of many digits", "/g/paro/", { headers: { "accept-encoding": `br;q=${DIGITS},`.repeat(20) } }],
    ["a tag of quotes", "/g/paro/", { headers: { "if-none-match": '"'.repeat(4000) } }],
    ["an empty report", "/e/v1/seen", { method: "POST" }],
    ["a long report", "/e/v1/seen", { method: "POST", body: "x".repeat(50_000) }],
    ["a deep report", "/e/v1/seen", { method: "POST", body: "[".repeat(4000) }],
    ["half a report", "/e/v1/seen", { method: "POST", body: '{"page":"https://' }],
    ["half an address", "/e/v1/seen", { method: "POST", body: '{"page":"https://[::1","ids":["paro"]}' }],
    ["a removal", "/e/v1/seen", { method: "DELETE" }],
    ["a trace", "/oembed.json", { method: "TRACE" }],
  ])("%s is answered, and is nobody's fault but the asker's", async (_name, path, options) => {
    expect(await ask(path, options)).toBeLessThan(500);
    expect(failures).toEqual([]);
  });

  test("what is not there is asked of the store once, until it may have changed", async () => {
    clock.advance(60_000);
    const before = asked.length;
    for (const _ of [1, 2, 3]) {
      expect(await ask("/g/nada/")).toBe(404);
      expect(await ask(oembedOf("/g/nada/"))).toBe(404);
      expect(await ask("/g/paro/2-0123456789/")).toBe(404);
      expect(await ask("/g/index.json")).toBe(200);
    }
    expect(asked.slice(before).sort()).toEqual([
      "g/index.json",
      "g/nada/latest.json",
      "g/paro/2-0123456789/manifest~",
      "g/paro/latest.json",
    ]);
    clock.advance(1001);
    await ask("/g/nada/");
    expect(asked.at(-1)).toBe("g/nada/latest.json");
  });

  test("a publication is seen at once where something was known to be missing", async () => {
    expect(await ask("/g/nuevo/")).toBe(404);
    const publisher = publisherOf(await testStore.open());
    await publisher.writeRevision("nuevo", REVISION, [{ path: "index.html", body: Buffer.from("sí"), policy: "page" }]);
    await publisher.movePointer({
      schema: 1,
      slug: "nuevo",
      state: "live",
      revision: REVISION,
      publishedAtMs: 1,
      title: "N",
      altText: "",
      language: "es",
      type: "external",
      heightsPx: [],
      image: null,
    });
    cache.forget("nuevo");
    expect(await ask("/g/nuevo/")).toBe(200);
  });

  test("asking for what is not there pushes nothing out of memory", async () => {
    expect(await ask("/g/paro/")).toBe(200);
    for (let index = 0; index < 10_001; index += 1) await cache.pointer(`no-${index}`);
    const before = asked.length;
    expect(await ask("/g/paro/")).toBe(200);
    expect(asked.slice(before)).toEqual([]);
  });

  test("a store that is away is told to who asks oEmbed, and noted", async () => {
    away = true;
    expect(await ask(oembedOf("/g/sin-preguntar/"))).toBe(503);
    expect(failures.splice(0)).toHaveLength(1);
    away = false;
  });
});

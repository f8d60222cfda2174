import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import type { PublishedPointer } from "@nv/contracts/schemas";
import { fixedClock } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publisherOf, STORES, type TestStore } from "../../../test/stores.ts";
import { securityHeaders } from "../../http/core/security-headers.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import { goneGraphic } from "./gone-answer.ts";
import { createPublished } from "./published.ts";
import { createPublishedCache } from "./published-cache.ts";
import type { Publisher } from "./publisher.ts";
import { publishedKeys } from "./revision-manifest.ts";

const ASSETS = { script: "parent.postMessage(1)", styles: "p{}" };
const PAGE = `<!doctype html><style>p{}</style><p>${"hola ".repeat(200)}</p><script>alert(1)</script>`;
const LARGE = Buffer.alloc(700_000, "0123456789");

const pointer = (more: Partial<PublishedPointer> = {}): PublishedPointer => ({
  schema: 1,
  slug: "paro",
  state: "live",
  revision: "1-0123456789",
  publishedAtMs: 1,
  title: "Paro",
  altText: "",
  language: "es",
  type: "external",
  heightsPx: [],
  image: null,
  ...more,
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

describe.each(STORES)("in $store", ({ createStore }) => {
  let testStore: TestStore;
  let store: BlobStore;
  let publisher: Publisher;
  let server: Server;
  let port: number;
  const clock = fixedClock();
  const failures: unknown[] = [];

  beforeAll(async () => {
    testStore = await createStore();
    store = await testStore.open();
    publisher = publisherOf(store);
    await publisher.writeRevision("paro", "1-0123456789", [
      { path: "index.html", body: Buffer.from(PAGE), policy: "page" },
      { path: "subido.html", body: Buffer.from("<script>alert(document.cookie)</script>") },
      { path: "subido.svg", body: Buffer.from("<svg onload='alert(1)'/>") },
      { path: "datos.csv", body: Buffer.from("a;b\n") },
      { path: "raro.xyz", body: Buffer.from("MZ") },
      { path: "video.mp4", body: LARGE },
    ]);
    await publisher.movePointer(pointer());
    const onFailure = (error: unknown) => void failures.push(error);
    const cache = createPublishedCache(store, "g", { now: clock.now, onFailure });
    const published = createPublished({
      store,
      cache,
      headers: securityHeaders(true),
      isFindable: true,
      frameOrigins: [],
      section: "g",
      publicBaseUrl: "https://graficos.example",
      gone: goneGraphic(ASSETS),
      emptyList: String,
      now: clock.now,
      onFailure: (error) => failures.push(error),
    });
    server = createServer((request, response) => void published(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    port = typeof address === "object" && address !== null ? address.port : 0;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await testStore.drop();
  });

  /** Node's own client, because `fetch` tidies addresses up before it sends them. */
  function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = httpRequest({ port, path, headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      sent.on("error", reject);
      sent.end();
    });
  }

  test("a page comes compressed when the client can, and not again when it has it", async () => {
    const plain = await get("/g/paro/");
    expect([plain.status, plain.body.toString()]).toEqual([200, PAGE]);
    const br = await get("/g/paro/", { "accept-encoding": "gzip, br" });
    expect(br.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect(brotliDecompressSync(br.body).toString()).toBe(PAGE);
    const again = await get("/g/paro/", { "accept-encoding": "gzip, br", "if-none-match": br.headers.etag ?? "" });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await get("/g/paro/", {}, "HEAD")).body.length).toBe(0);
  });

  test("any site may read and frame it, and it may run its own script alone", async () => {
    const { headers } = await get("/g/paro/1-0123456789/");
    expect(headers).toMatchObject({
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(headers["x-frame-options"] ?? headers["cross-origin-opener-policy"]).toBeUndefined();
    const policy = headers["content-security-policy"];
    expect(policy).toContain("script-src 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect((await get("/g/paro/", {}, "OPTIONS")).status).toBe(204);
  });

  test("search engines find it where it is read, and leave out lists and what is gone", async () => {
    const [live, fixed, pointer, missing] = await Promise.all(
      ["/g/paro/", "/g/paro/1-0123456789/", "/g/paro/latest.json", "/g/nada/"].map((path) => get(path)),
    );
    expect([live?.headers["x-robots-tag"], live?.headers.link]).toEqual([undefined, undefined]);
    expect(fixed?.headers["x-robots-tag"]).toBeUndefined();
    // One revision of many: the piece is read at its own address.
    expect(fixed?.headers.link).toMatch(/^<https:\/\/[a-z.]+\/g\/paro\/>; rel="canonical"$/);
    for (const closed of [pointer, missing]) expect(closed?.headers["x-robots-tag"]).toBe("noindex, nofollow");
  });

  test.each(["subido.html", "subido.svg", "raro.xyz"])(
    "what somebody uploaded runs nothing on our origin: %s",
    async (file) => {
      const { headers } = await get(`/g/paro/1-0123456789/${file}`);
      expect(headers["content-security-policy"]).toMatch(/^sandbox; default-src 'none'/);
      expect(headers["x-content-type-options"]).toBe("nosniff");
    },
  );

  test("bytes of no known kind are a download", async () => {
    expect((await get("/g/paro/1-0123456789/raro.xyz")).headers).toMatchObject({
      "content-disposition": 'attachment; filename="raro.xyz"',
      "content-type": "application/octet-stream",
    });
  });

  test.each([
    { range: "bytes=0-9", status: 206, content: "bytes 0-9/700000", size: 10 },
    { range: "bytes=699990-", status: 206, content: "bytes 699990-699999/700000", size: 10 },
    { range: "bytes=-5", status: 206, content: "bytes 699995-699999/700000", size: 5 },
    { range: "bytes=0-9,20-29", status: 200, content: undefined, size: 700_000 },
    { range: "bytes=700000-", status: 416, content: "bytes */700000", size: 0 },
    { range: "renglones=1", status: 200, content: undefined, size: 700_000 },
  ])("$range of a large file", async ({ range, status, content, size }) => {
    const answer = await get("/g/paro/1-0123456789/video.mp4", { range });
    expect([answer.status, answer.headers["content-range"], answer.body.length]).toEqual([status, content, size]);
    if (status === 206) {
      const [first = 0] = (content?.match(/\d+/g) ?? []).map(Number);
      expect(answer.body.toString()).toBe(LARGE.subarray(first, first + size).toString());
    }
  });

  test("a part of a small file is a part of its plain bytes", async () => {
    const answer = await get("/g/paro/", { range: "bytes=0-14", "accept-encoding": "br" });
    expect([answer.status, answer.body.toString(), answer.headers["content-encoding"]]).toEqual([
      206,
      "<!doctype html>",
      undefined,
    ]);
  });

  test.each([
    "/g/paro/../paro/latest.json",
    "/g/%2e%2e/%2e%2e/etc/passwd",
    "/g/paro/1-0123456789/..%2f..%2fipc%2flatest.json",
    "/g/paro/1-0123456789/manifest~",
    "/g/paro/1-0123456789/index.html~br",
    "/g/paro/1-0123456789/%00",
    "/g/paro/1-0123456789/constructor",
    "/g/paro/1-0123456789/__proto__",
    "/g/PARO/",
    "/g/.unfinished/",
    "/g//paro/",
    "/g/%E0%A4%A/",
    "/g/paro/2-0123456789/",
    "/g/otro/",
    "/g",
  ])("%s is nothing", async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers["cache-control"]]).toEqual([404, "public, max-age=5"]);
  });

  test("nothing is changed by a reader", async () => {
    for (const method of ["POST", "PUT", "DELETE"]) expect((await get("/g/paro/", {}, method)).status).toBe(405);
  });

  test("a publication of another process is seen within two seconds", async () => {
    await publisher.writeRevision("ipc", "1-aaaaaaaaaa", [
      { path: "index.html", body: Buffer.from("uno"), policy: "page" },
    ]);
    await publisher.writeRevision("ipc", "2-bbbbbbbbbb", [
      { path: "index.html", body: Buffer.from("dos"), policy: "page" },
    ]);
    await publisher.movePointer(pointer({ slug: "ipc", revision: "1-aaaaaaaaaa" }));
    expect((await get("/g/ipc/")).body.toString()).toBe("uno");
    await publisher.movePointer(pointer({ slug: "ipc", revision: "2-bbbbbbbbbb" }));
    expect((await get("/g/ipc/")).body.toString()).toBe("uno");
    clock.advance(1001);
    await get("/g/ipc/"); // What is at hand, while the store is asked.
    await expect.poll(async () => (await get("/g/ipc/")).body.toString()).toBe("dos");
  });

  test("revisions share the bytes that they have in common, whoever wrote them first and however far", async () => {
    const picture = { path: "foto.png", body: Buffer.from("los mismos bytes") };
    const page = (text: string) => ({
      path: "index.html",
      body: Buffer.from(text.repeat(100)),
      policy: "page" as const,
    });
    await publisher.writeRevision("uno", "1-aaaaaaaaaa", [page("primera"), picture]);
    await publisher.movePointer(pointer({ slug: "uno", revision: "1-aaaaaaaaaa" }));
    const keysOf = async () => (await store.list("blobs/")).map(({ key }) => key);
    const before = await keysOf();
    await publisher.writeRevision("uno", "2-bbbbbbbbbb", [page("segunda"), picture]);
    await publisher.writeRevision("otro", "1-cccccccccc", [page("primera"), picture]);
    // The new page alone, plain and in both encodings.
    const added = (await keysOf()).filter((key) => !before.includes(key));
    expect(added.map((key) => key.split("/").at(-1)).sort()).toEqual(["br", "gzip", "identity"]);
    for (const path of ["/g/uno/1-aaaaaaaaaa/foto.png", "/g/uno/2-bbbbbbbbbb/foto.png"])
      expect((await get(path)).body.toString()).toBe("los mismos bytes");
    // As a process that was killed between two encodings leaves it.
    const [missing = ""] = added.filter((key) => key.endsWith("/br"));
    await store.delete(missing);
    await publisher.writeRevision("uno", "3-dddddddddd", [page("segunda")]);
    expect(await keysOf()).toContain(missing);
    const answer = await get("/g/uno/3-dddddddddd/", { "accept-encoding": "br" });
    expect(brotliDecompressSync(answer.body).toString()).toBe("segunda".repeat(100));
  });

  test("what was taken back is gone everywhere, with a page that says so", async () => {
    await publisher.writeRevision("viejo", "1-cccccccccc", [
      { path: "index.html", body: Buffer.from("secreto"), policy: "page" },
    ]);
    await publisher.movePointer(pointer({ slug: "viejo", revision: "1-cccccccccc", state: "gone" }));
    for (const path of ["/g/viejo/", "/g/viejo/1-cccccccccc/"]) {
      const answer = await get(path);
      expect([answer.status, answer.body.toString().includes("Este gráfico ya no está publicado")]).toEqual([
        410,
        true,
      ]);
      expect(answer.body.toString()).not.toContain("secreto");
    }
  });

  test("a pointer that is torn is told, and readers get what was true a moment ago", async () => {
    await publisher.movePointer(pointer({ slug: "roto" }));
    expect((await get("/g/roto/latest.json")).status).toBe(200);
    await store.put(publishedKeys("g").pointer("roto"), Buffer.from('{"schema":1,"slug":"ro'), "application/json");
    for (const laterMs of [2000, 20_000]) {
      clock.advance(laterMs);
      const answer = await get("/g/roto/latest.json");
      expect([answer.status, JSON.parse(answer.body.toString()).slug]).toEqual([200, "roto"]);
      await expect.poll(() => failures).toEqual([expect.any(SyntaxError)]);
      failures.length = 0;
    }
  });

  test("when the store is away readers get what is at hand, and the rest is told as a fault that passes", async () => {
    const broken: BlobStore = {
      ...store,
      get: () => Promise.reject(new Error("fuera de servicio")),
    };
    const faulty = createPublished({
      store: broken,
      cache: createPublishedCache(broken, "g", { now: clock.now, onFailure: (error) => failures.push(error) }),
      headers: {},
      frameOrigins: [],
      section: "g",
      publicBaseUrl: "https://graficos.example",
      gone: goneGraphic(ASSETS),
      emptyList: String,
      now: clock.now,
      onFailure: (error) => failures.push(error),
    });
    const other = createServer((request, response) => void faulty(request, response));
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const address = other.address();
    const answer = await fetch(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/g/paro/`);
    expect([answer.status, answer.headers.get("retry-after"), failures.length]).toEqual([503, "5", 1]);
    other.closeAllConnections();
    other.close();
  });
});

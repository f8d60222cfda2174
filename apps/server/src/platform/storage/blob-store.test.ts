import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { startS3 } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { STORES, type TestStore } from "../../../test/stores.ts";
import { type BlobStore, LARGEST_BLOB_BYTES, StoreError } from "./blob-store.ts";
import { isBlobKey } from "./core/blob-key.ts";
import { parseStorageUrl } from "./core/storage-url.ts";
import { openDiskStore, openDiskStoreBeside } from "./disk-store.ts";
import { openS3Store } from "./s3-store.ts";

/** Goes through the whole heap, as the collector does in its own time. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
}

const TEXT = "text/plain; charset=utf-8";
const bytes = (value: string) => Buffer.from(value);

describe.each(STORES)("in $store", ({ createStore }) => {
  let testStore: TestStore;
  let store: BlobStore;

  beforeAll(async () => {
    testStore = await createStore();
    store = await testStore.open();
  });
  afterAll(() => testStore.drop());

  test("what is put is read back, whole and in part", async () => {
    await store.put("g/paro/1-abc/datos.csv", bytes("año;valor\n2026;11,2"), TEXT);
    expect((await store.get("g/paro/1-abc/datos.csv"))?.toString()).toBe("año;valor\n2026;11,2");
    const part = await store.open("g/paro/1-abc/datos.csv", { start: 0, end: 3 });
    expect([part?.sizeBytes, part && (await text(part.body))]).toEqual([20, "año"]);
    const whole = await store.open("g/paro/1-abc/datos.csv");
    expect([whole?.sizeBytes, whole && (await text(whole.body)).length]).toEqual([20, 19]);
  });

  test("a second put takes the place of the first", async () => {
    await store.put("g/ipc/latest.json", bytes("uno"), TEXT);
    await store.put("g/ipc/latest.json", bytes("dos, más largo"), TEXT);
    expect((await store.get("g/ipc/latest.json"))?.toString()).toBe("dos, más largo");
  });

  test("another process reads what this one put", async () => {
    await store.put("g/ipc/otro.json", bytes("{}"), TEXT);
    expect((await (await testStore.open()).get("g/ipc/otro.json"))?.toString()).toBe("{}");
  });

  test("what was never put is not there, not even a folder", async () => {
    await store.put("g/carpeta/1-a/index.html", bytes("x"), TEXT);
    expect(await store.get("g/nada")).toBeNull();
    expect(await store.open("g/nada")).toBeNull();
    expect(await store.get("g/carpeta/1-a")).toBeNull();
    expect(await store.open("g/carpeta/1-a")).toBeNull();
  });

  test("what is read while it is written is whole, as it was or as it is, and what was written is there", async () => {
    const versions = Array.from({ length: 12 }, (_, index) => Buffer.alloc(200_000 + index * 9000, `${index}`));
    const [first = bytes("x")] = versions;
    await store.put("g/vuelto/a", first, TEXT);
    let isWriting = true;
    const read = async () => {
      while (isWriting) {
        const found = await store.get("g/vuelto/a");
        expect(versions.some((version) => found?.equals(version))).toBe(true);
      }
    };
    const write = async () => {
      for (const version of versions) {
        await store.put("g/vuelto/a", version, TEXT);
        expect((await store.get("g/vuelto/a"))?.equals(version)).toBe(true);
        await store.touch("g/vuelto/a");
      }
      isWriting = false;
    };
    await Promise.all([write(), read(), read(), read()]);
  });

  test("what is deleted is gone, and deleting it again is no fault", async () => {
    await store.put("g/borrar/a", bytes("x"), TEXT);
    await store.delete("g/borrar/a");
    await store.delete("g/borrar/a");
    expect(await store.get("g/borrar/a")).toBeNull();
  });

  test("names below a prefix are listed, and no others", async () => {
    for (const name of ["a.txt", "b/c.txt", "b/d.txt"]) await store.put(`lista/${name}`, bytes(name), TEXT);
    await store.put("lista-otra/x", bytes("x"), TEXT);
    const names = (await store.list("lista/")).map(({ key }) => key);
    expect(names.toSorted()).toEqual(["lista/a.txt", "lista/b/c.txt", "lista/b/d.txt"]);
    expect(await store.list("vacio/")).toEqual([]);
    const all = (await store.list("")).map(({ key }) => key);
    expect(all).toEqual(expect.arrayContaining(["lista/a.txt", "lista/b/c.txt", "lista-otra/x"]));
    expect(all.filter((key) => key.startsWith("."))).toEqual([]);
  });

  test("what goes while names are listed is in the list or not, and is no fault", async () => {
    const keys = Array.from({ length: 40 }, (_, index) => `yendose/${index}/${index % 7}/x`);
    await Promise.all(keys.map((key) => store.put(key, bytes("x"), TEXT)));
    const [, ...lists] = await Promise.all([
      Promise.all(keys.map((key) => store.delete(key))),
      ...keys.slice(0, 10).map(() => store.list("yendose/")),
    ]);
    for (const { key } of lists.flat()) expect(keys).toContain(key);
    expect(await store.list("yendose/")).toEqual([]);
  });

  test("a list tells how old each is, and what is touched is young again, with the same bytes", async () => {
    const sinceMs = Math.floor(Date.now() / 1000) * 1000;
    await store.put("edad/a", bytes("x"), TEXT);
    const age = async () => (await store.list("edad/")).map(({ storedAtMs }) => storedAtMs);
    const [putMs = 0] = await age();
    expect(putMs).toBeGreaterThanOrEqual(sinceMs);
    if (testStore.folder !== null) {
      await utimes(join(testStore.folder, "store/edad/a"), 1000, 1000);
      expect(await age()).toEqual([1_000_000]);
    } else await pause(1100);
    await store.touch("edad/a");
    await store.touch("edad/nada");
    const [touchedMs = 0, ...others] = await age();
    expect(touchedMs).toBeGreaterThanOrEqual(testStore.folder === null ? putMs + 1000 : putMs);
    expect([(await store.get("edad/a"))?.toString(), others]).toEqual(["x", []]);
  });

  test.each(["../fuera", "/raiz", "g/../../etc/passwd", "g//doble", ".unfinished/x", "g/.oculto", "g/ñ", "a\0b", ""])(
    "%j is no name",
    async (key) => {
      expect(isBlobKey(key)).toBe(false);
      await expect(async () => store.put(key, bytes("x"), TEXT)).rejects.toThrow(RangeError);
      await expect(async () => store.get(key)).rejects.toThrow(RangeError);
    },
  );

  test("bytes of any length are written a part at a time, and read back", async () => {
    const MB = 1024 * 1024;
    const chunk = Buffer.alloc(MB, "vídeo ");
    async function* give(count: number) {
      for (let index = 0; index < count; index += 1) yield chunk;
    }
    for (const count of [0, 1, 9]) {
      await store.write(`largo/${count}`, give(count), TEXT);
      const whole = await store.open(`largo/${count}`);
      const hash = createHash("sha256");
      for await (const piece of whole?.body ?? []) hash.update(piece);
      const expected = createHash("sha256");
      for await (const piece of give(count)) expected.update(piece);
      expect([whole?.sizeBytes, hash.digest("hex")]).toEqual([count * MB, expected.digest("hex")]);
    }
    const part = await store.open("largo/9", { start: 8 * MB, end: 8 * MB + 9 });
    expect(part && (await text(part.body))).toBe(chunk.subarray(0, 10).toString());
  });

  test("what fails in the middle of being written leaves what was there", async () => {
    await store.put("largo/antes", bytes("antes"), TEXT);
    async function* failing() {
      for (let index = 0; index < 10; index += 1) yield Buffer.alloc(1024 * 1024);
      throw new Error("the reader went away");
    }
    await expect(store.write("largo/antes", failing(), TEXT)).rejects.toThrow();
    expect((await store.get("largo/antes"))?.toString()).toBe("antes");
  });

  test("what is too large is not stored", async () => {
    const large = new Uint8Array(LARGEST_BLOB_BYTES + 1);
    await expect(store.put("g/grande", large, TEXT)).rejects.toThrow("too many to store");
    expect(await store.get("g/grande")).toBeNull();
  });
});

describe("on disk", () => {
  test("a folder goes with the last of its blobs, whoever puts another into it at that moment", async () => {
    const folder = await mkdtemp(join(tmpdir(), "nv-store-"));
    const store = await openDiskStore(folder);
    for (let round = 0; round < 50; round += 1) {
      await store.put("blobs/a/uno", bytes("uno"), TEXT);
      await Promise.all([store.delete("blobs/a/uno"), store.put("blobs/a/dos", bytes("dos"), TEXT)]);
      expect((await store.get("blobs/a/dos"))?.toString()).toBe("dos");
      await store.delete("blobs/a/dos");
      expect(await readdir(join(folder, "blobs")).catch(() => [])).toEqual([]);
    }
    await rm(folder, { recursive: true });
  });

  test("whoever opens it beside another leaves what that one is writing", async () => {
    const folder = await mkdtemp(join(tmpdir(), "nv-store-"));
    await mkdir(join(folder, ".unfinished"));
    await writeFile(join(folder, ".unfinished/a-medias"), "mitad");
    expect(await (await openDiskStoreBeside(folder)).list("")).toEqual([]);
    expect(await readdir(join(folder, ".unfinished"))).toEqual(["a-medias"]);
    await rm(folder, { recursive: true });
  });

  test("a start removes what a killed process left half written", async () => {
    const folder = await mkdtemp(join(tmpdir(), "nv-store-"));
    await mkdir(join(folder, ".unfinished"));
    await writeFile(join(folder, ".unfinished/a-medias"), "mitad");
    await openDiskStore(folder);
    expect(await readdir(join(folder, ".unfinished"))).toEqual([]);
    await rm(folder, { recursive: true });
  });
});

describe("in S3", () => {
  test("a request signed with another secret is refused, and a failing service is told apart from a missing blob", async () => {
    const server = await startS3();
    const location = parseStorageUrl(server.storageUrl);
    if (location === null) throw new Error("The test server's address must parse.");
    const intruder = openS3Store({ location, accessKeyId: server.accessKeyId, secretAccessKey: "otra" });
    await expect(intruder.put("g/x", bytes("x"), TEXT)).rejects.toThrow("403 SignatureDoesNotMatch");
    const store = openS3Store({ location, ...server });
    server.failWith(500);
    await expect(store.get("g/x")).rejects.toBeInstanceOf(StoreError);
    server.failWith(null);
    expect(await store.get("g/x")).toBeNull();
    await server.stop();
    await expect(store.get("g/x")).rejects.toBeInstanceOf(StoreError);
  });

  test("what breaks off in the middle of its answer is asked again; twice in a row, it is a failure of the store", async () => {
    const server = await startS3();
    const location = parseStorageUrl(server.storageUrl);
    if (location === null) throw new Error("The test server's address must parse.");
    const store = openS3Store({ location, ...server });
    await store.put("g/largo", Buffer.alloc(100_000, "x"), TEXT);
    server.breakOff(1);
    expect((await store.get("g/largo"))?.length).toBe(100_000);
    server.breakOff(2);
    await expect(store.get("g/largo")).rejects.toBeInstanceOf(StoreError);
    expect((await store.get("g/largo"))?.length).toBe(100_000);
    await server.stop();
  });

  test("one that says nothing is given up in time, whatever the collector does meanwhile, and then let rest", async () => {
    const server = await startS3();
    const location = parseStorageUrl(server.storageUrl);
    if (location === null) throw new Error("The test server's address must parse.");
    const limits = { beginMs: 600, wholeMs: 900, restMs: 1500 };
    const store = openS3Store({ location, ...server, limits });
    await store.put("g/a", bytes("antes"), TEXT);
    server.hang(["PUT"]);
    const startedMs = performance.now();
    const asked = Promise.allSettled(Array.from({ length: 10 }, () => store.put("g/a", bytes("después"), TEXT)));
    collectGarbage();
    for (const { status } of await asked) expect(status).toBe("rejected");
    expect(performance.now() - startedMs).toBeLessThan(3000);
    expect((await store.get("g/a"))?.toString()).toBe("antes");
    const restingMs = performance.now();
    await expect(store.put("g/a", bytes("después"), TEXT)).rejects.toThrow("is not asked");
    expect(performance.now() - restingMs).toBeLessThan(limits.beginMs / 2);
    server.hang([]);
    await pause(limits.restMs);
    await store.put("g/a", bytes("después"), TEXT);
    expect((await store.get("g/a"))?.toString()).toBe("después");
    await server.stop();
  });

  test.each([
    {
      text: "s3://cubo?endpoint=http://127.0.0.1:9000/",
      bucket: "cubo",
      endpoint: "http://127.0.0.1:9000",
      prefix: "",
    },
    {
      text: "s3://cubo/una/carpeta/?region=eu-west-1",
      bucket: "cubo",
      endpoint: "https://s3.eu-west-1.amazonaws.com",
      prefix: "una/carpeta",
    },
  ])("$text is understood", ({ text: address, ...expected }) => {
    expect(parseStorageUrl(address)).toMatchObject(expected);
  });

  test.each(["", "cubo", "http://cubo", "s3://C?x", "s3://cubo?endpoint=ftp://x"])("%j is no store", (address) => {
    expect(parseStorageUrl(address)).toBeNull();
  });
});

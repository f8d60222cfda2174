import { Readable } from "node:stream";
import { fixedClock } from "@nv/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { STORES, type TestStore } from "../../../test/stores.ts";
import { createMutex, type RunExclusive } from "../mutex/mutex.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import { createBlobs } from "./blobs.ts";
import { createPublisher } from "./publisher.ts";
import { publishedKeys, RevisionManifest } from "./revision-manifest.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Some twenty publications and sweeps, each of a dozen requests in S3. */
const STEPS_TIMEOUT_MS = 60_000;
const SIGNAL = new AbortController().signal;
const PAGE = { path: "index.html", body: Buffer.from("la misma página ".repeat(50)), policy: "page" as const };
const PICTURE = { path: "foto.png", body: Buffer.from("la misma foto") };

describe.each(STORES)("in $store", ({ createStore }) => {
  let testStore: TestStore;
  let inner: BlobStore;
  const clock = fixedClock();
  /** Time at which each was put or touched, by the clock of the test: a store's own cannot be set. */
  const storedAtMs = new Map<string, number>();

  beforeAll(async () => {
    testStore = await createStore();
    inner = await testStore.open();
  });
  afterAll(() => testStore.drop());
  beforeEach(async () => {
    for (const prefix of ["blobs/", "g/", "i/"])
      for (const { key } of await inner.list(prefix)) await inner.delete(key);
    storedAtMs.clear();
  });

  /** The store by the clock of the test. @param before - Done before each call. */
  function storeOf(before: () => Promise<void> = async () => undefined): BlobStore {
    const note = (key: string) => void storedAtMs.set(key, clock.now());
    return {
      ...inner,
      put: async (key, ...rest) => {
        await before();
        await inner.put(key, ...rest);
        note(key);
      },
      get: async (key) => {
        await before();
        return inner.get(key);
      },
      touch: async (key) => {
        await before();
        await inner.touch(key);
        note(key);
      },
      delete: async (key) => {
        await before();
        await inner.delete(key);
      },
      list: async (prefix) => {
        await before();
        return (await inner.list(prefix)).map(({ key }) => ({ key, storedAtMs: storedAtMs.get(key) ?? 0 }));
      },
    };
  }

  /** A process of the server. */
  function processOf(store = storeOf(), withLock: RunExclusive = createMutex()) {
    const blobs = createBlobs({ store, withLock, now: clock.now });
    const publisher = createPublisher(store, blobs, "g");
    return { publish: publisher.writeRevision, sweep: () => blobs.sweep(SIGNAL) };
  }

  /** Files of a revision that its manifest names and the store does not have. */
  async function lostFiles(slug: string, revision: string): Promise<readonly string[]> {
    const text = await inner.get(publishedKeys("g").manifest(slug, revision));
    const { files } = RevisionManifest.parse(JSON.parse(text?.toString() ?? "null"));
    const lost: string[] = [];
    for (const [path, { blob, encodings }] of Object.entries(files))
      for (const encoding of ["identity", ...encodings])
        if ((await inner.get(`blobs/${blob}/${encoding}`)) === null) lost.push(`${path} ${encoding}`);
    return lost;
  }

  /** Leaves bytes as a publication does that was killed before it wrote its manifest, long ago. */
  async function abandon(): Promise<void> {
    await processOf().publish("perdido", "1-aaaaaaaaaa", [PAGE, PICTURE]);
    await inner.delete(publishedKeys("g").manifest("perdido", "1-aaaaaaaaaa"));
    clock.advance(8 * DAY_MS);
  }

  test("the compressed copies of a page are stored at once, and its manifest when all of them are there", async () => {
    const { promise: areBothAsked, resolve } = Promise.withResolvers<void>();
    let asked = 0;
    // It says what it has, takes the plain copy, and says nothing to whoever stores one of the others before it is asked to store both.
    const patient = storeOf(async () => {
      asked += 1;
      if (asked === 4) resolve();
      if (asked > 2) await areBothAsked;
    });
    await processOf(patient).publish("copias", "0001-copias", [PAGE]);
    expect(await lostFiles("copias", "0001-copias")).toEqual([]);
  });

  test("a store that is far away is asked about several files at once, and not about all", async () => {
    let asked = 0;
    let mostAtOnce = 0;
    const far = storeOf(async () => {
      asked += 1;
      mostAtOnce = Math.max(mostAtOnce, asked);
      await new Promise((resolve) => setTimeout(resolve, 5));
      asked -= 1;
    });
    const files = Array.from({ length: 40 }, (_, index) => ({ path: `${index}.txt`, body: Buffer.from(`${index}`) }));
    await processOf(far).publish("lejos", "0001-lejos", files);
    expect(mostAtOnce).toBeGreaterThan(5);
    expect(mostAtOnce).toBeLessThan(12);
    expect(await lostFiles("lejos", "0001-lejos")).toEqual([]);
  });

  test("bytes of the library are looked for once an hour, made young before they are old, and missed when they are lost", async () => {
    let asked = 0;
    const store = storeOf(async () => {
      asked += 1;
    });
    const blobs = createBlobs({ store, withLock: createMutex(), now: clock.now });
    const hash = "a".repeat(64);
    async function askedFor(): Promise<number> {
      asked = 0;
      await blobs.ensure(hash);
      return asked;
    }
    await blobs.keepStream(hash, () => Readable.from([Buffer.from("una foto")]));
    storedAtMs.set(`blobs/${hash}/identity`, clock.now());
    expect([await askedFor(), await askedFor()]).toEqual([1, 0]);
    clock.advance(HOUR_MS);
    expect([await askedFor(), await askedFor()]).toEqual([1, 0]);
    // Half an hour before it is six days old it is taken to be there for that half hour, and no longer.
    clock.advance(6 * DAY_MS - 1.5 * HOUR_MS);
    expect([await askedFor(), await askedFor()]).toEqual([1, 0]);
    clock.advance(HOUR_MS / 2);
    expect(await askedFor()).toBeGreaterThan(1);
    expect(storedAtMs.get(`blobs/${hash}/identity`)).toBe(clock.now());
    await blobs.discard([hash]);
    await expect(blobs.ensure(hash)).rejects.toThrow("are not kept");
  });

  test("what no revision names goes after a week; what any revision names stays, however old", async () => {
    const { publish, sweep } = processOf();
    await publish("vivo", "1-bbbbbbbbbb", [{ path: "index.html", body: Buffer.from("vieja"), policy: "page" }]);
    await publish("vivo", "2-cccccccccc", [{ path: "index.html", body: Buffer.from("nueva"), policy: "page" }]);
    await publish("perdido", "1-aaaaaaaaaa", [PAGE, PICTURE]);
    await inner.delete(publishedKeys("g").manifest("perdido", "1-aaaaaaaaaa"));
    clock.advance(7 * DAY_MS - HOUR_MS);
    expect(await sweep()).toBe(0);
    clock.advance(2 * HOUR_MS);
    expect(await sweep()).toBe(2);
    expect(await inner.list("blobs/")).toHaveLength(2);
    expect([...(await lostFiles("vivo", "1-bbbbbbbbbb")), ...(await lostFiles("vivo", "2-cccccccccc"))]).toEqual([]);
    expect(await sweep()).toBe(0);
  });

  test("bytes that a publication relies on are not written again, and young enough to wait for its manifest", async () => {
    await abandon();
    const puts: string[] = [];
    const store = storeOf();
    const counted: BlobStore = {
      ...store,
      async put(key, ...rest) {
        puts.push(key);
        await store.put(key, ...rest);
      },
    };
    await processOf(counted).publish("nuevo", "1-dddddddddd", [PAGE, PICTURE]);
    expect(puts).toEqual(["g/nuevo/1-dddddddddd/manifest~"]);
    await inner.delete(publishedKeys("g").manifest("nuevo", "1-dddddddddd"));
    expect(await processOf().sweep()).toBe(0);
  });

  test.each(["publication", "sweep"] as const)(
    "the other one coming before any step of a %s loses nothing that a manifest names",
    { timeout: STEPS_TIMEOUT_MS },
    async (stepped) => {
      let isOver = false;
      for (let step = 0; !isOver; step += 1) {
        await abandon();
        const revision = `${step + 1}-eeeeeeeeee`;
        const shared = createMutex();
        let held = 0;
        const own: RunExclusive = (name, work) =>
          shared(name, async () => {
            held += 1;
            return work().finally(() => {
              held -= 1;
            });
          });
        const publish = (store: BlobStore, mutex: RunExclusive) =>
          processOf(store, mutex).publish("cruce", revision, [PAGE, PICTURE]);
        const sweep = (store: BlobStore, mutex: RunExclusive) => processOf(store, mutex).sweep();
        const [one, other] = stepped === "sweep" ? [sweep, publish] : [publish, sweep];
        let steps = 0;
        let coming: Promise<unknown> | null = null;
        const before = async () => {
          steps += 1;
          if (steps !== step + 1) return;
          coming = other(storeOf(), shared);
          // Whoever waits for what this one holds cannot be waited for.
          if (held === 0) await coming;
        };
        await one(storeOf(before), own);
        isOver = coming === null;
        await coming;
        if (isOver) await other(storeOf(), shared);
        expect([step, await lostFiles("cruce", revision)]).toEqual([step, []]);
        await inner.delete(publishedKeys("g").manifest("cruce", revision));
      }
    },
  );

  test("a sweep that ends in the middle leaves what the next sweep, or a publication, can go on from", {
    timeout: STEPS_TIMEOUT_MS,
  }, async () => {
    for (let last = 0; last < 4; last += 1) {
      await abandon();
      let deleted = 0;
      const store = storeOf();
      const dying: BlobStore = {
        ...store,
        delete: (key) => (deleted++ < last ? store.delete(key) : Promise.reject(new Error("killed"))),
      };
      await expect(processOf(dying).sweep()).rejects.toThrow("killed");
      await processOf().publish("despues", `${last + 1}-ffffffffff`, [PAGE]);
      await processOf().sweep();
      expect(await lostFiles("despues", `${last + 1}-ffffffffff`)).toEqual([]);
      await inner.delete(publishedKeys("g").manifest("despues", `${last + 1}-ffffffffff`));
      clock.advance(8 * DAY_MS);
      await processOf().sweep();
      expect(await inner.list("blobs/")).toEqual([]);
    }
  });

  test("a manifest that cannot be read ends the sweep before anything is removed", async () => {
    await abandon();
    await inner.put(publishedKeys("i").manifest("raro", "1-aaaaaaaaaa"), Buffer.from('{"schema":3}'), "text/plain");
    await expect(processOf().sweep()).rejects.toThrow();
    expect(await inner.list("blobs/")).toHaveLength(4);
  });
});

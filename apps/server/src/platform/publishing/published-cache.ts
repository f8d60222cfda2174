import { PublishedPointer } from "@nv/contracts/schemas";
import { LRUCache } from "lru-cache";
import { type BlobStore, StoreError } from "../storage/blob-store.ts";
import type { PublishedSection } from "./core/published-path.ts";
import { publishedKeys, RevisionManifest } from "./revision-manifest.ts";

/** A pointer this old is asked for again, behind the reader's back. Milliseconds. */
const POINTER_FRESH_MS = 1000;

/** A pointer this old is not given out before it was asked for again; if the store is away it is all there is. Milliseconds. */
const POINTER_USABLE_MS = 10_000;

/** Time for which something that was missing is not asked for again, milliseconds: as fresh as a pointer, so that a publication is seen as soon. */
const MISSING_FRESH_MS = 1000;

const POINTERS_KEPT = 10_000;
/** Apart from what is there, so that asking for what is not pushes nothing out. */
const MISSING_KEPT = 10_000;
const MANIFESTS_KEPT = 5000;
/** Memory for files, bytes. */
const FILES_KEPT_BYTES = 64 * 1024 * 1024;

/** Bigger files are streamed from the store at every request, bytes. */
export const LARGEST_KEPT_BYTES = 512 * 1024;

/**
 * Files of at most so many bytes are kept as text besides, a character for each byte: with their head they go out in one piece, which
 * takes a fifteenth less of the processor than two (bench/publishing, a page of 4 kB with gzip). Of longer ones copying costs more.
 */
const LARGEST_TEXT_BYTES = 6000;

/** A file in memory. */
export interface KeptFile {
  readonly body: Buffer;
  /** The same as latin1; `null` for a long one. */
  readonly text: string | null;
}

const keptFile = (body: Buffer): KeptFile => ({
  body,
  text: body.length <= LARGEST_TEXT_BYTES ? body.toString("latin1") : null,
});

interface KnownPointer {
  readonly pointer: PublishedPointer;
  readonly readAtMs: number;
}

/** Cache of what is published, as far as this process knows; gives a value at once when it is known, a promise when it must be read. */
export type PublishedCache = ReturnType<typeof createPublishedCache>;

/** Dependencies of the cache of what is published. */
export interface PublishedCacheTools {
  readonly now: () => number;
  /** Told what is wrong with a pointer that was read for nobody who waits. */
  readonly onFailure: (error: unknown) => void;
}

/** Keeps a number of things. Told a size, the memory takes its room as it fills: with `max` it takes that of all at once, and every start pays for it. */
const keeping = (count: number) => ({ maxSize: count, sizeCalculation: () => 1 });

/** The memory before the store. Requests for the same thing at the same time ask the store once. */
export function createPublishedCache(
  store: BlobStore,
  section: PublishedSection,
  { now, onFailure }: PublishedCacheTools,
) {
  const keys = publishedKeys(section);
  const pointers = new LRUCache<string, KnownPointer>(keeping(POINTERS_KEPT));
  const manifests = new LRUCache<string, RevisionManifest>(keeping(MANIFESTS_KEPT));
  const files = new LRUCache<string, KeptFile>({
    maxSize: FILES_KEPT_BYTES,
    // Nothing takes no room at all.
    sizeCalculation: ({ body, text }) => Math.max(1, body.length + (text?.length ?? 0)),
  });

  function once<Value>(key: string, work: () => Promise<Value>, pending: Map<string, Promise<Value>>): Promise<Value> {
    const running = pending.get(key);
    if (running !== undefined) return running;
    const started = work().finally(() => {
      if (pending.get(key) === started) pending.delete(key);
    });
    pending.set(key, started);
    return started;
  }

  const pendingPointers = new Map<string, Promise<PublishedPointer | null>>();
  const pendingManifests = new Map<string, Promise<RevisionManifest | null>>();
  const pendingFiles = new Map<string, Promise<KeptFile | null>>();

  /** A reading that started before a graphic was forgotten must not be remembered after it. */
  const forgotten = new Map<string, number>();
  const isAfterForgetting = (slug: string, startMs: number) => (forgotten.get(slug) ?? -1) < startMs;

  /** Since when something is known not to be there, by its name in the store. */
  const missing = new LRUCache<string, number>(keeping(MISSING_KEPT));
  const isMissing = (slug: string, key: string) => {
    const sinceMs = missing.get(key);
    return sinceMs !== undefined && now() - sinceMs <= MISSING_FRESH_MS && isAfterForgetting(slug, sinceMs);
  };

  const readPointer = (slug: string) =>
    once(
      slug,
      async () => {
        const startMs = now();
        const key = keys.pointer(slug);
        const body = await store.get(key);
        const pointer = body && PublishedPointer.parse(JSON.parse(body.toString()));
        if (!isAfterForgetting(slug, startMs)) return pointer;
        if (pointer !== null) pointers.set(slug, { pointer, readAtMs: startMs });
        else {
          pointers.delete(slug);
          missing.set(key, startMs);
        }
        return pointer;
      },
      pendingPointers,
    );

  /** The lists, of which there are a few, by their names in the store. */
  const knownLists = new Map<string, { readonly body: string | null; readonly readAtMs: number }>();
  const pendingLists = new Map<string, Promise<string | null>>();
  let listsForgottenMs = -1;
  const readList = (key: string) =>
    once(
      key,
      async () => {
        const startMs = now();
        const body = (await store.get(key))?.toString() ?? null;
        if (listsForgottenMs < startMs) knownLists.set(key, { body, readAtMs: startMs });
        return body;
      },
      pendingLists,
    );
  const listOf = (key: string) => {
    const known = knownLists.get(key);
    return known !== undefined && now() - known.readAtMs <= POINTER_FRESH_MS ? known.body : readList(key);
  };

  return {
    pointer(slug: string): PublishedPointer | null | Promise<PublishedPointer | null> {
      const known = pointers.get(slug);
      if (known === undefined) return isMissing(slug, keys.pointer(slug)) ? null : readPointer(slug);
      const ageMs = now() - known.readAtMs;
      if (ageMs <= POINTER_FRESH_MS) return known.pointer;
      const reading = readPointer(slug).catch((error: unknown) => {
        // The store is away, or gave what is no pointer: what was true a moment ago is better than nothing.
        if (!(error instanceof StoreError)) onFailure(error);
        return known.pointer;
      });
      return ageMs <= POINTER_USABLE_MS ? known.pointer : reading;
    },

    /** The list of what is published, as it is stored; `null` before there is one. */
    index: (): string | null | Promise<string | null> => listOf(keys.index),

    /** A list that the section gives besides, of a name that it has; `null` before there is one. */
    list: (name: string): string | null | Promise<string | null> => listOf(keys.list(name)),

    manifest(slug: string, revision: string): RevisionManifest | null | Promise<RevisionManifest | null> {
      const key = keys.manifest(slug, revision);
      const known = manifests.get(key);
      if (known !== undefined) return known;
      if (isMissing(slug, key)) return null;
      return once(
        key,
        async () => {
          const startMs = now();
          const body = await store.get(key);
          const manifest = body && RevisionManifest.parse(JSON.parse(body.toString()));
          if (manifest !== null) manifests.set(key, manifest);
          else missing.set(key, startMs);
          return manifest;
        },
        pendingManifests,
      );
    },

    /** A file of at most {@link LARGEST_KEPT_BYTES}, by its name in the store, which never holds other bytes. */
    file(key: string): KeptFile | null | Promise<KeptFile | null> {
      return (
        files.get(key) ??
        once(
          key,
          async () => {
            const body = await store.get(key);
            const file = body && keptFile(body);
            if (file !== null) files.set(key, file);
            return file;
          },
          pendingFiles,
        )
      );
    },

    /** Makes the next reader of a graphic, and of the lists, ask the store. */
    forget(slug: string): void {
      forgotten.delete(slug);
      forgotten.set(slug, now());
      pointers.delete(slug);
      pendingPointers.delete(slug);
      knownLists.clear();
      listsForgottenMs = now();
      pendingLists.clear();
      if (forgotten.size > POINTERS_KEPT)
        for (const oldest of [...forgotten.keys()].slice(0, 1)) forgotten.delete(oldest);
    },
  };
}

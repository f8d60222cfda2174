import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { StoredEncoding } from "../../gate/core/negotiate-encoding.ts";
import type { RunExclusive } from "../mutex/mutex.ts";
import { allDone } from "../storage/all-done.ts";
import { type BlobStore, type ByteRange, type ListedBlob, type OpenBlob, StoreError } from "../storage/blob-store.ts";
import { PUBLISHED_SECTIONS } from "./core/published-path.ts";
import { BLOBS_FOLDER, blobFolder, blobKey, isManifestKey, RevisionManifest } from "./revision-manifest.ts";
import { createSeenBlobs } from "./seen-blobs.ts";

const DAY_MS = 86_400_000;

/** Bytes that no revision names are removed when they are older. Bytes may wait for the manifest of a publication that is under way. */
const GRACE_MS = 7 * DAY_MS;

/**
 * Bytes that are older are made young before a publication relies on them, so that it has the rest of {@link GRACE_MS} to
 * name them: a day, where a publication takes seconds.
 */
const FRESH_MS = 6 * DAY_MS;

/** Above this the best that brotli does takes longer than a person waits, half a second and more for each megabyte. Bytes. */
const PATIENT_BYTES = 1_000_000;

/** Quality of brotli for what is larger: a tenth more bytes, in a tenth of the time. */
const QUICK_QUALITY = 9;

/**
 * Window of brotli for what is replaced soon, as a power of two, bytes: from the next one on it keeps tables of 32 MB for each file, whose making and
 * giving back took 22 ms of processor for a page of 20 kB, of 2 in all. Half a per cent more bytes.
 */
const BRIEF_WINDOW = 16;

/** Time for which what is stored will be read: for ever, or until the next count of a night takes its place. */
export type Lasting = "always" | "briefly";

type Encoder = (body: Uint8Array, lasting: Lasting) => Promise<Uint8Array>;

/** Encoders of what is stored: bytes are compressed as well as can be while somebody waits, since it is done once. */
const ENCODERS: Readonly<Record<StoredEncoding, Encoder>> = {
  identity: async (body) => body,
  br: (body, lasting) => {
    const isBrief = lasting === "briefly";
    const isQuick = isBrief || body.byteLength > PATIENT_BYTES;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: isQuick ? QUICK_QUALITY : constants.BROTLI_MAX_QUALITY,
      ...(isBrief && { [constants.BROTLI_PARAM_LGWIN]: BRIEF_WINDOW }),
    };
    return promisify(brotliCompress)(body, { params });
  },
  gzip: (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

/** The bytes of all revisions, each kept once. */
export type Blobs = ReturnType<typeof createBlobs>;

interface BlobsDeps {
  readonly store: BlobStore;
  /** Keeps work of one name apart, in all processes that share the store. */
  readonly withLock: RunExclusive;
  readonly now: () => number;
  /** Hashes of what is kept without any manifest; asked for anew by each sweep. */
  readonly namedElsewhere?: () => AsyncIterable<string>;
}

const youngestMs = (blobs: readonly ListedBlob[]) => Math.max(...blobs.map(({ storedAtMs }) => storedAtMs));

/** The hash that a blob is kept under. */
const hashOf = ({ key }: ListedBlob) => key.slice(BLOBS_FOLDER.length).split("/")[0] ?? "";

/**
 * Opens the bytes. Whoever relies on old ones makes them young, and whoever removes them looks at their age, one at a time
 * for each hash: so no publication can find bytes that are gone by the time its manifest names them.
 */
export function createBlobs({ store, withLock, now, namedElsewhere }: BlobsDeps) {
  const seen = createSeenBlobs(now);
  const withBlobLock = <Result>(hash: string, work: () => Promise<Result>) => withLock(`blob ${hash}`, work);

  /** @returns The encodings that are not there, and whether what is there is too old to be relied on. */
  async function lookAt(hash: string, encodings: readonly StoredEncoding[]) {
    const there = await store.list(blobFolder(hash));
    const missing = encodings.filter((encoding) => !there.some(({ key }) => key === blobKey(hash, encoding)));
    const freshUntilMs = youngestMs(there) + FRESH_MS;
    return { missing, freshUntilMs, isOld: there.length > 0 && now() >= freshUntilMs };
  }

  async function removeNamed(hashes: Set<string>, signal?: AbortSignal): Promise<void> {
    for (const section of PUBLISHED_SECTIONS) {
      for (const { key } of (await store.list(`${section}/`)).filter((listed) => isManifestKey(listed.key))) {
        signal?.throwIfAborted();
        const text = await store.get(key);
        // What cannot be read ends the sweep: nobody knows what it names.
        const { files } = RevisionManifest.parse(JSON.parse(text?.toString() ?? "null"));
        for (const { blob } of Object.values(files)) if (blob !== undefined) hashes.delete(blob);
      }
    }
    for await (const hash of namedElsewhere?.() ?? []) hashes.delete(hash);
  }

  /**
   * Makes old bytes young: alone, because whoever removes them looks at their age. Young ones, and what is not there, concern nobody
   * else, so that the store is not waited for while others wait for us.
   *
   * @returns Encodings that are not there, and when what is there is too old again.
   */
  async function refresh(hash: string, encodings: readonly StoredEncoding[]) {
    const found = await lookAt(hash, encodings);
    if (!found.isOld) return found;
    return withBlobLock(hash, async () => {
      const again = await lookAt(hash, encodings);
      if (again.isOld) await store.touch(blobKey(hash, "identity"));
      return again;
    });
  }

  return {
    /**
     * Keeps bytes for a revision whose manifest will name them within a day. What is there already is not written again.
     *
     * @param hash - SHA-256 of the bytes, hex.
     * @param compressed - Encodings in which they are kept besides the plain one.
     */
    async keep(
      hash: string,
      body: Uint8Array,
      compressed: readonly StoredEncoding[],
      lasting: Lasting = "always",
    ): Promise<void> {
      const encodings: readonly StoredEncoding[] = ["identity", ...compressed];
      // Two that write the same at the same moment write the same.
      const write = async (encoding: StoredEncoding) =>
        store.put(blobKey(hash, encoding), await ENCODERS[encoding](body, lasting), "application/octet-stream");
      const [first, ...others] = (await refresh(hash, encodings)).missing;
      // Alone: a store that had to rest is asked one question, and the others when that one is answered.
      if (first !== undefined) await write(first);
      // The disk is not waited for while one is compressed.
      await allDone(others.map(write));
    },

    /**
     * Keeps bytes of any length, as {@link Blobs.keep} does, for whom a table will name within a day.
     *
     * @param give - Gives the bytes, from the first one each time.
     */
    async keepStream(hash: string, give: () => AsyncIterable<Uint8Array>): Promise<void> {
      if ((await refresh(hash, ["identity"])).missing.length === 0) return;
      await store.write(blobKey(hash, "identity"), give(), "application/octet-stream");
    },

    /**
     * Makes sure of bytes that are kept already, for a revision whose manifest will name them within a day. Within an hour the store is asked
     * once for each: no sweep removes bytes that are as young as these.
     *
     * @throws {StoreError} When they are not there.
     */
    async ensure(hash: string): Promise<void> {
      if (seen.has(hash)) return;
      const { missing, freshUntilMs } = await refresh(hash, ["identity"]);
      if (missing.length > 0) throw new StoreError(`the bytes of ${hash} are not kept`);
      seen.add(hash, freshUntilMs);
    },

    /** Bytes to read; `null` when they are not kept. @param range - Inside them; the whole without it. */
    open: (hash: string, range?: ByteRange): Promise<OpenBlob | null> => store.open(blobKey(hash, "identity"), range),

    /**
     * Removes bytes at once that nobody is to find any more, whatever their age; what anything else names stays. Who calls it has removed
     * what named them and publishes nothing of the same bytes meanwhile.
     */
    async discard(given: readonly string[]): Promise<void> {
      const hashes = new Set(given);
      await removeNamed(hashes);
      for (const hash of hashes)
        await withBlobLock(hash, async () => {
          seen.delete(hash);
          for (const { key } of await store.list(blobFolder(hash))) await store.delete(key);
        });
    },

    /**
     * Removes bytes that no manifest and no table names, when they are old enough that no publication under way waits to name them.
     *
     * @returns How many different bytes were removed.
     */
    async sweep(signal: AbortSignal): Promise<number> {
      const isOld = (blobs: readonly ListedBlob[]) => blobs.length > 0 && now() - youngestMs(blobs) > GRACE_MS;
      // In this order: a publication that relies on something after it was listed as old makes it young.
      const listed = Map.groupBy(await store.list(BLOBS_FOLDER), hashOf);
      const hashes = new Set([...listed].filter(([, blobs]) => isOld(blobs)).map(([hash]) => hash));
      await removeNamed(hashes, signal);
      let removed = 0;
      for (const hash of hashes) {
        signal.throwIfAborted();
        await withBlobLock(hash, async () => {
          seen.delete(hash);
          const there = await store.list(blobFolder(hash));
          if (!isOld(there)) return;
          for (const { key } of there) await store.delete(key);
          removed += 1;
        });
      }
      return removed;
    },
  };
}

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { StoredEncoding } from "../../gate/core/negotiate-encoding.ts";
import type { RunExclusive } from "../mutex/mutex.ts";
import type { BlobStore, ListedBlob } from "../storage/blob-store.ts";
import { PUBLISHED_SECTIONS } from "./core/published-path.ts";
import { BLOBS_FOLDER, blobFolder, blobKey, isManifestKey, RevisionManifest } from "./revision-manifest.ts";

const DAY_MS = 86_400_000;

/** Bytes that no revision names are removed when they are older. Bytes may wait for the manifest of a publication that is under way. */
const GRACE_MS = 7 * DAY_MS;

/**
 * Bytes that are older are made young before a publication relies on them, so that it has the rest of {@link GRACE_MS} to
 * name them: a day, where a publication takes seconds.
 */
const RELIABLE_MS = 6 * DAY_MS;

/** How bytes are made what is stored: compressed as well as can be, since it is done once. */
const ENCODERS: Readonly<Record<StoredEncoding, (body: Uint8Array) => Promise<Uint8Array>>> = {
  identity: async (body) => body,
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gzip: (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

/** The bytes of all revisions, each kept once. */
export interface Blobs {
  /**
   * Keeps bytes for a revision whose manifest will name them within a day. What is there already is not written again.
   *
   * @param hash - SHA-256 of the bytes, hex.
   * @param compressed - Encodings in which they are kept besides the plain one.
   */
  keep(hash: string, body: Uint8Array, compressed: readonly StoredEncoding[]): Promise<void>;
  /**
   * Removes bytes that no manifest names, when they are old enough that no publication under way waits to name them.
   *
   * @returns How many different bytes were removed.
   */
  sweep(signal: AbortSignal): Promise<number>;
}

interface BlobsDeps {
  readonly store: BlobStore;
  /** Keeps work of one name apart, in all processes that share the store. */
  readonly runAlone: RunExclusive;
  readonly now: () => number;
}

const youngestMs = (blobs: readonly ListedBlob[]) => Math.max(...blobs.map(({ storedAtMs }) => storedAtMs));

/** The hash that a blob is kept under. */
const hashOf = ({ key }: ListedBlob) => key.slice(BLOBS_FOLDER.length).split("/")[0] ?? "";

/**
 * Opens the bytes. Whoever relies on old ones makes them young, and whoever removes them looks at their age, one at a time
 * for each hash: so no publication can find bytes that are gone by the time its manifest names them.
 */
export function createBlobs({ store, runAlone, now }: BlobsDeps): Blobs {
  const alone = <Result>(hash: string, work: () => Promise<Result>) => runAlone(`blob ${hash}`, work);

  /** @returns The encodings that are not there, and whether what is there may be relied on. */
  async function lookAt(hash: string, encodings: readonly StoredEncoding[]) {
    const there = await store.list(blobFolder(hash));
    const missing = encodings.filter((encoding) => !there.some(({ key }) => key === blobKey(hash, encoding)));
    return { missing, isReliable: now() - youngestMs(there) < RELIABLE_MS };
  }

  async function removeNamed(hashes: Set<string>, signal: AbortSignal): Promise<void> {
    for (const section of PUBLISHED_SECTIONS) {
      for (const { key } of (await store.list(`${section}/`)).filter((listed) => isManifestKey(listed.key))) {
        signal.throwIfAborted();
        const text = await store.get(key);
        // What cannot be read ends the sweep: nobody knows what it names.
        const { files } = RevisionManifest.parse(JSON.parse(text?.toString() ?? "null"));
        for (const { blob } of Object.values(files)) if (blob !== undefined) hashes.delete(blob);
      }
    }
  }

  return {
    async keep(hash, body, compressed) {
      const encodings: readonly StoredEncoding[] = ["identity", ...compressed];
      const found = await lookAt(hash, encodings);
      if (found.missing.length === 0 && found.isReliable) return;
      await alone(hash, async () => {
        const { missing, isReliable } = await lookAt(hash, encodings);
        for (const encoding of missing)
          await store.put(blobKey(hash, encoding), await ENCODERS[encoding](body), "application/octet-stream");
        if (missing.length === 0 && !isReliable) await store.touch(blobKey(hash, "identity"));
      });
    },

    async sweep(signal) {
      const isOld = (blobs: readonly ListedBlob[]) => blobs.length > 0 && now() - youngestMs(blobs) > GRACE_MS;
      // In this order: a publication that relies on something after it was listed as old makes it young.
      const listed = Map.groupBy(await store.list(BLOBS_FOLDER), hashOf);
      const hashes = new Set([...listed].filter(([, blobs]) => isOld(blobs)).map(([hash]) => hash));
      await removeNamed(hashes, signal);
      let removed = 0;
      for (const hash of hashes) {
        signal.throwIfAborted();
        await alone(hash, async () => {
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

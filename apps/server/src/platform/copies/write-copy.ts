import { createHash } from "node:crypto";
import { openSnapshot, type Snapshot } from "@nv/database";
import { BLOBS_FOLDER, isManifestKey } from "../publishing/revision-manifest.ts";
import { ahead } from "../storage/ahead.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import { hashInKey, hashing } from "./check-blob.ts";
import {
  type CopyHead,
  HEAD_FILE,
  packLines,
  ROWS_FOLDER,
  rowLine,
  SHARED_FILE,
  STORE_FOLDER,
  SUMS_FILE,
  sumLine,
} from "./copy-format.ts";
import { paddingOf, TAR_BLOCK_BYTES, tarHeader } from "./core/tar-header.ts";
import { createNeededBlobs, type MissingBlob } from "./needed-blobs.ts";

/** Source of a copy. */
export interface CopySource {
  /** Address of the database, as `openDatabase` takes it. */
  readonly address: Parameters<typeof openSnapshot>[0];
  readonly store: BlobStore;
  readonly siteUrl: string;
  /** Names of variables whose values the copy needs beside it. */
  readonly needs: readonly string[];
  readonly now: () => number;
}

/** Contents of a copy. */
export interface CopyContent {
  readonly head: CopyHead;
  readonly rows: number;
  /** Number of things of the store, bytes that are beside the copy included. */
  readonly objects: number;
  /** Of what is beside the copy, how much was not there before. */
  readonly added: number;
  readonly missing: readonly MissingBlob[];
  /** Keys of bytes that are in the store and are not those that were put there. */
  readonly damaged: readonly string[];
}

/** A copy that is being made. */
export interface CopyInProgress {
  /** All of it, as an archive of `tar`. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Returns its contents, once all was read. @throws {Error} Before. */
  content(): CopyContent;
  /** The names of what is beside it, once all was read. */
  shared(): readonly string[];
}

/** Most of a file with rows, characters before it is packed. */
const ROWS_FILE_LENGTH = 4_000_000;

/** Small things of the store that are asked for at once, and bytes that are brought beside the copy at once. */
const AT_ONCE = 8;

const OCTETS = "application/octet-stream";

async function* fileOf(body: Uint8Array) {
  yield body;
}

/** Things that are small are read whole; bytes and parts of uploads come a piece at a time. */
const isLong = (key: string) => key.startsWith(BLOBS_FOLDER) || key.startsWith("uploads/");

async function headOf(snapshot: Snapshot, source: CopySource, isShared: boolean): Promise<CopyHead> {
  return {
    format: "narrativas-visuales copy",
    version: 1,
    createdAtMs: source.now(),
    siteUrl: source.siteUrl,
    database: snapshot.dialect,
    steps: Object.fromEntries(Object.entries(snapshot.steps).map(([owner, steps]) => [owner, [...steps]])),
    tables: [...snapshot.tables],
    isShared,
    needs: [...source.needs],
  };
}

/** Store of the bytes that all copies of a place share. */
export interface BesideCopy {
  readonly place: BlobStore;
  /** Aborted when no more of them are to be brought. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Begins a copy of everything that a site has: the database first, as of one moment, and then the store, which by that time holds all that
 * the database names: revisions never change.
 *
 * @param beside - Where the bytes go; into the copy itself without it.
 */
export function beginCopy(source: CopySource, beside: BesideCopy | null = null): CopyInProgress {
  const { store } = source;
  const needed = createNeededBlobs();
  const sums: string[] = [];
  const shared: string[] = [];
  const damaged: string[] = [];
  const there = new Set<string>();
  let head: CopyHead | null = null;
  let rowCount = 0;
  let added = 0;
  let isWhole = false;

  async function* entry(name: string, sizeBytes: number, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    yield tarHeader({ name, sizeBytes });
    const hash = createHash("sha256");
    let written = 0;
    for await (const piece of hashing(body, hash)) {
      written += piece.byteLength;
      yield piece;
    }
    if (written !== sizeBytes) throw new Error(`${name} has ${written} bytes, and said that it has ${sizeBytes}`);
    yield Buffer.alloc(paddingOf(sizeBytes));
    const sha256 = hash.digest("hex");
    sums.push(sumLine(name, sha256));
    const named = name.startsWith(STORE_FOLDER) ? hashInKey(name.slice(STORE_FOLDER.length)) : null;
    if (named?.encoding === "identity" && named.hash !== sha256) damaged.push(name.slice(STORE_FOLDER.length));
  }

  const whole = (name: string, body: Uint8Array) => entry(name, body.byteLength, fileOf(body));

  async function* rows(snapshot: Snapshot): AsyncGenerator<Uint8Array> {
    let files = 0;
    async function* pack(table: string, lines: readonly string[]) {
      files += 1;
      yield* whole(`${ROWS_FOLDER}${String(files).padStart(6, "0")}-${table}.ndjson.gz`, await packLines(lines));
    }
    for (const table of snapshot.tables) {
      let lines: string[] = [];
      let length = 0;
      for await (const batch of snapshot.rows(table))
        for (const row of batch) {
          needed.noteRow(table, row);
          rowCount += 1;
          const line = rowLine(table, row);
          lines.push(line);
          length += line.length;
          if (length < ROWS_FILE_LENGTH) continue;
          yield* pack(table, lines);
          lines = [];
          length = 0;
        }
      if (lines.length > 0) yield* pack(table, lines);
    }
  }

  async function* small(keys: readonly string[]): AsyncGenerator<Uint8Array> {
    const read = async (key: string) => ({ key, body: await store.get(key) });
    for await (const { key, body } of ahead(keys, AT_ONCE, read)) {
      // Gone since it was listed.
      if (body === null) continue;
      if (isManifestKey(key)) needed.noteManifest(key, body.toString());
      there.add(key);
      yield* whole(STORE_FOLDER + key, body);
    }
  }

  async function* long(keys: readonly string[]): AsyncGenerator<Uint8Array> {
    for (const key of keys) {
      const found = await store.open(key);
      if (found === null) continue;
      there.add(key);
      yield* entry(STORE_FOLDER + key, found.sizeBytes, found.body);
    }
  }

  /** Brings bytes beside the copy that are not there yet. */
  async function bring({ place, signal }: BesideCopy, keys: readonly string[]): Promise<void> {
    const known = new Set((await place.list(BLOBS_FOLDER)).map(({ key }) => key));
    async function importOne(key: string): Promise<void> {
      signal?.throwIfAborted();
      if (!known.has(key)) {
        const found = await store.open(key);
        if (found === null) return;
        const hash = createHash("sha256");
        await place.write(key, hashing(found.body, hash), OCTETS);
        added += 1;
        const named = hashInKey(key);
        if (named?.encoding === "identity" && named.hash !== hash.digest("hex")) damaged.push(key);
      }
      there.add(key);
      shared.push(key);
    }
    for await (const _brought of ahead(keys, AT_ONCE, importOne));
  }

  async function* bytes(): AsyncGenerator<Uint8Array> {
    const snapshot = await openSnapshot(source.address);
    try {
      head = await headOf(snapshot, source, beside !== null);
      yield* whole(HEAD_FILE, Buffer.from(JSON.stringify(head, null, 2)));
      yield* rows(snapshot);
    } finally {
      await snapshot.close();
    }
    const keys = (await store.list("")).map(({ key }) => key).toSorted();
    yield* small(keys.filter((key) => !isLong(key)));
    const blobs = keys.filter((key) => key.startsWith(BLOBS_FOLDER));
    if (beside !== null) await bring(beside, blobs);
    yield* long(keys.filter((key) => isLong(key) && (beside === null || !key.startsWith(BLOBS_FOLDER))));
    if (beside !== null) yield* whole(SHARED_FILE, Buffer.from(shared.map((key) => `${key}\n`).join("")));
    yield* whole(SUMS_FILE, Buffer.from(sums.join("")));
    yield Buffer.alloc(2 * TAR_BLOCK_BYTES);
    isWhole = true;
  }

  return {
    bytes: bytes(),
    content() {
      if (head === null || !isWhole) throw new Error("a copy is told of once it is whole");
      const missing = needed.missing((key) => there.has(key));
      return { head, rows: rowCount, objects: there.size, added, missing, damaged };
    },
    shared: () => shared,
  };
}

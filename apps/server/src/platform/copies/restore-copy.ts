import { createHash } from "node:crypto";
import {
  type CopiedRows,
  type Database,
  fillTables,
  type Migrations,
  type NoTables,
  UnknownTableError,
} from "@nv/database";
import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { BLOBS_FOLDER, isManifestKey } from "../publishing/revision-manifest.ts";
import { ahead } from "../storage/ahead.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import { isBlobKey } from "../storage/core/blob-key.ts";
import { buildTables, wantedSteps } from "./build-tables.ts";
import { hashing, isBlobSound } from "./check-blob.ts";
import { CopyError, type CopyHead, SHARED_FILE, STORE_FOLDER } from "./copy-format.ts";
import type { FoundCopy } from "./copy-places.ts";
import { markUnreconciled } from "./mark-unreconciled.ts";
import { createNeededBlobs, type MissingBlob, type NeededBlobs } from "./needed-blobs.ts";
import { type OrphanPointer, orphansAmong } from "./orphans.ts";
import { readHead, readSound, rowsIn } from "./read-copy.ts";

/** Database and store into which a copy is restored. */
export interface RestoreTarget {
  readonly database: Database;
  readonly store: BlobStore;
  /** Steps of all owners, in the order in which a start takes them. */
  readonly migrations: Readonly<Record<string, Migrations>>;
  /** Brings up to date whatever else a start has to. */
  readonly finish?: (db: Kysely<NoTables>) => Promise<void>;
}

/** Outcome of restoring a copy. */
export interface Restored {
  readonly head: CopyHead;
  readonly rows: number;
  readonly objects: number;
  /** Number of different things that are named. */
  readonly named: number;
  readonly missing: readonly MissingBlob[];
  /** Keys of bytes that are there and are not those that were put there. */
  readonly damaged: readonly string[];
  readonly orphans: readonly OrphanPointer[];
}

/** Name of the file that tells that a restoration ended in the middle, so that it may be done again. */
const UNFINISHED = "restoring.json";
const Unfinished = z.object({ createdAtMs: z.number() });

/** Tables of which one with a row means that people work here. */
const WORK_TABLES = ["identity_users", "records", "files", "cases"];

/** Bytes that come from beside a copy at once. */
const AT_ONCE = 8;

/** Returns the media type that a store is told of an object: only those who look at it with other tools are shown it. */
function mediaTypeAt(key: string): string {
  if (key.endsWith(".json")) return "application/json; charset=utf-8";
  return key.endsWith(".png") ? "image/png" : "application/octet-stream";
}

async function namesOf({ kysely }: Database): Promise<ReadonlySet<string>> {
  return new Set((await kysely.introspection.getTables()).map(({ name }) => name));
}

/** Whether somebody has worked on a database: then no copy is put in its place. */
export async function isInUse(database: Database): Promise<boolean> {
  const there = await namesOf(database);
  for (const table of WORK_TABLES.filter((name) => there.has(name))) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(database.kysely);
    if (rows.length > 0) return true;
  }
  return false;
}

/** @throws {CopyError} When what is there is not nothing, nor the same restoration cut short. */
async function requireEmpty({ database, store }: RestoreTarget, head: CopyHead): Promise<void> {
  if (await isInUse(database))
    throw new CopyError(
      "Ya hay gente o trabajo en estos datos, y una copia no se pone encima. Usa una base de datos vacía, u otra carpeta con DATA_DIR.",
    );
  const left = await store.get(UNFINISHED);
  if (left !== null && Unfinished.parse(JSON.parse(left.toString())).createdAtMs === head.createdAtMs) return;
  if ((await store.list(BLOBS_FOLDER)).length > 0)
    throw new CopyError(
      "El almacén no está vacío, y una copia no se pone encima. Usa otra carpeta con DATA_DIR, u otra dentro del cubo de STORAGE_URL.",
    );
}

/** @throws {CopyError} For a name that leads out of a store: somebody else made the copy. */
function requireName(key: string): void {
  if (!isBlobKey(key)) throw new CopyError(`La copia tiene un nombre que ningún almacén toma: ${key}.`);
}

/** Puts what a store held into another. */
function storeFiller(store: BlobStore, beside: BlobStore | null, needed: NeededBlobs) {
  const there = new Set<string>();
  const pointers = new Map<string, string>();
  const damaged: string[] = [];

  async function put(key: string, body: AsyncIterable<Uint8Array>): Promise<void> {
    requireName(key);
    const hash = createHash("sha256");
    const isText = isManifestKey(key) || key.endsWith("/latest.json");
    const kept: Uint8Array[] = [];
    async function* noting() {
      for await (const piece of hashing(body, hash)) {
        if (isText) kept.push(Buffer.from(piece));
        yield piece;
      }
    }
    await store.write(key, noting(), mediaTypeAt(key));
    there.add(key);
    const text = Buffer.concat(kept).toString();
    if (isManifestKey(key)) needed.noteManifest(key, text);
    else if (isText) pointers.set(key, text);
    const sha256 = hash.digest("hex");
    async function* again() {
      yield* (await store.open(key))?.body ?? [];
    }
    if (!(await isBlobSound(key, sha256, again))) damaged.push(key);
  }

  async function bring(names: string): Promise<void> {
    const keys = names.split("\n").filter((key) => key !== "");
    async function importOne(key: string): Promise<void> {
      requireName(key);
      const found = (await beside?.open(key)) ?? null;
      if (found !== null) await put(key, found.body);
    }
    for await (const _brought of ahead(keys, AT_ONCE, importOne));
  }
  return { put, bring, there, pointers, damaged };
}

/**
 * Puts a copy into a database and a store that are empty, of whatever kind they and those that it was made of are. The store is first: rows
 * that name something are only there once it is.
 *
 * @throws {CopyError} When the copy cannot be used or there is something already; the database is as it was then.
 */
export async function restoreCopy(copy: FoundCopy, target: RestoreTarget): Promise<Restored> {
  const { database, store, finish = async () => undefined } = target;
  const head = await readHead(copy);
  const steps = wantedSteps(head, target.migrations);
  await requireEmpty(target, head);
  await store.put(UNFINISHED, Buffer.from(JSON.stringify({ createdAtMs: head.createdAtMs })), "application/json");
  const needed = createNeededBlobs();
  const filler = storeFiller(store, copy.beside, needed);
  await readSound(copy, async ({ name, body }) => {
    if (name.startsWith(STORE_FOLDER)) return filler.put(name.slice(STORE_FOLDER.length), body);
    if (name !== SHARED_FILE) return;
    const parts: Uint8Array[] = [];
    for await (const piece of body) parts.push(Buffer.from(piece));
    await filler.bring(Buffer.concat(parts).toString());
  });
  await buildTables(database, steps);
  async function* rows(): AsyncGenerator<CopiedRows> {
    for await (const batch of rowsIn(copy)) {
      for (const row of batch.rows) needed.noteRow(batch.table, row);
      yield batch;
    }
  }
  const pointerAt = async (key: string) => filler.pointers.get(key) ?? null;
  const filled = await fillTables(database, rows(), async (db) => {
    if (head.tables.includes("records")) await markUnreconciled(db, pointerAt);
    await finish(db);
  }).catch((cause: unknown) => {
    if (!(cause instanceof UnknownTableError)) throw cause;
    throw new CopyError(`La copia tiene algo que esta versión no conoce: ${cause.message}.`, { cause });
  });
  await store.delete(UNFINISHED);
  return {
    head,
    rows: Object.values(filled).reduce((sum, count) => sum + count, 0),
    objects: filler.there.size,
    named: needed.count(),
    missing: needed.missing((key) => filler.there.has(key)),
    damaged: filler.damaged,
    orphans: head.tables.includes("records") ? await orphansAmong(database.kysely, filler.pointers) : [],
  };
}

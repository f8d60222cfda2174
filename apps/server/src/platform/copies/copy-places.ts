import { createReadStream, createWriteStream, type Stats } from "node:fs";
import { chmod, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { makePrivateFile, makePrivateFolder, PRIVATE_FILE_MODE } from "@nv/database";
import { BLOBS_FOLDER } from "../publishing/revision-manifest.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import { CopyError } from "./copy-format.ts";
import { beginCopy, type CopyContent, type CopySource } from "./write-copy.ts";

/** Folder of the copies, in a place that keeps several. */
const COPIES_FOLDER = "copies/";
const COPY_END = ".tar";
const NAMES_END = ".blobs.txt";

const DAY_MS = 86_400_000;

/** A copy that was made, and where. */
export interface MadeCopy extends CopyContent {
  /** Its name, as people find it. */
  readonly name: string;
  readonly sizeBytes: number;
}

/** A copy to read, from its first byte each time. */
export interface FoundCopy {
  readonly name: string;
  read(): Promise<AsyncIterable<Uint8Array>>;
  /** Store of the bytes that are beside it; `null` when all is in it. */
  readonly beside: BlobStore | null;
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, "r+");
  await handle.sync();
  await handle.close();
}

async function statOf(file: string): Promise<Stats | null> {
  return stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}

/**
 * Makes a copy as a file, which is whole or absent and which nobody but its owner can read.
 *
 * @throws {CopyError} When there is a file of that name.
 */
export async function copyToFile(source: CopySource, file: string): Promise<MadeCopy> {
  if ((await statOf(file)) !== null) throw new CopyError(`Ya hay un archivo ${file}. Da otro nombre a la copia.`);
  makePrivateFolder(dirname(file));
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  // Closed to others before anything is in it.
  makePrivateFile(draft);
  const copy = beginCopy(source);
  try {
    await pipeline(Readable.from(copy.bytes), createWriteStream(draft));
    await chmod(draft, PRIVATE_FILE_MODE);
    await flush(draft);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return { ...copy.content(), name: file, sizeBytes: (await stat(file)).size };
}

/** `2026-11-26T220147Z`: sorts by time, and is a name anywhere. */
const nameAt = (nowMs: number) => `${new Date(nowMs).toISOString().slice(0, 19).replaceAll(":", "")}Z`;

/** The copies of a place, the oldest first. */
async function copiesIn(place: BlobStore): Promise<readonly string[]> {
  const keys = (await place.list(COPIES_FOLDER)).map(({ key }) => key);
  return keys.filter((key) => key.endsWith(COPY_END)).toSorted();
}

const namesOf = (copy: string) => copy.slice(0, -COPY_END.length) + NAMES_END;

async function* textOf(lines: readonly string[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(lines.map((line) => `${line}\n`).join(""));
}

/** Removes copies but the last ones, and the bytes that none of those names. */
async function keepLast(place: BlobStore, count: number, nowMs: number): Promise<void> {
  const copies = await copiesIn(place);
  const old = copies.slice(0, -count);
  for (const copy of old) for (const key of [copy, namesOf(copy)]) await place.delete(key);
  if (old.length === 0) return;
  const named = new Set<string>();
  for (const copy of copies.slice(-count)) {
    const names = await place.get(namesOf(copy));
    // Nobody knows what a copy without its names needs: then everything stays.
    if (names === null) return;
    for (const key of names.toString().split("\n")) named.add(key);
  }
  // What is young may be of a copy that somebody is making.
  for (const { key, storedAtMs } of await place.list(BLOBS_FOLDER))
    if (!named.has(key) && nowMs - storedAtMs > DAY_MS) await place.delete(key);
}

/** Options of a copy in a place that keeps several. */
export interface PlaceOptions {
  /** Number of copies that stay there; all without it. */
  readonly keep?: number | undefined;
  /** Aborted when it is to stop. What was brought of the bytes by then stays, and the next one goes on from there. */
  readonly signal?: AbortSignal;
}

/** Makes a copy in a place that keeps several: what is there already of the bytes of files is not copied again. */
export async function copyToPlace(
  source: CopySource,
  place: BlobStore,
  { keep, signal }: PlaceOptions = {},
): Promise<MadeCopy> {
  const copy = beginCopy(source, { place, signal });
  const name = `${COPIES_FOLDER}${nameAt(source.now())}${COPY_END}`;
  let sizeBytes = 0;
  async function* counted() {
    for await (const piece of copy.bytes) {
      signal?.throwIfAborted();
      sizeBytes += piece.byteLength;
      yield piece;
    }
  }
  await place.write(name, counted(), "application/x-tar");
  await place.write(namesOf(name), textOf(copy.shared()), "text/plain");
  if (keep !== undefined) await keepLast(place, keep, source.now());
  return { ...copy.content(), name, sizeBytes };
}

/** The last copy of a place. @throws {CopyError} When it has none. */
export async function lastCopyIn(place: BlobStore, name: string): Promise<FoundCopy> {
  const last = (await copiesIn(place)).at(-1);
  if (last === undefined) throw new CopyError(`En ${name} no hay ninguna copia.`);
  return copyInPlace(place, last);
}

/** A copy of a place by its name there. */
export function copyInPlace(place: BlobStore, key: string): FoundCopy {
  return {
    name: key,
    beside: place,
    async read() {
      const found = await place.open(key);
      if (found === null) throw new CopyError(`No hay una copia ${key}.`);
      return found.body;
    },
  };
}

/** A copy in a file. */
export function copyInFile(file: string): FoundCopy {
  return { name: file, beside: null, read: async () => createReadStream(file) };
}

import { createHash } from "node:crypto";
import type { CopiedRows } from "@nv/database";
import { hashing } from "./check-blob.ts";
import { CopyError, CopyHead, HEAD_FILE, ROWS_FOLDER, readSums, SUMS_FILE, unpackRows } from "./copy-format.ts";
import type { FoundCopy } from "./copy-places.ts";
import { TarError } from "./core/tar-header.ts";
import { type ReadEntry, readTar } from "./read-tar.ts";

/** Beginnings of files that somebody may take for a copy, with what they are. */
const OTHER_FILES: readonly (readonly [string, string])[] = [
  [
    "SQLite format 3\0",
    "es un archivo de SQLite: la base de datos sola, como la copiaba una versión anterior. Ponla con «npm run identity -- restore» y arranca; lo publicado y los archivos no están en ella",
  ],
  [
    "\x1f\x8b",
    "está comprimido con gzip: si lo hizo una versión anterior sobre PostgreSQL, tiene solo las cuentas. Ponlas con «npm run identity -- restore»",
  ],
  ["PGDMP", "es una copia de pg_dump. Ponla con pg_restore en una base vacía"],
  ["PK", "es un archivo ZIP"],
];

/** Bytes that tell what a file is. */
const FIRST_BYTES = 512;

async function firstBytes(copy: FoundCopy): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const piece of await copy.read()) {
    parts.push(piece);
    length += piece.byteLength;
    if (length >= FIRST_BYTES) break;
  }
  return Buffer.concat(parts).toString("latin1", 0, FIRST_BYTES);
}

/** @throws {CopyError} With what it is, for a file that is no copy of ours. */
async function requireOurs(copy: FoundCopy): Promise<void> {
  const start = await firstBytes(copy);
  if (start.startsWith(`${HEAD_FILE}\0`)) return;
  if (start === "") throw new CopyError(`${copy.name} está vacío.`);
  const other = OTHER_FILES.find(([beginning]) => start.startsWith(beginning));
  const what = other === undefined ? "no es una copia hecha con «npm run backup»" : other[1];
  throw new CopyError(`${copy.name} ${what}.`);
}

async function bufferOf({ body }: Pick<ReadEntry, "body">): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const piece of body) parts.push(piece);
  return Buffer.concat(parts);
}

/** A fault of the archive in a sentence, whoever met it: a store wraps what broke its writing. Every other error as it is. */
function told(copy: FoundCopy, error: unknown): unknown {
  const fault = error instanceof Error && error.cause instanceof TarError ? error.cause : error;
  if (!(fault instanceof TarError)) return error;
  const sentence = `${copy.name} está dañado o incompleto (${fault.message}). No se ha puesto nada de él.`;
  return new CopyError(sentence, { cause: error });
}

async function* entriesOf(copy: FoundCopy): AsyncGenerator<ReadEntry> {
  try {
    yield* readTar(await copy.read());
  } catch (error) {
    throw told(copy, error);
  }
}

/** Reads the head of a copy. @throws {CopyError} When it is none that this version can read. */
export async function readHead(copy: FoundCopy): Promise<CopyHead> {
  await requireOurs(copy);
  for await (const entry of entriesOf(copy)) {
    const head = CopyHead.safeParse(JSON.parse((await bufferOf(entry)).toString()));
    if (head.success) return head.data;
    break;
  }
  throw new CopyError(`${copy.name} es una copia de una versión posterior, o está dañada.`);
}

/** Everything of a copy with rows, some thousands at a time. */
export async function* rowsIn(copy: FoundCopy): AsyncGenerator<CopiedRows> {
  for await (const entry of entriesOf(copy))
    if (entry.name.startsWith(ROWS_FOLDER)) yield await unpackRows(await bufferOf(entry));
}

/**
 * Reads a copy to its end, and holds each of its files to the sum that it was written with.
 *
 * @param each - Is given every file, and reads it or not.
 * @throws {CopyError} When something of it is damaged or not there. What was read until then is not to be relied on.
 */
export async function readSound(copy: FoundCopy, each: (entry: ReadEntry) => Promise<void>): Promise<void> {
  try {
    await readAll(copy, each);
  } catch (error) {
    throw told(copy, error);
  }
}

async function readAll(copy: FoundCopy, each: (entry: ReadEntry) => Promise<void>): Promise<void> {
  const found = new Map<string, string>();
  let sums: ReadonlyMap<string, string> | null = null;
  for await (const entry of entriesOf(copy)) {
    if (entry.name === SUMS_FILE) {
      sums = readSums((await bufferOf(entry)).toString());
      continue;
    }
    const hash = createHash("sha256");
    const body = hashing(entry.body, hash);
    await each({ ...entry, body });
    for await (const _left of body);
    found.set(entry.name, hash.digest("hex"));
  }
  const wrong = [...(sums ?? [])].filter(([name, sum]) => found.get(name) !== sum).map(([name]) => name);
  if (sums === null || sums.size !== found.size || wrong.length > 0)
    throw new CopyError(
      `${copy.name} está dañado${wrong[0] === undefined ? "" : ` en ${wrong[0]}`}. No se ha puesto nada de él.`,
    );
}

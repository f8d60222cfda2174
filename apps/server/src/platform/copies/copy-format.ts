import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { CopiedRow, CopiedRows } from "@nv/database";
import { z } from "zod";

/** A copy cannot be made or used. The message says why, in Spanish, for the person at the terminal. */
export class CopyError extends Error {
  override readonly name = "CopyError";
}

/** Name of the first file of a copy: what it is. */
export const HEAD_FILE = "nv-copy.json";

/** Name of the last one: SHA-256 of every other, as `sha256sum` writes and checks them. */
export const SUMS_FILE = "sums.txt";

/** Folder with the rows of all tables. */
export const ROWS_FOLDER = "database/";

/** Name of the file with the names of what is beside the copy, one a line. */
export const SHARED_FILE = "shared.txt";

/** Folder with the objects of the store, under their names there. */
export const STORE_FOLDER = "store/";

/** Head of a copy: its format, origin and contents. */
export const CopyHead = z.object({
  format: z.literal("narrativas-visuales copy"),
  version: z.literal(1),
  createdAtMs: z.number(),
  /** Address of the site that it was made of. */
  siteUrl: z.string(),
  database: z.enum(["sqlite", "postgres"]),
  /** Steps that had built the tables, by owner. */
  steps: z.record(z.string(), z.array(z.string())),
  tables: z.array(z.string()),
  /** Whether bytes of files are beside the copy, for all copies of that place, and not in it. */
  isShared: z.boolean(),
  /** Names of variables whose values it needs and does not hold. */
  needs: z.array(z.string()),
});
export type CopyHead = z.infer<typeof CopyHead>;

/** Bytes of a row, which JSON has no way to write. */
const Bytes = z.object({ $bytes: z.base64() });
const Value = z.union([z.string(), z.number(), z.boolean(), z.null(), Bytes]);
const RowsLine = z.object({ table: z.string(), row: z.record(z.string(), Value) });

/** A row as a line of a file of a copy, which is JSON. */
export function rowLine(table: string, row: CopiedRow): string {
  const written = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Uint8Array ? { $bytes: Buffer.from(value).toString("base64") } : value,
  ]);
  return `${JSON.stringify({ table, row: Object.fromEntries(written) })}\n`;
}

/** Lines with rows as a file of a copy. */
export const packLines = (lines: readonly string[]): Promise<Buffer> => promisify(gzip)(lines.join(""));

/** Most that a file with rows is unpacked to: some thousands of rows, or one that is very long. */
const MOST_UNPACKED_BYTES = 256 * 1024 * 1024;

/** Reads a file with rows, which are of one table. @throws When it is none. */
export async function unpackRows(file: Buffer): Promise<CopiedRows> {
  const text = (await promisify(gunzip)(file, { maxOutputLength: MOST_UNPACKED_BYTES })).toString();
  const lines = text.split("\n").filter((line) => line !== "");
  const parsed = lines.map((line) => RowsLine.parse(JSON.parse(line)));
  const [first] = parsed;
  if (first === undefined) throw new CopyError("La copia está dañada: tiene un archivo de filas vacío.");
  const rows = parsed.map(({ row }) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        typeof value === "object" && value !== null ? Buffer.from(value.$bytes, "base64") : value,
      ]),
    ),
  );
  return { table: first.table, rows };
}

/** A line of {@link SUMS_FILE}. */
export const sumLine = (name: string, sha256: string) => `${sha256}  ${name}\n`;

/** Reads {@link SUMS_FILE}. @returns SHA-256 by name. */
export function readSums(text: string): ReadonlyMap<string, string> {
  const lines = text.split("\n").filter((line) => line !== "");
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

import type { FileKind } from "@nv/contracts";
import type { FilesQuery } from "@nv/contracts/schemas";
import { sql } from "kysely";
import type { ContentRow, FileContentRow, FileRow, FilesDb } from "./files-tables.ts";

/** A file with the content that it has. */
export type StoredFile = FileRow & ContentRow;

/** A content with when a file got it. */
export type StoredContent = FileContentRow & ContentRow;

const joined = (db: FilesDb) =>
  db.selectFrom("files").innerJoin("contents", "contents.hash", "files.hash").selectAll("contents").selectAll("files");

/** A file by its id. */
export function findFile(db: FilesDb, id: string): Promise<StoredFile | undefined> {
  return joined(db).where("files.id", "=", id).executeTakeFirst();
}

/** The first file that has these bytes now. */
export function findFileOf(db: FilesDb, hash: string): Promise<FileRow | undefined> {
  return db.selectFrom("files").selectAll().where("hash", "=", hash).orderBy("created_at_ms").executeTakeFirst();
}

/** The contents that a file has and had, the newest first. */
export function contentsOf(db: FilesDb, id: string): Promise<readonly StoredContent[]> {
  return db
    .selectFrom("file_contents")
    .innerJoin("contents", "contents.hash", "file_contents.hash")
    .selectAll()
    .where("file_id", "=", id)
    .orderBy("version", "desc")
    .execute();
}

/** Bytes of everything that the library holds and held; renditions not counted. */
export async function libraryBytes(db: FilesDb): Promise<number> {
  const { sum } = await db
    .selectFrom("contents")
    .select(({ fn }) => fn.sum("size_bytes").as("sum"))
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** What a list is narrowed to. */
export interface FileFilter {
  /** Folded words. */
  readonly words: readonly string[];
  readonly kind: FileKind | undefined;
  readonly only: FilesQuery["only"];
  /** Who asks, for what is theirs. */
  readonly userId: string;
  /** Today, `2026-11-22`, for rights that are over. */
  readonly today: string;
  /** Left out: files that something uses. */
  readonly without: readonly string[];
}

/** Escapes what `like` takes for a sign of its own. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** A page of a list, the last changed first, and how many there are on all pages. */
export async function listFiles(
  db: FilesDb,
  { words, kind, only, userId, today, without }: FileFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly StoredFile[]; readonly total: number }> {
  let query = joined(db);
  for (const word of words)
    query = query.where(sql<boolean>`files.search_text like ${`% ${literal(word)}%`} escape '\\'`);
  if (kind !== undefined) query = query.where("files.kind", "=", kind);
  if (only === "mine") query = query.where("files.created_by_id", "=", userId);
  if (only === "no-alt") query = query.where("files.lacks_alt", "=", 1);
  if (only === "expired") query = query.where("files.rights_until", "<>", "").where("files.rights_until", "<", today);
  if (without.length > 0) query = query.where("files.id", "not in", without);
  const { count } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const rows = await query
    .orderBy("files.changed_at_ms", "desc")
    .orderBy("files.id")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total: Number(count) };
}

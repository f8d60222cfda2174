import type { FileKind } from "@nv/contracts";
import type { FilesQuery } from "@nv/contracts/schemas";
import { sql } from "kysely";
import { Problem } from "../../http/problem.ts";
import type { ContentRow, FileContentRow, FileRow, FilesDb } from "./files-tables.ts";
import { EVERYBODYS, type Reach } from "./reach.ts";

/** A file with the content that it has. */
export type StoredFile = FileRow & ContentRow;

/** A content with when a file got it. */
export type StoredContent = FileContentRow & ContentRow;

const joined = (db: FilesDb) =>
  db.selectFrom("files").innerJoin("contents", "contents.hash", "files.hash").selectAll("contents").selectAll("files");

/** A file by its id, when it is within reach. */
export function findFile(db: FilesDb, id: string, reach: Reach): Promise<StoredFile | undefined> {
  return joined(db).where("files.id", "=", id).where("group_name", "in", reach).executeTakeFirst();
}

/** A file by its id. @throws {Problem} `FILE_NOT_FOUND` when it is not within reach. */
export async function requireFile(db: FilesDb, id: string, reach: Reach): Promise<StoredFile> {
  const file = await findFile(db, id, reach);
  if (file === undefined) throw new Problem("FILE_NOT_FOUND");
  return file;
}

/** Finds the owner of a file, whoever asks; `null` when there is no such file. */
export async function findOwner(db: FilesDb, id: string): Promise<string | null> {
  const row = await db.selectFrom("files").select("group_name").where("id", "=", id).executeTakeFirst();
  return row?.group_name ?? null;
}

/** The first file of a group that has these bytes now: that others have them too is told to nobody. */
export function findFileOf(db: FilesDb, hash: string, group: string): Promise<FileRow | undefined> {
  return db
    .selectFrom("files")
    .selectAll()
    .where("hash", "=", hash)
    .where("group_name", "=", group)
    .orderBy("created_at_ms")
    .executeTakeFirst();
}

/**
 * Finds the owner of a content among the files within reach: everybody when one of them is everybody's; `null` when no file within reach has
 * or had it.
 */
export async function ownerOfContent(db: FilesDb, hash: string, reach: Reach): Promise<string | null> {
  const rows = await db
    .selectFrom("file_contents")
    .innerJoin("files", "files.id", "file_contents.file_id")
    .select("group_name")
    .distinct()
    .where("file_contents.hash", "=", hash)
    .where("group_name", "in", reach)
    .execute();
  const owners = rows.map(({ group_name }) => group_name);
  return owners.includes(EVERYBODYS) ? EVERYBODYS : (owners[0] ?? null);
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

/** Filter of a list of files. */
export interface FileFilter {
  /** Folded words. */
  readonly words: readonly string[];
  readonly kind: FileKind | undefined;
  readonly only: FilesQuery["only"];
  /** Person who asks, for the files that are theirs. */
  readonly userId: string;
  /** Today, `2026-11-22`, for rights that are over. */
  readonly today: string;
  /** Left out: files that something uses. */
  readonly without: readonly string[];
  /** Owners of the files. */
  readonly reach: Reach;
}

/** Escapes what `like` takes for a sign of its own. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** A page of a list, the last changed first, and how many there are on all pages. */
export async function listFiles(
  db: FilesDb,
  { words, kind, only, userId, today, without, reach }: FileFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly StoredFile[]; readonly total: number }> {
  let query = joined(db).where("files.group_name", "in", reach);
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

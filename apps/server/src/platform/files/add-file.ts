import { randomUUID } from "node:crypto";
import { FileWords } from "@nv/contracts/schemas";
import { type MediaApart, MediaError } from "@nv/media";
import type { Actor } from "../../http/acting.ts";
import { WorkRefused } from "../jobs/work-refused.ts";
import { wordColumns } from "./core/file-words.ts";
import { findFileOf } from "./files.repository.ts";
import type { FilesContext } from "./files-context.ts";
import type { FilesDb } from "./files-tables.ts";
import type { WorkFile } from "./work-files.ts";

/** Imported file, once it has been examined. */
export interface Imported {
  readonly name: string;
  /** Words that are known of it besides those in its bytes. */
  readonly words?: Partial<FileWords>;
  /** Group that it will belong to; empty for everybody's. */
  readonly group: string;
  readonly content: WorkFile;
  readonly found: Awaited<ReturnType<MediaApart["readFacts"]>>;
}

/** Looks at what was brought. @throws {WorkRefused} With a sentence for what cannot be taken. */
export async function lookAt<Given extends Omit<Imported, "found">>(
  { media }: Pick<FilesContext, "media">,
  given: Given,
  signal: AbortSignal,
): Promise<Given & Pick<Imported, "found">> {
  try {
    return { ...given, found: await media.readFacts(given.content.path, given.name, signal) };
  } catch (error) {
    if (error instanceof MediaError) throw new WorkRefused(error.message, { cause: error });
    throw error;
  }
}

/** Notes a content; the same bytes are noted once. */
export async function noteContent(db: FilesDb, { content, found }: Pick<Imported, "content" | "found">): Promise<void> {
  const row = {
    hash: content.hash,
    size_bytes: content.sizeBytes,
    media_type: found.mediaType,
    facts: JSON.stringify(found.facts),
  };
  await db
    .insertInto("contents")
    .values(row)
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
}

/** Adds a file, or finds the one of the same group that has the same bytes. */
export async function addFile(
  { now }: Pick<FilesContext, "now">,
  db: FilesDb,
  { name, words: known, group, content, found }: Imported,
  actor: Actor,
): Promise<{ readonly id: string; readonly isKnown: boolean }> {
  const same = await findFileOf(db, content.hash, group);
  if (same !== undefined) return { id: same.id, isKnown: true };
  const { kind } = found.facts;
  const id = randomUUID();
  const atMs = now();
  const words = FileWords.parse({ name, ...found.words, ...known });
  await db
    .insertInto("files")
    .values({
      id,
      hash: content.hash,
      kind,
      ...wordColumns(words, kind),
      group_name: group,
      version: 1,
      created_at_ms: atMs,
      created_by: actor.name,
      created_by_id: actor.id,
      changed_at_ms: atMs,
      changed_by: actor.name,
    })
    .execute();
  const row = { file_id: id, version: 1, hash: content.hash, at_ms: atMs, by_name: actor.name };
  await db.insertInto("file_contents").values(row).execute();
  return { id, isKnown: false };
}

import { FILE_KINDS, type FileKind } from "@nv/contracts";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { WorkRefused } from "../jobs/work-refused.ts";
import { readWords, wordColumns } from "./core/file-words.ts";
import type { FilesContext } from "./files-context.ts";
import type { FilesDb } from "./files-tables.ts";

/** A content that takes the place of another. */
export interface Replacement {
  readonly id: string;
  /** Group that owned the file when the person saw it; empty for everybody's. */
  readonly group: string;
  /** As the person saw the file. */
  readonly version: number;
  readonly hash: string;
  readonly kind: FileKind;
  readonly actor: Actor;
}

/**
 * Puts a content in place of what a file holds. Of two people who do it at once, the first stays.
 *
 * @param db - A transaction.
 * @throws {Problem} `FILE_NOT_FOUND`, `VERSION_CONFLICT`.
 * @throws {WorkRefused} When it is of another kind: what uses the file could not show it.
 */
export async function replaceContent(
  { now }: Pick<FilesContext, "now">,
  db: FilesDb,
  { id, group, version, hash, kind, actor }: Replacement,
): Promise<{ readonly id: string; readonly isKnown: boolean }> {
  const file = await db.selectFrom("files").selectAll().where("id", "=", id).executeTakeFirst();
  if (file?.group_name !== group) throw new Problem("FILE_NOT_FOUND");
  if (file.kind !== kind)
    throw new WorkRefused(
      `En su lugar solo puede ir otro archivo del mismo tipo (${FILE_KINDS[kind].toLowerCase()} no lo es).`,
    );
  if (file.hash === hash) return { id, isKnown: true };
  const changed = { version: version + 1, hash, changed_at_ms: now(), changed_by: actor.name };
  const { numUpdatedRows } = await db
    .updateTable("files")
    .set({ ...changed, ...wordColumns(readWords(file.words), kind) })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Problem("VERSION_CONFLICT");
  const row = { file_id: id, version: version + 1, hash, at_ms: now(), by_name: actor.name };
  await db.insertInto("file_contents").values(row).execute();
  return { id, isKnown: false };
}

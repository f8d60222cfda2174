import { join } from "node:path";
import type { FileWords } from "@nv/contracts/schemas";
import { holdName } from "@nv/database";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { addFile, lookAt, noteContent } from "./add-file.ts";
import { libraryBytes } from "./files.repository.ts";
import { type FilesContext, publishFile } from "./files-context.ts";
import type { FilesDb } from "./files-tables.ts";
import { ROOM } from "./uploads/room.ts";
import { inWorkFolder, keepWorkFile, readWorkFile } from "./work-files.ts";

/** A file that the server itself brings, for somebody. */
export interface FileToImport {
  /** Its name and what else is known of it. */
  readonly words: Partial<FileWords> & Pick<FileWords, "name">;
  /** Writes it. @param path - Absolute, in a folder of its own that is gone afterwards. */
  readonly write: (path: string) => Promise<void>;
  readonly actor: Actor;
  readonly signal: AbortSignal;
}

/** A file of the library, and whether it held the same bytes already. */
export interface ImportedFile {
  readonly id: string;
  readonly hash: string;
  readonly isKnown: boolean;
}

/**
 * Adds a file to the library, or finds the one that has the same bytes.
 *
 * @param group - Whose it becomes; empty for everybody's.
 * @throws {WorkRefused} With a sentence for what cannot be taken. @throws {Problem} `LIBRARY_FULL`.
 */
export async function importFile(context: FilesContext, group: string, brought: FileToImport): Promise<ImportedFile> {
  const { words, write, actor, signal } = brought;
  const { db, database, quotaBytes } = context;
  async function requireQuota(executor: FilesDb, sizeBytes: number): Promise<void> {
    if ((await libraryBytes(executor)) + sizeBytes > quotaBytes) throw new Problem("LIBRARY_FULL");
  }
  return inWorkFolder(context, async (folder) => {
    const path = join(folder, "content");
    await write(path);
    signal.throwIfAborted();
    const content = await readWorkFile(path);
    // Before it is looked at, which takes its time.
    await requireQuota(db, content.sizeBytes);
    const looked = await lookAt(context, { name: words.name, words, group, content }, signal);
    await keepWorkFile(context, content);
    return database.transaction(db, async (transaction) => {
      await holdName(database, transaction, ROOM);
      await requireQuota(transaction, content.sizeBytes);
      await noteContent(transaction, looked);
      const { id, isKnown } = await addFile(context, transaction, looked, actor);
      await publishFile(context, transaction, { id, group });
      return { id, hash: content.hash, isKnown };
    });
  });
}

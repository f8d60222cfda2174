import { join } from "node:path";
import { TakenUpload, TakeUpload } from "@nv/contracts/schemas";
import { MissingProgramError, TooSlowError } from "@nv/media";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import type { JobHandler } from "../jobs/job-handlers.ts";
import { WorkRefused } from "../jobs/work-refused.ts";
import { addFile, lookAt, noteContent } from "./add-file.ts";
import { type FilesContext, publishFile } from "./files-context.ts";
import type { FilesDb, UploadOutcomeRow } from "./files-tables.ts";
import type { WantedOfFile } from "./renditions.ts";
import { replaceContent } from "./replace-content.ts";
import { findUpload, readParts, removeUpload } from "./uploads/parts.ts";
import { inWorkFolder, keepWorkFile, writeWorkFile } from "./work-files.ts";

/** Kind of the work that makes a file of an upload. */
export const TAKE_JOB = "files.take";

const toTaken = ({ file_id: fileId, is_known: isKnown }: Pick<UploadOutcomeRow, "file_id" | "is_known">): TakenUpload =>
  TakenUpload.parse({ fileId, isKnown: isKnown === 1 });

function findOutcome(db: FilesDb, uploadId: string): Promise<UploadOutcomeRow | undefined> {
  return db.selectFrom("upload_outcomes").selectAll().where("upload_id", "=", uploadId).executeTakeFirst();
}

/** Whether an upload has become a file already. */
export async function isTaken(db: FilesDb, uploadId: string): Promise<boolean> {
  return (await findOutcome(db, uploadId)) !== undefined;
}

/**
 * Makes a file of an upload, or puts it in place of what a file holds. Begun again after a process ended in the middle, it comes
 * to the same end.
 *
 * @param onTaken - Told of a content that is new to the library.
 */
export function createTakeHandler(
  context: FilesContext,
  onTaken: (file: Pick<WantedOfFile, "hash" | "group"> & { readonly id: string }, actor: Actor) => Promise<void>,
): JobHandler {
  const { db, database, now } = context;

  return async ({ payload, actor, group, signal, progress }) => {
    const { uploadId, replaces } = TakeUpload.parse(payload);
    const before = await findOutcome(db, uploadId);
    if (before !== undefined) return toTaken(before);
    const upload = await findUpload(context, uploadId);
    if (upload === undefined) throw new Problem("UPLOAD_NOT_FOUND");
    await progress(0.1, "Recibiendo el archivo");
    const taken = await inWorkFolder(context, async (folder) => {
      const content = await writeWorkFile(join(folder, "content"), readParts(context, uploadId, signal), signal);
      await progress(0.4, "Mirando qué es");
      const brought = await lookAt(context, { name: upload.name, group, content }, signal).catch(
        async (error: unknown) => {
          // Bytes that are refused once are refused always. Who was late with good ones may still take them.
          const cause = error instanceof WorkRefused ? error.cause : undefined;
          const isOfTheMachine = cause instanceof MissingProgramError || cause instanceof TooSlowError;
          const isOfTheBytes = error instanceof WorkRefused && !isOfTheMachine;
          if (isOfTheBytes) await removeUpload(context, uploadId);
          throw error;
        },
      );
      await progress(0.7, "Guardándolo");
      await keepWorkFile(context, content);
      return database.transaction(db, async (transaction) => {
        await noteContent(transaction, brought);
        const { id, isKnown } =
          replaces === undefined
            ? await addFile(context, transaction, brought, actor)
            : await replaceContent(context, transaction, {
                ...replaces,
                group,
                hash: content.hash,
                kind: brought.found.facts.kind,
                actor,
              });
        const row = { upload_id: uploadId, file_id: id, is_known: isKnown ? 1 : 0, at_ms: now() };
        await transaction.insertInto("upload_outcomes").values(row).execute();
        await publishFile(context, transaction, { id, group });
        return { ...toTaken(row), hash: content.hash };
      });
    });
    await removeUpload(context, uploadId);
    await onTaken({ id: taken.fileId, hash: taken.hash, group }, actor);
    return { fileId: taken.fileId, isKnown: taken.isKnown };
  };
}

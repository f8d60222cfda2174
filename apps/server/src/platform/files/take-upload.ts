import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { FileWords, TakenUpload, TakeUpload } from "@nv/contracts/schemas";
import { MediaError, MissingProgramError, readFacts } from "@nv/media";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import type { JobHandler } from "../jobs/job-handlers.ts";
import { WorkRefused } from "../jobs/work-refused.ts";
import { wordColumns } from "./core/file-words.ts";
import { findFileOf } from "./files.repository.ts";
import { type FilesContext, publishFile } from "./files-context.ts";
import type { FilesDb, UploadOutcomeRow } from "./files-tables.ts";
import { replaceContent } from "./replace-content.ts";
import { findUpload, readParts, removeUpload } from "./uploads/parts.ts";
import { inWorkFolder, keepWorkFile, type WorkFile, writeWorkFile } from "./work-files.ts";

/** Kind of the work that makes a file of an upload. */
export const TAKE_JOB = "files.take";

/** What was brought, once somebody has looked at it. */
interface Brought {
  readonly name: string;
  readonly content: WorkFile;
  readonly found: Awaited<ReturnType<typeof readFacts>>;
}

const toTaken = ({ file_id: fileId, is_known: isKnown }: Pick<UploadOutcomeRow, "file_id" | "is_known">): TakenUpload =>
  TakenUpload.parse({ fileId, isKnown: isKnown === 1 });

function findOutcome(db: FilesDb, uploadId: string): Promise<UploadOutcomeRow | undefined> {
  return db.selectFrom("upload_outcomes").selectAll().where("upload_id", "=", uploadId).executeTakeFirst();
}

/** Whether an upload has become a file already. */
export async function isTaken(db: FilesDb, uploadId: string): Promise<boolean> {
  return (await findOutcome(db, uploadId)) !== undefined;
}

/** Looks at what was brought. @throws {WorkRefused} With a sentence for what cannot be taken. */
async function lookAt(name: string, content: WorkFile, signal: AbortSignal): Promise<Brought> {
  try {
    return { name, content, found: await readFacts(content.path, name, signal) };
  } catch (error) {
    if (error instanceof MediaError) throw new WorkRefused(error.message, { cause: error });
    throw error;
  }
}

/** Notes a content; the same bytes are noted once. */
async function noteContent(db: FilesDb, { content, found }: Brought): Promise<void> {
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

/** Adds a file, or finds the one that has the same bytes. */
async function addFile(
  { now }: FilesContext,
  db: FilesDb,
  { name, content, found }: Brought,
  actor: Actor,
): Promise<{ readonly id: string; readonly isKnown: boolean }> {
  const same = await findFileOf(db, content.hash);
  if (same !== undefined) return { id: same.id, isKnown: true };
  const { kind } = found.facts;
  const id = randomUUID();
  const atMs = now();
  const words = FileWords.parse({ name, ...found.words });
  await db
    .insertInto("files")
    .values({
      id,
      hash: content.hash,
      kind,
      ...wordColumns(words, kind),
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

/**
 * Makes a file of an upload, or puts it in place of what a file holds. Begun again after a process ended in the middle, it comes
 * to the same end.
 *
 * @param onTaken - Told of a content that is new to the library.
 */
export function createTakeHandler(
  context: FilesContext,
  onTaken: (file: { readonly id: string; readonly hash: string }, actor: Actor) => Promise<void>,
): JobHandler {
  const { db, database, now } = context;

  return async ({ payload, actor, signal, progress }) => {
    const { uploadId, replaces } = TakeUpload.parse(payload);
    const before = await findOutcome(db, uploadId);
    if (before !== undefined) return toTaken(before);
    const upload = await findUpload(context, uploadId);
    if (upload === undefined) throw new Problem("UPLOAD_NOT_FOUND");
    await progress(0.1, "Recibiendo el archivo");
    const taken = await inWorkFolder(context, async (folder) => {
      const content = await writeWorkFile(join(folder, "content"), readParts(context, uploadId), signal);
      await progress(0.4, "Mirando qué es");
      const brought = await lookAt(upload.name, content, signal).catch(async (error: unknown) => {
        // Bytes that are refused once are refused always. Who was late with good ones may still take them.
        const isOfTheBytes = error instanceof WorkRefused && !(error.cause instanceof MissingProgramError);
        if (isOfTheBytes) await removeUpload(context, uploadId);
        throw error;
      });
      await progress(0.7, "Guardándolo");
      await keepWorkFile(context, content);
      return database.transaction(db, async (transaction) => {
        await noteContent(transaction, brought);
        const { id, isKnown } =
          replaces === undefined
            ? await addFile(context, transaction, brought, actor)
            : await replaceContent(context, transaction, {
                ...replaces,
                hash: content.hash,
                kind: brought.found.facts.kind,
                actor,
              });
        const row = { upload_id: uploadId, file_id: id, is_known: isKnown ? 1 : 0, at_ms: now() };
        await transaction.insertInto("upload_outcomes").values(row).execute();
        await publishFile(context, transaction, id);
        return { ...toTaken(row), hash: content.hash };
      });
    });
    await removeUpload(context, uploadId);
    await onTaken({ id: taken.fileId, hash: taken.hash }, actor);
    return { fileId: taken.fileId, isKnown: taken.isKnown };
  };
}

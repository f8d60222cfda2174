import { readFile } from "node:fs/promises";
import type { PhotoFields, PhotoWords } from "@nv/contracts/schemas";
import { isUniqueViolation } from "@nv/database";
import { MediaError, type PreparedPhoto } from "@nv/media";
import { formatBytes, formatNumber } from "@nv/spanish";
import { z } from "zod";
import { Problem } from "../../http/problem.ts";
import type { JobHandler, JobRun } from "../../platform/jobs/job-handlers.ts";
import { WorkRefused } from "../../platform/jobs/work-refused.ts";
import type { KeptPhoto } from "../../platform/services/photo-center/photo-center-client.ts";
import { ServiceProblem } from "../../platform/services/service-problem.ts";
import { StoreError } from "../../platform/storage/blob-store.ts";
import { alreadyThere } from "./core/photo-words.ts";
import { storedFields, storedPhoto } from "./core/stored-photo.ts";
import { type UploadFault, uploadFault } from "./core/upload-fault.ts";
import { photoToSend } from "./photo-views.ts";
import { findBatch, findUpload, sentByHash, sentOf, updateUpload } from "./photos.repository.ts";
import { type PhotosContext, publishBatch } from "./photos-context.ts";
import type { PhotoUploadRow } from "./schema/tables.ts";

/** Kind of the job that sends one picture. */
export const SEND_JOB = "photos.send";

/** Pictures that go at once. */
export const SENT_AT_ONCE = 3;

/** A picture is made ready while others wait: the machine has other things to do. */
const PREPARING = "photos.prepare";

const Payload = z.object({ itemId: z.uuid() });

/** Picture that is sent, and what is told of it. */
interface Ready {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly prepared: PreparedPhoto;
  readonly words: PhotoWords;
  readonly shared: PhotoFields;
}

/** Extension of a picture's name; the library takes it off most of them, and other dots are of the name. */
const PICTURE_END = /\.(?:jpe?g|png|webp|gif|tiff?|avif|svg)$/i;

/** The name of a file with the end of what was made of it. */
export function sentName(name: string, end: string): string {
  return `${name.replace(PICTURE_END, "") || "imagen"}.${end}`;
}

/**
 * Sends one picture, and comes to the same end however often it is begun: whose turn it is to send these bytes is in the
 * database, its id at Photo Center is fixed before it goes, and one that may have arrived unheard is asked for first.
 */
export function createSendPhoto(context: PhotosContext): JobHandler {
  const { db, database, center, files, media, noteInAudit, now, runExclusive } = context;

  async function tellChange(row: PhotoUploadRow, change: Partial<PhotoUploadRow>): Promise<void> {
    await updateUpload(db, row.id, change);
    await publishBatch(context, row.batch_id);
  }

  async function finish(row: PhotoUploadRow, { url }: KeptPhoto, { actor }: JobRun): Promise<unknown> {
    await tellChange(row, {
      state: "done",
      message: "",
      remedy: "none",
      kept_at_ms: now(),
      kept_url: url,
      kept_by: actor.name,
      kept_by_id: actor.id,
    });
    const details = { arcId: row.arc_id, name: row.name };
    await noteInAudit(database.kysely, { action: "photo_sent", actor, details });
    return { arcId: row.arc_id };
  }

  /** @throws {WorkRefused} With the sentence, which stays beside the picture. */
  async function refuse(row: PhotoUploadRow, fault: UploadFault, cause: unknown): Promise<never> {
    const { message, remedy, isRefused } = fault;
    const released = isRefused ? { claim: null, begun_at_ms: null } : {};
    await tellChange(row, { state: "failed", message, remedy, ...released });
    throw new WorkRefused(message, { cause });
  }

  /** Makes these bytes one's own to send. @throws {WorkRefused} When they are there, or another one sends them. */
  async function claim(row: PhotoUploadRow, isRepeated: boolean): Promise<void> {
    try {
      await updateUpload(db, row.id, { claim: isRepeated ? `${row.hash} ${row.id}` : row.hash });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const other = (await sentByHash(db, [row.hash])).get(row.hash);
      const sent = other === undefined ? null : sentOf(other);
      const message = sent === null ? "La misma imagen está saliendo ya, en esta tanda o en otra." : alreadyThere(sent);
      await tellChange(row, { state: "duplicate", message, remedy: "none" });
      throw new WorkRefused(message, { cause: error });
    }
  }

  async function prepare(row: PhotoUploadRow, { signal }: JobRun): Promise<Ready> {
    const batch = await findBatch(db, row.batch_id);
    if (batch === undefined) throw new Problem("PHOTOS_NOT_FOUND");
    const [stored, shared] = [storedPhoto(row), storedFields(batch.fields)];
    const { words } = photoToSend(stored, row, shared);
    const { isReduced } = stored.fields;
    const { keepsPosition } = shared;
    const { hash } = row;
    try {
      return await files.withContent({ hash, signal }, async (path, folder) => {
        const about = { facts: stored.facts, sizeBytes: row.size_bytes, words, keepsPosition, isReduced, signal };
        const prepared = await media.preparePhoto({ path, folder, ...about });
        return { prepared, words, shared, bytes: new Uint8Array(await readFile(prepared.path)) };
      });
    } catch (error) {
      const message =
        error instanceof MediaError
          ? error.message
          : error instanceof StoreError
            ? "El archivo ya no está en la biblioteca. Tráelo otra vez."
            : "";
      if (message === "") throw error;
      return refuse(row, { message, remedy: "none", isRefused: true }, error);
    }
  }

  async function send(row: PhotoUploadRow, { bytes, prepared, words, shared }: Ready, run: JobRun): Promise<KeptPhoto> {
    const { signal, progress } = run;
    const sending = `Enviando ${formatBytes(prepared.sizeBytes)}`;
    await progress(0.5, sending);
    await updateUpload(db, row.id, { begun_at_ms: now() });
    try {
      return await center.send({
        arcId: row.arc_id,
        words,
        section: shared.section,
        kind: shared.kind,
        fileName: sentName(row.name, prepared.end),
        bytes,
        mediaType: prepared.mediaType,
        signal,
        onWait: (waitMs) =>
          progress(0.5, `Photo Center pide esperar: se repite en ${formatNumber(Math.ceil(waitMs / 1000))} s`),
      });
    } catch (error) {
      if (!(error instanceof ServiceProblem)) throw error;
      return refuse(row, uploadFault(error.status, error.message), error);
    }
  }

  return async (run) => {
    const { itemId } = Payload.parse(run.payload);
    const row = await findUpload(db, itemId);
    if (row === undefined) throw new Problem("PHOTOS_NOT_FOUND");
    if (row.kept_at_ms !== null) return { arcId: row.arc_id };
    if (row.begun_at_ms !== null) {
      await run.progress(0.1, "Preguntando a Photo Center si llegó");
      const kept = await center.find(row.arc_id, run.signal);
      if (kept !== null) return finish(row, kept, run);
    }
    await claim(row, storedPhoto(row).fields.isRepeated);
    await run.progress(0.2, "Preparándola");
    const ready = await runExclusive(PREPARING, () => prepare(row, run));
    return finish(row, await send(row, ready, run), run);
  };
}

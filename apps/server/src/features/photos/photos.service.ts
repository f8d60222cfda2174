import { randomUUID } from "node:crypto";
import { PHOTO_LIMITS } from "@nv/contracts";
import {
  type AddPhotos,
  type BeginPhotoBatch,
  type PhotoBatch,
  PhotoFields,
  PhotoItemFields,
  type PhotoState,
  type PhotosStatus,
  type SendPhotos,
  type SentPhotos,
} from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { dayOf } from "../../platform/files/core/day-of.ts";
import type { Canceller } from "../../platform/jobs/jobs.service.ts";
import { arcIdOf } from "../../platform/services/photo-center/core/arc-id.ts";
import { PHOTO_CENTER } from "../../platform/services/photo-center/photo-center-client.ts";
import { ServiceProblem, serviceSentence } from "../../platform/services/service-problem.ts";
import { storedFields, storedPhoto } from "./core/stored-photo.ts";
import { photoToSend, toPhotoItem } from "./photo-views.ts";
import {
  deleteUpload,
  findBatch,
  insertBatch,
  insertUploads,
  listBatches,
  sentByHash,
  sentPhotos,
  updateBatch,
  updateUpload,
  uploadsOf,
} from "./photos.repository.ts";
import { type PhotosContext, publishBatch } from "./photos-context.ts";
import type { PhotoBatchRow, PhotoUploadRow } from "./schema/tables.ts";
import { SEND_JOB, sentName } from "./send-photo.ts";
import { createTakePhotos } from "./take-photos.ts";

/** A picture of a batch. */
interface ItemOf {
  readonly batchId: string;
  readonly itemId: string;
}

/** Pictures for Photo Center. Failures are `Problem`s. */
export type Photos = ReturnType<typeof createPhotos>;

/** States from which a picture can be sent. */
const SENDABLE: readonly PhotoState[] = ["draft", "failed", "cancelled", "duplicate"];

/** Opens the work with pictures for Photo Center. */
export function createPhotos(context: PhotosContext) {
  const { db, database, center, files, jobs, noteInAudit, now } = context;
  const take = createTakePhotos(context);

  async function required(batchId: string): Promise<PhotoBatchRow> {
    const batch = await findBatch(db, batchId);
    if (batch === undefined) throw new Problem("PHOTOS_NOT_FOUND");
    return batch;
  }

  async function ofActor(batchId: string, actorId: string): Promise<PhotoBatchRow> {
    const batch = await required(batchId);
    if (batch.created_by_id !== actorId) throw new Problem("PHOTOS_OF_ANOTHER");
    return batch;
  }

  async function itemIn({ batchId, itemId }: ItemOf): Promise<PhotoUploadRow> {
    const row = (await uploadsOf(db, batchId)).find(({ id }) => id === itemId);
    if (row === undefined) throw new Problem("PHOTOS_NOT_FOUND");
    return row;
  }

  async function view(batch: PhotoBatchRow, userId: string): Promise<PhotoBatch> {
    const rows = await uploadsOf(db, batch.id);
    const known = await sentByHash(
      db,
      rows.map(({ hash }) => hash),
    );
    const under = new Map((await jobs.list(batch.id)).map((job) => [job.id, job]));
    const shared = storedFields(batch.fields);
    const today = dayOf(now());
    const items = rows.map((row) =>
      toPhotoItem(row, { shared, today, known: known.get(row.hash), job: under.get(row.job_id ?? "") }),
    );
    const { id, created_by: createdBy, created_at_ms: createdAtMs } = batch;
    return { id, fields: shared, isMine: batch.created_by_id === userId, createdBy, createdAtMs, items };
  }

  async function changed(batch: PhotoBatchRow, actorId: string): Promise<PhotoBatch> {
    await publishBatch(context, batch.id);
    return view(await required(batch.id), actorId);
  }

  /** Returns each picture of a batch as it is now, by its id. */
  async function itemsNow(batch: PhotoBatchRow, actorId: string) {
    return new Map((await view(batch, actorId)).items.map((item) => [item.id, item]));
  }

  return {
    async status(userId: string): Promise<PhotosStatus> {
      const { mode, environment } = center.settings;
      const batches = await listBatches(db);
      return {
        notice: mode === "off" ? serviceSentence("SERVICE_OFF", PHOTO_CENTER) : "",
        place: mode === "off" ? "" : environment,
        batches: batches.map(({ id, name, total, done, ...row }) => ({
          ...{ id, name, total, done, createdBy: row.created_by, createdAtMs: row.created_at_ms },
          isMine: row.created_by_id === userId,
        })),
      };
    },

    batch: async (batchId: string, userId: string) => view(await required(batchId), userId),

    async begin({ fields, items }: BeginPhotoBatch, actor: Actor) {
      const id = randomUUID();
      const rows = await take(items, { batchId: id, position: 0, room: PHOTO_LIMITS.batchItems }, actor);
      const batch: PhotoBatchRow = {
        id,
        fields: JSON.stringify(fields),
        created_by: actor.name,
        created_by_id: actor.id,
        created_at_ms: now(),
      };
      await database.transaction(db, async (transaction) => {
        await insertBatch(transaction, batch);
        await insertUploads(transaction, rows);
      });
      return changed(batch, actor.id);
    },

    async add(batchId: string, { items }: AddPhotos, actor: Actor) {
      const batch = await ofActor(batchId, actor.id);
      const before = await uploadsOf(db, batchId);
      const position = (before.at(-1)?.position ?? -1) + 1;
      const room = PHOTO_LIMITS.batchItems - before.length;
      await insertUploads(db, await take(items, { batchId, position, room }, actor));
      return changed(batch, actor.id);
    },

    async share(batchId: string, fields: PhotoFields, actor: Actor) {
      const batch = await ofActor(batchId, actor.id);
      await updateBatch(db, batchId, JSON.stringify(PhotoFields.parse(fields)));
      return changed(batch, actor.id);
    },

    /** Writes of one picture; what Photo Center has of it is told there too. */
    async describe(item: ItemOf, fields: PhotoItemFields, actor: Actor) {
      const batch = await ofActor(item.batchId, actor.id);
      const row = await itemIn(item);
      const written = { ...row, fields: JSON.stringify(PhotoItemFields.parse(fields)) };
      if (row.kept_at_ms !== null) {
        const shared = storedFields(batch.fields);
        const { plan, words } = photoToSend(storedPhoto(written), written, shared);
        const { section, kind } = shared;
        const told = { arcId: row.arc_id, words, section, kind, fileName: sentName(row.name, plan.end) };
        await center.tell(told, AbortSignal.timeout(TELL_MS));
      }
      await updateUpload(db, row.id, { fields: written.fields });
      return changed(batch, actor.id);
    },

    /** @throws {Problem} `PHOTOS_UNDER_WAY` for one that goes out now, or is there. */
    async remove(item: ItemOf, actor: Actor) {
      const batch = await ofActor(item.batchId, actor.id);
      const row = await itemIn(item);
      const { state } = (await itemsNow(batch, actor.id)).get(row.id) ?? { state: "done" };
      // One that may have arrived unheard is remembered, so that it is not sent twice.
      if (!SENDABLE.includes(state) || row.begun_at_ms !== null) throw new Problem("PHOTOS_UNDER_WAY");
      await deleteUpload(db, row.id);
      return changed(batch, actor.id);
    },

    /**
     * Orders pictures to be sent: each is work of its own.
     *
     * @throws {Problem} `PHOTOS_BLOCKED` when none of them can go; `SERVICE_OFF`.
     */
    async send(batchId: string, { items: wanted }: SendPhotos, actor: Actor) {
      const batch = await ofActor(batchId, actor.id);
      if (center.settings.mode === "off") throw new ServiceProblem("SERVICE_OFF", PHOTO_CENTER);
      const { items } = await view(batch, actor.id);
      const ready = items.filter(
        ({ id, state, problems }) =>
          SENDABLE.includes(state) && problems.length === 0 && (wanted === undefined || wanted.includes(id)),
      );
      if (ready.length === 0) throw new Problem("PHOTOS_BLOCKED");
      for (const { id: itemId } of ready) {
        await updateUpload(db, itemId, { state: "ordered", message: "", remedy: "none" });
        const order = { kind: SEND_JOB, subject: batchId, payload: { itemId }, actor, key: itemId };
        await updateUpload(db, itemId, { job_id: await jobs.order(order) });
      }
      return changed(batch, actor.id);
    },

    /** Stops what waits and what goes. */
    async cancel(batchId: string, by: Canceller) {
      const batch = await ofActor(batchId, by.id);
      for (const { id, state } of await jobs.list(batchId))
        if (state === "queued" || state === "running") await jobs.cancel(id, by);
      return changed(batch, by.id);
    },

    /** Takes a picture away from Photo Center; here it stays, to be sent again. */
    async withdraw(item: ItemOf, actor: Actor) {
      const batch = await ofActor(item.batchId, actor.id);
      const row = await itemIn(item);
      if (row.kept_at_ms === null) throw new Problem("PHOTOS_NOT_FOUND");
      await center.remove(row.arc_id, AbortSignal.timeout(TELL_MS));
      await updateUpload(db, row.id, {
        ...{ state: "draft", message: "", remedy: "none", job_id: null, claim: null },
        ...{ begun_at_ms: null, kept_at_ms: null, kept_url: "", kept_by: "", kept_by_id: "" },
        // Photo Center does not give an id twice.
        arc_id: arcIdOf(randomUUID()),
      });
      const details = { arcId: row.arc_id, name: row.name };
      await noteInAudit(database.kysely, { action: "photo_withdrawn", actor, details });
      return changed(batch, actor.id);
    },

    async sent({
      file,
      graphic,
    }: {
      readonly file?: string | undefined;
      readonly graphic?: string | undefined;
    }): Promise<SentPhotos> {
      if (graphic !== undefined) return { items: [...(await sentPhotos(db, { graphicId: graphic }))] };
      const found = file === undefined ? null : await files.find(file);
      if (found === null) throw new Problem("FILE_NOT_FOUND");
      return { items: [...(await sentPhotos(db, { hash: found.hash }))] };
    },
  };
}

/** Longest wait until Photo Center was told, milliseconds. */
const TELL_MS = 30_000;

import { randomUUID } from "node:crypto";
import { PHOTO_LIMITS } from "@nv/contracts";
import {
  type AddPhotos,
  type BeginPhotoBatch,
  PhotoFields,
  type PhotosStatus,
  type SendPhotos,
  type SentPhotos,
} from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import type { Canceller } from "../../platform/jobs/jobs.service.ts";
import { PHOTO_CENTER } from "../../platform/services/photo-center/photo-center-client.ts";
import { ServiceProblem, serviceSentence } from "../../platform/services/service-problem.ts";
import { createBatchViews } from "./batch-views.ts";
import { createPhotoItems, SENDABLE } from "./photo-items.service.ts";
import {
  insertBatch,
  insertUploads,
  listBatches,
  sentPhotos,
  updateBatch,
  updateUpload,
  uploadsOf,
} from "./photos.repository.ts";
import type { PhotosContext } from "./photos-context.ts";
import type { PhotoBatchRow } from "./schema/tables.ts";
import { SEND_JOB } from "./send-photo.ts";
import { createTakePhotos } from "./take-photos.ts";

/** Pictures for Photo Center. Failures are `Problem`s. */
export type Photos = ReturnType<typeof createPhotos>;

/** Opens the work with pictures for Photo Center. */
export function createPhotos(context: PhotosContext) {
  const { db, database, center, files, jobs, now } = context;
  const take = createTakePhotos(context);
  const views = createBatchViews(context);
  const { required, ofActor, view, changed } = views;

  return {
    ...createPhotoItems(context, views),

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

import type { PhotoBatch } from "@nv/contracts/schemas";
import { Problem } from "../../http/problem.ts";
import { dayOf } from "../../platform/files/core/day-of.ts";
import { storedFields } from "./core/stored-photo.ts";
import { toPhotoItem } from "./photo-views.ts";
import { findBatch, sentByHash, uploadsOf } from "./photos.repository.ts";
import { type PhotosContext, publishBatch } from "./photos-context.ts";
import type { PhotoBatchRow, PhotoUploadRow } from "./schema/tables.ts";

/** A picture of a batch. */
export interface ItemOf {
  readonly batchId: string;
  readonly itemId: string;
}

/** Batches as their people see them. Failures are `Problem`s. */
export type BatchViews = ReturnType<typeof createBatchViews>;

/** Opens what is read of batches before something is done with them, and told afterwards. */
export function createBatchViews(context: PhotosContext) {
  const { db, jobs, now } = context;

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
    const items = rows.map((row, at) => {
      const twin = rows.slice(0, at).find(({ hash }) => hash === row.hash)?.name ?? "";
      return toPhotoItem(row, { shared, today, twin, known: known.get(row.hash), job: under.get(row.job_id ?? "") });
    });
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

  return { required, ofActor, itemIn, view, changed, itemsNow };
}

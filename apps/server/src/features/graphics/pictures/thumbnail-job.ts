import { createHash } from "node:crypto";
import { Problem } from "../../../http/problem.ts";
import type { JobHandler } from "../../../platform/jobs/job-handlers.ts";
import { findEntry } from "../../../platform/records/records-context.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import type { GraphicRow } from "../schema/tables.ts";
import { drawThumbnail, type Thumbnail } from "./draw-thumbnail.ts";
import { dueForThumbnails, noteThumbnail } from "./pictures.repository.ts";

/** Kind of the job that draws the picture of a graphic for lists, draft or not. */
export const THUMBNAIL_JOB = "graphics.thumbnail";

/** Stillness after which what somebody writes is drawn, milliseconds: who writes saves by the second. */
const CALM_MS = 5000;

/** Pictures that are ordered between two sweeps. */
const AT_ONCE = 6;

/** Time for which files that are being prepared are waited for, milliseconds. */
const PATIENCE_MS = 600_000;

/** Characters of what tells one picture of a version from another. */
const HASH_LENGTH = 8;

/** Actor of the jobs that nobody asked for. */
const BY_ITSELF = { id: "", name: "Miniaturas" };

/** Orders the pictures of what was written since they were drawn, a few at a time. Processes that order the same make one order. */
export async function enqueueDueThumbnails({ db, jobs, now }: GraphicsContext): Promise<void> {
  for (const id of await dueForThumbnails(db, now() - CALM_MS, AT_ONCE))
    await jobs.order({ kind: THUMBNAIL_JOB, subject: id, payload: {}, actor: BY_ITSELF, key: id });
}

/** Draws the picture of a graphic; none for what is written wrong, which is told beside its field. */
async function draw(context: GraphicsContext, row: GraphicRow, signal: AbortSignal): Promise<Thumbnail> {
  try {
    return await drawThumbnail(context, row, { actor: BY_ITSELF, signal });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof Problem)) context.log.warn({ err: error, slug: row.slug }, "no picture was drawn for lists");
    return { picture: null, isWaiting: false };
  }
}

/** Name of a picture in the store, another for another picture: browsers keep it for good. */
function nameOf({ id, version }: GraphicRow, picture: Buffer): string {
  const hash = createHash("sha256").update(picture).digest("hex").slice(0, HASH_LENGTH);
  return `thumbnails/${id}/v${version}-${hash}.jpg`;
}

/**
 * Draws the picture of a graphic as it is written now. What has no picture of its own keeps the one that it had; of those that were drawn here
 * the store holds the last alone.
 */
export function createThumbnailHandler(context: GraphicsContext): JobHandler {
  const { db, events, store } = context;
  return async ({ subject, signal, progress }) => {
    const row = await findEntry(context.records, subject);
    if (row === undefined) throw new Problem("GRAPHIC_NOT_FOUND");
    await progress(0.2, "Dibujando la miniatura");
    const { picture, isWaiting } = await draw(context, row, signal);
    const { id, version, thumbnail: former } = row;
    const thumbnail = picture === null ? former : nameOf(row, picture);
    if (picture !== null && thumbnail !== null) await store.put(thumbnail, picture, "image/jpeg");
    // What waits for its files is drawn again, for as long as somebody may be waiting for it.
    const isLast = !isWaiting || context.now() - row.updated_at_ms >= PATIENCE_MS;
    await noteThumbnail(db, { id, thumbnail, version: isLast ? version : null });
    if (picture === null) return { state: isLast ? "nothing" : "waiting" };
    if (former !== null && former !== thumbnail && former.endsWith(".jpg")) await store.delete(former);
    await events.publish(db, { name: "graphic", data: { id, version, by: "", byId: "" } });
    return { state: isLast ? "made" : "waiting" };
  };
}

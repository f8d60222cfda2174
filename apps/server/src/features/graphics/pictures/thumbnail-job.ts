import { Problem } from "../../../http/problem.ts";
import type { JobHandler } from "../../../platform/jobs/job-handlers.ts";
import { findEntry } from "../../../platform/records/records-context.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import type { GraphicRow } from "../schema/tables.ts";
import { drawThumbnail } from "./draw-thumbnail.ts";
import { dueForThumbnails, noteThumbnail } from "./pictures.repository.ts";

/** Kind of the job that draws the picture of a graphic for lists, draft or not. */
export const THUMBNAIL_JOB = "graphics.thumbnail";

/** Stillness after which what somebody writes is drawn, milliseconds: who writes saves by the second. */
const CALM_MS = 5000;

/** Pictures that are ordered between two sweeps. */
const AT_ONCE = 6;

/** Time for which files that are being prepared are waited for, milliseconds. */
const PATIENCE_MS = 600_000;

/** Actor of the jobs that nobody asked for. */
const BY_ITSELF = { id: "", name: "Miniaturas" };

/** Orders the pictures of what was written since they were drawn, a few at a time. Processes that order the same make one order. */
export async function enqueueDueThumbnails({ db, jobs, now }: GraphicsContext): Promise<void> {
  for (const id of await dueForThumbnails(db, now() - CALM_MS, AT_ONCE))
    await jobs.order({ kind: THUMBNAIL_JOB, subject: id, payload: {}, actor: BY_ITSELF, key: id });
}

/** Draws the picture of a graphic; `null` where there is none to be had, and `waiting` while its files are being made. */
async function draw(
  context: GraphicsContext,
  row: GraphicRow,
  signal: AbortSignal,
): Promise<Buffer | "waiting" | null> {
  try {
    return await drawThumbnail(context, row, BY_ITSELF);
  } catch (error) {
    signal.throwIfAborted();
    const isPending = error instanceof Problem && error.code === "RENDITION_PENDING";
    if (isPending && context.now() - row.updated_at_ms < PATIENCE_MS) return "waiting";
    // What is written wrong is told beside its field; here it only has no picture.
    if (!(error instanceof Problem)) context.log.warn({ err: error, slug: row.slug }, "no picture was drawn for lists");
    return null;
  }
}

/** Name of a picture in the store, another for each version. */
const nameOf = ({ id, version }: GraphicRow) => `thumbnails/${id}/v${version}.jpg`;

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
    const picture = await draw(context, row, signal);
    if (picture === "waiting") return { state: "waiting" };
    const { id, version, thumbnail: former } = row;
    const thumbnail = picture === null ? former : nameOf(row);
    if (picture !== null) await store.put(nameOf(row), picture, "image/jpeg");
    await noteThumbnail(db, { id, thumbnail, version });
    if (picture === null) return { state: "nothing" };
    if (former !== null && former !== thumbnail && former.endsWith(".jpg")) await store.delete(former);
    await events.publish(db, { name: "graphic", data: { id, version, by: "", byId: "" } });
    return { state: "made" };
  };
}

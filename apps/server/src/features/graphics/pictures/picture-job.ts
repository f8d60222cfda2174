import { GraphicFields } from "@nv/contracts/schemas";
import { withTypes } from "@nv/graphic-types";
import type { Actor } from "../../../http/acting.ts";
import { Problem } from "../../../http/problem.ts";
import type { JobHandler } from "../../../platform/jobs/job-handlers.ts";
import { keepPictures, publishPictures } from "../../../platform/records/publish-picture.ts";
import { findRevision } from "../../../platform/records/records.repository.ts";
import { findEntry } from "../../../platform/records/records-context.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import type { GraphicPictureRow, GraphicRow } from "../schema/tables.ts";
import { dueForPictures, findPictures, noteAsPictured, notePictures } from "./pictures.repository.ts";
import { type TakenOrNot, takePictures } from "./take-pictures.ts";

/** Kind of the job that makes what stands for a graphic where nothing moves. */
export const PICTURE_JOB = "graphics.picture";

/** Graphics whose pictures are ordered between two sweeps: a browser is not cheap. */
const PICTURES_AT_ONCE = 2;

/** Actor of the jobs that nobody asked for. */
const BY_ITSELF = { id: "", name: "Imágenes" };

const StoredFields = withTypes(GraphicFields);

/** Orders the pictures of what readers have of a graphic now. */
export function enqueuePictures({ jobs }: GraphicsContext, id: string, actor: Actor): Promise<string> {
  return jobs.order({ kind: PICTURE_JOB, subject: id, payload: {}, actor, key: id });
}

/** Orders the pictures that a process which ended left to be made, a few at a time. Processes that order the same make one order. */
export async function enqueueDuePictures(context: GraphicsContext): Promise<void> {
  for (const id of await dueForPictures(context.db, PICTURES_AT_ONCE)) await enqueuePictures(context, id, BY_ITSELF);
}

/** Pictures of a revision as they are noted. */
async function keep(
  context: GraphicsContext,
  { id, slug, revision }: Pick<GraphicRow, "id" | "slug"> & { readonly revision: string },
  taken: TakenOrNot,
): Promise<GraphicPictureRow> {
  const row = { graphic_id: id, revision, state: taken.state, reason: "", image: null, shared: null };
  if (taken.state !== "made") return { ...row, reason: taken.reason };
  const { image, shared = null } = await keepPictures(context.records, { slug, revision }, taken.pictures);
  return { ...row, image, shared };
}

/** Takes the pictures of a graphic; what its parts forbid is returned as a reason and not tried again. */
async function take(
  context: GraphicsContext,
  row: GraphicRow & { readonly revision: string },
  run: { readonly actor: Actor; readonly signal: AbortSignal },
): Promise<TakenOrNot> {
  const { id, slug, revision } = row;
  const made = await findRevision(context.records.db, id, revision);
  if (made === undefined) throw new Error(`${slug} has no version of its revision ${revision}`);
  const fields = StoredFields.parse(JSON.parse(made.snapshot));
  try {
    return await takePictures(context, { slug, revision, fields }, run);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { state: "failed", reason: error.message };
  }
}

/**
 * Makes the pictures of what readers have of a graphic, and shows them. Those of a revision that had some before are shown again. Done
 * again from the beginning it comes to the same: pictures are named by what they hold, and the pointer is told once.
 */
export function createPictureHandler(context: GraphicsContext): JobHandler {
  const { db, events } = context;
  return async ({ subject, payload, actor, signal, progress }) => {
    const row = await findEntry(context.records, subject);
    if (row === undefined) throw new Problem("GRAPHIC_NOT_FOUND");
    const { id, revision, published_at_ms: publishedAtMs, version } = row;
    if (revision === null) return { state: "unpublished" };
    const isAnew = typeof payload === "object" && payload !== null && "isAnew" in payload && payload.isAnew === true;
    const before = isAnew ? undefined : await findPictures(db, id, revision);
    await progress(0.2, "Preparando las imágenes fijas");
    const pictures =
      before?.state === "made"
        ? before
        : await keep(context, { ...row, revision }, await take(context, { ...row, revision }, { actor, signal }));
    signal.throwIfAborted();
    await notePictures(db, pictures);
    if (pictures.state === "made") {
      const { image, shared } = pictures;
      await publishPictures(context.records, { id, revision }, { image, ...(shared !== null && { shared }) });
    }
    // Last: whoever ends before this begins again.
    await noteAsPictured(db, id, publishedAtMs);
    await events.publish(db, { name: "graphic", data: { id, version, by: "", byId: "" } });
    return { state: pictures.state, reason: pictures.reason };
  };
}

import { trackerReference } from "@nv/piece-parts";
import type { Actor } from "../../http/acting.ts";
import { orderFollowing } from "../../platform/publishing/follow-published.ts";
import { requireRecord } from "../../platform/records/records-context.ts";
import { untoldTrackers } from "./trackers.repository.ts";
import type { TrackerRow } from "./trackers-collection.ts";
import type { TrackersContext } from "./trackers-context.ts";

/** Kind of the job that tells those who show a tracker that another revision is out: comparisons first, then graphics. */
export const TELL_JOB = "trackers.tell";

/** Actor of the notifications that a process left unsent. */
const SWEEP: Actor = { id: "", name: "Seguimientos" };

/** Orders that those who show a tracker are told of what is out. The same revision is told once. */
export async function enqueueNotification(
  { jobs }: Pick<TrackersContext, "jobs">,
  { id, revision }: TrackerRow,
  actor: Actor,
): Promise<void> {
  if (revision === null) return;
  await jobs.order({ kind: TELL_JOB, subject: id, payload: {}, actor, key: `${id} ${revision}` });
}

/** Tells graphics that show a tracker. */
export async function tellGraphics(
  context: Pick<TrackersContext, "jobs">,
  { slug, revision }: TrackerRow,
  actor: Actor,
): Promise<void> {
  if (revision !== null) await orderFollowing(context, { reference: trackerReference(slug), revision }, actor);
}

/** Orders what a process that ended left untold. */
export async function sweepUntold(context: TrackersContext): Promise<void> {
  for (const id of await untoldTrackers(context.db))
    await enqueueNotification(context, await requireRecord(context.records, id), SWEEP);
}

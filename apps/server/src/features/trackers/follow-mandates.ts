import type { TrackerDetail } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import type { JobHandler } from "../../platform/jobs/job-handlers.ts";
import { isLastOut, readersFields } from "../../platform/records/publish-record.ts";
import { requireRecord, StaleVersion } from "../../platform/records/records-context.ts";
import type { StoredTracker } from "./core/stored-tracker.ts";
import { publishTracker } from "./publish-tracker.ts";
import { tellGraphics } from "./tell-followers.ts";
import { noteTold } from "./trackers.repository.ts";
import type { TrackerRow } from "./trackers-collection.ts";
import { type TrackersContext, trackersInUse } from "./trackers-context.ts";

/** A comparison of a mandate, and what readers have of it. */
interface Follower {
  readonly row: TrackerRow;
  /** Content that is published again with the mandate; `null` where readers have none, or somebody went back to another. */
  readonly out: StoredTracker | null;
}

const isOf = (stored: StoredTracker | null, slug: string) =>
  stored?.kind === "comparison" && stored.members.some(({ tracker }) => tracker === slug);

/** Comparisons in use of a mandate, as they are written or as readers have them. */
async function comparisonsOf(context: TrackersContext, slug: string): Promise<readonly Follower[]> {
  const found: Follower[] = [];
  for (const row of await trackersInUse(context)) {
    if (row.fields.kind !== "comparison") continue;
    const readers = (await isLastOut(context.records, row)) ? await readersFields(context.records, row) : null;
    const out = isOf(readers, slug) ? readers : null;
    if (out !== null || isOf(row.fields, slug)) found.push({ row, out });
  }
  return found;
}

/** Comparisons in use of a mandate, and which are published again with it, those first. */
export async function comparisonsIn(context: TrackersContext, slug: string): Promise<TrackerDetail["comparisons"]> {
  const rows = await comparisonsOf(context, slug);
  const told = rows.map(({ row, out }) => ({ id: row.id, title: row.title, follows: out !== null }));
  return told.sort((a, b) => Number(b.follows) - Number(a.follows));
}

/** Publishes a comparison again. @returns Why it was left as it is; empty when it was not. */
async function publishAgain(context: TrackersContext, { row, out }: Follower, actor: Actor): Promise<string> {
  if (out === null) return "los lectores no tienen lo último que se publicó";
  try {
    const { id, version } = row;
    await publishTracker(context, { id, version, actor }, out);
    return "";
  } catch (error) {
    // Whoever changed it meanwhile publishes it; what cannot go out any more needs a person, who sees why in its page.
    if (error instanceof StaleVersion) return "alguien la cambió a la vez";
    if (error instanceof Problem)
      return error.details.fields?.map(({ message }) => message).join(". ") ?? error.message;
    throw error;
  }
}

/** Tells those who show a tracker what is out. Begun again, it comes to the same end. */
export function createTellHandler(context: TrackersContext): JobHandler {
  return async ({ subject, actor, log }) => {
    const row = await requireRecord(context.records, subject);
    const { slug, revision } = row;
    if (revision === null) return { comparisons: 0 };
    // They would be made of what was out before: the job is tried again.
    if (row.is_settled === 0) throw new Error(`The pointer of ${slug} is not written yet.`);
    const isMandate = row.fields.kind === "mandate";
    const comparisons = isMandate ? (await comparisonsOf(context, slug)).filter(({ out }) => out !== null) : [];
    for (const comparison of comparisons) {
      const left = await publishAgain(context, comparison, actor);
      if (left !== "") log(`«${comparison.row.title}» se queda como estaba: ${left}`);
    }
    await tellGraphics(context, row, actor);
    await noteTold(context.db, subject, revision);
    return { comparisons: comparisons.length };
  };
}

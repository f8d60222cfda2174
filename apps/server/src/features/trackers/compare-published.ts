import type { ComparisonFields, ComparisonResult, PublishedMandate } from "@nv/contracts/schemas";
import { compareTrackers } from "@nv/series";
import { findPublishedTracker } from "../../platform/publishing/resolve-tracker.ts";
import type { TrackersContext } from "./trackers-context.ts";

/** Compares mandates as readers have them now: nobody compares what nobody published. */
export async function comparePublished(
  { publishing }: Pick<TrackersContext, "publishing">,
  fields: ComparisonFields,
): Promise<ComparisonResult> {
  const found = new Map<string, PublishedMandate>();
  for (const { tracker } of fields.members) {
    const published = found.has(tracker) ? null : await findPublishedTracker(publishing, tracker);
    if (published?.kind === "mandate") found.set(tracker, published);
  }
  return compareTrackers(fields, (tracker) => found.get(tracker) ?? null);
}

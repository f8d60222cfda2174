import type { ComparisonFields } from "@nv/contracts/schemas";
import { readPublishedTracker } from "../../platform/publishing/resolve-tracker.ts";
import type { PublishedFiles, TrackerAnswer } from "./core/tracker-work.ts";
import type { TrackersContext } from "./trackers-context.ts";

/** Reads what readers have now of the mandates of a comparison: nobody compares what nobody published. */
async function publishedOf(
  { publishing }: Pick<TrackersContext, "publishing">,
  { members }: ComparisonFields,
): Promise<PublishedFiles> {
  const found = new Map<string, Uint8Array>();
  for (const tracker of new Set(members.map((member) => member.tracker))) {
    const file = await readPublishedTracker(publishing, tracker);
    if (file !== null) found.set(tracker, file);
  }
  return found;
}

/**
 * Compares mandates as readers have them now.
 *
 * @param wanted - `check` for what is wrong alone, `compare` for a `ComparisonResult`, or the files of a revision.
 */
export async function comparePublished(
  context: Pick<TrackersContext, "publishing" | "apart">,
  fields: ComparisonFields,
  wanted: { readonly kind: "check" | "compare" } | { readonly kind: "comparison"; readonly revisionUrl: string },
): Promise<TrackerAnswer> {
  return context.apart.run({ ...wanted, fields, published: await publishedOf(context, fields) });
}

import type { AverageFields, ComparisonFields, MandateFields } from "@nv/contracts/schemas";
import { readDraft, type TrackerDraft } from "./tracker-draft";

/** A form with a name, which nothing is worked out by. */
const named = (draft: TrackerDraft): TrackerDraft => ({ ...draft, title: draft.title.trim() || "Sin título" });

/** Returns a mandate as it is written; `null` while something in it cannot be understood. */
export function writtenMandate(draft: TrackerDraft): MandateFields | null {
  const { fields } = readDraft(named(draft));
  return fields?.kind === "mandate" ? fields : null;
}

/** Returns an average as it is written; `null` while something in it cannot be understood. */
export function writtenAverage(draft: TrackerDraft): AverageFields | null {
  const { fields } = readDraft(named(draft));
  return fields?.kind === "average" ? fields : null;
}

/** Returns a comparison as it is written; `null` while something in it cannot be understood. */
export function writtenComparison(draft: TrackerDraft): ComparisonFields | null {
  const { fields } = readDraft(named(draft));
  return fields?.kind === "comparison" ? fields : null;
}

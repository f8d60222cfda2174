import { TRACKERS_PATH } from "@nv/contracts";
import { type TrackerDetail, type TrackerRowsChanged, TrackerSummary } from "@nv/contracts/schemas";
import { countChanges, rowsSentence } from "@nv/series";
import { SERIES_FILES } from "../../platform/publishing/core/published-path.ts";
import { summaryOf } from "../../platform/records/documents.ts";
import type { ChangedRows } from "./change-rows.ts";
import { comparisonsIn } from "./follow-mandates.ts";
import { publishFaults } from "./publish-tracker.ts";
import type { TrackerRow } from "./trackers-collection.ts";
import type { TrackersContext } from "./trackers-context.ts";

/** Changes that are told at once: who has more looks at the rows. */
const TOLD_CHANGES = 500;

/** A tracker in a list. */
export function toSummary(row: TrackerRow): TrackerSummary {
  const { kind, data } = row.fields;
  return TrackerSummary.parse({ ...summaryOf(row), kind, data });
}

/** A tracker with everything about it but its rows. */
export async function toDetail(context: TrackersContext, row: TrackerRow): Promise<TrackerDetail> {
  const { data: _data, ...fields } = row.fields;
  const base = `${context.publishing.publicBaseUrl}${TRACKERS_PATH}/${row.slug}`;
  const live = (path: string) => (row.revision === null ? null : `${base}/${path}`);
  return {
    ...toSummary(row),
    fields,
    revision: row.revision,
    publicUrl: live(`${row.revision}/${SERIES_FILES.json}`),
    latestJsonUrl: live("latest.json"),
    latestCsvUrl: live("latest.csv"),
    comparisons: fields.kind === "mandate" ? await comparisonsIn(context, row.slug) : [],
    problems: [...(await publishFaults(context, row))],
  };
}

/** A tracker after a change of its rows, with what is different. */
export async function toRowsChanged(
  context: TrackersContext,
  { row, of, changes, leftOut }: ChangedRows,
): Promise<TrackerRowsChanged> {
  const counts = countChanges(changes);
  return {
    tracker: await toDetail(context, row),
    sentence: rowsSentence(of, counts),
    counts,
    changes: changes.slice(0, TOLD_CHANGES),
    leftOut: [...leftOut],
  };
}

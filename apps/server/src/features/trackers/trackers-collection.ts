import { TRACKER_RECORD } from "@nv/contracts/schemas";
import { DATA_PAGE, SERIES_FILES } from "../../platform/publishing/core/published-path.ts";
import { TRACKER_TYPE } from "../../platform/publishing/resolve-tracker.ts";
import type { Entry } from "../../platform/records/collection.ts";
import { collectionOf } from "../../platform/records/collection-of.ts";
import { facetWords } from "../../platform/records/core/facet-words.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import { extensionTable } from "../../platform/records/extension-table.ts";
import { PublishableTracker, StoredTracker } from "./core/stored-tracker.ts";
import type { TrackerStateRow } from "./schema/tables.ts";

/** State of a tracker, kept beside its record. */
export type TrackerExtension = Omit<TrackerStateRow, "record_id">;

/** A tracker, as the records keep it. */
export type TrackerRow = Entry<TrackerExtension, StoredTracker>;

/** Words by which a tracker is found, besides those that each has. */
function ownWords(stored: StoredTracker): readonly string[] {
  if (stored.kind === "mandate") return [stored.holder, stored.question];
  if (stored.kind === "average") return [stored.question, ...stored.series.map(({ name }) => name)];
  return stored.members.map(({ name }) => name);
}

/** Trackers, as records. */
export const TRACKERS = collectionOf(TRACKER_RECORD, {
  extension: extensionTable<TrackerExtension>("tracker_state", "record_id"),
  fields: StoredTracker,
  publishable: PublishableTracker,
  words(row) {
    const stored = row.fields;
    const extension = ownWords(stored);
    const said = foldWords([stored.title, row.slug, stored.note, stored.description, ...extension].join(" "));
    return [...said, ...facetWords({ status: row.status, type: stored.kind })];
  },
  described(_row, snapshot, files) {
    const { title, description, license } = StoredTracker.parse(snapshot);
    const described = { altText: description, language: "es", type: TRACKER_TYPE, heightsPx: [], picture: null };
    // What went out before there were pages shows the data themselves.
    const entry = files.includes(DATA_PAGE) ? DATA_PAGE : SERIES_FILES.json;
    return { title, ...described, entry, ...(license !== undefined && license !== "" && { license }) };
  },
});

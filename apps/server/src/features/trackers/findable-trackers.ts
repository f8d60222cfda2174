import { GRAPHIC_STATUSES } from "@nv/contracts";
import { TrackerSummary } from "@nv/contracts/schemas";
import type { Findable } from "../../platform/finding/finding.ts";
import { facetWords } from "../../platform/records/core/facet-words.ts";
import { findByWords } from "../../platform/records/find-by-words.ts";
import { toEntries } from "../../platform/records/records-context.ts";
import type { TrackersContext } from "./trackers-context.ts";

/** Kinds of tracker by the kind of thing that a search calls them: each has a page of its own. */
const KINDS = { trackers: "mandate", averages: "average", comparisons: "comparison" } as const;

/** Trackers of one kind, as a search over everything finds them: by name, address, who governs or who is compared. */
export function findableTrackers({ records }: Pick<TrackersContext, "records">, kind: keyof typeof KINDS): Findable {
  return {
    kind,
    access: "session",
    async find(query, limit) {
      const rows = await findByWords(records, query, { most: limit, facets: facetWords({ type: KINDS[kind] }) });
      const trackers = await toEntries(records, records.db, rows);
      return trackers
        .filter(({ fields }) => fields.kind === KINDS[kind])
        .map(({ id, title, slug, status }) => ({
          id,
          title,
          facts: [GRAPHIC_STATUSES[TrackerSummary.shape.status.parse(status)], slug],
        }));
    },
  };
}

import { GRAPHIC_STATUSES } from "@nv/contracts";
import { SeriesSummary } from "@nv/contracts/schemas";
import type { Findable } from "../../platform/finding/finding.ts";
import { findByWords } from "../../platform/records/find-by-words.ts";
import type { SeriesContext } from "./series-context.ts";

/** Series, as a search over everything finds them: by name, address, source and the names of their columns. */
export function findableSeries({ records }: Pick<SeriesContext, "records">): Findable {
  return {
    kind: "series",
    access: "session",
    async find(query, limit) {
      const series = await findByWords(records, query, { most: limit });
      return series.map(({ id, title, slug, status }) => ({
        id,
        title,
        facts: [GRAPHIC_STATUSES[SeriesSummary.shape.status.parse(status)], slug],
      }));
    },
  };
}

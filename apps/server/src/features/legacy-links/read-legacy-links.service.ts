import { LEGACY_LINK_LIMITS, LEGACY_LINKS_PATH, REDIRECT_LISTS } from "@nv/contracts";
import {
  type LegacyLinkList,
  type LegacyLinkSummary,
  LegacyLinksFigures,
  type LegacyLinksQuery,
} from "@nv/contracts/schemas";
import { facetWords } from "../../platform/records/core/facet-words.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import { toEntries } from "../../platform/records/records-context.ts";
import { searchIndexOf } from "../../platform/records/search-index.ts";
import { reportCsv } from "./core/report-csv.ts";
import { countStates, idsInUse, publishedAndChecked, waitingLinks } from "./legacy-links.repository.ts";
import type { LegacyLinksContext } from "./legacy-links-context.ts";
import { toSummary } from "./link-views.ts";
import type { LegacyLinkRow } from "./schema/tables.ts";

/** Matches are counted up to here. */
const COUNTED_MATCHES = 1000;

/** Links that the report reads at once. */
const REPORTED_AT_ONCE = 200;

/** Opens what people read of old links. */
export function createReadLegacyLinks({ records, database, db, publishing }: LegacyLinksContext) {
  const { publicBaseUrl } = publishing;
  const summaryOf = (link: LegacyLinkRow) => toSummary(publicBaseUrl, link);

  return {
    async find({ q, state, target, status, cursor }: LegacyLinksQuery): Promise<LegacyLinkList> {
      const words = foldWords(q);
      // Signs alone find nothing; an empty field finds everything.
      if (q !== "" && words.length === 0) return { items: [], total: 0, nextCursor: null };
      const facets = facetWords({ health: state, type: target, status });
      const sought = { collection: records.collection.name, words, facets, isInUse: status !== "retired" };
      const { pageSize } = LEGACY_LINK_LIMITS;
      const found = await searchIndexOf(database.dialect).find(
        records.db,
        { ...sought, ...(cursor !== undefined && { cursor }) },
        pageSize + 1,
        COUNTED_MATCHES,
      );
      const shown = await toEntries(records, records.db, found.rows.slice(0, pageSize));
      const nextCursor = found.rows.length > pageSize ? (shown.at(-1)?.seq ?? null) : null;
      return { items: shown.map(summaryOf), total: found.counted, nextCursor };
    },

    async figures(): Promise<LegacyLinksFigures> {
      const states = await countStates(db);
      const { published, checkedAtMs } = await publishedAndChecked(db);
      const listUrl = (name: string) => (published === 0 ? null : `${publicBaseUrl}${LEGACY_LINKS_PATH}/${name}`);
      return LegacyLinksFigures.parse({
        total: states.reduce((sum, { total }) => sum + total, 0),
        states: Object.fromEntries(states.map(({ state, total }) => [state, total])),
        published,
        waiting: await waitingLinks(db, LEGACY_LINK_LIMITS.bulkItems),
        checkedAtMs,
        jsonUrl: listUrl(REDIRECT_LISTS.json),
        nginxUrl: listUrl(REDIRECT_LISTS.nginx),
      });
    },

    /** Returns the links that lead to nothing, as CSV. */
    async report(): Promise<string> {
      const ids = await idsInUse(db);
      const links: LegacyLinkSummary[] = [];
      for (let at = 0; at < ids.length; at += REPORTED_AT_ONCE) {
        const rows = await records.db
          .selectFrom("records")
          .selectAll()
          .where("id", "in", ids.slice(at, at + REPORTED_AT_ONCE))
          .execute();
        links.push(...(await toEntries(records, records.db, rows)).map(summaryOf));
      }
      return reportCsv(links);
    },
  };
}

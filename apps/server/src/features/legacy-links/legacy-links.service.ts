import { LEGACY_LINK_LIMITS, LEGACY_LINKS_PATH, REDIRECT_LISTS } from "@nv/contracts";
import {
  type EditLegacyLink,
  type LegacyLinkList,
  type LegacyLinkSummary,
  LegacyLinksFigures,
  type LegacyLinksQuery,
  type RegisterLegacyLink,
} from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { changeRecord } from "../../platform/records/change-record.ts";
import { facetWords } from "../../platform/records/core/facet-words.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import { deleteRecord } from "../../platform/records/delete-record.ts";
import { type PublishRequest, restoreRecord, retireRecord } from "../../platform/records/publish-record.ts";
import { recordActions } from "../../platform/records/record-actions.ts";
import { toEntries } from "../../platform/records/records-context.ts";
import { searchIndexOf } from "../../platform/records/search-index.ts";
import { enqueueCheck } from "./check-links.ts";
import { reportCsv } from "./core/report-csv.ts";
import { insertLink } from "./import-links.ts";
import { checkLink, keysOf } from "./keep-link.ts";
import { countStates, idsInUse, publishedAndChecked, waitingLinks, wantCheck } from "./legacy-links.repository.ts";
import type { LegacyLinksContext } from "./legacy-links-context.ts";
import { pageUrlOf, toSummary } from "./link-views.ts";
import type { LegacyLinkRow } from "./schema/tables.ts";
import type { WriteRedirects } from "./write-redirects.ts";

/** Matches are counted up to here. */
const COUNTED_MATCHES = 1000;

/** Links that the report reads at once. */
const REPORTED_AT_ONCE = 200;

/** The old links, as their routes see them. Failures are `Problem`s; late changes are `StaleVersion`s. */
export type LegacyLinks = ReturnType<typeof createLegacyLinks>;

/** Opens what people do with old links. */
export function createLegacyLinks(context: LegacyLinksContext, writeRedirects: WriteRedirects) {
  const { records, database, db, now } = context;
  const { publicBaseUrl } = context.publishing;
  const summaryOf = (link: LegacyLinkRow) => toSummary(publicBaseUrl, link);
  const { detail, history } = recordActions(records, {
    toDetail: summaryOf,
    urlOf: (slug, revision) => `${pageUrlOf(publicBaseUrl, slug)}${revision}/`,
  });

  async function checkedSoon(work: Promise<LegacyLinkRow>, actor: Actor): Promise<LegacyLinkSummary> {
    const link = await work;
    await enqueueCheck(context, actor);
    return summaryOf(link);
  }

  return {
    detail,
    history,
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

    async register(input: RegisterLegacyLink, actor: Actor) {
      await checkLink(context, input);
      return checkedSoon(insertLink(context, input, actor), actor);
    },

    async edit(id: string, { version, ...fields }: EditLegacyLink, actor: Actor) {
      await checkLink(context, fields);
      const edited = changeRecord(records, {
        id,
        version,
        actor,
        action: "edited" as const,
        change(link) {
          const keys = keysOf(fields);
          const isOther = addressesOf(link) !== JSON.stringify([keys.source_key, keys.target_key]);
          return {
            record: { title: fields.title, fields: JSON.stringify(fields) },
            extension: {
              ...keys,
              // What was retired has given its address up.
              ...(link.status === "retired" && { source_key: null }),
              ...(isOther && { state: "unknown", found: null, checked_at_ms: null, wanted_at_ms: now() }),
            },
          };
        },
      });
      return checkedSoon(edited, actor);
    },

    /** Takes its page away from readers, and it out of the list and the redirects. */
    async retire(request: PublishRequest) {
      const gone = { source_key: null, redirect_from: null, redirect_to: null, archive: null };
      const retired = await retireRecord(records, request, gone);
      await writeRedirects();
      return summaryOf(retired);
    },

    restore(request: PublishRequest) {
      const restored = restoreRecord(records, request, (link) => ({
        source_key: keysOf(link.fields).source_key,
        wanted_at_ms: now(),
      }));
      return checkedSoon(restored, request.actor);
    },

    /** @throws {Problem} `PUBLISHED_ONCE`. */
    delete: (request: PublishRequest) => deleteRecord(records, request),

    /** Orders a look at some of them; at all without ids. @returns Id of the job. */
    async check(ids: readonly string[], actor: Actor) {
      await wantCheck(db, now(), ids);
      return enqueueCheck(context, actor);
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

/** Both addresses of a link as they are, to be compared. */
function addressesOf(link: LegacyLinkRow): string {
  const { source_key, target_key } = keysOf(link.fields);
  return JSON.stringify([source_key, target_key]);
}

import type { GraphicList, GraphicsQuery } from "@nv/contracts/schemas";
import { facetWords } from "../../platform/records/core/facet-words.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import { lastSeqBefore } from "../../platform/records/records.repository.ts";
import { withOwn } from "../../platform/records/records-context.ts";
import { searchIndexOf } from "../../platform/records/search-index.ts";
import { toSummary } from "./graphic-views.ts";
import type { GraphicsContext } from "./graphics-context.ts";

/** Matches are counted up to here: nobody reads further, and counting costs time. */
const COUNTED_MATCHES = 1000;

const DAY_MS = 86_400_000;

/** The graphic that a pasted address of ours names. */
const slugIn = (text: string) => /\/g\/([a-z0-9-]+)/.exec(text)?.[1];

/** A page of graphics, the last changed first. */
export async function findGraphics(
  records: Pick<GraphicsContext["records"], "database" | "db" | "now" | "collection">,
  query: GraphicsQuery,
): Promise<GraphicList> {
  const { database, db, now, collection } = records;
  const { q, hasAlt, staleDays, tag, limit, cursor = Number.MAX_SAFE_INTEGER } = query;
  const lastStale =
    staleDays === undefined ? null : await lastSeqBefore(db, collection.name, now() - staleDays * DAY_MS);
  const boundary = lastStale === null ? Number.MAX_SAFE_INTEGER : lastStale + 1;
  const slug = slugIn(q);
  const words = slug === undefined ? foldWords(q) : [];
  const facets = facetWords({
    ...query,
    slug,
    tags: tag === undefined ? [] : [tag],
    hasAlt: hasAlt === undefined ? undefined : hasAlt === "yes",
  });
  // Signs alone find nothing; an empty field finds everything.
  const isNothing = q !== "" && slug === undefined && words.length === 0;
  const sought = { collection: collection.name, words, facets, beforeSeq: boundary, cursor };
  const { rows, counted } = isNothing
    ? { rows: [], counted: 0 }
    : await searchIndexOf(database.dialect).find(db, sought, limit + 1, COUNTED_MATCHES + 1);
  const shown = await withOwn(records, db, rows.slice(0, limit));
  return {
    items: shown.map(toSummary),
    total: Math.min(counted, COUNTED_MATCHES),
    isTotalExact: counted <= COUNTED_MATCHES,
    nextCursor: rows.length > limit ? (shown.at(-1)?.seq ?? null) : null,
  };
}

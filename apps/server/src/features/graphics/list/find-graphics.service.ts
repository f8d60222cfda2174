import type { GraphicList, GraphicsQuery } from "@nv/contracts/schemas";
import { facetWords } from "../../../platform/records/core/facet-words.ts";
import { foldWords } from "../../../platform/records/core/fold-words.ts";
import { lastSeqBefore } from "../../../platform/records/records.repository.ts";
import { withExtension } from "../../../platform/records/records-context.ts";
import { rowsAt, type Sought, searchIndexOf } from "../../../platform/records/search-index.ts";
import { toSummary } from "../graphic-views.ts";
import { orderKeysAt } from "../graphics.repository.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import { orderGraphics, type WantedOrder } from "./core/order-graphics.ts";

/** Matches are counted up to here: nobody reads further, and counting costs time. */
const COUNTED_MATCHES = 1000;

const DAY_MS = 86_400_000;

/** The graphic that a pasted address of ours names. */
const slugIn = (text: string) => /\/g\/([a-z0-9-]+)/.exec(text)?.[1];

/** Graphics that are put in another order than that of their changes: of more, the last changed. A registry of years holds fewer. */
const ORDERED_MATCHES = 5000;

type Records = Pick<GraphicsContext["records"], "database" | "db" | "now" | "collection">;

/** Criteria of a query, and the words in it. */
type SoughtWords = Sought & Required<Pick<Sought, "words">>;

/** Reads what a query looks for; `null` when it finds nothing. */
async function soughtBy({ db, now, collection }: Records, query: GraphicsQuery): Promise<SoughtWords | null> {
  const { q, hasAlt, inUse, staleDays, tag, cursor = Number.MAX_SAFE_INTEGER } = query;
  const lastStale =
    staleDays === undefined ? null : await lastSeqBefore(db, collection.name, now() - staleDays * DAY_MS);
  const beforeSeq = lastStale === null ? Number.MAX_SAFE_INTEGER : lastStale + 1;
  const slug = slugIn(q);
  const words = slug === undefined ? foldWords(q) : [];
  const facets = facetWords({
    ...query,
    slug,
    tags: tag === undefined ? [] : [tag],
    hasAlt: hasAlt === undefined ? undefined : hasAlt === "yes",
  });
  // Signs alone find nothing; an empty field finds everything.
  if (q !== "" && slug === undefined && words.length === 0) return null;
  const retired = inUse === "no" ? facetWords({ status: "retired" }) : [];
  const narrowed = { words, facets: [...facets, ...retired], isInUse: inUse === "yes" };
  return { collection: collection.name, ...narrowed, beforeSeq, cursor };
}

const counted = (count: number) => ({
  total: Math.min(count, COUNTED_MATCHES),
  isTotalExact: count <= COUNTED_MATCHES,
});

/** A page in the order of the changes: its cursor is the place of the last graphic of the page before. */
async function findNewest(records: Records, sought: SoughtWords, limit: number): Promise<GraphicList> {
  const { database, db } = records;
  const found = await searchIndexOf(database.dialect).find(db, sought, limit + 1, COUNTED_MATCHES + 1);
  const shown = await withExtension(records, db, found.rows.slice(0, limit));
  const nextCursor = found.rows.length > limit ? (shown.at(-1)?.seq ?? null) : null;
  return { items: shown.map(toSummary), ...counted(found.counted), nextCursor };
}

/** A page in another order: its cursor is the number of graphics before it. */
async function findOrdered(
  records: Records,
  sought: SoughtWords,
  { order, direction, limit, cursor = 0 }: GraphicsQuery,
): Promise<GraphicList> {
  const { database, db } = records;
  const places = await searchIndexOf(database.dialect).places(db, sought, ORDERED_MATCHES);
  const wanted: WantedOrder = { by: order, direction: direction ?? "asc", words: sought.words };
  const ordered = orderGraphics(await orderKeysAt(db, places), wanted);
  const page = ordered.slice(cursor, cursor + limit);
  const rows = new Map((await withExtension(records, db, await rowsAt(db, page))).map((row) => [row.seq, row]));
  return {
    items: page.flatMap((seq) => rows.get(seq) ?? []).map(toSummary),
    ...counted(places.length),
    nextCursor: cursor + limit < ordered.length ? cursor + limit : null,
  };
}

/** A page of graphics, in the order asked for; without one, the last changed first. */
export async function findGraphics(records: Records, query: GraphicsQuery): Promise<GraphicList> {
  const sought = await soughtBy(records, query);
  if (sought === null) return { items: [], total: 0, isTotalExact: true, nextCursor: null };
  const { order, direction = "desc" } = query;
  const isNewest = (order === "changed" && direction === "desc") || (order === "fit" && sought.words.length === 0);
  return isNewest ? findNewest(records, sought, query.limit) : findOrdered(records, sought, query);
}

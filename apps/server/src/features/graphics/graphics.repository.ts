import type { GraphicsSummary } from "@nv/contracts/schemas";
import type { DialectName } from "@nv/database";
import { sql } from "kysely";
import { facetWords } from "./core/facet-words.ts";
import { foldWords } from "./core/fold-words.ts";
import type { GraphicRow, GraphicsDb, GraphicUsageRow, GraphicVersionRow } from "./schema/tables.ts";
import { searchIndexOf } from "./search-index.ts";

/** Usages and versions that are told of one graphic. */
const TOLD_ROWS = 500;

/** Takes the next place in the order of changes. Whoever holds one is alone until the transaction ends. */
export async function nextSeq(db: GraphicsDb): Promise<number> {
  const row = await db
    .updateTable("graphic_counters")
    .set(({ eb }) => ({ value: eb("value", "+", 1) }))
    .where("name", "=", "seq")
    .returning("value")
    .executeTakeFirstOrThrow();
  return row.value;
}

/** The words under which a graphic is found. */
function wordsOf(row: GraphicRow): readonly string[] {
  const tags: readonly string[] = JSON.parse(row.tags);
  const { altText, sourceLine, credit } = JSON.parse(row.fields);
  const texts = [row.title, row.author, row.section, row.source_key, ...tags, altText, sourceLine, credit];
  const facets = facetWords({ ...row, tags, hasAlt: row.has_alt === 1 });
  return [...new Set([...foldWords(texts.join(" ")), ...facets])];
}

/** Adds a graphic. */
export async function insertGraphic(db: GraphicsDb, dialect: DialectName, row: GraphicRow): Promise<void> {
  await db.insertInto("graphics").values(row).execute();
  await searchIndexOf(dialect).add(db, row.seq, wordsOf(row));
}

/**
 * Changes a graphic.
 *
 * @param before - As it was read; the change is refused when it is not so any more.
 * @returns The graphic afterwards; `null` when somebody else changed it meanwhile.
 */
export async function updateGraphic(
  db: GraphicsDb,
  dialect: DialectName,
  before: GraphicRow,
  change: Partial<Omit<GraphicRow, "id">>,
): Promise<GraphicRow | null> {
  const after = await db
    .updateTable("graphics")
    .set(change)
    .where("id", "=", before.id)
    .where("seq", "=", before.seq)
    .returningAll()
    .executeTakeFirst();
  if (after === undefined) return null;
  const index = searchIndexOf(dialect);
  await index.remove(db, before.seq);
  await index.add(db, after.seq, wordsOf(after));
  return after;
}

/** A graphic by its id. */
export async function findGraphic(db: GraphicsDb, id: string): Promise<GraphicRow | undefined> {
  return db.selectFrom("graphics").selectAll().where("id", "=", id).executeTakeFirst();
}

/** A graphic by its id, which nobody else can change until the transaction ends. */
export async function lockGraphic(db: GraphicsDb, dialect: DialectName, id: string): Promise<GraphicRow | undefined> {
  const query = db.selectFrom("graphics").selectAll().where("id", "=", id);
  // A transaction of SQLite has the whole database for itself from its start.
  return (dialect === "sqlite" ? query : query.forUpdate()).executeTakeFirst();
}

/** A graphic by what it frames. */
export async function findBySource(db: GraphicsDb, sourceKey: string): Promise<GraphicRow | undefined> {
  return db.selectFrom("graphics").selectAll().where("source_key", "=", sourceKey).executeTakeFirst();
}

/** A graphic by its address. */
export async function findBySlug(db: GraphicsDb, slug: string): Promise<GraphicRow | undefined> {
  return db.selectFrom("graphics").selectAll().where("slug", "=", slug).executeTakeFirst();
}

/** Addresses that start with a text and are taken. */
export async function slugsLike(db: GraphicsDb, start: string): Promise<readonly string[]> {
  const rows = await db.selectFrom("graphics").select("slug").where("slug", "like", `${start}%`).execute();
  return rows.map(({ slug }) => slug);
}

/** Graphics whose pointer in the store may be behind. */
export async function unsettledIds(db: GraphicsDb): Promise<readonly string[]> {
  const rows = await db.selectFrom("graphics").select("id").where("is_settled", "=", 0).execute();
  return rows.map(({ id }) => id);
}

/** Notes that the store holds a pointer of a graphic; nothing happens when it should hold another by now. */
export async function settleGraphic(db: GraphicsDb, id: string, pointer: string): Promise<void> {
  await db.updateTable("graphics").set({ is_settled: 1 }).where("id", "=", id).where("pointer", "=", pointer).execute();
}

/** Live graphics that nobody looked at since a moment, the longest ago first. */
export async function dueForCheck(db: GraphicsDb, beforeMs: number, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("graphics")
    .select("id")
    .where("revision", "is not", null)
    .where(({ or, eb }) => or([eb("checked_at_ms", "is", null), eb("checked_at_ms", "<", beforeMs)]))
    .orderBy(({ fn }) => fn.coalesce("checked_at_ms", sql<number>`0`))
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The last graphics that were published and still are. */
export async function lastPublished(db: GraphicsDb, limit: number) {
  return db
    .selectFrom("graphics")
    .select(["slug", "title", "type", "published_at_ms"])
    .where("revision", "is not", null)
    .orderBy("published_at_ms", "desc")
    .limit(limit)
    .execute();
}

/** The place of the last change before a moment; 0 when there was none. */
export async function lastSeqBefore(db: GraphicsDb, beforeMs: number): Promise<number> {
  const row = await db
    .selectFrom("graphics")
    .select("seq")
    .where("updated_at_ms", "<", beforeMs)
    .orderBy("updated_at_ms", "desc")
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** Adds a version to the history. */
export async function insertVersion(db: GraphicsDb, version: GraphicVersionRow): Promise<void> {
  await db.insertInto("graphic_versions").values(version).execute();
}

/** The history of a graphic, newest first. */
export async function listVersions(db: GraphicsDb, id: string): Promise<readonly GraphicVersionRow[]> {
  return db
    .selectFrom("graphic_versions")
    .selectAll()
    .where("graphic_id", "=", id)
    .orderBy("version", "desc")
    .limit(TOLD_ROWS)
    .execute();
}

/** The version that made a revision. */
export async function findRevision(db: GraphicsDb, id: string, revision: string) {
  return db
    .selectFrom("graphic_versions")
    .selectAll()
    .where("graphic_id", "=", id)
    .where("revision", "=", revision)
    .orderBy("version")
    .limit(1)
    .executeTakeFirst();
}

/** The pages that hold a graphic, those that are certain before those that are said to, the last seen first. */
export async function listUsages(db: GraphicsDb, id: string): Promise<readonly GraphicUsageRow[]> {
  return db
    .selectFrom("graphic_usages")
    .selectAll()
    .where("graphic_id", "=", id)
    .orderBy(({ eb }) => eb.case().when(isCertain).then(0).else(1).end())
    .orderBy("last_at_ms", "desc")
    .limit(TOLD_ROWS)
    .execute();
}

/** A person wrote it down, or it was confirmed. */
const isCertain = sql<boolean>`(origin = 'manual' or confirmed_at_ms is not null)`;

/** How many pages of one origin are known of a graphic. */
export async function countUsages(db: GraphicsDb, id: string, origin: string): Promise<number> {
  const row = await db
    .selectFrom("graphic_usages")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("graphic_id", "=", id)
    .where("origin", "=", origin)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** Adds a page, or adds to what is known of it. */
export async function upsertUsage(db: GraphicsDb, usage: GraphicUsageRow): Promise<void> {
  await db
    .insertInto("graphic_usages")
    .values(usage)
    .onConflict((conflict) =>
      conflict.columns(["graphic_id", "page", "origin"]).doUpdateSet({
        last_at_ms: usage.last_at_ms,
        sightings: sql`graphic_usages.sightings + ${usage.sightings}`,
      }),
    )
    .execute();
}

/**
 * Removes what readers' browsers told beyond a number of pages: what was looked for in vain first, then the least seen, then
 * what was seen longest ago. What is confirmed stays.
 *
 * @param newestPages - Pages that were told just now and get a chance to be seen again.
 */
export async function dropLeastSeen(
  db: GraphicsDb,
  graphicId: string,
  mostPages: number,
  newestPages: readonly string[],
): Promise<void> {
  const total = await countUsages(db, graphicId, "seen");
  if (total <= mostPages) return;
  const least = await db
    .selectFrom("graphic_usages")
    .select("id")
    .where("graphic_id", "=", graphicId)
    .where("origin", "=", "seen")
    .where("confirmed_at_ms", "is", null)
    .orderBy(({ eb }) => eb.case().when("page", "in", newestPages).then(1).else(0).end())
    .orderBy(({ eb }) => eb.case().when("checked_at_ms", "is", null).then(1).else(0).end())
    .orderBy("sightings")
    .orderBy("last_at_ms")
    .limit(total - mostPages)
    .execute();
  const ids = least.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom("graphic_usages").where("id", "in", ids).execute();
}

/** Pages that readers' browsers told of and nobody confirmed, those that were never looked at first. */
export async function unconfirmedUsages(
  db: GraphicsDb,
  graphicId: string,
  limit: number,
): Promise<readonly GraphicUsageRow[]> {
  return db
    .selectFrom("graphic_usages")
    .selectAll()
    .where("graphic_id", "=", graphicId)
    .where("origin", "=", "seen")
    .where("confirmed_at_ms", "is", null)
    .orderBy(({ eb }) => eb.fn.coalesce("checked_at_ms", eb.val(0)))
    .orderBy("sightings", "desc")
    .limit(limit)
    .execute();
}

/** Changes what is known of a page. @returns Whether it was there. */
export async function updateUsage(
  db: GraphicsDb,
  graphicId: string,
  usageId: string,
  change: Partial<Pick<GraphicUsageRow, "confirmed_at_ms" | "checked_at_ms">>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("graphic_usages")
    .set(change)
    .where("graphic_id", "=", graphicId)
    .where("id", "=", usageId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a page. @returns Whether it was there. */
export async function deleteUsage(db: GraphicsDb, graphicId: string, usageId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("graphic_usages")
    .where("graphic_id", "=", graphicId)
    .where("id", "=", usageId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Notes what a check found; no change of the graphic itself, which keeps its version and its place. */
export async function noteCheck(
  db: GraphicsDb,
  dialect: DialectName,
  id: string,
  check: Partial<Pick<GraphicRow, "health" | "findings" | "checked_at_ms" | "thumbnail" | "heights">>,
): Promise<void> {
  const row = await db.updateTable("graphics").set(check).where("id", "=", id).returningAll().executeTakeFirst();
  if (row === undefined) return;
  const index = searchIndexOf(dialect);
  await index.remove(db, row.seq);
  await index.add(db, row.seq, wordsOf(row));
}

type Counted = "type" | "status" | "health" | "author" | "section";

async function countBy(db: GraphicsDb, column: Counted): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom("graphics")
    .select([`${column} as value`, ({ fn }) => fn.countAll<number>().as("total")])
    .groupBy(column)
    .execute();
  return Object.fromEntries(rows.map(({ value, total }) => [value, Number(total)]));
}

const inSpanishOrder = (values: Iterable<string>) =>
  [...new Set(values)].filter(Boolean).sort((a, b) => a.localeCompare(b, "es"));

/** What the registry holds, counted. */
export async function summarize(db: GraphicsDb): Promise<GraphicsSummary> {
  const [byType, byStatus, byHealth, authors, sections] = await Promise.all([
    countBy(db, "type"),
    countBy(db, "status"),
    countBy(db, "health"),
    countBy(db, "author"),
    countBy(db, "section"),
  ]);
  const used = await db
    .selectFrom("graphics")
    .select(["has_alt", ({ fn }) => fn.countAll<number>().as("total")])
    .where("status", "<>", "retired")
    .groupBy("has_alt")
    .execute();
  const tags = await db.selectFrom("graphics").select("tags").distinct().execute();
  const total = (wanted: readonly { readonly total: number }[]) =>
    wanted.reduce((sum, row) => sum + Number(row.total), 0);
  return {
    total: Object.values(byType).reduce((sum, count) => sum + count, 0),
    inUse: total(used),
    withAlt: total(used.filter(({ has_alt }) => has_alt === 1)),
    byType,
    byStatus,
    byHealth,
    authors: inSpanishOrder(Object.keys(authors)),
    sections: inSpanishOrder(Object.keys(sections)),
    tags: inSpanishOrder(tags.flatMap((row): string[] => JSON.parse(row.tags))),
  };
}

/** Waits for one's turn to write the public list; it lasts until the transaction ends. */
export async function nextIndexTurn(db: GraphicsDb): Promise<void> {
  await db
    .updateTable("graphic_counters")
    .set(({ eb }) => ({ value: eb("value", "+", 1) }))
    .where("name", "=", "index")
    .execute();
}

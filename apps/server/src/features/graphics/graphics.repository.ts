import type { GraphicsSummary, HomeRegistry } from "@nv/contracts/schemas";
import { sql } from "kysely";
import type { RecordsDb } from "../../platform/records/records-tables.ts";
import { EXAMPLES } from "./examples/examples.ts";
import { tagsOf } from "./graphic-views.ts";
import type { OrderKeys } from "./list/core/order-graphics.ts";
import type { GraphicsDb, GraphicsTables, GraphicUsageRow } from "./schema/tables.ts";

const EXAMPLE_SLUGS = EXAMPLES.map(({ slug }) => slug);

/** Usages that are listed of one graphic. */
const LISTED_USAGES = 500;

/** Reads the keys by which graphics are sorted, of those at some places. */
export async function orderKeysAt(db: RecordsDb, places: readonly number[]): Promise<readonly OrderKeys[]> {
  if (places.length === 0) return [];
  return graphicsOf(db.$extendTables<GraphicsTables>())
    .select(["seq", "title", "status", "health", "author"])
    .where("seq", "in", places)
    .execute();
}

/** Id and title of the graphic that frames something. */
export async function findBySource(
  db: GraphicsDb,
  sourceKey: string,
): Promise<{ readonly id: string; readonly title: string } | undefined> {
  return db
    .selectFrom("graphic_details")
    .innerJoin("records", "records.id", "graphic_details.id")
    .select(["records.id", "records.title"])
    .where("source_key", "=", sourceKey)
    .executeTakeFirst();
}

/** Live graphics that nobody looked at since a moment, or since they were published; the longest ago first. */
export async function dueForCheck(db: GraphicsDb, beforeMs: number, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("graphic_details")
    .innerJoin("records", "records.id", "graphic_details.id")
    .select("records.id")
    .where("revision", "is not", null)
    .where(({ or, eb, ref }) =>
      or([
        eb("checked_at_ms", "is", null),
        eb("checked_at_ms", "<", beforeMs),
        eb("checked_at_ms", "<", ref("published_at_ms")),
      ]),
    )
    .orderBy(({ fn }) => fn.coalesce("checked_at_ms", sql<number>`0`))
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The pages that hold a graphic, those that are certain before those that are said to, the last seen first. */
export async function listUsages(db: GraphicsDb, id: string): Promise<readonly GraphicUsageRow[]> {
  return db
    .selectFrom("graphic_usages")
    .selectAll()
    .where("graphic_id", "=", id)
    .orderBy(({ eb }) => eb.case().when(isCertain).then(0).else(1).end())
    .orderBy("last_at_ms", "desc")
    .limit(LISTED_USAGES)
    .execute();
}

/** A person wrote it down, or it was confirmed. */
const isCertain = sql<boolean>`(origin = 'manual' or confirmed_at_ms is not null)`;

/** Counts the pages of one origin that are known of a graphic. */
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

type Counted = "type" | "status" | "health" | "author" | "section";

const graphicsOf = (db: GraphicsDb) =>
  db.selectFrom("graphic_details").innerJoin("records", "records.id", "graphic_details.id");

async function countBy(db: GraphicsDb, column: Counted): Promise<Record<string, number>> {
  const rows = await graphicsOf(db)
    .select([`${column} as value`, ({ fn }) => fn.countAll<number>().as("total")])
    .groupBy(column)
    .execute();
  return Object.fromEntries(rows.map(({ value, total }) => [value, Number(total)]));
}

const inSpanishOrder = (values: Iterable<string>) =>
  [...new Set(values)].filter(Boolean).sort((a, b) => a.localeCompare(b, "es"));

/** Counts what the registry holds. */
export async function summarize(db: GraphicsDb): Promise<GraphicsSummary> {
  const [byType, byStatus, byHealth, authors, sections] = await Promise.all([
    countBy(db, "type"),
    countBy(db, "status"),
    countBy(db, "health"),
    countBy(db, "author"),
    countBy(db, "section"),
  ]);
  const used = await graphicsOf(db)
    .select(["has_alt", ({ fn }) => fn.countAll<number>().as("total")])
    .where("status", "<>", "retired")
    .groupBy("has_alt")
    .execute();
  const examples = await db
    .selectFrom("records")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("collection", "=", "graphics")
    .where("slug", "in", EXAMPLE_SLUGS)
    .where("status", "<>", "retired")
    .executeTakeFirstOrThrow();
  const tags = await db.selectFrom("graphic_details").select("tags").distinct().execute();
  const total = (wanted: readonly { readonly total: number }[]) =>
    wanted.reduce((sum, row) => sum + Number(row.total), 0);
  return {
    total: Object.values(byType).reduce((sum, count) => sum + count, 0),
    inUse: total(used),
    withAlt: total(used.filter(({ has_alt }) => has_alt === 1)),
    examples: Number(examples.total),
    byType,
    byStatus,
    byHealth,
    authors: inSpanishOrder(Object.keys(authors)),
    sections: inSpanishOrder(Object.keys(sections)),
    tags: inSpanishOrder(tags.flatMap(tagsOf)),
  };
}

/** Reads those that readers have, the last published first, without their content. */
export async function lastPublished(db: GraphicsDb, limit: number) {
  return graphicsOf(db)
    .select(["records.id", "title", "type", "author", "published_at_ms", "thumbnail"])
    .where("collection", "=", "graphics")
    .where("revision", "is not", null)
    .orderBy("published_at_ms", "desc")
    .orderBy("seq", "desc")
    .limit(limit)
    .execute();
}

/** Counts the pages that certainly hold each of some graphics; one that none holds is left out. */
export async function countCertainUsages(db: GraphicsDb, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("graphic_usages")
    .select(["graphic_id", ({ fn }) => fn.count<number>("page").distinct().as("total")])
    .where("graphic_id", "in", ids)
    .where(isCertain)
    .groupBy("graphic_id")
    .execute();
  return new Map(rows.map(({ graphic_id, total }) => [graphic_id, Number(total)]));
}

/** Counts what waits in the registry for whoever signs as `author`, each as its list counts it. */
export async function countForHome(db: GraphicsDb, author: string): Promise<Omit<HomeRegistry, "published">> {
  const { total, drafts, withoutAlt, broken } = await graphicsOf(db)
    .select(({ fn }) => [
      fn.countAll<number>().as("total"),
      fn.countAll<number>().filterWhere("status", "=", "draft").filterWhere("author", "=", author).as("drafts"),
      fn.countAll<number>().filterWhere("status", "=", "published").filterWhere("has_alt", "=", 0).as("withoutAlt"),
      fn.countAll<number>().filterWhere("status", "<>", "retired").filterWhere("health", "=", "broken").as("broken"),
    ])
    .executeTakeFirstOrThrow();
  return {
    total: Number(total),
    drafts: Number(drafts),
    withoutAlt: Number(withoutAlt),
    broken: Number(broken),
  };
}

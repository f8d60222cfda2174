import { LegacyLinkFields } from "@nv/contracts/schemas";
import type { Redirect } from "./core/redirect-lists.ts";
import type { LegacyLinksDb } from "./schema/tables.ts";

/** Links of which nobody says any more that they are in use are left out everywhere here. */
const inUse = (db: LegacyLinksDb) =>
  db
    .selectFrom("legacy_link_details")
    .innerJoin("records", "records.id", "legacy_link_details.id")
    .where("records.status", "<>", "retired");

/** Reads where each old address of the list leads, by their keys. */
export async function leadsOf(db: LegacyLinksDb): Promise<ReadonlyMap<string, string>> {
  const rows = await inUse(db)
    .select(["source_key", "target_key"])
    .where("source_key", "is not", null)
    .where("target_key", "is not", null)
    .execute();
  return new Map(rows.map(({ source_key, target_key }) => [source_key ?? "", target_key ?? ""]));
}

/** The link with an old address, by its key. */
export async function findBySource(db: LegacyLinksDb, key: string) {
  return inUse(db).select(["records.id", "records.title"]).where("source_key", "=", key).executeTakeFirst();
}

/** Lists the redirects that readers have now, in the order of the old addresses. */
export async function liveRedirects(db: LegacyLinksDb): Promise<readonly Redirect[]> {
  const rows = await db
    .selectFrom("legacy_link_details")
    .select(["redirect_from", "redirect_to"])
    .where("redirect_from", "is not", null)
    .execute();
  const redirects = rows.map(({ redirect_from, redirect_to }) => ({
    from: redirect_from ?? "",
    to: redirect_to ?? "",
  }));
  return redirects.toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** Counts the links in each state. */
export async function countStates(db: LegacyLinksDb): Promise<readonly { state: string; total: number }[]> {
  const rows = await inUse(db)
    .select(({ fn }) => ["state", fn.countAll<number>().as("total")])
    .groupBy("state")
    .execute();
  return rows.map(({ state, total }) => ({ state, total: Number(total) }));
}

/** Links whose page is not out, or not as it is saved, the last changed first. */
export async function waitingLinks(db: LegacyLinksDb, limit: number) {
  return inUse(db)
    .select(["records.id", "records.version"])
    .where(({ or, eb }) =>
      or([eb("records.revision", "is", null), eb("records.published_version", "<", eb.ref("records.version"))]),
    )
    .orderBy("records.seq", "desc")
    .limit(limit)
    .execute();
}

/** Counts the links that have a page, and reads when the last check ended. */
export async function publishedAndChecked(db: LegacyLinksDb) {
  const row = await inUse(db)
    .select(({ fn }) => [fn.count<number>("redirect_from").as("published"), fn.max("checked_at_ms").as("checkedAtMs")])
    .executeTakeFirst();
  return { published: Number(row?.published ?? 0), checkedAtMs: row?.checkedAtMs ? Number(row.checkedAtMs) : null };
}

/** All links in use, in the order of their change: for the report. */
export async function idsInUse(db: LegacyLinksDb): Promise<readonly string[]> {
  const rows = await inUse(db).select("records.id").orderBy("records.seq", "desc").execute();
  return rows.map(({ id }) => id);
}

/** Asks for a check. @param ids - All links without it. */
export async function wantCheck(db: LegacyLinksDb, atMs: number, ids: readonly string[]): Promise<void> {
  const all = db.updateTable("legacy_link_details").set({ wanted_at_ms: atMs }).where("source_key", "is not", null);
  await (ids.length === 0 ? all : all.where("id", "in", ids)).execute();
}

/** Asks for a check of what was not looked at since a moment. */
export async function wantOverdue(db: LegacyLinksDb, atMs: number, sinceMs: number): Promise<void> {
  await db
    .updateTable("legacy_link_details")
    .set({ wanted_at_ms: atMs })
    .where("source_key", "is not", null)
    .where("wanted_at_ms", "<", sinceMs)
    .where(({ or, eb }) => or([eb("checked_at_ms", "is", null), eb("checked_at_ms", "<", sinceMs)]))
    .execute();
}

const waiting = (db: LegacyLinksDb, sinceMs: number) =>
  inUse(db)
    .where("wanted_at_ms", ">", sinceMs)
    .where(({ or, eb }) => or([eb("checked_at_ms", "is", null), eb("checked_at_ms", "<", eb.ref("wanted_at_ms"))]));

/** A link that waits for a check. */
export interface LinkToCheck {
  readonly id: string;
  readonly fields: LegacyLinkFields;
}

/** Links that wait for a check, those that wait longest first. @param sinceMs - Asked for after this moment. */
export async function linksToCheck(db: LegacyLinksDb, sinceMs: number, limit: number): Promise<readonly LinkToCheck[]> {
  const rows = await waiting(db, sinceMs)
    .select(["records.id", "records.fields"])
    .orderBy("wanted_at_ms")
    .orderBy("records.id")
    .limit(limit)
    .execute();
  return rows.map(({ id, fields }) => ({ id, fields: LegacyLinkFields.parse(JSON.parse(fields)) }));
}

/** Counts the links that wait for a check. */
export async function countToCheck(db: LegacyLinksDb, sinceMs: number): Promise<number> {
  const row = await waiting(db, sinceMs)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

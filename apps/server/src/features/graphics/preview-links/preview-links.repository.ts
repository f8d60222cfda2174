import type { GraphicsDb, PreviewLinkRow } from "../schema/tables.ts";

/** Links that are looked after at a time. */
const LINKS_AT_A_TIME = 50;

/** Adds a link whose draft is not in the store yet. */
export async function insertLink(db: GraphicsDb, row: PreviewLinkRow): Promise<void> {
  await db.insertInto("preview_links").values(row).execute();
}

/** The links of a graphic that work, the newest first. */
export function liveLinks(db: GraphicsDb, graphicId: string, nowMs: number): Promise<readonly PreviewLinkRow[]> {
  return db
    .selectFrom("preview_links")
    .selectAll()
    .where("graphic_id", "=", graphicId)
    .where("ended_at_ms", "is", null)
    .where("is_settled", "=", 1)
    .where("expires_at_ms", ">", nowMs)
    .orderBy("made_at_ms", "desc")
    .orderBy("id")
    .execute();
}

/** Counts the links of a graphic that work, or are being made: each has its place from the beginning. */
export async function countLinks(db: GraphicsDb, graphicId: string, nowMs: number): Promise<number> {
  const { count } = await db
    .selectFrom("preview_links")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("graphic_id", "=", graphicId)
    .where("ended_at_ms", "is", null)
    .where("expires_at_ms", ">", nowMs)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A link of a graphic, also one that ended. */
export function findLink(db: GraphicsDb, graphicId: string, id: string): Promise<PreviewLinkRow | undefined> {
  return db
    .selectFrom("preview_links")
    .selectAll()
    .where("id", "=", id)
    .where("graphic_id", "=", graphicId)
    .executeTakeFirst();
}

/** Notes that the store holds what it should of a link. @returns Whether the link is as it was thought to be. */
export async function markLinkReconciled(
  db: GraphicsDb,
  { id, ended_at_ms }: Pick<PreviewLinkRow, "id" | "ended_at_ms">,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("preview_links")
    .set({ is_settled: 1 })
    .where("id", "=", id)
    .where("ended_at_ms", ended_at_ms === null ? "is" : "=", ended_at_ms)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that a link that works has another revision. @returns Whether it still works and had the one that it was thought to have. */
export async function moveLink(
  db: GraphicsDb,
  { id, revision }: Pick<PreviewLinkRow, "id" | "revision">,
  next: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("preview_links")
    .set({ revision: next })
    .where("id", "=", id)
    .where("revision", "=", revision)
    .where("ended_at_ms", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A link that works, by the token of its address. */
export function findByToken(db: GraphicsDb, token: string, nowMs: number): Promise<PreviewLinkRow | undefined> {
  return db
    .selectFrom("preview_links")
    .selectAll()
    .where("token", "=", token)
    .where("ended_at_ms", "is", null)
    .where("expires_at_ms", ">", nowMs)
    .executeTakeFirst();
}

/** Ends a link. @returns Whether it worked until now. */
export async function endLink(db: GraphicsDb, id: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("preview_links")
    .set({ ended_at_ms: nowMs, is_settled: 0 })
    .where("id", "=", id)
    .where("ended_at_ms", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Links that should work no more: their time is over, their graphic is retired or gone, or their making was cut short before a moment. */
export function overdueLinks(
  db: GraphicsDb,
  { nowMs, cutShortBeforeMs }: { readonly nowMs: number; readonly cutShortBeforeMs: number },
): Promise<readonly Pick<PreviewLinkRow, "id">[]> {
  return db
    .selectFrom("preview_links")
    .leftJoin("records", "records.id", "preview_links.graphic_id")
    .select("preview_links.id")
    .where("ended_at_ms", "is", null)
    .where(({ or, and, eb }) =>
      or([
        eb("expires_at_ms", "<=", nowMs),
        eb("records.id", "is", null),
        eb("records.status", "=", "retired"),
        and([eb("preview_links.is_settled", "=", 0), eb("made_at_ms", "<", cutShortBeforeMs)]),
      ]),
    )
    .limit(LINKS_AT_A_TIME)
    .execute();
}

/** Links that ended and of which the store may still hold something. */
export function endedUnreconciled(db: GraphicsDb): Promise<readonly PreviewLinkRow[]> {
  return db
    .selectFrom("preview_links")
    .selectAll()
    .where("ended_at_ms", "is not", null)
    .where("is_settled", "=", 0)
    .limit(LINKS_AT_A_TIME)
    .execute();
}

/** Links that ended before a moment, and of which the store holds only that they did. */
export function endedBefore(db: GraphicsDb, beforeMs: number): Promise<readonly PreviewLinkRow[]> {
  return db
    .selectFrom("preview_links")
    .selectAll()
    .where("ended_at_ms", "<", beforeMs)
    .where("is_settled", "=", 1)
    .limit(LINKS_AT_A_TIME)
    .execute();
}

/** Forgets a link. */
export async function removeLink(db: GraphicsDb, id: string): Promise<void> {
  await db.deleteFrom("preview_links").where("id", "=", id).execute();
}

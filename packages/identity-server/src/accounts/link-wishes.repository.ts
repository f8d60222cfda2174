import type { LinkWishRow } from "../schema/operations-tables.ts";
import type { IdentityDb } from "../schema/tables.ts";

/** Adds a wish. */
export async function insertLinkWish(db: IdentityDb, wish: LinkWishRow): Promise<void> {
  await db.insertInto("identity_link_wishes").values(wish).execute();
}

/** The wishes that wait, the oldest first. */
export async function listLinkWishes(db: IdentityDb): Promise<readonly Pick<LinkWishRow, "id">[]> {
  return db.selectFrom("identity_link_wishes").select("id").orderBy("created_at_ms").orderBy("id").execute();
}

/** Takes a wish: of several processes at the same time, exactly one gets it. Undo the transaction to put it back. */
export async function takeLinkWish(db: IdentityDb, id: string): Promise<LinkWishRow | undefined> {
  return db.deleteFrom("identity_link_wishes").where("id", "=", id).returningAll().executeTakeFirst();
}

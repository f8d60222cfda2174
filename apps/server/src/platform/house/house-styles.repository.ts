import type { HouseDb, HouseStyleRow } from "./house-table.ts";

/** The version that holds now; none while nobody changed the file's. */
export const findLastStyle = (db: HouseDb): Promise<HouseStyleRow | undefined> =>
  db.selectFrom("house_styles").selectAll().orderBy("version", "desc").limit(1).executeTakeFirst();

/** A version; none of a number that never was. */
export const findStyle = (db: HouseDb, version: number): Promise<HouseStyleRow | undefined> =>
  db.selectFrom("house_styles").selectAll().where("version", "=", version).executeTakeFirst();

/** The last versions, the newest first, without what is in them. */
export const listStyles = (db: HouseDb, most: number): Promise<Omit<HouseStyleRow, "style">[]> =>
  db
    .selectFrom("house_styles")
    .select(["version", "note", "made_by", "made_at_ms"])
    .orderBy("version", "desc")
    .limit(most)
    .execute();

/** Writes a version. @returns Whether it was the next one: somebody else's may have come before. */
export async function insertStyle(db: HouseDb, row: HouseStyleRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("house_styles")
    .values(row)
    .onConflict((conflict) => conflict.column("version").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

import type { MapStylesDb } from "./schema/tables.ts";

/** Id of the style that new maps begin with; `null` while none is chosen. */
export async function currentStyleId(db: MapStylesDb): Promise<string | null> {
  const row = await db
    .selectFrom("current_map_style")
    .select("style_id")
    .where("place", "=", "house")
    .executeTakeFirst();
  return row?.style_id ?? null;
}

/** Chooses the style that new maps begin with: there is one. */
export async function chooseStyle(db: MapStylesDb, styleId: string): Promise<void> {
  await db
    .insertInto("current_map_style")
    .values({ place: "house", style_id: styleId })
    .onConflict((conflict) => conflict.column("place").doUpdateSet({ style_id: styleId }))
    .execute();
}

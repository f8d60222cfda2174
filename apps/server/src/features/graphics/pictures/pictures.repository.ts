import type { GraphicPictureRow, GraphicsDb } from "../schema/tables.ts";

/** The pictures of a revision, or why there are none. */
export async function findPictures(
  db: GraphicsDb,
  graphicId: string,
  revision: string,
): Promise<GraphicPictureRow | undefined> {
  return db
    .selectFrom("graphic_pictures")
    .selectAll()
    .where("graphic_id", "=", graphicId)
    .where("revision", "=", revision)
    .executeTakeFirst();
}

/** Notes the pictures of a revision in the place of those of before. */
export async function notePictures(db: GraphicsDb, row: GraphicPictureRow): Promise<void> {
  const { graphic_id: _graphic, revision: _revision, ...pictures } = row;
  await db
    .insertInto("graphic_pictures")
    .values(row)
    .onConflict((conflict) => conflict.columns(["graphic_id", "revision"]).doUpdateSet(pictures))
    .execute();
}

/** Notes for which publication the pictures of a graphic were made. @param publishedAtMs - Its moment. */
export async function noteAsPictured(db: GraphicsDb, id: string, publishedAtMs: number | null): Promise<void> {
  await db.updateTable("graphic_details").set({ pictured_ms: publishedAtMs }).where("id", "=", id).execute();
}

/** Live graphics whose pictures are of another publication, those published last first. */
export async function dueForPictures(db: GraphicsDb, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("graphic_details")
    .innerJoin("records", "records.id", "graphic_details.id")
    .select("records.id")
    .where("revision", "is not", null)
    .where(({ or, eb, ref }) => or([eb("pictured_ms", "is", null), eb("pictured_ms", "<>", ref("published_at_ms"))]))
    .orderBy("published_at_ms", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Graphics in use of which something was written since a picture was looked for, those changed last first. @param calmSinceMs - Later changes wait. */
export async function dueForThumbnails(db: GraphicsDb, calmSinceMs: number, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("graphic_details")
    .innerJoin("records", "records.id", "graphic_details.id")
    .select("records.id")
    .where("status", "<>", "retired")
    .where("updated_at_ms", "<=", calmSinceMs)
    .where(({ or, eb, ref }) =>
      or([eb("thumbnail_version", "is", null), eb("thumbnail_version", "<>", ref("version"))]),
    )
    .orderBy("updated_at_ms", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Notes the picture of a graphic for lists, and the version that it was looked for; `null` while a better one is being made. */
export async function noteThumbnail(
  db: GraphicsDb,
  {
    id,
    thumbnail,
    version,
  }: { readonly id: string; readonly thumbnail: string | null; readonly version: number | null },
): Promise<void> {
  await db.updateTable("graphic_details").set({ thumbnail, thumbnail_version: version }).where("id", "=", id).execute();
}

import type { SentPhoto } from "@nv/contracts/schemas";
import type { PhotoBatchRow, PhotosDb, PhotoUploadRow } from "./schema/tables.ts";

/** Batches that are told, the newest. */
const MOST_TOLD = 12;

/** PostgreSQL keeps no such character in a text. */
const withoutNul = (text: string) => text.replaceAll("\u0000", "");

/** Keeps a new batch. */
export async function insertBatch(db: PhotosDb, row: PhotoBatchRow): Promise<void> {
  await db.insertInto("photo_batches").values(row).execute();
}

/** A batch by its id. */
export function findBatch(db: PhotosDb, id: string): Promise<PhotoBatchRow | undefined> {
  return db.selectFrom("photo_batches").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Changes what the pictures of a batch share. */
export async function updateBatch(db: PhotosDb, id: string, fields: string): Promise<void> {
  await db.updateTable("photo_batches").set({ fields }).where("id", "=", id).execute();
}

/** The last batches, each with the name of its first picture and how many are there. */
export async function listBatches(
  db: PhotosDb,
): Promise<readonly (PhotoBatchRow & { readonly name: string; readonly total: number; readonly done: number })[]> {
  const batches = await db
    .selectFrom("photo_batches")
    .selectAll()
    .orderBy("created_at_ms", "desc")
    .limit(MOST_TOLD)
    .execute();
  if (batches.length === 0) return [];
  const uploads = await db
    .selectFrom("photo_uploads")
    .select(["batch_id", "name", "kept_at_ms"])
    .where(
      "batch_id",
      "in",
      batches.map(({ id }) => id),
    )
    .orderBy("position")
    .execute();
  return batches.map((batch) => {
    const own = uploads.filter(({ batch_id }) => batch_id === batch.id);
    const done = own.filter(({ kept_at_ms }) => kept_at_ms !== null).length;
    return { ...batch, name: own[0]?.name ?? "", total: own.length, done };
  });
}

/** Adds pictures to a batch. */
export async function insertUploads(db: PhotosDb, rows: readonly PhotoUploadRow[]): Promise<void> {
  if (rows.length === 0) return;
  const kept = rows.map((row) => ({ ...row, name: withoutNul(row.name), taken: withoutNul(row.taken) }));
  await db.insertInto("photo_uploads").values(kept).execute();
}

/** The pictures of a batch, in the order in which they were added. */
export function uploadsOf(db: PhotosDb, batchId: string): Promise<readonly PhotoUploadRow[]> {
  return db.selectFrom("photo_uploads").selectAll().where("batch_id", "=", batchId).orderBy("position").execute();
}

/** A picture by its id. */
export function findUpload(db: PhotosDb, id: string): Promise<PhotoUploadRow | undefined> {
  return db.selectFrom("photo_uploads").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Changes a picture. @throws When it claims bytes that another one sends: `isUniqueViolation`. */
export async function updateUpload(
  db: PhotosDb,
  id: string,
  change: Partial<Omit<PhotoUploadRow, "id" | "batch_id">>,
): Promise<void> {
  await db.updateTable("photo_uploads").set(change).where("id", "=", id).execute();
}

/** Takes a picture off its batch. */
export async function deleteUpload(db: PhotosDb, id: string): Promise<void> {
  await db.deleteFrom("photo_uploads").where("id", "=", id).execute();
}

/** Returns Photo Center's entry for a picture; `null` when it has none. */
export const sentOf = (row: PhotoUploadRow): SentPhoto | null =>
  row.kept_at_ms === null
    ? null
    : { arcId: row.arc_id, url: row.kept_url, sentAtMs: row.kept_at_ms, sentBy: row.kept_by };

/** Finds the uploads of these contents that Photo Center has, the first one sent for each, by hash. */
export async function sentByHash(
  db: PhotosDb,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, PhotoUploadRow>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom("photo_uploads")
    .selectAll()
    .where("hash", "in", [...new Set(hashes)])
    .where("kept_at_ms", "is not", null)
    .orderBy("kept_at_ms", "desc")
    .execute();
  return new Map(rows.map((row) => [row.hash, row]));
}

/** Lists Photo Center's pictures of a file, whatever its name there, or of a graphic: the last first. */
export async function sentPhotos(
  db: PhotosDb,
  wanted: { readonly hash?: string | undefined; readonly graphicId?: string | undefined },
): Promise<readonly SentPhoto[]> {
  let query = db.selectFrom("photo_uploads").selectAll().where("kept_at_ms", "is not", null);
  if (wanted.hash !== undefined) query = query.where("hash", "=", wanted.hash);
  if (wanted.graphicId !== undefined) query = query.where("graphic_id", "=", wanted.graphicId);
  const rows = await query.orderBy("kept_at_ms", "desc").limit(MOST_TOLD).execute();
  return rows.flatMap((row) => sentOf(row) ?? []);
}

/** Forgets batches of before a moment of which nothing was sent. */
export async function forgetUnsent(db: PhotosDb, beforeMs: number): Promise<void> {
  await db
    .deleteFrom("photo_batches")
    .where("created_at_ms", "<", beforeMs)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("photo_uploads")
            .select("photo_uploads.id")
            .whereRef("photo_uploads.batch_id", "=", "photo_batches.id")
            .where("begun_at_ms", "is not", null),
        ),
      ),
    )
    .execute();
}

/** Takes a person's name off what they sent. */
export async function forgetSender(db: PhotosDb, userId: string): Promise<void> {
  await db.updateTable("photo_uploads").set({ kept_by: "", kept_by_id: "" }).where("kept_by_id", "=", userId).execute();
  await db
    .updateTable("photo_batches")
    .set({ created_by: "", created_by_id: "" })
    .where("created_by_id", "=", userId)
    .execute();
}

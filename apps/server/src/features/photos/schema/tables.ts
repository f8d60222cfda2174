import type { Migrations } from "@nv/database";
import type { Kysely } from "kysely";

/** Pictures that are sent together. Times are Unix epoch in milliseconds. */
export interface PhotoBatchRow {
  readonly id: string;
  /** JSON: `PhotoFields`. */
  readonly fields: string;
  readonly created_by: string;
  readonly created_by_id: string;
  readonly created_at_ms: number;
}

/** A picture of a batch, with what it was when it was added. */
export interface PhotoUploadRow {
  readonly id: string;
  readonly batch_id: string;
  readonly position: number;
  readonly file_id: string;
  /** The graphic whose picture it is. */
  readonly graphic_id: string | null;
  /** SHA-256 of its bytes, hex. */
  readonly hash: string;
  readonly name: string;
  readonly size_bytes: number;
  /** JSON: `FileFacts`. */
  readonly facts: string;
  /** JSON: what the picture and its library entry tell: `TakenPhoto`. */
  readonly taken: string;
  /** JSON: `PhotoItemFields`. */
  readonly fields: string;
  /** `draft`, `ordered`, `done`, `duplicate` or `failed`; work that was ordered tells the rest itself. */
  readonly state: string;
  readonly message: string;
  /** `none` or `reduce`. */
  readonly remedy: string;
  readonly job_id: string | null;
  /** As Photo Center names it, or is to name it. */
  readonly arc_id: string;
  /** Hash that claims the turn to send these bytes: one picture of each content has its hash here. */
  readonly claim: string | null;
  /** Since when Photo Center may have it, heard or unheard; `null` before. */
  readonly begun_at_ms: number | null;
  readonly kept_at_ms: number | null;
  readonly kept_url: string;
  readonly kept_by: string;
  readonly kept_by_id: string;
}

/** Tables of the pictures for Photo Center. */
export type PhotosTables = {
  readonly photo_batches: PhotoBatchRow;
  readonly photo_uploads: PhotoUploadRow;
};

/** The database as they see it. */
export type PhotosDb = Kysely<PhotosTables>;

/** The tables of the pictures for Photo Center. */
export const PHOTOS_MIGRATIONS: Migrations = {
  async photos_0001_tables({ db, table, bigint }) {
    await table("photo_batches")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("fields", "text", (column) => column.notNull())
      .addColumn("created_by", "text", (column) => column.notNull())
      .addColumn("created_by_id", "text", (column) => column.notNull())
      .addColumn("created_at_ms", bigint, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("photo_batches_newest").on("photo_batches").column("created_at_ms").execute();
    await table("photo_uploads")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("batch_id", "text", (column) => column.notNull().references("photo_batches.id").onDelete("cascade"))
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("file_id", "text", (column) => column.notNull())
      .addColumn("graphic_id", "text")
      .addColumn("hash", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("size_bytes", bigint, (column) => column.notNull())
      .addColumn("facts", "text", (column) => column.notNull())
      .addColumn("taken", "text", (column) => column.notNull())
      .addColumn("fields", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("remedy", "text", (column) => column.notNull())
      .addColumn("job_id", "text")
      .addColumn("arc_id", "text", (column) => column.notNull().unique())
      .addColumn("claim", "text", (column) => column.unique())
      .addColumn("begun_at_ms", bigint)
      .addColumn("kept_at_ms", bigint)
      .addColumn("kept_url", "text", (column) => column.notNull())
      .addColumn("kept_by", "text", (column) => column.notNull())
      .addColumn("kept_by_id", "text", (column) => column.notNull())
      .execute();
    for (const [name, column] of [
      ["photo_uploads_batch", "batch_id"],
      ["photo_uploads_hash", "hash"],
      ["photo_uploads_file", "file_id"],
      ["photo_uploads_graphic", "graphic_id"],
    ] as const)
      await db.schema.createIndex(name).on("photo_uploads").column(column).execute();
  },
};

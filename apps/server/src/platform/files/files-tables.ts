import type { Migrations } from "@nv/database";
import type { Kysely } from "kysely";

/** An upload that is under way, or waits to be taken. Times are Unix epoch in milliseconds. */
export interface UploadRow {
  readonly id: string;
  /** As the person's machine calls it. */
  readonly name: string;
  readonly size_bytes: number;
  readonly by_id: string;
  readonly created_at_ms: number;
  readonly changed_at_ms: number;
}

/** A part of an upload, as the store keeps it: `uploads/{upload}/{key}`. */
export interface UploadPartRow {
  readonly upload_id: string;
  readonly start_bytes: number;
  readonly size_bytes: number;
  readonly key: string;
}

/** Outcome of an upload: returned again to whoever asks again. */
export interface UploadOutcomeRow {
  readonly upload_id: string;
  readonly file_id: string;
  readonly is_known: number;
  readonly at_ms: number;
}

/** A content that a file of the library has or had; its bytes are among those of all revisions. */
export interface ContentRow {
  /** SHA-256 of the bytes, hex. */
  readonly hash: string;
  readonly size_bytes: number;
  readonly media_type: string;
  /** JSON: `FileFacts`. */
  readonly facts: string;
}

/** A file of the library. */
export interface FileRow {
  readonly id: string;
  readonly hash: string;
  readonly kind: string;
  /** JSON: `FileWords`. */
  readonly words: string;
  /** Words that it is found by, folded. */
  readonly search_text: string;
  /** 1 for a picture or video without a text for who does not see it. */
  readonly lacks_alt: number;
  /** Last day of its rights; empty for no end. */
  readonly rights_until: string;
  /** The group that it belongs to; empty for everybody's. */
  readonly group_name: string;
  readonly version: number;
  readonly created_at_ms: number;
  readonly created_by: string;
  readonly created_by_id: string;
  readonly changed_at_ms: number;
  readonly changed_by: string;
}

/** Content of a file, with the moment it got it and the person who gave it. */
export interface FileContentRow {
  readonly file_id: string;
  /** Version of the file that had it first. */
  readonly version: number;
  readonly hash: string;
  readonly at_ms: number;
  readonly by_name: string;
}

/** Result of a recipe on a content; its bytes are among those of all revisions. */
export interface RenditionRow {
  readonly hash: string;
  /** Name of the recipe with its version: what `core/recipe-key.ts` makes of it. */
  readonly recipe_key: string;
  /** JSON: `Rendition`. */
  readonly rendition: string;
  readonly made_at_ms: number;
}

/** Reason why a recipe cannot be made of a content: for as long as it counts, it is not tried again. */
export interface RenditionRefusalRow {
  readonly hash: string;
  readonly recipe_key: string;
  /** A Spanish sentence. */
  readonly message: string;
  readonly at_ms: number;
}

/** Tables of the library of files. */
export type FilesTables = {
  readonly uploads: UploadRow;
  readonly upload_parts: UploadPartRow;
  readonly upload_outcomes: UploadOutcomeRow;
  readonly contents: ContentRow;
  readonly files: FileRow;
  readonly file_contents: FileContentRow;
  readonly renditions: RenditionRow;
  readonly rendition_refusals: RenditionRefusalRow;
};

/** The database as the library of files sees it. */
export type FilesDb = Kysely<FilesTables>;

/** The tables of the library of files. */
export const FILES_MIGRATIONS: Migrations = {
  async files_0001_library({ db, table, bigint }) {
    await table("uploads")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("size_bytes", bigint, (column) => column.notNull())
      .addColumn("by_id", "text", (column) => column.notNull())
      .addColumn("created_at_ms", bigint, (column) => column.notNull())
      .addColumn("changed_at_ms", bigint, (column) => column.notNull())
      .execute();
    await table("upload_parts")
      .addColumn("upload_id", "text", (column) => column.notNull().references("uploads.id").onDelete("cascade"))
      .addColumn("start_bytes", bigint, (column) => column.notNull())
      .addColumn("size_bytes", bigint, (column) => column.notNull())
      .addColumn("key", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("upload_parts_key", ["upload_id", "start_bytes"])
      .execute();
    await table("upload_outcomes")
      .addColumn("upload_id", "text", (column) => column.primaryKey())
      .addColumn("file_id", "text", (column) => column.notNull())
      .addColumn("is_known", "integer", (column) => column.notNull())
      .addColumn("at_ms", bigint, (column) => column.notNull())
      .execute();
    await table("contents")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("size_bytes", bigint, (column) => column.notNull())
      .addColumn("media_type", "text", (column) => column.notNull())
      .addColumn("facts", "text", (column) => column.notNull())
      .execute();
    await table("files")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("hash", "text", (column) => column.notNull().references("contents.hash"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("words", "text", (column) => column.notNull())
      .addColumn("search_text", "text", (column) => column.notNull())
      .addColumn("lacks_alt", "integer", (column) => column.notNull())
      .addColumn("rights_until", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("created_at_ms", bigint, (column) => column.notNull())
      .addColumn("created_by", "text", (column) => column.notNull())
      .addColumn("created_by_id", "text", (column) => column.notNull())
      .addColumn("changed_at_ms", bigint, (column) => column.notNull())
      .addColumn("changed_by", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("files_changed").on("files").column("changed_at_ms").execute();
    await db.schema.createIndex("files_hash").on("files").column("hash").execute();
    await table("file_contents")
      .addColumn("file_id", "text", (column) => column.notNull().references("files.id").onDelete("cascade"))
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull().references("contents.hash"))
      .addColumn("at_ms", bigint, (column) => column.notNull())
      .addColumn("by_name", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("file_contents_key", ["file_id", "version"])
      .execute();
    await table("renditions")
      .addColumn("hash", "text", (column) => column.notNull().references("contents.hash").onDelete("cascade"))
      .addColumn("recipe_key", "text", (column) => column.notNull())
      .addColumn("rendition", "text", (column) => column.notNull())
      .addColumn("made_at_ms", bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint("renditions_key", ["hash", "recipe_key"])
      .execute();
  },
  async files_0002_groups({ db }) {
    await db.schema
      .alterTable("files")
      .addColumn("group_name", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  },
  async files_0003_refusals({ table, bigint }) {
    await table("rendition_refusals")
      .addColumn("hash", "text", (column) => column.notNull().references("contents.hash").onDelete("cascade"))
      .addColumn("recipe_key", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("at_ms", bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint("rendition_refusals_key", ["hash", "recipe_key"])
      .execute();
  },
};

import type { Migrations, NoTables } from "@nv/database";
import type { Kysely } from "kysely";
import type { RecordsTables } from "../records/records-tables.ts";

/** A comment on a record, or an answer to one. Times are Unix epoch in milliseconds. */
export interface CommentRow {
  readonly id: string;
  readonly record_id: string;
  /** Comment that it answers; its own id for one that answers none. */
  readonly thread_id: string;
  /** Part of the record that it is pinned on; empty for all of it. */
  readonly anchor: string;
  /** Beginning of what that part said then. */
  readonly words: string;
  /** Of the record. */
  readonly version: number;
  readonly text: string;
  /** JSON: ids and names of the people whom it names. */
  readonly named: string;
  readonly by_name: string;
  readonly by_id: string;
  readonly at_ms: number;
  /** Empty while it is open, and for an answer. */
  readonly resolved_by: string;
  readonly resolved_by_id: string;
  readonly resolved_at_ms: number | null;
}

/** Its table. */
export type CommentsTables = { readonly record_comments: CommentRow };

/** The database as the comments see it. */
export type CommentsDb = Kysely<CommentsTables & RecordsTables>;

/** The same, of a database or a transaction. */
export const openCommentsDb = ({ kysely }: { readonly kysely: Kysely<NoTables> }): CommentsDb =>
  kysely.$extendTables<CommentsTables & RecordsTables>();

/** The steps that build its table. */
export const COMMENTS_MIGRATIONS: Migrations = {
  async comments_0001_table({ db, table, bigint }) {
    await table("record_comments")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("record_id", "text", (column) => column.notNull().references("records.id").onDelete("cascade"))
      .addColumn("thread_id", "text", (column) => column.notNull())
      .addColumn("anchor", "text", (column) => column.notNull())
      .addColumn("words", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("named", "text", (column) => column.notNull())
      .addColumn("by_name", "text", (column) => column.notNull())
      .addColumn("by_id", "text", (column) => column.notNull())
      .addColumn("at_ms", bigint, (column) => column.notNull())
      .addColumn("resolved_by", "text", (column) => column.notNull())
      .addColumn("resolved_by_id", "text", (column) => column.notNull())
      .addColumn("resolved_at_ms", bigint)
      .execute();
    await db.schema.createIndex("record_comments_of").on("record_comments").columns(["record_id", "at_ms"]).execute();
  },
};

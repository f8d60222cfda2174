import type { Migrations } from "@nv/database";

/** Tables of what people say of the pages. */
export type FeedbackTables = {
  /** The last word of each person on each page. */
  readonly page_feedback: {
    readonly id: string;
    readonly path: string;
    /** Another for each word, with an empty address, once the account is removed. */
    readonly person_id: string;
    readonly email: string;
    /** 1 yes, 0 no. */
    readonly has_helped: number;
    readonly comment: string;
    readonly said_at_ms: number;
    readonly resolved_at_ms: number | null;
  };
};

/** Steps that bring {@link FeedbackTables} about. */
export const FEEDBACK_MIGRATIONS: Migrations = {
  async feedback_0001_pages({ table, db, bigint }) {
    await table("page_feedback")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("path", "text", (column) => column.notNull())
      .addColumn("person_id", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("has_helped", "integer", (column) => column.notNull())
      .addColumn("comment", "text", (column) => column.notNull())
      .addColumn("said_at_ms", bigint, (column) => column.notNull())
      .addColumn("resolved_at_ms", bigint)
      .addUniqueConstraint("page_feedback_person", ["person_id", "path"])
      .execute();
    await db.schema.createIndex("page_feedback_newest").on("page_feedback").columns(["said_at_ms", "id"]).execute();
  },
};

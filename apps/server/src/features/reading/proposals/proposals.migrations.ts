import type { Migrations } from "@nv/database";
import { sql } from "kysely";

/** Tables of the edits that people suggest. */
export type ProposalTables = {
  readonly page_proposals: {
    readonly id: string;
    readonly path: string;
    readonly source_file: string;
    /** Empty, as the address is, once the account is removed. */
    readonly person_id: string;
    readonly email: string;
    readonly note: string;
    readonly difference: string;
    /** The text that it was made from; empty for those of before it was kept. */
    readonly base: string;
    /** `open`, `accepted` or `rejected`. */
    readonly state: string;
    readonly made_at_ms: number;
    readonly resolved_at_ms: number | null;
    /** Id and name of the person who answered; both empty while nobody has, and once their account is removed. */
    readonly resolved_by_id: string;
    readonly resolved_by: string;
  };
};

/** Steps that bring {@link ProposalTables} about. */
export const PROPOSAL_MIGRATIONS: Migrations = {
  async proposals_0001_pages({ table, db, bigint }) {
    await table("page_proposals")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("path", "text", (column) => column.notNull())
      .addColumn("source_file", "text", (column) => column.notNull())
      .addColumn("person_id", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("note", "text", (column) => column.notNull())
      .addColumn("difference", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull().check(sql`state in ('open', 'accepted', 'rejected')`))
      .addColumn("made_at_ms", bigint, (column) => column.notNull())
      .addColumn("resolved_at_ms", bigint)
      .execute();
    await db.schema.createIndex("page_proposals_newest").on("page_proposals").columns(["made_at_ms", "id"]).execute();
    await db.schema.createIndex("page_proposals_person").on("page_proposals").columns(["person_id", "state"]).execute();
  },
  async proposals_0002_answers({ db }) {
    for (const column of ["resolved_by_id", "resolved_by"])
      await db.schema
        .alterTable("page_proposals")
        .addColumn(column, "text", (text) => text.notNull().defaultTo(""))
        .execute();
  },
  async proposals_0003_base({ db }) {
    await db.schema
      .alterTable("page_proposals")
      .addColumn("base", "text", (text) => text.notNull().defaultTo(""))
      .execute();
  },
};

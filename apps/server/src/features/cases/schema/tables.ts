import type { Migrations } from "@nv/database";
import type { CreateTableBuilder, Kysely } from "kysely";

/** Columns of a case that readers may get. `is_minimum` is 0 or 1; `sources` is JSON. */
export interface PublicCaseColumns {
  readonly scope_kind: string;
  readonly scope: string;
  readonly province: string;
  readonly municipality: string;
  readonly decade: number;
  readonly centre: string;
  readonly victims: number;
  readonly is_minimum: number;
  readonly status: string;
  readonly evidence: string;
  readonly sources: string;
  readonly summary: string;
}

/** A case, whole but for what is personal. Times are Unix epoch in milliseconds; booleans are 0 and 1. */
export interface CaseRow extends PublicCaseColumns {
  readonly id: string;
  /** Of the newsroom, one of a kind. */
  readonly ref: string;
  /** Id by which readers know it: letters and figures of chance, which say nothing of {@link CaseRow.ref}. */
  readonly public_id: string;
  readonly notes: string;
  /** Reason why what looks like a name may stay in a public field; empty when nothing does. */
  readonly name_reason: string;
  readonly state: string;
  /** Grows with every change. */
  readonly version: number;
  /** Grows with every change of what readers may get: what was approved is one of these. */
  readonly content_version: number;
  /** Id of who last wrote in it. */
  readonly entered_by: string;
  /** Id of who verified what it says now; empty while nobody has. */
  readonly verified_by: string;
  readonly is_example: number;
  readonly changed_at_ms: number;
  /** Everything that it is found by, folded. */
  readonly words: string;
}

/** Row of the personal data of a case, sealed. */
export interface CasePrivateRow {
  readonly case_id: string;
  readonly version: number;
  /** Which key sealed it. */
  readonly key_id: string;
  /** Base64: nobody reads it without the key. */
  readonly sealed: string;
}

/** Something that was done to a case. */
export interface CaseEventRow {
  readonly id: string;
  readonly case_id: string;
  /** Of the case, afterwards: what the order of its history is told by. */
  readonly version: number;
  readonly action: string;
  /** 1 when it changed what readers may get: whoever did it wrote what the case says. */
  readonly is_writing: number;
  /** Id of the account, which says nothing of whose it was once that is removed. */
  readonly by_id: string;
  readonly at_ms: number;
  readonly to_state: string | null;
  readonly reason: string;
  /** JSON: what was different afterwards, in words; nothing personal. */
  readonly changes: string;
}

/** Name of a person who did something here; there is no row of people who are no longer among the accounts. */
export interface CasePersonRow {
  readonly id: string;
  readonly name: string;
}

/** Content of a case that readers had, from one publication until the one that changed it. */
export interface PublishedCaseRow extends PublicCaseColumns {
  readonly case_id: string;
  readonly content_version: number;
  /** Number of the publication that brought it. */
  readonly from_number: number;
  /** Number of the publication that no longer has it; `null` while readers do. */
  readonly until_number: number | null;
}

/** Something that made readers get another revision. */
export interface CaseRevisionRow {
  readonly number: number;
  /** Name of the revision in the store; that of an earlier one when they went back to it, empty when nothing was left. */
  readonly revision: string;
  /** `published`, `rolled-back`, `retired`, or `corrected` when a note of an earlier one was. */
  readonly action: string;
  readonly at_ms: number;
  readonly by_id: string;
  readonly note: string;
  /** Reason why what looks like a name in the note is nobody's, as who gave it to readers wrote it; empty when nothing does. */
  readonly note_reason: string;
  /** Numbers of cases that are new, that say something else, and that are no longer there. */
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly cases: number;
  readonly victims: number;
  /** 0 while it may be given to readers; 1 when it must go from the store; 2 when it went. */
  readonly purge: number;
  /** Moment at which it had to go; `null` for what stays. */
  readonly purged_at_ms: number | null;
}

/** A note for readers that nobody but who wrote it has read. */
export interface CaseNoteRow {
  /** Of the publication whose note it corrects; 0 for the next one. */
  readonly number: number;
  readonly note: string;
  readonly by_id: string;
  readonly at_ms: number;
}

/** The one row of the whole dataset. Whoever changes anything changes it first, and is alone until the transaction ends. */
export interface CaseDatasetRow {
  readonly id: number;
  /** Grows with every change of any case. */
  readonly changes: number;
  /** Number of the last publication; 0 before the first. */
  readonly number: number;
  /** Revision that readers have; `null` for none. */
  readonly revision: string | null;
  /** JSON: the pointer that the store should hold; `null` before the first publication. */
  readonly pointer: string | null;
  /** 0 while the store may hold another. */
  readonly is_settled: number;
}

/** Tables of the cases. */
export type CasesTables = {
  readonly cases: CaseRow;
  readonly cases_private: CasePrivateRow;
  readonly case_events: CaseEventRow;
  readonly case_people: CasePersonRow;
  readonly cases_published: PublishedCaseRow;
  readonly cases_revisions: CaseRevisionRow;
  readonly cases_dataset: CaseDatasetRow;
  readonly cases_notes: CaseNoteRow;
};

/** The database as the cases see it. */
export type CasesDb = Kysely<CasesTables>;

function addPublicColumns<Columns extends string>(table: CreateTableBuilder<string, Columns>) {
  return table
    .addColumn("scope_kind", "text", (column) => column.notNull())
    .addColumn("scope", "text", (column) => column.notNull())
    .addColumn("province", "text", (column) => column.notNull())
    .addColumn("municipality", "text", (column) => column.notNull())
    .addColumn("decade", "integer", (column) => column.notNull())
    .addColumn("centre", "text", (column) => column.notNull())
    .addColumn("victims", "integer", (column) => column.notNull())
    .addColumn("is_minimum", "integer", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("evidence", "text", (column) => column.notNull())
    .addColumn("sources", "text", (column) => column.notNull())
    .addColumn("summary", "text", (column) => column.notNull());
}

/** The steps that build them. */
export const CASES_MIGRATIONS: Migrations = {
  async cases_0001_tables({ table, db, bigint }) {
    await addPublicColumns(table("cases").addColumn("id", "text", (column) => column.primaryKey()))
      .addColumn("ref", "text", (column) => column.notNull().unique())
      .addColumn("public_id", "text", (column) => column.notNull().unique())
      .addColumn("notes", "text", (column) => column.notNull())
      .addColumn("name_reason", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("content_version", "integer", (column) => column.notNull())
      .addColumn("entered_by", "text", (column) => column.notNull())
      .addColumn("verified_by", "text", (column) => column.notNull())
      .addColumn("is_example", "integer", (column) => column.notNull())
      .addColumn("changed_at_ms", bigint, (column) => column.notNull())
      .addColumn("words", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("cases_state").on("cases").columns(["state", "ref"]).execute();
    await table("cases_private")
      .addColumn("case_id", "text", (column) => column.primaryKey().references("cases.id").onDelete("cascade"))
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("key_id", "text", (column) => column.notNull())
      .addColumn("sealed", "text", (column) => column.notNull())
      .execute();
    await table("case_events")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("case_id", "text", (column) => column.notNull().references("cases.id").onDelete("cascade"))
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("is_writing", "integer", (column) => column.notNull())
      .addColumn("by_id", "text", (column) => column.notNull())
      .addColumn("at_ms", bigint, (column) => column.notNull())
      .addColumn("to_state", "text")
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("changes", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("case_events_case").on("case_events").columns(["case_id", "at_ms"]).execute();
    await db.schema.createIndex("case_events_action").on("case_events").columns(["action", "at_ms"]).execute();
    await table("case_people")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .execute();
    await addPublicColumns(
      table("cases_published").addColumn("case_id", "text", (column) =>
        column.notNull().references("cases.id").onDelete("cascade"),
      ),
    )
      .addColumn("content_version", "integer", (column) => column.notNull())
      .addColumn("from_number", "integer", (column) => column.notNull())
      .addColumn("until_number", "integer")
      .addPrimaryKeyConstraint("cases_published_key", ["case_id", "from_number"])
      .execute();
    await db.schema.createIndex("cases_published_until").on("cases_published").column("until_number").execute();
    await table("cases_revisions")
      .addColumn("number", "integer", (column) => column.primaryKey())
      .addColumn("revision", "text", (column) => column.notNull())
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("at_ms", bigint, (column) => column.notNull())
      .addColumn("by_id", "text", (column) => column.notNull())
      .addColumn("note", "text", (column) => column.notNull())
      .addColumn("added", "integer", (column) => column.notNull())
      .addColumn("changed", "integer", (column) => column.notNull())
      .addColumn("removed", "integer", (column) => column.notNull())
      .addColumn("cases", "integer", (column) => column.notNull())
      .addColumn("victims", "integer", (column) => column.notNull())
      .addColumn("purge", "integer", (column) => column.notNull())
      .addColumn("purged_at_ms", bigint)
      .execute();
    await table("cases_dataset")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("changes", bigint, (column) => column.notNull())
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("revision", "text")
      .addColumn("pointer", "text")
      .addColumn("is_settled", "integer", (column) => column.notNull())
      .execute();
    await db
      .$extendTables<CasesTables>()
      .insertInto("cases_dataset")
      .values({ id: 1, changes: 0, number: 0, revision: null, pointer: null, is_settled: 1 })
      .execute();
  },
  async cases_0002_notes({ table, bigint }) {
    await table("cases_notes")
      .addColumn("number", "integer", (column) => column.primaryKey())
      .addColumn("note", "text", (column) => column.notNull())
      .addColumn("by_id", "text", (column) => column.notNull())
      .addColumn("at_ms", bigint, (column) => column.notNull())
      .execute();
  },
  async cases_0003_note_reasons({ db }) {
    await db.schema
      .alterTable("cases_revisions")
      .addColumn("note_reason", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  },
};

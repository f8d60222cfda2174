import type { Migrations, NoTables } from "@nv/database";
import type { Kysely } from "kysely";
import type { FilesTables } from "../files/files-tables.ts";
import type { RecordsDb, RecordsTables } from "../records/records-tables.ts";

/** A version of what takes two people. Versions are never changed: a later one takes the place of the last. */
export interface SignOffRuleRow {
  /** From 1. */
  readonly version: number;
  /** JSON: names of the kinds. */
  readonly kinds: string;
  /** For whoever looks at the versions; empty for none. */
  readonly note: string;
  /** Name of who made it, as it was then. */
  readonly made_by: string;
  /** Unix epoch, milliseconds. */
  readonly made_at_ms: number;
}

/** The sign-off of what is written in a record: asked for, given, or lost. Times are Unix epoch in milliseconds. */
export interface SignOffRow {
  readonly record_id: string;
  /** Empty while nobody asked. */
  readonly asked_by: string;
  readonly asked_by_id: string;
  readonly asked_at_ms: number | null;
  /** Name of who was asked; empty for anybody. */
  readonly asked_of: string;
  readonly asked_of_id: string;
  readonly note: string;
  /** Empty while nobody signed. */
  readonly given_by: string;
  readonly given_by_id: string;
  readonly given_at_ms: number | null;
  /** Name of the content that was signed: see `core/content-print.ts`. */
  readonly print: string;
  /** Reason why a signature counts no more; empty for none that was lost. */
  readonly lost: string;
}

/** A revision that readers got, and who signed for it. */
export interface SignedRevisionRow {
  readonly record_id: string;
  readonly revision: string;
  /** Name of the content that it was made of. */
  readonly print: string;
  /** Empty for one that went out without a signature. */
  readonly given_by: string;
  readonly given_by_id: string;
  /** 1 for one that went out by itself, in the place of what is written: it approves nothing of that. */
  readonly follows: number;
  readonly at_ms: number;
}

/** Tables of the sign-offs. */
export type SignOffTables = {
  readonly sign_off_rules: SignOffRuleRow;
  readonly sign_offs: SignOffRow;
  readonly signed_revisions: SignedRevisionRow;
};

/** The database as the sign-offs see it: what is signed, and what it is made of. */
export type SignOffDb = Kysely<SignOffTables & RecordsTables & Pick<FilesTables, "files">>;

/** The same, of a database or a transaction. */
export const openSignOffDb = ({ kysely }: { readonly kysely: Kysely<NoTables> }): SignOffDb =>
  kysely.$extendTables<SignOffTables & RecordsTables & Pick<FilesTables, "files">>();

/** The database without these tables, for who writes in its own. */
export const hostOf = (db: SignOffDb): Kysely<NoTables> =>
  db.$omitTables<keyof SignOffTables | keyof RecordsTables | "files">();

/** The database of the records, with what is signed of them. */
export const signOffDb = (db: RecordsDb): SignOffDb => db.$extendTables<SignOffTables & Pick<FilesTables, "files">>();

/** The steps that build their tables. */
export const SIGN_OFF_MIGRATIONS: Migrations = {
  async sign_off_0001_tables({ table, bigint }) {
    await table("sign_off_rules")
      .addColumn("version", "integer", (column) => column.primaryKey())
      .addColumn("kinds", "text", (column) => column.notNull())
      .addColumn("note", "text", (column) => column.notNull())
      .addColumn("made_by", "text", (column) => column.notNull())
      .addColumn("made_at_ms", bigint, (column) => column.notNull())
      .execute();
    await table("sign_offs")
      .addColumn("record_id", "text", (column) => column.primaryKey().references("records.id").onDelete("cascade"))
      .addColumn("asked_by", "text", (column) => column.notNull())
      .addColumn("asked_by_id", "text", (column) => column.notNull())
      .addColumn("asked_at_ms", bigint)
      .addColumn("asked_of", "text", (column) => column.notNull())
      .addColumn("asked_of_id", "text", (column) => column.notNull())
      .addColumn("note", "text", (column) => column.notNull())
      .addColumn("given_by", "text", (column) => column.notNull())
      .addColumn("given_by_id", "text", (column) => column.notNull())
      .addColumn("given_at_ms", bigint)
      .addColumn("print", "text", (column) => column.notNull())
      .addColumn("lost", "text", (column) => column.notNull())
      .execute();
    await table("signed_revisions")
      .addColumn("record_id", "text", (column) => column.notNull().references("records.id").onDelete("cascade"))
      .addColumn("revision", "text", (column) => column.notNull())
      .addColumn("print", "text", (column) => column.notNull())
      .addColumn("given_by", "text", (column) => column.notNull())
      .addColumn("given_by_id", "text", (column) => column.notNull())
      .addColumn("follows", "integer", (column) => column.notNull())
      .addColumn("at_ms", bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint("signed_revisions_key", ["record_id", "revision"])
      .execute();
  },
};

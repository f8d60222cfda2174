import type { Database, Migrations } from "@nv/database";
import { type Kysely, sql } from "kysely";

/** A document with versions that is published, without its content. Times are Unix epoch in milliseconds; booleans are 0 and 1. */
export interface RecordColumns {
  readonly id: string;
  /** Name of what it is one of: `graphics`, `includes`… */
  readonly collection: string;
  /** Its address, one of a kind in its collection. */
  readonly slug: string;
  readonly title: string;
  /** `draft`, `published`, `pinned` or `retired`. */
  readonly status: string;
  readonly version: number;
  /** Grows with every change of any record: the last changed has the highest. */
  readonly seq: number;
  readonly created_at_ms: number;
  readonly updated_at_ms: number;
  readonly changed_by: string;
  /** Revision that readers get; `null` for none. */
  readonly revision: string | null;
  /** Number of revisions so far. */
  readonly revisions: number;
  /** Version of the fields that readers get; 0 before the first. */
  readonly published_version: number;
  readonly published_at_ms: number | null;
  /** JSON: the pointer that the store should hold; `null` before the first publication. */
  readonly pointer: string | null;
  /** 0 while the store may hold another pointer than {@link RecordColumns.pointer}. */
  readonly is_settled: number;
}

/** A record, as the database holds it. */
export interface RecordRow extends RecordColumns {
  /** JSON: everything that people write, as its collection reads it. */
  readonly fields: string;
}

/** A version of a record, never changed; that of a stretch of editing gives way to the next while it lasts. */
export interface RecordVersionRow {
  readonly record_id: string;
  readonly version: number;
  readonly action: string;
  readonly by_name: string;
  readonly by_id: string;
  readonly at_ms: number;
  readonly revision: string | null;
  /** JSON: the record as it was then. */
  readonly snapshot: string;
  /** JSON: the people whose stretches of editing it is together; empty for one person's. */
  readonly together: string;
}

/** Last stretch of a person in a part of a record: it goes on while they come back within hours. */
export interface RecordHandRow {
  readonly record_id: string;
  /** Names the part for as long as it is there: `title`, the ids of a block and a step. */
  readonly part: string;
  readonly by_id: string;
  readonly by_name: string;
  readonly first_at_ms: number;
  readonly last_at_ms: number;
  /** Text of the part before the stretch, and now. */
  readonly before_text: string;
  readonly after_text: string;
}

/** A saving under the id that whoever sent it chose for it. */
export interface RecordSavingRow {
  readonly record_id: string;
  readonly by_id: string;
  readonly saving_id: string;
  /** Version that it made of the record. */
  readonly version: number;
}

/** A count that all processes share. */
interface RecordCounterRow {
  readonly name: string;
  readonly value: number;
}

/** Tables of the records. */
export type RecordsTables = {
  readonly records: RecordRow;
  readonly record_versions: RecordVersionRow;
  readonly record_counters: RecordCounterRow;
  readonly record_hands: RecordHandRow;
  readonly record_savings: RecordSavingRow;
};

/** The database as the records see it. */
export type RecordsDb = Kysely<RecordsTables>;

/** The same, of a database. */
export function recordsDb({ kysely }: Database): RecordsDb {
  return kysely.$extendTables<RecordsTables>();
}

/** The tables of all records. */
export const RECORDS_MIGRATIONS: Migrations = {
  async records_0001_tables({ db, dialect, table, bigint }) {
    await table("records")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("collection", "text", (column) => column.notNull())
      .addColumn("slug", "text", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("fields", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("seq", bigint, (column) => column.notNull().unique())
      .addColumn("created_at_ms", bigint, (column) => column.notNull())
      .addColumn("updated_at_ms", bigint, (column) => column.notNull())
      .addColumn("changed_by", "text", (column) => column.notNull())
      .addColumn("revision", "text")
      .addColumn("revisions", "integer", (column) => column.notNull())
      .addColumn("published_version", "integer", (column) => column.notNull())
      .addColumn("published_at_ms", bigint)
      .addColumn("pointer", "text")
      .addColumn("is_settled", "integer", (column) => column.notNull())
      .addUniqueConstraint("records_address", ["collection", "slug"])
      .execute();
    await db.schema.createIndex("records_newest").on("records").columns(["collection", "seq"]).execute();
    await db.schema.createIndex("records_updated").on("records").columns(["collection", "updated_at_ms"]).execute();
    await db.schema.createIndex("records_settled").on("records").column("is_settled").execute();
    await table("record_versions")
      .addColumn("record_id", "text", (column) => column.notNull().references("records.id").onDelete("cascade"))
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("by_name", "text", (column) => column.notNull())
      .addColumn("by_id", "text", (column) => column.notNull())
      .addColumn("at_ms", bigint, (column) => column.notNull())
      .addColumn("revision", "text")
      .addColumn("snapshot", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("record_versions_key", ["record_id", "version"])
      .execute();
    await table("record_counters")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", bigint, (column) => column.notNull())
      .execute();
    await sql`insert into record_counters (name, value) values ('seq', 0), ('index', 0)`.execute(db);
    if (dialect === "sqlite") {
      // Words come folded, so the tokenizer has nothing to do but split; `_` starts the words of filters.
      await sql`create virtual table records_search using fts5(
        words, tokenize = "unicode61 remove_diacritics 0 tokenchars '_'", prefix = '1 2 3 4'
      )`.execute(db);
      return;
    }
    await sql`create table records_search (seq bigint primary key, words tsvector not null)`.execute(db);
    await sql`create index records_search_words on records_search using gin (words)`.execute(db);
  },
  async records_0002_made({ db }) {
    await db.schema.createIndex("record_versions_by").on("record_versions").columns(["by_id", "action"]).execute();
  },
  async records_0003_hands({ db, table, bigint }) {
    await db.schema
      .alterTable("record_versions")
      .addColumn("together", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await table("record_hands")
      .addColumn("record_id", "text", (column) => column.notNull().references("records.id").onDelete("cascade"))
      .addColumn("part", "text", (column) => column.notNull())
      .addColumn("by_id", "text", (column) => column.notNull())
      .addColumn("by_name", "text", (column) => column.notNull())
      .addColumn("first_at_ms", bigint, (column) => column.notNull())
      .addColumn("last_at_ms", bigint, (column) => column.notNull())
      .addColumn("before_text", "text", (column) => column.notNull())
      .addColumn("after_text", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("record_hands_key", ["record_id", "part", "by_id"])
      .execute();
  },
  async records_0004_savings({ table }) {
    await table("record_savings")
      .addColumn("record_id", "text", (column) => column.notNull().references("records.id").onDelete("cascade"))
      .addColumn("by_id", "text", (column) => column.notNull())
      .addColumn("saving_id", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("record_savings_key", ["record_id", "by_id", "saving_id"])
      .execute();
  },
};

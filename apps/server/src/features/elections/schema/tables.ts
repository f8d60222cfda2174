import type { Migrations } from "@nv/database";
import type { Kysely } from "kysely";
import type { RecordsTables } from "../../../platform/records/records-tables.ts";

/** A count that versions of an election name, never changed: the result of last time. */
interface ElectionCountRow {
  readonly record_id: string;
  /** SHA-256 of the text, hex. */
  readonly hash: string;
  /** JSON: a `CountSnapshot`. */
  readonly snapshot: string;
}

/** A night of an election: the one that readers follow, or the rehearsal. Times are Unix epoch in milliseconds; booleans are 0 and 1. */
export interface ElectionNightRow {
  readonly record_id: string;
  /** `rehearsal` or `live`. */
  readonly place: string;
  readonly is_open: number;
  /** `source` or `invented`. */
  readonly count_of: string;
  readonly opened_by: string;
  readonly opened_at_ms: number;
  /** Address of its pages below their section: that of the election, or a name that nobody guesses. */
  readonly address: string;
  /** JSON: the last `CountSnapshot` that could be read; `null` before the first. */
  readonly snapshot: string | null;
  /** Mark of the source's last answer; empty for none. */
  readonly etag: string;
  /** Moments at which the source was asked last, and at which it last gave a count that was another; `null` before the first. */
  readonly asked_at_ms: number | null;
  readonly heard_at_ms: number | null;
  /** Sentence on what keeps the source from being read; empty for nothing. */
  readonly fault: string;
  /** Whether its pages say that nothing new is heard. */
  readonly says_behind: number;
  /** Number of revisions of its pages so far, the last one, and its pointer; `null` before the first. */
  readonly revisions: number;
  readonly revision: string | null;
  readonly pointer: string | null;
  /** 0 while the store may hold another pointer. */
  readonly is_settled: number;
  /** Revision that those who follow the count were told of last, and when; `null` before the first. */
  readonly told_revision: string | null;
  readonly told_at_ms: number | null;
  /** Counts the changes of the row: whoever writes it has seen the last one. */
  readonly turn: number;
}

/** A night without its last count, which is two megabytes of text: all that most who look at a night need. */
export type NightState = Omit<ElectionNightRow, "snapshot">;

/** A line of the log of a night. */
interface ElectionLogRow {
  readonly id: string;
  readonly record_id: string;
  readonly place: string;
  readonly at_ms: number;
  readonly kind: string;
  readonly text: string;
}

/** A winner that somebody wants to give. */
export interface ElectionCallRow {
  readonly id: string;
  readonly record_id: string;
  readonly place: string;
  readonly area: string;
  readonly list: string;
  readonly reason: string;
  /** `proposed`, `confirmed`, `refused` or `withdrawn`. */
  readonly state: string;
  readonly proposed_by: string;
  readonly proposed_by_id: string;
  readonly proposed_at_ms: number;
  readonly decided_by: string;
  readonly decided_by_id: string;
  readonly decided_at_ms: number | null;
  readonly decided_reason: string;
}

/** Tables of the elections, with those of all records. */
export type ElectionsTables = RecordsTables & {
  readonly election_counts: ElectionCountRow;
  readonly election_nights: ElectionNightRow;
  readonly election_log: ElectionLogRow;
  readonly election_calls: ElectionCallRow;
};

/** The database as the elections see it. */
export type ElectionsDb = Kysely<ElectionsTables>;

/** The tables of the elections. */
export const ELECTIONS_MIGRATIONS: Migrations = {
  async elections_0001_tables({ db, table, bigint }) {
    await table("election_counts")
      .addColumn("record_id", "text", (column) => column.notNull().references("records.id").onDelete("cascade"))
      .addColumn("hash", "text", (column) => column.notNull())
      .addColumn("snapshot", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("election_counts_key", ["record_id", "hash"])
      .execute();
    await table("election_nights")
      .addColumn("record_id", "text", (column) => column.notNull().references("records.id").onDelete("cascade"))
      .addColumn("place", "text", (column) => column.notNull())
      .addColumn("is_open", "integer", (column) => column.notNull())
      .addColumn("count_of", "text", (column) => column.notNull())
      .addColumn("opened_by", "text", (column) => column.notNull())
      .addColumn("opened_at_ms", bigint, (column) => column.notNull())
      .addColumn("address", "text", (column) => column.notNull())
      .addColumn("snapshot", "text")
      .addColumn("etag", "text", (column) => column.notNull())
      .addColumn("asked_at_ms", bigint)
      .addColumn("heard_at_ms", bigint)
      .addColumn("fault", "text", (column) => column.notNull())
      .addColumn("says_behind", "integer", (column) => column.notNull())
      .addColumn("revisions", "integer", (column) => column.notNull())
      .addColumn("revision", "text")
      .addColumn("pointer", "text")
      .addColumn("is_settled", "integer", (column) => column.notNull())
      .addColumn("turn", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("election_nights_key", ["record_id", "place"])
      .execute();
    await table("election_log")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("record_id", "text", (column) => column.notNull().references("records.id").onDelete("cascade"))
      .addColumn("place", "text", (column) => column.notNull())
      .addColumn("at_ms", bigint, (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("election_log_night")
      .on("election_log")
      .columns(["record_id", "place", "at_ms"])
      .execute();
    await table("election_calls")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("record_id", "text", (column) => column.notNull().references("records.id").onDelete("cascade"))
      .addColumn("place", "text", (column) => column.notNull())
      .addColumn("area", "text", (column) => column.notNull())
      .addColumn("list", "text", (column) => column.notNull())
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("proposed_by", "text", (column) => column.notNull())
      .addColumn("proposed_by_id", "text", (column) => column.notNull())
      .addColumn("proposed_at_ms", bigint, (column) => column.notNull())
      .addColumn("decided_by", "text", (column) => column.notNull())
      .addColumn("decided_by_id", "text", (column) => column.notNull())
      .addColumn("decided_at_ms", bigint)
      .addColumn("decided_reason", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("election_calls_night").on("election_calls").columns(["record_id", "place"]).execute();
  },
  async elections_0002_followers({ db, bigint }) {
    await db.schema.alterTable("election_nights").addColumn("told_revision", "text").execute();
    await db.schema.alterTable("election_nights").addColumn("told_at_ms", bigint).execute();
  },
};

import type { Migrations } from "@nv/database";
import { type Kysely, sql } from "kysely";
import type { RecordsTables } from "../../../platform/records/records-tables.ts";

/** State of a series, kept beside its record. Times are Unix epoch in milliseconds. */
export interface SeriesStateRow {
  readonly record_id: string;
  /** Time of the next check; `null` for never. */
  readonly next_run_ms: number | null;
  /** JSON: the content that was published last, by which it looks for something new; `null` before the first publication. */
  readonly acting: string | null;
  /** Chart to which published revisions are sent by themselves, its id; empty for none. */
  readonly target: string;
  /** Revision that was sent there last, whatever came of it; empty for none. */
  readonly sent_revision: string;
  /** Reason why it did not arrive; empty when it did. */
  readonly sent_failure: string;
  readonly sent_at_ms: number | null;
}

/** Observations of a series, never changed: versions and runs name them by their hash. */
interface SeriesDataRow {
  readonly record_id: string;
  /** SHA-256 of the text, hex. */
  readonly hash: string;
  /** JSON: a list of `Observation`, in order. */
  readonly observations: string;
}

/** Outcome of a check for new data, or of a table that somebody imported. */
export interface SeriesRunRow {
  readonly id: string;
  readonly record_id: string;
  readonly state: string;
  readonly origin: string;
  readonly at_ms: number;
  readonly by_name: string;
  readonly decided_by: string;
  readonly decided_at_ms: number | null;
  /** Hash of the observations that it was compared with; empty for none. */
  readonly base_hash: string;
  /** Hash of those that it would bring; empty for none. */
  readonly data_hash: string;
  /** Base that the source says to have; empty for none. */
  readonly source_base: string;
  /** JSON: `ChangeCounts`. */
  readonly counts: string;
  readonly sentence: string;
  readonly findings_total: number;
  /** JSON: the first findings, each with its sentence. */
  readonly findings: string;
  /** 1 until readers have what it brought, where nobody has to say so. */
  readonly is_to_publish: number;
  /** JSON: the published series that its figures were worked out with. */
  readonly used: string;
}

/** Tables of the series, with those of all records. */
export type SeriesTables = RecordsTables & {
  readonly series_state: SeriesStateRow;
  readonly series_data: SeriesDataRow;
  readonly series_runs: SeriesRunRow;
};

/** The database as the series see it. */
export type SeriesDb = Kysely<SeriesTables>;

/** The tables of the series. */
export const SERIES_MIGRATIONS: Migrations = {
  async series_0001_tables({ db, table, bigint }) {
    await table("series_state")
      .addColumn("record_id", "text", (column) => column.primaryKey().references("records.id").onDelete("cascade"))
      .addColumn("next_run_ms", bigint)
      .addColumn("target", "text", (column) => column.notNull())
      .addColumn("sent_revision", "text", (column) => column.notNull())
      .addColumn("sent_failure", "text", (column) => column.notNull())
      .addColumn("sent_at_ms", bigint)
      .execute();
    await db.schema.createIndex("series_due").on("series_state").column("next_run_ms").execute();
    await table("series_data")
      .addColumn("record_id", "text", (column) => column.notNull().references("records.id").onDelete("cascade"))
      .addColumn("hash", "text", (column) => column.notNull())
      .addColumn("observations", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("series_data_key", ["record_id", "hash"])
      .execute();
    await table("series_runs")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("record_id", "text", (column) => column.notNull().references("records.id").onDelete("cascade"))
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("origin", "text", (column) => column.notNull())
      .addColumn("at_ms", bigint, (column) => column.notNull())
      .addColumn("by_name", "text", (column) => column.notNull())
      .addColumn("decided_by", "text", (column) => column.notNull())
      .addColumn("decided_at_ms", bigint)
      .addColumn("base_hash", "text", (column) => column.notNull())
      .addColumn("data_hash", "text", (column) => column.notNull())
      .addColumn("source_base", "text", (column) => column.notNull())
      .addColumn("counts", "text", (column) => column.notNull())
      .addColumn("sentence", "text", (column) => column.notNull())
      .addColumn("findings_total", "integer", (column) => column.notNull())
      .addColumn("findings", "text", (column) => column.notNull())
      .addColumn("is_to_publish", "integer", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("series_runs_newest").on("series_runs").columns(["record_id", "at_ms"]).execute();
    await db.schema.createIndex("series_runs_state").on("series_runs").columns(["state", "record_id"]).execute();
  },
  async series_0002_used({ db }) {
    await db.schema
      .alterTable("series_runs")
      .addColumn("used", "text", (column) => column.notNull().defaultTo("[]"))
      .execute();
  },
  async series_0003_acting({ db }) {
    await db.schema.alterTable("series_state").addColumn("acting", "text").execute();
  },
  /** Series of which readers have a revision looked for something new by what was saved: they go on so. */
  async series_0004_acting_as_saved({ db }) {
    await sql`update series_state set acting = (select fields from records where records.id = series_state.record_id)
      where record_id in (select id from records where revision is not null)`.execute(db);
  },
};

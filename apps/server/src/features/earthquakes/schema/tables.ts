import type { Migrations } from "@nv/database";
import type { Kysely } from "kysely";
import type { RecordsTables } from "../../../platform/records/records-tables.ts";

/** Report of an agency on an earthquake, as the agency gives it now. Times are Unix epoch in milliseconds. */
interface ReportRow {
  readonly source: string;
  readonly report_id: string;
  readonly at_ms: number;
  /** JSON: `EarthquakeReport`. */
  readonly report: string;
}

/** A magnitude that an agency has corrected. */
interface RevisionRow {
  readonly id: string;
  readonly source: string;
  readonly report_id: string;
  /** JSON: what it was and what it is, `[5.3, 5.1]`. */
  readonly magnitudes: string;
  readonly seen_at_ms: number;
}

/** A question that agencies are asked over and over. */
export interface FeedRow {
  readonly name: string;
  /** Address that the mark is of. */
  readonly url: string;
  readonly etag: string | null;
  readonly asked_at_ms: number;
  readonly answered_at_ms: number | null;
  /** Sentence of what was wrong with the last answer; empty for nothing. */
  readonly notice: string;
  readonly skipped: number;
}

/** A graphic that was made of an earthquake. */
interface PieceRow {
  readonly graphic_id: string;
  readonly made_at_ms: number;
  /** Corrections of before are known to whoever made it. */
  readonly reviewed_at_ms: number;
}

/** A report that a graphic was made of. */
interface PieceReportRow {
  readonly graphic_id: string;
  readonly source: string;
  readonly report_id: string;
}

/** Tables of the earthquakes, with those of all records. */
export type EarthquakeTables = RecordsTables & {
  readonly earthquake_reports: ReportRow;
  readonly earthquake_revisions: RevisionRow;
  readonly earthquake_feeds: FeedRow;
  readonly earthquake_pieces: PieceRow;
  readonly earthquake_piece_reports: PieceReportRow;
};

/** The database as they see it. */
export type EarthquakesDb = Kysely<EarthquakeTables>;

/** The tables of the earthquakes. */
export const EARTHQUAKE_MIGRATIONS: Migrations = {
  async earthquakes_0001_tables({ db, table, bigint }) {
    await table("earthquake_reports")
      .addColumn("source", "text", (column) => column.notNull())
      .addColumn("report_id", "text", (column) => column.notNull())
      .addColumn("at_ms", bigint, (column) => column.notNull())
      .addColumn("report", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("earthquake_reports_key", ["source", "report_id"])
      .execute();
    await db.schema.createIndex("earthquake_reports_newest").on("earthquake_reports").column("at_ms").execute();
    await table("earthquake_revisions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("source", "text", (column) => column.notNull())
      .addColumn("report_id", "text", (column) => column.notNull())
      .addColumn("magnitudes", "text", (column) => column.notNull())
      .addColumn("seen_at_ms", bigint, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("earthquake_revisions_report")
      .on("earthquake_revisions")
      .columns(["source", "report_id"])
      .execute();
    await table("earthquake_feeds")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("url", "text", (column) => column.notNull())
      .addColumn("etag", "text")
      .addColumn("asked_at_ms", bigint, (column) => column.notNull())
      .addColumn("answered_at_ms", bigint)
      .addColumn("notice", "text", (column) => column.notNull())
      .addColumn("skipped", "integer", (column) => column.notNull())
      .execute();
    await table("earthquake_pieces")
      .addColumn("graphic_id", "text", (column) => column.primaryKey().references("records.id").onDelete("cascade"))
      .addColumn("made_at_ms", bigint, (column) => column.notNull())
      .addColumn("reviewed_at_ms", bigint, (column) => column.notNull())
      .execute();
    await table("earthquake_piece_reports")
      .addColumn("graphic_id", "text", (column) =>
        column.notNull().references("earthquake_pieces.graphic_id").onDelete("cascade"),
      )
      .addColumn("source", "text", (column) => column.notNull())
      .addColumn("report_id", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("earthquake_piece_reports_key", ["graphic_id", "source", "report_id"])
      .execute();
  },
};

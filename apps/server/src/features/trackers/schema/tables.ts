import type { Migrations } from "@nv/database";
import type { Kysely } from "kysely";
import type { RecordsTables } from "../../../platform/records/records-tables.ts";

/** State of a tracker, kept beside its record. */
export interface TrackerStateRow {
  readonly record_id: string;
  /** Revision that those who show the tracker were told of last; empty for none. */
  readonly told_revision: string;
}

/** Polls or events of a mandate, never changed: versions name them by their hash. */
interface TrackerDataRow {
  readonly record_id: string;
  /** SHA-256 of the text, hex. */
  readonly hash: string;
  /** JSON: a list of `Observation`, in order. */
  readonly observations: string;
}

/** Meaning of the columns of a table, as they were understood the last time that it was brought. */
interface TrackerMappingRow {
  /** SHA-256 of the names of its columns, hex. */
  readonly layout: string;
  /** JSON: a `RememberedMapping`. */
  readonly mapping: string;
  readonly used_at_ms: number;
}

/** Tables of the trackers, with those of all records. */
export type TrackersTables = RecordsTables & {
  readonly tracker_state: TrackerStateRow;
  readonly tracker_data: TrackerDataRow;
  readonly tracker_mappings: TrackerMappingRow;
};

/** The database as the trackers see it. */
export type TrackersDb = Kysely<TrackersTables>;

/** The tables of the trackers. */
export const TRACKERS_MIGRATIONS: Migrations = {
  async trackers_0001_tables({ table }) {
    await table("tracker_state")
      .addColumn("record_id", "text", (column) => column.primaryKey().references("records.id").onDelete("cascade"))
      .addColumn("told_revision", "text", (column) => column.notNull())
      .execute();
    await table("tracker_data")
      .addColumn("record_id", "text", (column) => column.notNull().references("records.id").onDelete("cascade"))
      .addColumn("hash", "text", (column) => column.notNull())
      .addColumn("observations", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("tracker_data_key", ["record_id", "hash"])
      .execute();
  },
  async trackers_0002_mappings({ table, bigint }) {
    await table("tracker_mappings")
      .addColumn("layout", "text", (column) => column.primaryKey())
      .addColumn("mapping", "text", (column) => column.notNull())
      .addColumn("used_at_ms", bigint, (column) => column.notNull())
      .execute();
  },
};

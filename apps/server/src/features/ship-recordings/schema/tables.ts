import type { Migrations } from "@nv/database";
import type { Kysely } from "kysely";
import { sql } from "kysely";

/** A recording. Times are Unix epoch in milliseconds. */
export interface RecordingRow {
  readonly id: string;
  readonly title: string;
  /** Numbers of the ships' radios, with spaces between. */
  readonly ships: string;
  readonly state: string;
  readonly created_by: string;
  readonly created_by_id: string;
  readonly created_at_ms: number;
  /** End that was asked for; once it has ended, when it did. */
  readonly ends_at_ms: number;
  readonly positions: number;
}

/** Position of a ship. */
export interface PositionRow {
  readonly recording_id: string;
  readonly mmsi: string;
  readonly at_ms: number;
  readonly name: string;
  readonly lon: number;
  readonly lat: number;
}

/** A stretch during which somebody listened. */
export interface HeardRow {
  readonly recording_id: string;
  readonly from_ms: number;
  readonly to_ms: number;
}

/** Process that listens for all the others: the service gives only one connection for a key. */
export interface ListenerRow {
  readonly id: string;
  readonly holder: string;
  readonly until_ms: number;
  readonly trouble: string;
}

/** Its tables. */
export type RecordingTables = {
  readonly ship_recordings: RecordingRow;
  readonly ship_positions: PositionRow;
  readonly ship_heard: HeardRow;
  readonly ship_listener: ListenerRow;
};

/** The database as it sees it. */
export type RecordingsDb = Kysely<RecordingTables>;

/** The one row of those who may listen. */
export const LISTENER = "aisstream";

/** The steps that build its tables. */
export const RECORDINGS_MIGRATIONS: Migrations = {
  async ship_recordings_0001_tables({ db, table, bigint, dialect }) {
    const figure = sql.raw(dialect === "sqlite" ? "real" : "double precision");
    await table("ship_recordings")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("ships", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("created_by", "text", (column) => column.notNull())
      .addColumn("created_by_id", "text", (column) => column.notNull())
      .addColumn("created_at_ms", bigint, (column) => column.notNull())
      .addColumn("ends_at_ms", bigint, (column) => column.notNull())
      .addColumn("positions", "integer", (column) => column.notNull())
      .execute();
    await table("ship_positions")
      .addColumn("recording_id", "text", (column) =>
        column.notNull().references("ship_recordings.id").onDelete("cascade"),
      )
      .addColumn("mmsi", "text", (column) => column.notNull())
      .addColumn("at_ms", bigint, (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("lon", figure, (column) => column.notNull())
      .addColumn("lat", figure, (column) => column.notNull())
      .addPrimaryKeyConstraint("ship_positions_key", ["recording_id", "mmsi", "at_ms"])
      .execute();
    await table("ship_heard")
      .addColumn("recording_id", "text", (column) =>
        column.notNull().references("ship_recordings.id").onDelete("cascade"),
      )
      .addColumn("from_ms", bigint, (column) => column.notNull())
      .addColumn("to_ms", bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint("ship_heard_key", ["recording_id", "from_ms"])
      .execute();
    await table("ship_listener")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("holder", "text", (column) => column.notNull())
      .addColumn("until_ms", bigint, (column) => column.notNull())
      .addColumn("trouble", "text", (column) => column.notNull())
      .execute();
    await db
      .$extendTables<RecordingTables>()
      .insertInto("ship_listener")
      .values({ id: LISTENER, holder: "", until_ms: 0, trouble: "" })
      .execute();
  },
  // Of those that were stopped, nobody kept when: they ended with the last that was heard.
  async ship_recordings_0002_true_ends({ db }) {
    const recordings = db.$extendTables<RecordingTables>();
    await recordings
      .updateTable("ship_recordings")
      .set(({ selectFrom, fn, ref }) => ({
        ends_at_ms: fn.coalesce(
          selectFrom("ship_heard")
            .whereRef("ship_heard.recording_id", "=", "ship_recordings.id")
            .select(({ fn: of }) => of.max("to_ms").as("last_ms")),
          ref("created_at_ms"),
        ),
      }))
      .where("state", "in", ["stopped", "full"])
      .execute();
  },
};

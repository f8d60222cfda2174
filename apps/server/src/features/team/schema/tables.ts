import type { Migrations } from "@nv/database";
import type { Kysely } from "kysely";

/** What somebody says of themselves. */
export interface ProfileRow {
  /** Id of their account. */
  readonly person_id: string;
  readonly name: string;
  readonly email: string;
  readonly job: string;
  /** JSON: texts. */
  readonly skills: string;
  /** JSON: texts. */
  readonly languages: string;
  readonly extension: string;
  /** SHA-256 of the secret of their calendar's address; `null` without one. */
  readonly calendar_hash: string | null;
  /** When that address was made, Unix epoch in milliseconds; `null` without one. */
  readonly calendar_since_ms: number | null;
}

/** A shift, or days away. */
export interface ShiftRow {
  readonly id: string;
  readonly person_id: string;
  readonly kind: string;
  /** What the team's clocks say, `2026-11-23T22:00`: it is what was agreed, whatever an hour is worth by then. */
  readonly starts: string;
  readonly ends: string;
  readonly note: string;
  readonly version: number;
  /** Unix epoch, milliseconds. */
  readonly changed_at_ms: number;
}

/** Its tables. */
export type TeamTables = {
  readonly team_profiles: ProfileRow;
  readonly team_shifts: ShiftRow;
};

/** The database as it sees it. */
export type TeamDb = Kysely<TeamTables>;

/** The steps that build its tables. */
export const TEAM_MIGRATIONS: Migrations = {
  async team_0001_rota({ table, db, bigint }) {
    await table("team_profiles")
      .addColumn("person_id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("job", "text", (column) => column.notNull())
      .addColumn("skills", "text", (column) => column.notNull())
      .addColumn("languages", "text", (column) => column.notNull())
      .addColumn("extension", "text", (column) => column.notNull())
      .addColumn("calendar_hash", "text", (column) => column.unique())
      .addColumn("calendar_since_ms", bigint)
      .execute();
    await table("team_shifts")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person_id", "text", (column) =>
        column.notNull().references("team_profiles.person_id").onDelete("cascade"),
      )
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("starts", "text", (column) => column.notNull())
      .addColumn("ends", "text", (column) => column.notNull())
      .addColumn("note", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("changed_at_ms", bigint, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("team_shifts_time").on("team_shifts").columns(["starts", "ends"]).execute();
    await db.schema.createIndex("team_shifts_person").on("team_shifts").columns(["person_id", "starts"]).execute();
  },
};

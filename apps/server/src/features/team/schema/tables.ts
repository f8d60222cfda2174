import type { Migrations } from "@nv/database";
import type { Kysely } from "kysely";

/** Profile that a person writes of themselves. */
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
  /** JSON: texts. */
  readonly specialities: string;
  readonly time_zone: string;
  /** JSON: names of what they let be published. */
  readonly shown: string;
  readonly extension: string;
  /** SHA-256 of the secret of their calendar's address; `null` without one. */
  readonly calendar_hash: string | null;
  /** Time at which that address was made, Unix epoch in milliseconds; `null` without one. */
  readonly calendar_since_ms: number | null;
}

/** A shift, or days away. */
export interface ShiftRow {
  readonly id: string;
  readonly person_id: string;
  readonly kind: string;
  /** Team's local time, `2026-11-23T22:00`: it is what was agreed, whatever an hour is worth by then. */
  readonly starts: string;
  readonly ends: string;
  readonly note: string;
  readonly version: number;
  /** Unix epoch, milliseconds. */
  readonly changed_at_ms: number;
}

/** A photo, small and square; with the profile it goes, and from the copies with them. */
export interface PhotoRow {
  readonly person_id: string;
  /** Base64 of a WebP. */
  readonly picture: string;
  /** SHA-256 of its bytes, hex. */
  readonly hash: string;
}

/** Something that somebody who begins does. */
export interface StepRow {
  readonly id: string;
  /** From 0 on. */
  readonly position: number;
  readonly text: string;
  readonly place: string;
}

/** That somebody did it. */
export interface TickRow {
  readonly person_id: string;
  readonly step_id: string;
  readonly at_ms: number;
}

/** Channel in which questions about an area are asked. */
export interface ChannelRow {
  readonly area: string;
  readonly channel: string;
}

/** Version of something that is always written whole. */
export interface TeamVersionRow {
  readonly name: string;
  readonly version: number;
}

/** Its tables. */
export type TeamTables = {
  readonly team_profiles: ProfileRow;
  readonly team_shifts: ShiftRow;
  readonly team_photos: PhotoRow;
  readonly team_steps: StepRow;
  readonly team_ticks: TickRow;
  readonly team_channels: ChannelRow;
  readonly team_versions: TeamVersionRow;
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
  async team_0002_people({ table, db, bigint }) {
    for (const [column, first] of [
      ["specialities", "[]"],
      ["time_zone", "Europe/Madrid"],
      ["shown", "[]"],
    ] as const)
      await db.schema
        .alterTable("team_profiles")
        .addColumn(column, "text", (text) => text.notNull().defaultTo(first))
        .execute();
    await table("team_photos")
      .addColumn("person_id", "text", (column) =>
        column.primaryKey().references("team_profiles.person_id").onDelete("cascade"),
      )
      .addColumn("picture", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull())
      .execute();
    await table("team_steps")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("place", "text", (column) => column.notNull())
      .execute();
    // Whoever begins ticks before they have a profile.
    await table("team_ticks")
      .addColumn("person_id", "text", (column) => column.notNull())
      .addColumn("step_id", "text", (column) => column.notNull().references("team_steps.id").onDelete("cascade"))
      .addColumn("at_ms", bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint("team_ticks_key", ["person_id", "step_id"])
      .execute();
    await table("team_channels")
      .addColumn("area", "text", (column) => column.primaryKey())
      .addColumn("channel", "text", (column) => column.notNull())
      .execute();
    await table("team_versions")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("version", "integer", (column) => column.notNull())
      .execute();
  },
};

import type { Migrations } from "@nv/database";
import type { Kysely } from "kysely";
import type { RecordsTables } from "../../../platform/records/records-tables.ts";

/** A key that a panel has instead of a session, whose cookie no browser sends from a frame of another site. Times are Unix epoch in milliseconds. */
export interface PanelKeyRow {
  readonly id: string;
  /** SHA-256 of the key, base64url: the key itself is kept nowhere. */
  readonly key_hash: string;
  readonly user_id: string;
  /** The session that it was made in, and ends with. */
  readonly session_id: string;
  readonly made_at_ms: number;
  readonly used_at_ms: number;
  readonly expires_at_ms: number;
}

/** That somebody inserted a graphic from Composer. */
export interface InsertionRow {
  readonly id: string;
  readonly graphic_id: string;
  /** Host of Composer, in lower case; empty when nobody knows. */
  readonly org: string;
  readonly headline: string;
  readonly by_name: string;
  readonly by_id: string;
  readonly at_ms: number;
}

/** Its tables, with those of all records. */
export type ComposerTables = RecordsTables & {
  readonly panel_keys: PanelKeyRow;
  readonly embeds_usage: InsertionRow;
};

/** The database as it sees it. */
export type ComposerDb = Kysely<ComposerTables>;

/** The steps that build its tables. */
export const COMPOSER_MIGRATIONS: Migrations = {
  async composer_0001_tables({ db, table, bigint }) {
    await table("panel_keys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("key_hash", "text", (column) => column.notNull().unique())
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("session_id", "text", (column) => column.notNull())
      .addColumn("made_at_ms", bigint, (column) => column.notNull())
      .addColumn("used_at_ms", bigint, (column) => column.notNull())
      .addColumn("expires_at_ms", bigint, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("panel_keys_person").on("panel_keys").column("user_id").execute();
    await db.schema.createIndex("panel_keys_expired").on("panel_keys").column("expires_at_ms").execute();
    await table("embeds_usage")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("graphic_id", "text", (column) => column.notNull().references("records.id").onDelete("cascade"))
      .addColumn("org", "text", (column) => column.notNull())
      .addColumn("headline", "text", (column) => column.notNull())
      .addColumn("by_name", "text", (column) => column.notNull())
      .addColumn("by_id", "text", (column) => column.notNull())
      .addColumn("at_ms", bigint, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("embeds_usage_graphic").on("embeds_usage").columns(["graphic_id", "at_ms"]).execute();
  },
};

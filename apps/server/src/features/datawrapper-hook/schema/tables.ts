import type { Migrations, SchemaTools } from "@nv/database";
import type { Kysely } from "kysely";

/** The address of the installation: one row, or none. Times are Unix epoch in milliseconds. */
export interface HookRow {
  readonly id: string;
  /** SHA-256 of its secret, hex: who reads the database does not learn it. */
  readonly secret_hash: string;
  readonly made_at_ms: number;
  readonly made_by: string;
  readonly received_at_ms: number | null;
}

/** A chart that a message named, and what was asked about it. */
export interface ChartMessageRow {
  readonly chart: string;
  /** Moment of the last message. */
  readonly received_at_ms: number;
  /** Moment of the last question. */
  readonly asked_at_ms: number;
  /** Moment of the last question that was answered. */
  readonly answered_at_ms: number;
}

/** Its tables. */
export type HookTables = {
  readonly datawrapper_hook: HookRow;
  readonly datawrapper_messages: ChartMessageRow;
};

/** The database as it sees it. */
export type HookDb = Kysely<HookTables>;

async function tables({ table, bigint }: SchemaTools): Promise<void> {
  await table("datawrapper_hook")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("secret_hash", "text", (column) => column.notNull())
    .addColumn("made_at_ms", bigint, (column) => column.notNull())
    .addColumn("made_by", "text", (column) => column.notNull())
    .addColumn("received_at_ms", bigint)
    .execute();
  await table("datawrapper_messages")
    .addColumn("chart", "text", (column) => column.primaryKey())
    .addColumn("received_at_ms", bigint, (column) => column.notNull())
    .addColumn("asked_at_ms", bigint, (column) => column.notNull())
    .addColumn("answered_at_ms", bigint, (column) => column.notNull())
    .execute();
}

/** The steps that build its tables. */
export const DATAWRAPPER_HOOK_MIGRATIONS: Migrations = { datawrapper_hook_0001_tables: tables };

import type { Migrations, SchemaTools } from "@nv/database";
import { type ColumnType, type Kysely, sql } from "kysely";

/** An address that is told of what happens. Times are Unix epoch in milliseconds. */
export interface WebhookRow {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** JSON: names of what it is told of. */
  readonly events: string;
  /** Secret that its messages are signed with. */
  readonly secret: string;
  /** `on`, `paused` or `off`. */
  readonly state: string;
  /** Reason why it is paused, in Spanish; empty when it is not. */
  readonly reason: string;
  /** Since when nothing gets through; `null` when it does. */
  readonly failing_since_ms: number | null;
  /** Failures in a row. */
  readonly failures: number;
  /** Before this nothing is sent. */
  readonly next_try_ms: number;
  /** Messages that were not kept because too many waited. */
  readonly lost: number;
  readonly created_at_ms: number;
  readonly version: number;
}

/** A message to one address. */
export interface DeliveryRow {
  /** The order in which messages were written down: that in which they are sent. */
  readonly seq: ColumnType<number, never, never>;
  /** Id by which a receiver recognises a repeated message. */
  readonly id: string;
  readonly webhook_id: string;
  readonly event: string;
  readonly body: string;
  /** `waiting`, `delivered` or `failed`. */
  readonly state: string;
  readonly attempts: number;
  readonly created_at_ms: number;
  readonly tried_at_ms: number | null;
  /** Until then it is on its way with one process, and no other takes it; 0 when it is not. */
  readonly sending_until_ms: number;
  readonly status: number | null;
  /** Answer that came back, or the reason why none did. */
  readonly answer: string;
}

/** Its tables. */
export type WebhookTables = {
  readonly webhooks: WebhookRow;
  readonly webhook_deliveries: DeliveryRow;
};

/** The database as it sees it. */
export type WebhooksDb = Kysely<WebhookTables>;

async function webhooks({ db, dialect, table, bigint }: SchemaTools): Promise<void> {
  await table("webhooks")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("url", "text", (column) => column.notNull())
    .addColumn("events", "text", (column) => column.notNull())
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("failing_since_ms", bigint)
    .addColumn("failures", "integer", (column) => column.notNull())
    .addColumn("next_try_ms", bigint, (column) => column.notNull())
    .addColumn("lost", "integer", (column) => column.notNull())
    .addColumn("created_at_ms", bigint, (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
  const deliveries = table("webhook_deliveries");
  await (dialect === "sqlite"
    ? deliveries.addColumn("seq", "integer", (column) => column.primaryKey().autoIncrement())
    : deliveries.addColumn("seq", sql`bigint generated always as identity`, (column) => column.primaryKey())
  )
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("webhook_id", "text", (column) => column.notNull().references("webhooks.id").onDelete("cascade"))
    .addColumn("event", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("created_at_ms", bigint, (column) => column.notNull())
    .addColumn("tried_at_ms", bigint)
    .addColumn("sending_until_ms", bigint, (column) => column.notNull())
    .addColumn("status", "integer")
    .addColumn("answer", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("webhook_deliveries_queue")
    .on("webhook_deliveries")
    .columns(["webhook_id", "state", "seq"])
    .execute();
}

/** The steps that build its tables. */
export const WEBHOOKS_MIGRATIONS: Migrations = { webhooks_0001_tables: webhooks };

import type { Migrations } from "@nv/database";
import type { Kysely, RawBuilder } from "kysely";
import { z } from "zod";

/** A piece of background work. Times are Unix epoch in milliseconds. */
export interface JobRow {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  /** Key that makes it the same work as another that waits or runs; `null` when it is over, or every one is its own. */
  readonly active_key: string | null;
  /** JSON. */
  readonly payload: string;
  readonly state: string;
  /** 0 to 1000. */
  readonly progress_permille: number;
  readonly message: string;
  /** JSON; `null` until it is done. */
  readonly result: string | null;
  readonly attempts: number;
  readonly run_after_ms: number;
  /** The process that does it. */
  readonly lease_owner: string | null;
  /** Until when that process has it; one that ended without a word lets it go then. */
  readonly lease_until_ms: number;
  readonly is_cancelling: number;
  readonly created_by: string;
  readonly created_by_id: string;
  readonly created_at_ms: number;
  readonly updated_at_ms: number;
  /** JSON: lines. */
  readonly log: string;
  /** The group that it belongs to; empty for everybody's. */
  readonly group_name: string;
  /** Number of times that it has gone back to the queue because the store was away. */
  readonly waits: number;
  /** Place before others: 1 when somebody waits for it, else 0. */
  readonly priority: number;
  /** Place among those of the same priority, by which people take turns: 0 and up. */
  readonly turn: number;
}

/** Columns that processes compare by one clock, which a statement asks. */
type Judged = "run_after_ms" | "lease_until_ms" | "created_at_ms";
type ByClock<Row> = { readonly [Name in keyof Row]: Row[Name] | (Name extends Judged ? RawBuilder<number> : never) };

/** Work that is added. */
export type NewJob = ByClock<JobRow>;

/** A change of work. */
export type JobChange = Partial<ByClock<Omit<JobRow, "id" | "created_at_ms">>>;

const Log = z.array(z.string());

/** Reads the lines that were logged while a job ran. */
export function logOf({ log }: Pick<JobRow, "log">): readonly string[] {
  return Log.parse(JSON.parse(log));
}

/** The table of background work. */
export type JobsTables = { readonly jobs: JobRow };

/** The database as background work sees it. */
export type JobsDb = Kysely<JobsTables>;

/** The table of background work. */
export const JOBS_MIGRATIONS: Migrations = {
  async jobs_0001_table({ db, table, bigint }) {
    await table("jobs")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("active_key", "text", (column) => column.unique())
      .addColumn("payload", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("progress_permille", "integer", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("result", "text")
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("run_after_ms", bigint, (column) => column.notNull())
      .addColumn("lease_owner", "text")
      .addColumn("lease_until_ms", bigint, (column) => column.notNull())
      .addColumn("is_cancelling", "integer", (column) => column.notNull())
      .addColumn("created_by", "text", (column) => column.notNull())
      .addColumn("created_by_id", "text", (column) => column.notNull())
      .addColumn("created_at_ms", bigint, (column) => column.notNull())
      .addColumn("updated_at_ms", bigint, (column) => column.notNull())
      .addColumn("log", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("jobs_due").on("jobs").columns(["state", "run_after_ms"]).execute();
    await db.schema.createIndex("jobs_newest").on("jobs").column("created_at_ms").execute();
  },
  async jobs_0002_groups({ db }) {
    await db.schema
      .alterTable("jobs")
      .addColumn("group_name", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  },
  async jobs_0003_waits({ db }) {
    await db.schema
      .alterTable("jobs")
      .addColumn("waits", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
  async jobs_0004_priority({ db }) {
    await db.schema
      .alterTable("jobs")
      .addColumn("priority", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
  async jobs_0005_turns({ db }) {
    await db.schema
      .alterTable("jobs")
      .addColumn("turn", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex("jobs_turns").on("jobs").columns(["state", "turn"]).execute();
    await db.schema.createIndex("jobs_of_person").on("jobs").columns(["created_by_id", "state", "turn"]).execute();
  },
};

import type { Migrations } from "@nv/database";
import type { Kysely } from "kysely";
import type { RecordsTables } from "../../../platform/records/records-tables.ts";

/** Columns of a file at a public address, besides those of every record. */
export interface DropColumns {
  /** Moment at which it is taken away, Unix epoch in milliseconds; `null` for never. */
  readonly expires_at_ms: number | null;
}

/** Tables of the files at public addresses, with those of all records. */
export type DropsTables = RecordsTables & { readonly drop_details: DropColumns & { readonly id: string } };

/** The database as they see it. */
export type DropsDb = Kysely<DropsTables>;

/** The tables of the files at public addresses. */
export const DROPS_MIGRATIONS: Migrations = {
  async drops_0001_details({ table, bigint }) {
    await table("drop_details")
      .addColumn("id", "text", (column) => column.primaryKey().references("records.id").onDelete("cascade"))
      .addColumn("expires_at_ms", bigint)
      .execute();
  },
};

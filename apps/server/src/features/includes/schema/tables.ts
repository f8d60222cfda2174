import type { Migrations } from "@nv/database";
import type { Kysely } from "kysely";
import type { RecordsTables } from "../../../platform/records/records-tables.ts";

/** A page of the newspaper that readers' browsers saw an include in. Times are Unix epoch in milliseconds. */
export interface IncludePageRow {
  readonly include_id: string;
  /** Host and path. */
  readonly page: string;
  readonly last_at_ms: number;
  readonly sightings: number;
}

/** Tables of the includes, with those of all records. */
export type IncludesTables = RecordsTables & { readonly include_pages: IncludePageRow };

/** The database as the includes see it. */
export type IncludesDb = Kysely<IncludesTables>;

/** The tables of the includes. */
export const INCLUDES_MIGRATIONS: Migrations = {
  async includes_0001_pages({ table, bigint }) {
    await table("include_pages")
      .addColumn("include_id", "text", (column) => column.notNull().references("records.id").onDelete("cascade"))
      .addColumn("page", "text", (column) => column.notNull())
      .addColumn("last_at_ms", bigint, (column) => column.notNull())
      .addColumn("sightings", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("include_pages_key", ["include_id", "page"])
      .execute();
  },
};

import type { Migrations } from "@nv/database";

/** Tables of the search. */
export type SearchTables = {
  /** Searches that found nothing, by their words and without who made them. */
  readonly search_misses: {
    readonly query: string;
    readonly times: number;
    readonly first_at_ms: number;
    readonly last_at_ms: number;
  };
};

/** Steps that bring {@link SearchTables} about. */
export const SEARCH_MIGRATIONS: Migrations = {
  async search_0001_misses({ table, db, bigint }) {
    await table("search_misses")
      .addColumn("query", "text", (column) => column.primaryKey())
      .addColumn("times", "integer", (column) => column.notNull())
      .addColumn("first_at_ms", bigint, (column) => column.notNull())
      .addColumn("last_at_ms", bigint, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("search_misses_latest").on("search_misses").column("last_at_ms").execute();
  },
};

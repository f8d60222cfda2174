import type { Migrations, SchemaTools } from "@nv/database";
import type { Kysely } from "kysely";

/** A version of the style of the house. Versions are never changed: a later one takes the place of the last. */
export interface HouseStyleRow {
  /** From 1. */
  readonly version: number;
  /** JSON: `HouseStyle`. */
  readonly style: string;
  /** For whoever looks at the versions; empty for none. */
  readonly note: string;
  /** Name of who made it, as it was then. */
  readonly made_by: string;
  /** Unix epoch, milliseconds. */
  readonly made_at_ms: number;
}

/** Its table. */
export type HouseTables = { readonly house_styles: HouseStyleRow };

/** The database as it sees it. */
export type HouseDb = Kysely<HouseTables>;

async function houseStyles({ table, bigint }: SchemaTools): Promise<void> {
  await table("house_styles")
    .addColumn("version", "integer", (column) => column.primaryKey())
    .addColumn("style", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("made_by", "text", (column) => column.notNull())
    .addColumn("made_at_ms", bigint, (column) => column.notNull())
    .execute();
}

/** The steps that build its table. */
export const HOUSE_MIGRATIONS: Migrations = { house_0001_styles: houseStyles };

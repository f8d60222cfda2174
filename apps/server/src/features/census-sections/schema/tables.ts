import type { Migrations } from "@nv/database";
import { type Kysely, sql } from "kysely";

/** A map of a year's sections, from when somebody begins to load it. Times are Unix epoch in milliseconds. */
interface LoadRow {
  readonly id: string;
  readonly year: number;
  /** The year, once all of it is there and this is the map that people see; `null` before and afterwards. */
  readonly visible_year: number | null;
  readonly sections: number;
  /** Width of the widest section, steps: how far from a place the left side of a section that holds it may be. */
  readonly widest: number;
  readonly file_id: string;
  readonly file_name: string;
  readonly loaded_by: string;
  readonly changed_at_ms: number;
}

/** A section of the census. Places are in steps of `STEPS_PER_DEGREE`. */
interface SectionRow {
  readonly load_id: string;
  readonly year: number;
  readonly cusec: string;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly centre_lon: number;
  readonly centre_lat: number;
  readonly area_m2: number;
  /** As `packArea` packs it. */
  readonly geometry: Uint8Array;
  /** JSON: its names. */
  readonly attrs: string;
}

/** Tables of the sections of the census. */
export type SectionsTables = { readonly geo_section_loads: LoadRow; readonly geo_sections: SectionRow };

/** The database as they see it. */
export type SectionsDb = Kysely<SectionsTables>;

/** The tables of the sections of the census. */
export const SECTIONS_MIGRATIONS: Migrations = {
  async census_sections_0001_tables({ db, dialect, table, bigint }) {
    await table("geo_section_loads")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("year", "integer", (column) => column.notNull())
      .addColumn("visible_year", "integer", (column) => column.unique())
      .addColumn("sections", "integer", (column) => column.notNull())
      .addColumn("widest", "integer", (column) => column.notNull())
      .addColumn("file_id", "text", (column) => column.notNull())
      .addColumn("file_name", "text", (column) => column.notNull())
      .addColumn("loaded_by", "text", (column) => column.notNull())
      .addColumn("changed_at_ms", bigint, (column) => column.notNull())
      .execute();
    await table("geo_sections")
      .addColumn("load_id", "text", (column) => column.notNull().references("geo_section_loads.id").onDelete("cascade"))
      .addColumn("year", "integer", (column) => column.notNull())
      .addColumn("cusec", "text", (column) => column.notNull())
      .addColumn("west", "integer", (column) => column.notNull())
      .addColumn("south", "integer", (column) => column.notNull())
      .addColumn("east", "integer", (column) => column.notNull())
      .addColumn("north", "integer", (column) => column.notNull())
      .addColumn("centre_lon", "integer", (column) => column.notNull())
      .addColumn("centre_lat", "integer", (column) => column.notNull())
      .addColumn("area_m2", bigint, (column) => column.notNull())
      .addColumn("geometry", dialect === "sqlite" ? sql`blob` : sql`bytea`, (column) => column.notNull())
      .addColumn("attrs", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("geo_sections_key", ["load_id", "cusec"])
      .execute();
    // Holds all that a look-up by box asks for, so that no row is read for it.
    await db.schema
      .createIndex("geo_sections_box")
      .on("geo_sections")
      .columns(["load_id", "west", "east", "south", "north", "cusec"])
      .execute();
  },
};

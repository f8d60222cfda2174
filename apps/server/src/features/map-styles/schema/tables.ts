import type { Migrations } from "@nv/database";
import type { Kysely } from "kysely";
import type { RecordsTables } from "../../../platform/records/records-tables.ts";

/** Which style new maps begin with: one row, for the house. */
interface CurrentMapStyleRow {
  readonly place: "house";
  readonly style_id: string;
}

/** Tables of the styles, with those of all records. */
export type MapStylesTables = RecordsTables & { readonly current_map_style: CurrentMapStyleRow };

/** The database as the styles see it. */
export type MapStylesDb = Kysely<MapStylesTables>;

/** The tables of the styles. */
export const MAP_STYLES_MIGRATIONS: Migrations = {
  async map_styles_0001_current({ table }) {
    await table("current_map_style")
      .addColumn("place", "text", (column) => column.primaryKey())
      .addColumn("style_id", "text", (column) => column.notNull().references("records.id").onDelete("cascade"))
      .execute();
  },
};

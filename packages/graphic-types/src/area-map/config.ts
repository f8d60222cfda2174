import { AREA_LISTS } from "@nv/geography";
import { z } from "zod";
import { aroundParts, columnName, MapData, scaleParts } from "../data-map/map-parts.ts";

/** Labels that areas may have. */
export const LABELS = ["none", "names", "values", "both"] as const;

/** Part of Spain or of the world. */
const Within = z.string().regex(/^(?:|[cp]\d\d|[a-z-]{1,20})$/, "Esa parte no es de ningún mapa");

export const AreaMapConfig = z.object({
  type: z.literal("area-map"),
  areas: z.object({ kind: z.enum(AREA_LISTS).default("provinces"), within: Within.default("") }).prefault({}),
  data: MapData.default({ columns: [], rows: [], codes: [], flags: [] }),
  /** Column that says which area a row is of. */
  place: columnName,
  /** Column that colours it. */
  value: columnName,
  ...scaleParts,
  labels: z.enum(LABELS).default("none"),
  ...aroundParts,
});
export type AreaMapConfig = z.infer<typeof AreaMapConfig>;

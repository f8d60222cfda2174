import { z } from "zod";
import { aroundParts, columnName, MapAreas, MapData, scaleParts } from "../data-map/map-parts.ts";

/** Labels that areas may have. */
export const LABELS = ["none", "names", "values", "both"] as const;

export const AreaMapConfig = z.object({
  type: z.literal("area-map"),
  areas: MapAreas,
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

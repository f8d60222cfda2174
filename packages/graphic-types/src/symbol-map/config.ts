import { z } from "zod";
import { aroundParts, columnName, MapAreas, MapData, PAINTS, scaleParts } from "../data-map/map-parts.ts";

/** Places of symbols: coordinates, or the middle of areas. */
export const PLACED_BY = ["areas", "coordinates"] as const;

/** Ways of solving that symbols cover each other: the largest at the bottom, or moved apart. */
export const OVERLAPS = ["stacked", "apart"] as const;

/** Labels that the largest symbols may have. */
export const SYMBOL_LABELS = ["none", "names", "both"] as const;

/** Largest radius of a symbol, pixels of a drawing of 640. */
export const RADII = { least: 6, most: 60, usual: 28 } as const;

export const SymbolMapConfig = z.object({
  type: z.literal("symbol-map"),
  /** Areas that are under the symbols, and those in whose middle they stand. */
  areas: MapAreas,
  data: MapData.default({ columns: [], rows: [], codes: [], flags: [] }),
  placedBy: z.enum(PLACED_BY).default("areas"),
  place: columnName,
  lat: columnName,
  lon: columnName,
  /** Column that says how large a symbol is. */
  size: columnName,
  /** Column that colours it; empty for one colour. */
  colour: columnName,
  paint: z.enum(PAINTS).default("s1"),
  radiusPx: z
    .int("Debe ser un número entero")
    .min(RADII.least, "De 6 a 60")
    .max(RADII.most, "De 6 a 60")
    .default(RADII.usual),
  overlap: z.enum(OVERLAPS).default("stacked"),
  ...scaleParts,
  labels: z.enum(SYMBOL_LABELS).default("names"),
  ...aroundParts,
});
export type SymbolMapConfig = z.infer<typeof SymbolMapConfig>;

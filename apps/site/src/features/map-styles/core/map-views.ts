import type { GeoBounds, MapArea } from "@nv/geography";

/** Views of the live map. */
export const MAP_VIEWS = {
  spain: { label: "España", area: "spain", ranks: 3 },
  ukraine: { label: "Mar Negro", area: [22, 41, 44, 53], ranks: 4 },
  europe: { label: "Europa", area: [-12, 34, 42, 62], ranks: 4 },
  world: { label: "Mundo", area: "world", ranks: 2 },
} as const satisfies Record<string, { readonly label: string; readonly area: MapArea; readonly ranks: number }>;

/** Name of a place where the live map looks. */
export type MapViewName = keyof typeof MAP_VIEWS;

/** Spain with the Canary Islands. */
export const SPAIN: GeoBounds = [-18.5, 27.5, 4.5, 44];

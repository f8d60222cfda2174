import type { GeoPoint } from "@nv/geography";

/** A line or an area, or a point with its name. */
export interface GeoThing {
  readonly name: string;
  readonly kind: "line" | "area" | "point";
  /** Each line or ring as pairs; a point is one pair. Degrees, or metres of a zone until they are turned. */
  readonly parts: readonly (readonly (readonly [number, number])[])[];
}

/** Every place that things touch, to show them whole. */
export const pointsOf = (things: readonly GeoThing[]): readonly GeoPoint[] =>
  things.flatMap(({ parts }) => parts.flatMap((part) => part.map(([lon, lat]) => ({ lon, lat }))));

import { type Basemap, type FlatPolygon, flatPolygon, isInPolygon } from "@nv/geography";

/** Land of the countries of a map by their codes, for what is asked often. */
export type LandParts = ReadonlyMap<string, readonly FlatPolygon[]>;

/** Prepares the countries of a map for being asked what is on them: once for each drawing. */
export const landParts = ({ countries }: Pick<Basemap, "countries">): LandParts =>
  new Map(countries.map(({ code, land }) => [code, land.coordinates.map((rings) => flatPolygon(rings))]));

/** Turns of a longitude: that of what lies across the antimeridian goes beyond 180. */
const TURNS = [0, 360, -360] as const;
const goesTo = ({ west, east }: FlatPolygon, lon: number) => lon >= west && lon <= east;

/** Whether a place is on one of some polygons. */
export const isOnLand = (
  polygons: readonly FlatPolygon[],
  { lon, lat }: { readonly lon: number; readonly lat: number },
): boolean =>
  polygons.some((polygon) =>
    TURNS.some((turn) => goesTo(polygon, lon + turn) && isInPolygon(polygon, lon + turn, lat)),
  );

import mapshaper, { type Dataset, type Layer } from "mapshaper";
import { cellText } from "./map-shape.ts";

/** Name of the file with a point for each area that is no longer there. */
export const LOST_NAME = "areas-perdidas.geojson";

/** Decimals of a degree for a metre. */
const DECIMALS = 5;

/** Positions of areas by their keys: the middle of the box around each, degrees. */
export type AreaPlaces = ReadonlyMap<string, readonly [lon: number, lat: number]>;

/** Locates the areas of a layer; leaves out those without a shape. @param dataset - In degrees. */
export function placesOf({ arcs }: Dataset, layer: Layer, key: string): AreaPlaces {
  const places = new Map<string, readonly [number, number]>();
  for (const [at, row] of (layer.data?.getRecords() ?? []).entries()) {
    const [code, shape] = [cellText(row[key]), layer.shapes?.[at] ?? null];
    if (code === "" || shape === null || places.has(code)) continue;
    const box = mapshaper.internal.getLayerBounds({ ...layer, shapes: [shape], data: null }, arcs);
    if (box === null || !box.hasBounds()) continue;
    const [west, south, east, north] = box.toArray();
    places.set(code, [(west + east) / 2, (south + north) / 2]);
  }
  return places;
}

/**
 * A point for each area that a map draws no longer, so that its figure can be seen all the same.
 *
 * @returns GeoJSON; `null` where nobody knows where any of them was.
 */
export function lostPoints(lost: readonly string[], places: AreaPlaces, key: string): string | null {
  const features = lost.flatMap((code) => {
    const place = places.get(code);
    if (place === undefined) return [];
    const coordinates = place.map((degrees) => Number(degrees.toFixed(DECIMALS)));
    return { type: "Feature", properties: { [key]: code }, geometry: { type: "Point", coordinates } };
  });
  return features.length === 0 ? null : JSON.stringify({ type: "FeatureCollection", features });
}

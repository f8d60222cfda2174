import type { Feature } from "geojson";
import type { GeoPoint } from "../coordinates/geo-point.ts";
import { distanceM } from "../tracks/distance.ts";
import { type FlatPolygon, flatPolygon, isInFlat, polygonsOf } from "./flat-polygon.ts";

/** An area near a point. */
export interface NearArea {
  /** Its code. */
  readonly id: string;
  /** From its nearest edge, metres; 0 inside. */
  readonly distanceM: number;
  /** Place at which it is nearest; the point itself inside. */
  readonly nearest: GeoPoint;
}

/** Options of {@link NearAreas}. */
export interface NearOptions {
  /** Areas that are answered. */
  readonly most: number;
  /** Beyond it no area is near, metres: some hundreds of kilometres, within which a plane is as good as the Earth. */
  readonly withinM: number;
}

/** Areas that are asked which of them are near. */
export interface NearAreas {
  /** The areas near a point by their edges, never by a middle: the nearest first, the one that it is in before all. */
  readonly near: (point: GeoPoint, options: NearOptions) => readonly NearArea[];
}

interface Edge {
  /** Squared, in degrees of latitude. */
  readonly squared: number;
  readonly x: number;
  readonly y: number;
}

const METRES_PER_DEGREE = 111_195;
const FAR: Edge = { squared: Number.POSITIVE_INFINITY, x: 0, y: 0 };

/** The nearest place of the edge of a polygon, on a plane where a degree east is `narrowing` of one north. */
function nearestEdge({ corners, ends }: FlatPolygon, { lon, lat }: GeoPoint, narrowing: number, within: Edge): Edge {
  let best = within;
  let at = 0;
  for (const end of ends) {
    let [x1, y1] = [((corners[end - 2] ?? 0) - lon) * narrowing, (corners[end - 1] ?? 0) - lat];
    for (; at < end; at += 2) {
      const [x2, y2] = [((corners[at] ?? 0) - lon) * narrowing, (corners[at + 1] ?? 0) - lat];
      const [dx, dy] = [x2 - x1, y2 - y1];
      const length = dx * dx + dy * dy;
      const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / length));
      const [x, y] = [x1 + along * dx, y1 + along * dy];
      const squared = x * x + y * y;
      if (squared < best.squared) best = { squared, x, y };
      [x1, y1] = [x2, y2];
    }
  }
  return best;
}

/** Returns the distance of the box of a polygon, squared, in degrees of latitude: never further than its edge. */
function boxDistance({ west, south, east, north }: FlatPolygon, { lon, lat }: GeoPoint, narrowing: number): number {
  const x = Math.max(west - lon, 0, lon - east) * narrowing;
  const y = Math.max(south - lat, 0, lat - north);
  return x * x + y * y;
}

/**
 * Makes areas ready to be asked which are near a point.
 *
 * @param areas - Each with its code as `id`, none across the antimeridian. Points and lines have no inside and are left out.
 */
export function createNearAreas(areas: readonly Feature[]): NearAreas {
  const polygons = areas.flatMap(({ id, geometry }) =>
    polygonsOf(geometry).map((rings) => ({ id: String(id), polygon: flatPolygon(rings) })),
  );
  return {
    near: (point, { most, withinM }) => {
      const narrowing = Math.cos((point.lat * Math.PI) / 180);
      const found = new Map<string, Edge>();
      const limit = (withinM / METRES_PER_DEGREE) ** 2;
      for (const { id, polygon } of polygons) {
        const known = found.get(id) ?? FAR;
        const least = boxDistance(polygon, point, narrowing);
        if (least > limit || least >= known.squared) continue;
        const edge = isInFlat(polygon, point.lon, point.lat)
          ? { squared: 0, x: 0, y: 0 }
          : nearestEdge(polygon, point, narrowing, known);
        if (edge.squared <= limit) found.set(id, edge);
      }
      return [...found]
        .toSorted(([, a], [, b]) => a.squared - b.squared)
        .slice(0, most)
        .map(([id, { squared, x, y }]) => {
          const nearest = squared === 0 ? point : { lon: point.lon + x / narrowing, lat: point.lat + y };
          return { id, distanceM: distanceM(nearest, point), nearest };
        });
    },
  };
}

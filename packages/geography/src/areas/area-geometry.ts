import type { MultiPolygon, Polygon, Position } from "geojson";
import { isInFlat } from "../lookups/flat-polygon.ts";
import { type FlatArea, flatArea, ringsOf } from "./flat-area.ts";

/** Twice the area inside a ring; above 0 against the clock. */
function turnOf(ring: readonly number[]): number {
  let turn = 0;
  for (let at = 0; at < ring.length - 2; at += 2)
    turn += (ring[at] ?? 0) * (ring[at + 3] ?? 0) - (ring[at + 2] ?? 0) * (ring[at + 1] ?? 0);
  return turn;
}

const positionsOf = (ring: readonly number[]): Position[] =>
  Array.from({ length: ring.length / 2 }, (_, at) => [ring[2 * at] ?? 0, ring[2 * at + 1] ?? 0]);

const turned = (ring: readonly number[]): number[] => positionsOf(ring).toReversed().flat();

/**
 * An area as GeoJSON has it: outlines against the clock, each with its holes.
 *
 * @see RFC 7946, 3.1.6
 */
export function areaGeometry(area: FlatArea): Polygon | MultiPolygon {
  const rings = ringsOf(area).map((ring) => ({ ring, turn: turnOf(ring) }));
  const largest = rings.reduce((most, { turn }) => (Math.abs(turn) > Math.abs(most) ? turn : most), 0);
  // The largest ring is an outline, and so is what goes the same way round.
  const outlines = rings
    .filter(({ turn }) => turn * largest > 0)
    .map(({ ring }) => ({ ring, holes: [] as number[][] }));
  for (const { ring, turn } of rings) {
    if (turn * largest >= 0) continue;
    const [x = 0, y = 0] = ring;
    const around = outlines.find((outline) => isInFlat({ corners: outline.ring, ends: [outline.ring.length] }, x, y));
    (around ?? outlines[0])?.holes.push(largest > 0 ? [...ring] : turned(ring));
  }
  const polygons = outlines.map(({ ring, holes }) => [
    positionsOf(largest > 0 ? ring : turned(ring)),
    ...holes.map(positionsOf),
  ]);
  const [only] = polygons;
  return polygons.length === 1 && only !== undefined
    ? { type: "Polygon", coordinates: only }
    : { type: "MultiPolygon", coordinates: polygons };
}

/** Converts polygons of GeoJSON to an area: outlines are turned one way and holes the other, however they were drawn; rings are closed. */
export function areaOfGeometry({ type, coordinates }: Polygon | MultiPolygon): FlatArea {
  const polygons = type === "Polygon" ? [coordinates] : coordinates;
  return flatArea(
    polygons.flatMap((polygon) =>
      polygon.map((positions, place) => {
        const [first] = positions;
        const last = positions.at(-1);
        const isClosed = first?.[0] === last?.[0] && first?.[1] === last?.[1];
        const ring = (isClosed || first === undefined ? positions : [...positions, first]).flatMap(([x = 0, y = 0]) => [
          x,
          y,
        ]);
        return turnOf(ring) > 0 === (place === 0) ? turned(ring) : ring;
      }),
    ),
  );
}

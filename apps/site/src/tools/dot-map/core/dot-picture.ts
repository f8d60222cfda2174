import { boundsAround, chooseProjection, type FittedMap, fitMap, type GeoBounds, type MapFeature } from "@nv/geography";

/** Height of the picture for its width. */
export const PICTURE_RATIO = 0.86;
/** A map of less than this, degrees, shows its part of Spain and not the whole. */
const PART_OF_SPAIN = 7;
const MARGIN = 0.03;

type Figures = readonly unknown[];

function* positionsIn(coordinates: Figures): Generator<readonly [lon: number, lat: number]> {
  const [lon, lat] = coordinates;
  if (typeof lon === "number" && typeof lat === "number") yield [lon, lat];
  else for (const part of coordinates) if (Array.isArray(part)) yield* positionsIn(part);
}

/** The box around areas, degrees; none of what there is here crosses the antimeridian. */
export function boundsOf(areas: readonly MapFeature[]): GeoBounds | null {
  let [west, south, east, north] = [Number.POSITIVE_INFINITY, 90, Number.NEGATIVE_INFINITY, -90];
  for (const { geometry } of areas) {
    if (geometry === null || !("coordinates" in geometry)) continue;
    for (const [lon, lat] of positionsIn(geometry.coordinates)) {
      [west, east] = [Math.min(west, lon), Math.max(east, lon)];
      [south, north] = [Math.min(south, lat), Math.max(north, lat)];
    }
  }
  return west > east ? null : [west, south, east, north];
}

/** The borders of areas as lines: as areas, those of some programs would be drawn as the rest of the Earth. */
export function outlinesOf(areas: readonly MapFeature[]): MapFeature {
  const coordinates = areas.flatMap(({ geometry }) => {
    if (geometry?.type === "Polygon") return geometry.coordinates;
    return geometry?.type === "MultiPolygon" ? geometry.coordinates.flat() : [];
  });
  return { type: "Feature", properties: null, geometry: { type: "MultiLineString", coordinates } };
}

/**
 * The map on which dots are shown: all of Spain with its islands in a box, or the part that is used.
 *
 * @param used - Areas that have dots.
 * @param isSpain - Whether they are of the atlas.
 */
export function dotMapOf(used: readonly MapFeature[], isSpain: boolean, widthPx: number): FittedMap {
  const box = { widthPx, heightPx: Math.round(widthPx * PICTURE_RATIO), paddingPx: widthPx * MARGIN };
  const bounds = boundsOf(used);
  const isWhole = bounds === null || (isSpain && bounds[2] - bounds[0] > PART_OF_SPAIN);
  if (isWhole) return fitMap("spain", box);
  const [west, south, east, north] = bounds;
  // A place without size still has something around it.
  const around = east - west < 0.01 || north - south < 0.01 ? boundsAround({ lon: west, lat: south }, 2000) : bounds;
  return fitMap(around, box, chooseProjection(around));
}

/** Largest and least radius of a dot, CSS pixels: below the least nothing is seen, above the largest it is a symbol. */
const [LEAST_PX, LARGEST_PX] = [0.45, 2.4];
/** Share of the picture that all dots together would cover if none lay on another. */
const COVERED = 0.045;

/** Returns the radius of a dot, CSS pixels: many dots are small. */
export function dotRadiusPx(dots: number, widthPx: number): number {
  const room = widthPx * widthPx * PICTURE_RATIO * COVERED;
  return Math.min(LARGEST_PX, Math.max(LEAST_PX, Math.sqrt(room / Math.max(1, dots) / Math.PI)));
}

/**
 * An order in which no category lies above the others: each step is as far from the last as a share of the whole that no small fraction is.
 *
 * @returns Step to add, modulo `count`, from 0; it visits each once.
 */
export function mixingStep(count: number): number {
  const greatest = (a: number, b: number): number => (b === 0 ? a : greatest(b, a % b));
  let step = Math.max(1, Math.round(count * 0.6180339887));
  while (greatest(count, step) !== 1) step += 1;
  return step;
}

import type { Feature } from "geojson";
import type { GeoPoint } from "../coordinates/geo-point.ts";
import { createDotArea, type Drawn } from "./dot-area.ts";
import type { DotGroup } from "./plan-dots.ts";
import { seededRandom, seedOf } from "./seeded-random.ts";

/** Options of {@link placeDots}: the dots, and the areas that they are put in. */
export interface DotWork {
  /** Each with its code as `id`. */
  readonly areas: readonly Feature[];
  readonly groups: readonly DotGroup[];
  /** The same seed puts the same dots at the same places. */
  readonly seed: number;
  /** Whether a place is left free, as water is: {@link createAreaIndex} over what is masked tells. Nothing when left out. */
  readonly isMasked?: (point: GeoPoint) => boolean;
  /** Dots of a chunk; 10,000 when left out, some milliseconds of work. */
  readonly chunkSize?: number;
}

/** Some dots, in rows of figures that a worker can hand over without copying. */
export interface DotChunk {
  readonly lons: Float64Array;
  readonly lats: Float64Array;
  /** Index in the groups of the work. */
  readonly groups: Uint32Array;
}

/** Dots that found no place: their area is masked, or has no inside. */
export interface UnplacedDots {
  readonly id: string;
  readonly category: string;
  readonly count: number;
}

const CHUNK = 10_000;
/** Draws after which an area is taken for masked: the chance of missing a free hundredth so often is one in 20,000. */
const MOST_DRAWS = 1000;

/**
 * Puts dots at chance in their areas, the same number on each square kilometre, chunk by chunk: whoever runs it may show progress or stop between two.
 *
 * @returns Chunks, the last one shorter; at the end, what found no place.
 */
export function* placeDots({
  areas,
  groups,
  seed,
  isMasked,
  chunkSize = CHUNK,
}: DotWork): Generator<DotChunk, readonly UnplacedDots[]> {
  const byId = new Map(areas.map((area) => [String(area.id), area]));
  const unplaced: UnplacedDots[] = [];
  const drawn: Drawn = { lon: 0, lat: 0 };
  let left = groups.reduce((sum, { count }) => sum + count, 0);
  const chunkOf = (size: number) => ({
    lons: new Float64Array(size),
    lats: new Float64Array(size),
    groups: new Uint32Array(size),
  });
  let chunk = chunkOf(Math.min(chunkSize, left));
  let at = 0;
  for (const [index, { id, category, count }] of groups.entries()) {
    const geometry = byId.get(id)?.geometry;
    const draw = geometry === undefined ? null : createDotArea(geometry, count);
    const random = seededRandom(seedOf(seed, `${id} ${category}`));
    let missed = draw === null ? count : 0;
    for (let dot = 0; draw !== null && dot < count; dot += 1) {
      draw(random, drawn);
      for (let draws = 1; isMasked?.(drawn) && draws <= MOST_DRAWS; draws += 1) draw(random, drawn);
      if (isMasked?.(drawn)) {
        missed = count - dot;
        break;
      }
      chunk.lons[at] = drawn.lon;
      chunk.lats[at] = drawn.lat;
      chunk.groups[at] = index;
      at += 1;
      left -= 1;
      if (at < chunk.lons.length) continue;
      yield chunk;
      chunk = chunkOf(Math.min(chunkSize, left));
      at = 0;
    }
    left -= missed;
    if (missed > 0) unplaced.push({ id, category, count: missed });
  }
  if (at > 0) yield { lons: chunk.lons.slice(0, at), lats: chunk.lats.slice(0, at), groups: chunk.groups.slice(0, at) };
  return unplaced;
}

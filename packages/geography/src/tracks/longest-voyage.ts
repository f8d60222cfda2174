import { distanceM, speedKn } from "./distance.ts";
import type { TrackPoint } from "./track.ts";

/** Voyages that are followed at a time: beside the true one, those of wrong points. */
const MOST_ENDS = 16;
/** Most points back at which a voyage is taken up again when its last ones turn out to be wrong. */
const MOST_BACK = 32;

/** Points as voyages: how long the longest to each of them is, and from where it came. */
interface Voyages {
  readonly points: readonly TrackPoint[];
  readonly lengths: Int32Array;
  /** -1 for the first of a voyage. */
  readonly before: Int32Array;
}

/** The point from which the longest voyage comes to another one, which must be within reach of it; -1 for none. */
function bestBefore(
  { points, lengths, before }: Voyages,
  ends: readonly number[],
  isReached: (from: TrackPoint) => boolean,
) {
  let [best, longest] = [-1, 0];
  for (const end of ends) {
    let from = end;
    for (let back = 0; from >= 0 && back < MOST_BACK; back += 1) {
      const [length = 0, point] = [lengths[from], points[from]];
      // No point before it has a longer one.
      if (length <= longest || point === undefined) break;
      if (isReached(point)) {
        [best, longest] = [from, length];
        break;
      }
      from = before[from] ?? -1;
    }
  }
  return best;
}

/** Puts a point at the end of a voyage; the shortest of too many is followed no longer. */
function withEnd({ lengths }: Voyages, ends: readonly number[], from: number, point: number): number[] {
  const rest = ends.filter((end) => end !== from);
  if (rest.length >= MOST_ENDS) {
    const shortest = rest.reduce((least, end) => ((lengths[end] ?? 0) < (lengths[least] ?? 0) ? end : least));
    return [...rest.filter((end) => end !== shortest), point];
  }
  return [...rest, point];
}

/**
 * The longest row of points each of which can be reached from the one before: what is wrong is what contradicts most of the rest, at the beginning as anywhere.
 * Whoever goes by the first point alone throws a voyage away for two wrong ones before it.
 *
 * @param points - In the order of time.
 * @param maxSpeedKn - Faster is impossible, knots.
 * @returns The first of them where several are as long.
 */
export function longestVoyage(points: readonly TrackPoint[], maxSpeedKn: number): TrackPoint[] {
  const voyages: Voyages = {
    points,
    lengths: new Int32Array(points.length),
    before: new Int32Array(points.length),
  };
  let ends: number[] = [];
  let last = -1;
  for (const [at, point] of points.entries()) {
    const isReached = (from: TrackPoint) => speedKn(distanceM(from, point), point.timeMs - from.timeMs) <= maxSpeedKn;
    const from = bestBefore(voyages, ends, isReached);
    voyages.before[at] = from;
    voyages.lengths[at] = (voyages.lengths[from] ?? 0) + 1;
    if (ends.length === 1 && ends[0] === from) ends[0] = at;
    else ends = withEnd(voyages, ends, from, at);
    if ((voyages.lengths[at] ?? 0) > (voyages.lengths[last] ?? 0)) last = at;
  }
  const kept: TrackPoint[] = [];
  for (let at = last; at >= 0; at = voyages.before[at] ?? -1) {
    const point = points[at];
    if (point !== undefined) kept.push(point);
  }
  return kept.toReversed();
}

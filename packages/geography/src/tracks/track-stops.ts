import { distanceM } from "./distance.ts";
import type { TrackPart, TrackPoint, TrackRules, TrackStop } from "./track.ts";

/** Navigational status of ships that stay: at anchor, moored, aground. @see ITU-R M.1371-5, table 48 */
const STAYING: ReadonlySet<number> = new Set([1, 5, 6]);

/** Faster than this it does not stay, whatever its crew forgot to change, knots. */
const UNDER_WAY_KN = 3;

/** As slow as a transponder says of what does not move, knots. */
const AT_REST_KN = 0.2;

/** Whether a status is that of a ship that stays. */
export const isStaying = ({ status }: Pick<TrackPoint, "status">): boolean =>
  status !== undefined && STAYING.has(status);

function saysItStays(point: TrackPoint): boolean {
  const { sogKn } = point;
  return isStaying(point) ? (sogKn ?? 0) <= UNDER_WAY_KN : sogKn !== undefined && sogKn <= AT_REST_KN;
}

/** The status that most points of a stop have, if most have one. */
function mostSaid(standing: readonly TrackPoint[]): Pick<TrackStop, "status"> {
  const counts = new Map<number | undefined, number>();
  for (const { status } of standing) counts.set(status, (counts.get(status) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] === undefined ? {} : { status: most[0] };
}

function stopOf(standing: readonly TrackPoint[], stopMs: number): TrackStop[] {
  const [first, last] = [standing[0], standing.at(-1)];
  if (first === undefined || last === undefined || last.timeMs - first.timeMs < stopMs) return [];
  // A stop is small: the mean of its degrees is its middle but at the antimeridian, where its first point will do.
  const isAcross = standing.some(({ lon }) => Math.abs(lon - first.lon) > 180);
  const mean = (read: (point: TrackPoint) => number) =>
    standing.reduce((sum, point) => sum + read(point), 0) / standing.length;
  const middle = isAcross ? first : { lon: mean(({ lon }) => lon), lat: mean(({ lat }) => lat) };
  const { lon, lat } = middle;
  return [{ lon, lat, fromMs: first.timeMs, toMs: last.timeMs, ...mostSaid(standing) }];
}

/**
 * Lists the places where it stayed: a stretch of time in a small circle, and in a wider one while it says itself that it stays. Speeds from one
 * fix to the next tell nothing: each ten seconds the noise of a receiver alone is two knots.
 *
 * @see Li et al., «Mining user similarity based on location history» (2008), on stay points
 */
export function stopsOf(part: TrackPart, rules: TrackRules): TrackStop[] {
  const { stopRadiusM, anchorRadiusM, stopMs } = rules;
  const reachM = (point: TrackPoint) => (saysItStays(point) ? anchorRadiusM : stopRadiusM);
  const stops: TrackStop[] = [];
  for (let from = 0; from < part.length; ) {
    const first = part[from];
    if (first === undefined) break;
    let to = from + 1;
    for (let next = part[to]; next !== undefined && distanceM(first, next) <= reachM(next); next = part[to]) to += 1;
    const stop = stopOf(part.slice(from, to), stopMs);
    stops.push(...stop);
    from = stop.length > 0 ? to : from + 1;
  }
  return stops;
}

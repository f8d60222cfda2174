import { distanceM } from "./distance.ts";
import { type CleanTrack, SHIP_RULES, type TrackPart, type TrackPoint } from "./track.ts";
import { trackStepText } from "./track-words.ts";

/** Returns the place of somebody going evenly from one point to the other, at a moment. */
function evenlyAt(from: TrackPoint, to: TrackPoint, timeMs: number): TrackPoint {
  const span = to.timeMs - from.timeMs;
  const share = span === 0 ? 0 : (timeMs - from.timeMs) / span;
  const east = to.lon - from.lon;
  const width = Math.abs(east) > 180 ? east - 360 * Math.sign(east) : east;
  return { lon: from.lon + width * share, lat: from.lat + (to.lat - from.lat) * share, timeMs };
}

/**
 * Leaves out points that change neither the line nor when it was where by more than a distance: those that stay tell the speed too.
 *
 * @param toleranceM - Metres, 0 or more.
 * @returns The first and the last point always stay.
 * @see Meratnia and de By, «Spatiotemporal compression techniques for moving point objects» (2004), after Douglas and Peucker
 */
export function simplifyPart(part: TrackPart, toleranceM: number): TrackPart {
  const isKept = new Uint8Array(part.length);
  const stretches: [number, number][] = [[0, part.length - 1]];
  for (let stretch = stretches.pop(); stretch !== undefined; stretch = stretches.pop()) {
    const [start, end] = stretch;
    const [from, to] = [part[start], part[end]];
    if (from === undefined || to === undefined) continue;
    isKept[start] = 1;
    isKept[end] = 1;
    let [furthest, worst] = [0, toleranceM];
    for (let at = start + 1; at < end; at += 1) {
      const point = part[at];
      if (point === undefined) continue;
      const error = distanceM(point, evenlyAt(from, to, point.timeMs));
      if (error <= worst) continue;
      [furthest, worst] = [at, error];
    }
    if (furthest > 0) stretches.push([start, furthest], [furthest, end]);
  }
  return part.filter((_, at) => isKept[at] === 1);
}

/** {@link simplifyPart} for each part of a track, told as one more step. */
export function simplifyTrack(track: CleanTrack, toleranceM: number): CleanTrack {
  const parts = track.parts.map((part) => simplifyPart(part, toleranceM));
  const count = track.parts.reduce((sum, part, at) => sum + part.length - (parts[at]?.length ?? 0), 0);
  if (count === 0) return { ...track, parts };
  const step = { kind: "simplified" as const, count, text: trackStepText("simplified", count, SHIP_RULES) };
  return { ...track, parts, steps: [...track.steps, step] };
}

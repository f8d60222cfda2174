import { distanceM, speedKn } from "./distance.ts";
import {
  type CleanTrack,
  SHIP_RULES,
  type TrackGap,
  type TrackPart,
  type TrackPoint,
  type TrackRules,
  type TrackStep,
  type TrackStop,
} from "./track.ts";
import { trackStepText } from "./track-words.ts";

function isOnEarth({ lon, lat, timeMs }: TrackPoint): boolean {
  // 91° N and 181° E are what a transponder sends for «not available», and 0, 0 what many sources make of it.
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && Number.isFinite(timeMs) && !(lon === 0 && lat === 0);
}

function withoutRepeated(points: readonly TrackPoint[]): TrackPoint[] {
  return points.filter((point, at) => {
    const before = points[at - 1];
    return before === undefined || point.timeMs !== before.timeMs || distanceM(point, before) > 0;
  });
}

function needsKn(from: TrackPoint, to: TrackPoint): number {
  return speedKn(distanceM(from, to), to.timeMs - from.timeMs);
}

/**
 * Takes out points that cannot be reached from the last one that stayed. The first is wrong when it cannot reach the second, and the second reaches the
 * third.
 */
function withoutJumps(points: readonly TrackPoint[], maxSpeedKn: number): TrackPoint[] {
  const isPossible = (from: TrackPoint, to: TrackPoint) => needsKn(from, to) <= maxSpeedKn;
  const [first, second, third] = points;
  const isFirstWrong =
    first !== undefined &&
    second !== undefined &&
    third !== undefined &&
    !isPossible(first, second) &&
    isPossible(second, third);
  const kept: TrackPoint[] = [];
  for (const point of isFirstWrong ? points.slice(1) : points) {
    const last = kept.at(-1);
    if (last === undefined || isPossible(last, point)) kept.push(point);
  }
  return kept;
}

function splitAtGaps(points: readonly TrackPoint[], gapMs: number): { parts: TrackPart[]; gaps: TrackGap[] } {
  const parts: TrackPoint[][] = [];
  const gaps: TrackGap[] = [];
  for (const point of points) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    if (part !== undefined && last !== undefined && point.timeMs - last.timeMs <= gapMs) part.push(point);
    else {
      if (last !== undefined) gaps.push({ from: last, to: point });
      parts.push([point]);
    }
  }
  return { parts, gaps };
}

function stopOf(standing: readonly TrackPoint[], stopMs: number): TrackStop[] {
  const [first, last] = [standing[0], standing.at(-1)];
  if (first === undefined || last === undefined || last.timeMs - first.timeMs < stopMs) return [];
  // A stop is small: the mean of its degrees is its middle but at the antimeridian, where its first point will do.
  const isAcross = standing.some(({ lon }) => Math.abs(lon - first.lon) > 180);
  const mean = (read: (point: TrackPoint) => number) =>
    standing.reduce((sum, point) => sum + read(point), 0) / standing.length;
  const middle = isAcross ? first : { lon: mean(({ lon }) => lon), lat: mean(({ lat }) => lat) };
  return [{ lon: middle.lon, lat: middle.lat, fromMs: first.timeMs, toMs: last.timeMs }];
}

function stopsOf(part: TrackPart, { stopSpeedKn, stopMs }: TrackRules): TrackStop[] {
  const stops: TrackStop[] = [];
  let standing: TrackPoint[] = [];
  for (const point of part) {
    const last = standing.at(-1);
    if (last !== undefined && needsKn(last, point) > stopSpeedKn) {
      stops.push(...stopOf(standing, stopMs));
      standing = [];
    }
    standing.push(point);
  }
  return [...stops, ...stopOf(standing, stopMs)];
}

function stepsOf(steps: readonly TrackStep[]): readonly TrackStep[] {
  return steps.filter(({ count }) => count > 0);
}

/**
 * Makes of what a source sent a track that can be drawn, and tells each step: points that are nowhere, the order of time, repeated points, impossible
 * jumps, gaps. Nothing is invented: no point is moved and no gap is filled.
 *
 * @param points - As they came, of one ship.
 * @param rules - {@link SHIP_RULES} unless it is something else.
 * @returns No parts when nothing is left; a track of one point is a part of one.
 */
export function cleanTrack(points: readonly TrackPoint[], rules: TrackRules = SHIP_RULES): CleanTrack {
  const valid = points.filter(isOnEarth);
  const unordered = valid.filter(
    ({ timeMs }, at) => timeMs < (valid[at - 1]?.timeMs ?? Number.NEGATIVE_INFINITY),
  ).length;
  const ordered = valid.toSorted((a, b) => a.timeMs - b.timeMs);
  const once = withoutRepeated(ordered);
  const possible = withoutJumps(once, rules.maxSpeedKn);
  const { parts, gaps } = splitAtGaps(possible, rules.gapMs);
  const [invalid, repeated, jumps] = [
    points.length - valid.length,
    ordered.length - once.length,
    once.length - possible.length,
  ];
  const steps: TrackStep[] = [
    { kind: "invalid", count: invalid, text: trackStepText("invalid", invalid, rules) },
    { kind: "order", count: unordered, text: trackStepText("order", unordered, rules) },
    { kind: "duplicate", count: repeated, text: trackStepText("duplicate", repeated, rules) },
    { kind: "jump", count: jumps, text: trackStepText("jump", jumps, rules) },
    { kind: "gap", count: gaps.length, text: trackStepText("gap", gaps.length, rules) },
  ];
  return { parts, gaps, stops: parts.flatMap((part) => stopsOf(part, rules)), steps: stepsOf(steps) };
}

import { distanceM } from "./distance.ts";
import { longestVoyage } from "./longest-voyage.ts";
import {
  type CleanTrack,
  SHIP_RULES,
  type TrackGap,
  type TrackPart,
  type TrackPoint,
  type TrackRules,
  type TrackStep,
} from "./track.ts";
import { stopsOf } from "./track-stops.ts";
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
  const possible = longestVoyage(once, rules.maxSpeedKn);
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

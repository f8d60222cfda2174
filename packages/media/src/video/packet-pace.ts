import type { Packet } from "./read-packets.ts";

/** Pace of the frames of a video. */
export interface Pace {
  readonly isVariable: boolean;
  /** Longest time from a key frame to the next, or to the end of what was looked at; `null` without any. */
  readonly keyFramesEveryMs: number | null;
  /** End of the last one, seconds. */
  readonly endS: number;
}

/** Greatest difference of a step between two frames from the usual one, as a share and in seconds: some containers round times to the millisecond. */
const LOOSE_RATIO = 0.1;
const LOOSE_S = 0.0015;

function isUneven(steps: readonly number[]): boolean {
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)];
  if (usual === undefined) return false;
  const loose = Math.max(LOOSE_S, usual * LOOSE_RATIO);
  return steps.some((step) => Math.abs(step - usual) > loose);
}

function longestBetween(times: readonly number[], endS: number): number | null {
  if (times.length === 0) return null;
  const gaps = times.map((at, position) => (times[position + 1] ?? endS) - at);
  return Math.round(gaps.reduce((longest, gap) => Math.max(longest, gap), 0) * 1000);
}

/** @param packets - Of one stream, in any order: those of a coded video are not in the order of what is seen. */
export function paceOf(packets: readonly Packet[]): Pace {
  const shown = packets.toSorted((a, b) => a.atS - b.atS);
  const last = shown.at(-1);
  const endS = last === undefined ? 0 : last.atS + last.lastsS;
  const steps = shown.slice(1).map(({ atS }, position) => atS - (shown[position]?.atS ?? atS));
  const keys = shown.filter(({ isKey }) => isKey).map(({ atS }) => atS);
  return { isVariable: isUneven(steps), keyFramesEveryMs: longestBetween(keys, endS), endS };
}

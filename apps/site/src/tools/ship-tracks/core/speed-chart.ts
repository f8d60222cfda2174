import { type CleanTrack, distanceM, speedKn } from "@nv/geography";

/** Speed along a route, as the `d` of an SVG path. */
export interface SpeedChart {
  readonly path: string;
  /** Knots at the top of the drawing. */
  readonly topKn: number;
  readonly fromMs: number;
  readonly toMs: number;
}

/** Size of the drawing that the path is for, in its own units. */
export const SPEED_CHART = { width: 600, height: 120 } as const;
const NICE_KN = [5, 10, 15, 20, 30, 40, 60];

interface Stretch {
  readonly fromMs: number;
  readonly toMs: number;
  readonly kn: number;
}

/**
 * Draws the speed that each change of place needs: a step for each column of the drawing, the quickest of those in it, and nothing where
 * there was silence.
 *
 * @returns `null` for a track without two points.
 */
export function speedChart({ parts }: CleanTrack): SpeedChart | null {
  const all = parts.flat();
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined || last.timeMs <= first.timeMs) return null;
  const stretches = parts.map((part) =>
    part.slice(1).map((point, at): Stretch => {
      const before = part[at] ?? point;
      const kn = speedKn(distanceM(before, point), point.timeMs - before.timeMs);
      return { fromMs: before.timeMs, toMs: point.timeMs, kn };
    }),
  );
  const fastest = stretches.flat().reduce((most, { kn }) => Math.max(most, kn), 0);
  const topKn = NICE_KN.find((nice) => nice >= fastest) ?? Math.ceil(fastest / 10) * 10;
  const columnOf = (timeMs: number) =>
    Math.round(((timeMs - first.timeMs) / (last.timeMs - first.timeMs)) * SPEED_CHART.width);
  const y = (kn: number) => (SPEED_CHART.height * (1 - kn / topKn)).toFixed(1);
  const paths = stretches.map((own) => {
    const columns = new Map<number, Stretch>();
    for (const stretch of own) {
      const column = columnOf(stretch.fromMs);
      const known = columns.get(column);
      if (known === undefined || stretch.kn > known.kn) columns.set(column, stretch);
    }
    const steps = [...columns].map(
      ([column, { kn, toMs }]) => `${column} ${y(kn)}H${Math.max(column + 1, columnOf(toMs))}`,
    );
    return steps.length === 0 ? "" : `M${steps.join("L")}`;
  });
  return { path: paths.join(""), topKn, fromMs: first.timeMs, toMs: last.timeMs };
}

import type { FittedMap, PxPoint } from "@nv/geography";

/** From the edge of a map on, pixels, nothing is looked for. */
const BEYOND_PX = 2;

/** Stretches of lines that are on a map, pixels, the longest first. */
export function runsOn(
  lines: readonly (readonly (readonly number[])[])[],
  map: FittedMap,
): readonly (readonly PxPoint[])[] {
  const runs: PxPoint[][] = [];
  for (const line of lines) {
    let run: PxPoint[] = [];
    for (const [lon = 0, lat = 0] of line) {
      const at = map.project({ lon, lat });
      const isOn =
        at !== null &&
        Math.min(at[0], at[1]) > -BEYOND_PX &&
        at[0] < map.widthPx + BEYOND_PX &&
        at[1] < map.heightPx + BEYOND_PX;
      if (isOn) run.push([at[0], at[1]]);
      else {
        runs.push(run);
        run = [];
      }
    }
    runs.push(run);
  }
  return runs.filter(({ length }) => length > 1).toSorted((a, b) => b.length - a.length);
}

import type { StreetGround } from "@nv/contracts/schemas";
import type { FittedMap, PxPoint } from "@nv/geography";
import { fromUnits, metresPerUnit } from "@nv/geography/streets";

/** Converts steps of a ground to pixels of a map. */
export interface UnitProjector {
  /** @param closes - Whether the first corner comes once more at the end. */
  readonly points: (steps: readonly number[]) => readonly PxPoint[];
  readonly point: (at: readonly [number, number]) => PxPoint;
  readonly metresPerPx: number;
}

/** Pixels of a corner of the ground, in a straight line from its origin; `null` on a map whose projection bends. */
function straightScale({ origin: [west, north], size: [width, height] }: StreetGround, map: FittedMap) {
  if (map.choice.name !== "mercator") return null;
  const [first, last] = [map.project(fromUnits([west, north])), map.project(fromUnits([west + width, north + height]))];
  if (first === null || last === null) return null;
  return { x: first[0], y: first[1], scale: (last[0] - first[0]) / width };
}

/** Makes what lays a ground on a map. Units are those of Mercator, so that on its maps a corner costs two products. */
export function unitProjector(ground: StreetGround, map: FittedMap): UnitProjector {
  const straight = straightScale(ground, map);
  const [west, north] = ground.origin;
  const place = (x: number, y: number): PxPoint => {
    if (straight !== null) return [straight.x + x * straight.scale, straight.y + y * straight.scale];
    return map.project(fromUnits([west + x, north + y])) ?? [0, 0];
  };
  const [left, right] = [place(0, 0), place(ground.size[0], 0)];
  const { lat } = fromUnits([west, north + ground.size[1] / 2]);
  return {
    point: ([x, y]) => place(x, y),
    points(steps) {
      const placed: PxPoint[] = [];
      let [x, y] = [0, 0];
      for (let at = 0; at + 1 < steps.length; at += 2) {
        x += steps[at] ?? 0;
        y += steps[at + 1] ?? 0;
        placed.push(place(x, y));
      }
      return placed;
    },
    metresPerPx: (ground.size[0] * metresPerUnit(lat)) / Math.max(1e-9, Math.abs(right[0] - left[0])),
  };
}

import type { MultiPolygon } from "geojson";
import { expect, test } from "vitest";
import { fitMap } from "../projections/fit-map.ts";
import { openWater } from "./open-water.ts";

const MAP = fitMap([0, 0, 4, 4], { widthPx: 400, heightPx: 400 });

/** Land in the western half, from below the map to above it. */
const WEST: MultiPolygon = {
  type: "MultiPolygon",
  coordinates: [
    [
      [
        [-2, -2],
        [-2, 6],
        [2, 6],
        [2, -2],
        [-2, -2],
      ],
    ],
  ],
};
const TEXT = { widthPx: 60, heightPx: 16 };
const everywhere = () => true;

test("a name stands in the water, where it has room on all sides", () => {
  const { cells, spotFor } = openWater(MAP, [WEST], [], 1);
  expect(Math.min(...cells.map(({ x }) => x))).toBeGreaterThan(195);
  const spot = spotFor(TEXT, everywhere);
  expect(spot?.x).toBeGreaterThan(200 + 60);
  expect(Math.abs((spot?.y ?? 0) - 200)).toBeLessThan(20);
});

test("what lies on the map takes its place, and of a sea alone its own part is looked at", () => {
  const upper = { x: 0, y: 100, width: 400, height: 300 };
  const spot = openWater(MAP, [WEST], [upper], 1).spotFor(TEXT, everywhere);
  expect(spot?.y).toBeLessThan(100);
  const { cells, spotFor } = openWater(MAP, [WEST], [], 1);
  expect(spotFor(TEXT, (at) => (cells[at]?.y ?? 0) > 300)?.y).toBeGreaterThan(300);
});

test("where there is no water, or less than the name needs, there is no place", () => {
  expect(openWater(MAP, [WEST], [{ x: 0, y: 0, width: 400, height: 400 }], 1).spotFor(TEXT, everywhere)).toBeNull();
  expect(openWater(MAP, [WEST], [], 1).spotFor({ widthPx: 300, heightPx: 16 }, everywhere)).toBeNull();
});

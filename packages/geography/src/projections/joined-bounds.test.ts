import { expect, test } from "vitest";
import type { GeoBounds } from "../coordinates/geo-point.ts";
import { joinedBounds } from "./joined-bounds.ts";

const point = (lon: number, lat: number): GeoBounds => [lon, lat, lon, lat];

test.each<readonly [string, readonly GeoBounds[], GeoBounds | null]>([
  ["nothing", [], null],
  ["one point", [point(3, 4)], [3, 4, 3, 4]],
  ["two points", [point(-4, 40), point(2, 41)], [-4, 40, 2, 41]],
  ["Fiji and Tonga", [[176.5, -19.5, -178, -15.5], point(-175.2, -21.1)], [176.5, -21.1, -175.2, -15.5]],
  ["Tokyo and San Francisco", [point(139.7, 35.7), point(-122.4, 37.8)], [139.7, 35.7, -122.4, 37.8]],
  [
    "boxes that share a part",
    [
      [-10, 36, 0, 44],
      [-2, 42, 8, 51],
    ],
    [-10, 36, 8, 51],
  ],
  [
    "a box in another",
    [
      [-10, 36, 5, 44],
      [-4, 40, -3, 41],
    ],
    [-10, 36, 5, 44],
  ],
  [
    "the same box twice",
    [
      [-10, 36, 5, 44],
      [-10, 36, 5, 44],
    ],
    [-10, 36, 5, 44],
  ],
  ["many points near each other", [-3.2, -3.1, -3.15, -3.19].map((lon) => point(lon, 40)), [-3.2, 40, -3.1, 40]],
  ["points around Greenwich, the last first", [point(1, 4), point(-1, 5), point(0, 4)], [-1, 4, 1, 5]],
  ["all round", [[-180, -80, 180, 80], point(3, 4)], [-180, -80, 180, 80]],
])("the box of %s", (_name, boxes, joined) => {
  expect(joinedBounds(boxes)).toEqual(joined?.map((side) => expect.closeTo(side, 6)) ?? null);
});

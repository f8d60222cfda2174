import { expect, test } from "vitest";
import { fitMap } from "../projections/fit-map.ts";
import { circleAround, pointOnCircle } from "./circle-around.ts";
import { fitGlobe } from "./fit-globe.ts";
import { simplifyPx } from "./simplify-px.ts";
import { tracePath } from "./trace-path.ts";

const MAP = fitMap([-4, 40, -3, 41], { widthPx: 400, heightPx: 400 });

test("a line keeps the corners that are seen, and its ends", () => {
  const line = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 10],
  ] as const;
  expect(simplifyPx(line, 0.5)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ]);
  expect(simplifyPx([[1, 1]], 1)).toEqual([[1, 1]]);
  expect(simplifyPx([], 1)).toEqual([]);
});

test("a path is written in steps of tenths, and what is not on the map or too small is not", () => {
  const line = (coordinates: [number, number][]) => tracePath(MAP, { type: "LineString", coordinates });
  expect(
    line([
      [-3.9, 40.5],
      [-3.5, 40.5],
      [-3.1, 40.9],
    ]),
  ).toMatch(/^M-?[\d.]+ ?-?[\d.]+l[\d. -]+$/);
  expect(
    line([
      [10, 40],
      [11, 40],
    ]),
  ).toBe("");
  const island = {
    type: "Polygon" as const,
    coordinates: [
      [
        [-3.5, 40.5],
        [-3.5, 40.502],
        [-3.498, 40.502],
        [-3.5, 40.5],
      ],
    ],
  };
  expect(tracePath(MAP, island)).toMatch(/^M.*z$/);
  expect(tracePath(MAP, island, { leastAreaPx: 5 })).toBe("");
});

test("a circle is as far from its middle everywhere, across the antimeridian too", () => {
  const centre = { lon: 179.9, lat: -17 };
  const { coordinates } = circleAround(centre, 50);
  expect(coordinates.some(([lon = 0]) => lon < 0)).toBe(true);
  const north = pointOnCircle(centre, 50, 0);
  expect([north.lon, north.lat]).toEqual([expect.closeTo(179.9, 6), expect.closeTo(-17 + 50 / 111.195, 4)]);
  expect(pointOnCircle(centre, 50, 90).lon).toBeLessThan(-179);
});

test("a globe has its point in the middle, and nothing of what is behind", () => {
  const globe = fitGlobe({ lon: -3.7, lat: 40.4 }, 80);
  expect(globe.project({ lon: -3.7, lat: 40.4 })).toEqual([expect.closeTo(40, 6), expect.closeTo(40, 6)]);
  expect(globe.unproject(40, 40)).toEqual({ lon: expect.closeTo(-3.7, 6), lat: expect.closeTo(40.4, 6) });
  expect(globe.unproject(0, 0)).toBeNull();
});

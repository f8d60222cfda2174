import { describe, expect, test } from "vitest";
import { toUtm } from "../coordinates/utm.ts";
import { areaGeometry, areaOfGeometry } from "./area-geometry.ts";
import { crossesItself } from "./crosses-itself.ts";
import { boxOf, centreOfArea, type FlatArea, flatArea, isInArea } from "./flat-area.ts";
import { flatAreaM2, groundAreaM2, toEqualArea } from "./ground-area.ts";
import { overlapM2 } from "./overlap-area.ts";
import { areNeighbours } from "./touching-areas.ts";

const box = (west: number, south: number, east: number, north: number) => [
  ...[west, south, west, north, east, north, east, south, west, south],
];
const turned = (ring: readonly number[]) =>
  Array.from({ length: ring.length / 2 }, (_, at) => ring.slice(2 * at, 2 * at + 2))
    .toReversed()
    .flat();
const square = (west: number, south: number, size: number) => flatArea([box(west, south, west + size, south + size)]);

describe("the area of ground", () => {
  test.each([
    { name: "a degree at the equator", area: square(0, -0.5, 1), km2: 12_308.8 },
    { name: "the Earth's half, from the equator up", area: flatArea([box(-180, 0, 180, 90)]), km2: 255_032_810.9 },
    { name: "a tile of 0.01° in Madrid", area: square(-3.71, 40.41, 0.01), km2: 0.9425 },
  ])("$name", ({ area, km2 }) => {
    expect(groundAreaM2(area) / 1e6 / km2).toBeCloseTo(1, 3);
  });

  test("is that of the official map, whose scale is known, far from its middle too", () => {
    const area = square(-15.6, 28, 0.001);
    const metres = flatArea([
      area.corners.flatMap((lon, at) => {
        if (at % 2 === 1) return [];
        const { eastingM, northingM } = toUtm({ lon, lat: area.corners[at + 1] ?? 0 }, 28);
        return [eastingM, northingM];
      }),
    ]);
    expect(flatAreaM2(metres) / 0.9996 ** 2 / groundAreaM2(area)).toBeCloseTo(1, 3);
  });

  test("holes are taken away, and parts added up", () => {
    const withHole = flatArea([box(0, 0, 10, 10), turned(box(4, 4, 6, 6)), box(20, 0, 21, 1)]);
    expect(flatAreaM2(withHole)).toBe(97);
    expect(isInArea(withHole, { lon: 5, lat: 5 })).toBe(false);
    expect(isInArea(withHole, { lon: 20.5, lat: 0.5 })).toBe(true);
    expect(boxOf(withHole)).toEqual({ west: 0, south: 0, east: 21, north: 10 });
    expect(centreOfArea(square(4, 8, 2))).toEqual({ lon: 5, lat: 9 });
  });
});

describe("what two areas have in common", () => {
  const ten = square(0, 0, 10);
  test.each([
    { name: "the same", other: ten, common: 100 },
    { name: "the same, the other way round", other: flatArea([turned(box(0, 0, 10, 10))]), common: 100 },
    { name: "a half that shares three sides", other: flatArea([box(0, 0, 10, 5)]), common: 50 },
    { name: "a corner", other: square(9, 9, 10), common: 1 },
    { name: "beside it, with a side in common", other: square(10, 0, 10), common: 0 },
    { name: "far away", other: square(100, 100, 1), common: 0 },
    { name: "inside of it", other: square(2, 2, 3), common: 9 },
    { name: "one with a hole", other: flatArea([box(-5, -5, 15, 15), turned(box(2, 2, 4, 4))]), common: 96 },
    { name: "in two parts", other: flatArea([box(-5, 0, 1, 10), box(9, 0, 20, 10)]), common: 20 },
    { name: "a triangle across", other: flatArea([[-5, 0, 5, 10, 15, 0, -5, 0]]), common: 75 },
    { name: "below the ground of the first", other: flatArea([box(0, -50, 10, 3)]), common: 30 },
  ])("$name", ({ other, common }) => {
    expect(overlapM2(ten, other)).toBeCloseTo(common, 9);
    expect(overlapM2(other, ten)).toBeCloseTo(common, 9);
  });

  test("pieces of an area have all of it, whatever their borders, and at the size of a country", () => {
    const star = (turns: number, size: number): FlatArea =>
      flatArea([
        Array.from({ length: turns + 1 }, (_, at) => {
          const angle = (-2 * Math.PI * (at % turns)) / turns;
          const far = size * (1 + 0.4 * Math.sin(7 * angle));
          return [4_000_000 + far * Math.cos(angle), 5_000_000 + far * Math.sin(angle)];
        }).flat(),
      ]);
    const whole = star(500, 30_000);
    const parts = Array.from({ length: 16 }, (_, at) => {
      const [x, y] = [4_000_000 + ((at % 4) - 2) * 25_000, 5_000_000 + (Math.floor(at / 4) - 2) * 25_000];
      return square(x, y, 25_000);
    });
    const sum = parts.reduce((total, part) => total + overlapM2(whole, part), 0);
    expect(sum / flatAreaM2(whole)).toBeCloseTo(1, 9);
    expect(overlapM2(whole, whole) / flatAreaM2(whole)).toBeCloseTo(1, 9);
  });

  test("of a map of equal areas it is ground", () => {
    const [a, b] = [toEqualArea(square(-3.7, 40, 0.01)), toEqualArea(square(-3.695, 40, 0.01))];
    expect(overlapM2(a, b) / flatAreaM2(a)).toBeCloseTo(0.5, 6);
  });
});

test("neighbours share a stretch of border, not a corner, and need no corner in common", () => {
  const home = square(-3.7, 40, 0.01);
  expect(areNeighbours(home, square(-3.69, 40, 0.01))).toBe(true);
  expect(areNeighbours(home, flatArea([box(-3.69, 40.002, -3.6, 40.003)]))).toBe(true);
  expect(areNeighbours(home, square(-3.69, 40.01, 0.01))).toBe(false);
  expect(areNeighbours(home, square(-3.689, 40, 0.01))).toBe(false);
  expect(areNeighbours(home, square(10, 40, 0.01))).toBe(false);
});

test("as GeoJSON, outlines go against the clock with their own holes, and come back as they were", () => {
  const area = flatArea([box(0, 0, 10, 10), turned(box(4, 4, 6, 6)), box(20, 0, 30, 10), turned(box(24, 4, 26, 6))]);
  const geometry = areaGeometry(area);
  expect(geometry.type).toBe("MultiPolygon");
  expect(geometry.coordinates).toHaveLength(2);
  expect(geometry.coordinates[1]).toEqual([
    [
      [20, 0],
      [30, 0],
      [30, 10],
      [20, 10],
      [20, 0],
    ],
    [
      [24, 4],
      [24, 6],
      [26, 6],
      [26, 4],
      [24, 4],
    ],
  ]);
  expect(overlapM2(areaOfGeometry(geometry), area)).toBe(192);
  const open = [
    [0, 0],
    [4, 0],
    [4, 4],
  ];
  expect(flatAreaM2(areaOfGeometry({ type: "Polygon", coordinates: [open] }))).toBe(8);
});

test("an area that crosses itself is told; one that touches itself, or has a hole, does not cross", () => {
  expect(crossesItself(flatArea([[0, 0, 4, 4, 4, 0, 0, 4, 0, 0]]))).toBe(true);
  expect(crossesItself(flatArea([box(0, 0, 10, 10), turned(box(4, 4, 6, 6))]))).toBe(false);
  expect(crossesItself(flatArea([box(0, 0, 10, 10), turned(box(4, 4, 16, 6))]))).toBe(true);
  expect(crossesItself(flatArea([[0, 0, 0, 4, 2, 2, 4, 4, 4, 0, 2, 2, 0, 0]]))).toBe(false);
});

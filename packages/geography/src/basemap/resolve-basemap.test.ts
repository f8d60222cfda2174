import { expect, test } from "vitest";
import { SPAIN, WORLD } from "../../test/sources.ts";
import { prepareSpainLight } from "../atlas/prepare-spain.ts";
import { createAreaIndex } from "../lookups/area-index.ts";

import { atlasFor, type BasemapRequest, resolveBasemap } from "./resolve-basemap.ts";

const ATLAS = {
  spain: SPAIN,
  "spain-light": prepareSpainLight(SPAIN),
  "world-110m": WORLD.coarse,
  "world-50m": WORLD.middle,
  "world-10m": WORLD.fine,
};

const request = (area: BasemapRequest["area"], more: Partial<BasemapRequest> = {}): BasemapRequest => ({
  ...{ area, focus: "", about: null, highlights: [], inset: null, hasNames: false, hasRivers: false, ratios: [1.5] },
  ...more,
});

const groundOf = (wanted: BasemapRequest) => resolveBasemap(wanted, ATLAS);
const isIn = (geometry: ReturnType<typeof groundOf>["land"], lon: number, lat: number) =>
  createAreaIndex([{ type: "Feature", id: "it", properties: {}, geometry }]).areaAt({ lon, lat }) === "it";

test.each([
  ["the world", request("world"), ["world-50m"]],
  ["Spain", request("spain"), ["spain-light", "world-50m"]],
  ["a province", request([-7, 42.8, -4.5, 43.8]), ["spain-light", "world-10m"]],
  ["a town", request([-5.9, 43.3, -5.7, 43.4], { inset: "spain" }), ["spain", "spain-light", "world-10m"]],
  ["Ukraine", request([22, 44, 40, 52.4], { inset: "world" }), ["world-110m", "world-50m"]],
  [
    "a municipality that is painted far away",
    request("world", { highlights: [{ kind: "municipality", code: "33044" }] }),
    ["spain", "world-50m"],
  ],
])("%s is made of no more of the atlas than it needs", (_name, wanted, names) => {
  expect(atlasFor(wanted).toSorted()).toEqual(names.toSorted());
});

test("a file that nobody loaded is told by its name", () => {
  expect(() => resolveBasemap(request("spain"), {})).toThrow("needs world-50m");
});

test("a map is about the country of its point, and the rest is neighbours", () => {
  const ground = groundOf(request([-18, 20, -1, 36], { about: { lon: -13.2, lat: 27.1 } }));
  expect(ground.focus).toBe("732");
  expect(isIn(ground.land, -15, 24)).toBe(true);
  expect(isIn(ground.neighbours, -7, 32)).toBe(true);
  expect(isIn(ground.land, -7, 32)).toBe(false);
  expect(ground.disputed.coordinates.length).toBeGreaterThan(0);
  expect(ground.sources).toEqual(["world"]);
});

test("Crimea is land of Ukraine, with a dashed line", () => {
  const ground = groundOf(request([28, 43, 41, 50], { focus: "804" }));
  expect(isIn(ground.land, 34.3, 45.3)).toBe(true);
  expect(isIn(ground.neighbours, 38.9, 45)).toBe(true);
  const lons = ground.disputed.coordinates.flat().filter(([lon = 0, lat = 0]) => lon < 36 && lat > 45 && lat < 47);
  expect(lons.length).toBeGreaterThan(1);
});

test("Spain is drawn from its own atlas around which the world's is, and its border is where it has neighbours", () => {
  const ground = groundOf(request("spain"));
  expect(ground.focus).toBe("724");
  expect(isIn(ground.land, -3.7, 40.4)).toBe(true);
  expect(isIn(ground.land, -8.2, 39.6)).toBe(false);
  expect(isIn(ground.neighbours, -8.2, 39.6)).toBe(true);
  const isNear = (lon: number, lat: number) =>
    ground.borders.coordinates.flat().some(([x = 0, y = 0]) => Math.hypot(x - lon, y - lat) < 0.15);
  expect(isNear(-6.9, 41)).toBe(true);
  expect(isNear(-0.7, 42.8)).toBe(true);
  // The coast of Galicia, and Alicante's.
  expect(isNear(-8.4, 43.4)).toBe(false);
  expect(isNear(-0.4, 38.3)).toBe(false);
  expect(ground.municipalities.coordinates).toEqual([]);
  expect(ground.sources).toEqual(["spain", "world"]);
});

test("from near there are municipalities, and places are painted by their codes", () => {
  const highlights = [
    { kind: "municipality", code: "33044" },
    { kind: "province", code: "33" },
    { kind: "country", code: "724" },
    { kind: "community", code: "99" },
  ] as const;
  const ground = groundOf(request([-6, 43.2, -5.6, 43.5], { highlights }));
  expect(ground.municipalities.coordinates.length).toBeGreaterThan(10);
  expect(isIn(ground.highlights, -5.85, 43.36)).toBe(true);
});

test("nothing far away comes along, on either side of the antimeridian", () => {
  const ground = groundOf(request([176.5, -19.5, -178, -15.5], { about: { lon: 178.4, lat: -18.1 } }));
  expect(ground.focus).toBe("242");
  expect(isIn(ground.land, 178, -17.8)).toBe(true);
  expect(ground.neighbours.coordinates.length).toBeLessThan(80);
});

import { geoArea, geoLength } from "d3-geo";
import { expect, test } from "vitest";
import { WORLD } from "../../test/sources.ts";
import { createAreaIndex } from "../lookups/area-index.ts";
import { BORDER_POLICY } from "./border-policy.ts";
import { composeWorld } from "./compose-world.ts";

const EARTH_KM = 6371;
const RESOLUTIONS = ["coarse", "middle", "fine"] as const;
const composed = {
  coarse: composeWorld(WORLD.coarse),
  middle: composeWorld(WORLD.middle),
  fine: composeWorld(WORLD.fine),
};

function nearest(lines: readonly (readonly number[][])[], [x = 0, y = 0]: readonly number[]): number {
  return Math.min(...lines.flat().map(([lon = 0, lat = 0]) => Math.hypot(lon - x, lat - y)));
}

test.each(RESOLUTIONS)("%s: each place in dispute is painted as the policy says", (resolution) => {
  const { areaAt } = createAreaIndex([...composed[resolution].countries]);
  expect(areaAt({ lon: 34.2, lat: 45.3 })).toBe("804");
  expect(areaAt({ lon: -12.9, lat: 27.1 })).toBe("732");
  expect(areaAt({ lon: -9.4, lat: 26.4 })).toBe("732");
  expect(areaAt({ lon: 33.6, lat: 35.25 })).toBe("196");
  expect(areaAt({ lon: 45, lat: 9.7 })).toBe("706");
  expect(areaAt({ lon: 21, lat: 42.6 })).toBe("kosovo");
  expect(areaAt({ lon: 35.25, lat: 32 })).toBe("275");
});

test.each(RESOLUTIONS)("%s: borders in dispute are dashed, and only they", (resolution) => {
  const { borders, disputed } = composed[resolution];
  const places = { kosovo: [20.9, 43.2], sahara: [-8.7, 27.66], palestine: [35.2, 32.5], kashmir: [74.5, 34.5] };
  for (const place of Object.values(places)) expect(nearest(disputed.coordinates, place)).toBeLessThan(0.9);
  const pyrenees = [0.6, 42.7];
  const punjab = [74.5, 31.5];
  for (const place of [pyrenees, punjab]) {
    expect(nearest(borders.coordinates, place)).toBeLessThan(0.7);
    expect(nearest(disputed.coordinates, place)).toBeGreaterThan(0.7);
  }
});

test("the wall of Western Sahara is no border, and its north is a dashed one of half a thousand kilometres", () => {
  for (const { borders, disputed } of Object.values(composed)) {
    expect(nearest(borders.coordinates, [-12.2, 25.5])).toBeGreaterThan(0.1);
    expect(nearest(disputed.coordinates, [-12.2, 25.5])).toBeGreaterThan(0.1);
    expect(nearest(disputed.coordinates, [-13.17, 27.66])).toBeLessThan(0.1);
  }
});

test("all borders together are as long as those of the atlas without a policy", () => {
  const km = (line: Parameters<typeof geoLength>[0]) => geoLength(line) * EARTH_KM;
  const plain = composeWorld(WORLD.middle, []);
  const house = composed.middle;
  expect(km(plain.disputed)).toBe(0);
  expect(km(house.borders) + km(house.disputed)).toBeLessThan(km(plain.borders));
  expect(km(house.borders) + km(house.disputed)).toBeGreaterThan(km(plain.borders) - 3000);
  expect(km(house.coast)).toBeCloseTo(km(plain.coast), 3);
});

test("a map may have rules of its own", () => {
  const policy = [...BORDER_POLICY.filter(({ id }) => id !== "kosovo")];
  const joined = composeWorld(WORLD.coarse, [
    ...policy,
    {
      id: "kosovo",
      title: "Kosovo",
      joins: { kosovo: "688" },
      lines: [],
      names: {},
      shown: "",
      reason: "",
      source: "",
    },
  ]);
  expect(joined.countries.some(({ id }) => id === "kosovo")).toBe(false);
  expect(createAreaIndex([...joined.countries]).areaAt({ lon: 21, lat: 42.6 })).toBe("688");
});

test("a country smaller than the grid is where it is", () => {
  expect(composed.fine.tiny.map(({ id, properties }) => [id, properties.name])).toEqual([
    ["336", "Ciudad del Vaticano"],
  ]);
});

test("countries go round as the projections of the field want", () => {
  for (const { countries } of Object.values(composed))
    expect(countries.filter((country) => geoArea(country) > 2 * Math.PI).map(({ id }) => id)).toEqual([]);
});

test("each rule says how the place looks, why, and on what ground", () => {
  expect(new Set(BORDER_POLICY.map(({ id }) => id)).size).toBe(BORDER_POLICY.length);
  for (const { title, shown, reason, source } of BORDER_POLICY)
    for (const text of [title, shown, reason, source]) expect(text.length).toBeGreaterThan(4);
});

test("each unit that a rule names is in the finest atlas", () => {
  const units = new Set(WORLD.fine.objects.units.geometries.map(({ id }) => String(id)));
  const named = BORDER_POLICY.flatMap(({ joins, lines, names }) => [
    ...Object.entries(joins).flat(),
    ...lines.flatMap(({ between }) => between),
    ...Object.keys(names),
  ]);
  expect(named.filter((unit) => !units.has(unit))).toEqual([]);
});

import { geoArea, geoContains } from "d3-geo";
import type { Geometry, Position } from "geojson";
import { feature, mesh } from "topojson-client";
import { expect, test } from "vitest";
import { readSource, SPAIN, WORLD } from "../../test/sources.ts";
import { createAreaIndex } from "../lookups/area-index.ts";
import { prepareWorld } from "./prepare-world.ts";

const RESOLUTIONS = ["coarse", "middle", "fine"] as const;
const HALF_OF_THE_EARTH = 2 * Math.PI;

function decoded(resolution: (typeof RESOLUTIONS)[number]) {
  const units = feature(WORLD[resolution], WORLD[resolution].objects.units).features;
  return { units, index: createAreaIndex(units) };
}

const WORLDS = { coarse: decoded("coarse"), middle: decoded("middle"), fine: decoded("fine") };
const unitsOf = (resolution: (typeof RESOLUTIONS)[number]) => WORLDS[resolution].units;

test.each(RESOLUTIONS)("%s: each unit has its own code and a name in Spanish", (resolution) => {
  const units = unitsOf(resolution);
  expect(new Set(units.map(({ id }) => id)).size).toBe(units.length);
  expect(
    units.filter(({ id, properties: { name } }) => name === "" || name === id || /\.$| Is\.|Rep\./.test(name)),
  ).toEqual([]);
});

test.each(RESOLUTIONS)("%s: nothing is inside out", (resolution) => {
  const areas = unitsOf(resolution).filter(({ geometry }) => geometry.type !== "Point");
  const wrong = areas.filter((unit) => !(geoArea(unit) > 0 && geoArea(unit) < HALF_OF_THE_EARTH));
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test("the Maldives of the finest atlas hold themselves and not the rest of the Earth", () => {
  const maldives = unitsOf("fine").find(({ id }) => id === "462");
  expect(maldives && geoContains(maldives, [-3.7, 40.4])).toBe(false);
});

test.each(RESOLUTIONS)("%s: the Canary Islands, the Balearic Islands, Ceuta and Melilla are Spain's", (resolution) => {
  const { areaAt } = WORLDS[resolution].index;
  const places = { tenerife: [-16.6, 28.25], mallorca: [2.95, 39.6], ceuta: [-5.33, 35.89], melilla: [-2.945, 35.29] };
  for (const [lon = 0, lat = 0] of Object.values(places)) expect(areaAt({ lon, lat })).toBe("724");
  expect(areaAt({ lon: -5, lat: 34 })).toBe("504");
});

test.each(RESOLUTIONS)(
  "%s: Crimea and both sides of the wall of Western Sahara are units of their own",
  (resolution) => {
    const { areaAt } = WORLDS[resolution].index;
    expect(areaAt({ lon: 34.2, lat: 45.3 })).toBe("crimea");
    expect(areaAt({ lon: 39, lat: 52 })).toBe("643");
    expect(areaAt({ lon: -12.9, lat: 27.1 })).toBe("western-sahara-held");
    expect(areaAt({ lon: -9.4, lat: 26.4 })).toBe("732");
    expect(areaAt({ lon: -9, lat: 30 })).toBe("504");
  },
);

test.each(RESOLUTIONS)("%s: the Golan is a unit of its own, between the lines of 1967 and of 1974", (resolution) => {
  const { areaAt } = WORLDS[resolution].index;
  // Katzrin and Majdal Shams, of which the coarse line has only the first; Tiberias and Quneitra on both sides.
  expect(areaAt({ lon: 35.69, lat: 32.99 })).toBe("golan");
  if (resolution !== "coarse") expect(areaAt({ lon: 35.77, lat: 33.27 })).toBe("golan");
  expect(areaAt({ lon: 35.53, lat: 32.79 })).toBe("376");
  expect(areaAt({ lon: 36.1, lat: 32.9 })).toBe("760");
});

test("a country smaller than the grid is a point, and none is lost", () => {
  const points = unitsOf("fine").filter(({ geometry }) => geometry.type === "Point");
  expect(points.map(({ properties }) => properties.name)).toEqual(["Ciudad del Vaticano"]);
});

test("the names are the newspaper's", () => {
  const names = Object.fromEntries(unitsOf("fine").map(({ id, properties }) => [id, properties.name]));
  expect(names).toMatchObject({
    "104": "Birmania",
    "158": "Taiwán",
    "238": "Islas Malvinas",
    "466": "Malí",
    "724": "España",
    "748": "Esuatini",
    "804": "Ucrania",
    kosovo: "Kosovo",
    "northern-cyprus": "Norte de Chipre",
  });
});

test("a source where something has moved is refused rather than mended wrongly", () => {
  const sources = {
    coarse: readSource("world-atlas/countries-110m.json"),
    middle: readSource("world-atlas/countries-110m.json"),
    fine: readSource("world-atlas/countries-110m.json"),
  };
  sources.coarse.objects.countries.geometries.splice(0, 1, {
    type: "Polygon",
    arcs: [],
    properties: { name: "Atlantis" },
  });
  expect(() => prepareWorld(sources, () => "País")).toThrow(RangeError);
});

const spainsLand = feature(SPAIN, SPAIN.objects.communities).features;
const SPAINS = createAreaIndex(spainsLand);

test("the finest world has Spain's own outline, and its neighbours begin where it ends", () => {
  const { units, index } = WORLDS.fine;
  const spain = units.find(({ id }) => id === "724");
  const corners = (geometry: Geometry | undefined) =>
    geometry?.type === "MultiPolygon" ? geometry.coordinates.flat(2) : [];
  const keyOf = ([x = 0, y = 0]: Position) => `${x.toFixed(6)} ${y.toFixed(6)}`;
  const own = new Set(corners(spain?.geometry).map(keyOf));
  // Portugal, France, Andorra and Morocco share corners with it: no crack, no overlap.
  const shared = ["620", "250", "020", "504"].map((code) => {
    const neighbour = units.find(({ id }) => id === code);
    return corners(neighbour?.geometry).filter((corner) => own.has(keyOf(corner))).length;
  });
  expect(shared.map((count) => count >= 6)).toEqual([true, true, true, true]);
  const border = (code: string) =>
    mesh(
      WORLD.fine,
      WORLD.fine.objects.units,
      (a, b) => a !== b && [a.id, b.id].every((id) => id === "724" || id === code),
    );
  const lengths = ["620", "250", "020", "504", "292"].map((code) => border(code).coordinates.flat().length);
  expect(lengths.map((count) => count >= 2)).toEqual([true, true, true, true, true]);
  // Along the frontier, a hundred metres to either side is one country or the other, and never the sea.
  for (const [lon, lat] of [
    [-7.2, 38.2],
    [-6.9, 41],
    [0.66, 42.75],
    [1.5, 42.45],
    [2.6, 42.35],
    [-1.3, 43.1],
  ] as const)
    for (const step of [-0.02, -0.01, 0, 0.01, 0.02]) expect(index.areaAt({ lon: lon + step, lat })).not.toBeNull();
});

test.each([
  ["Melilla", [-2.93, 35.31], [-2.945, 35.285], [-2.98, 35.28]],
  ["Ceuta", [-5.33, 35.91], [-5.355, 35.89], [-5.39, 35.88]],
] as const)("%s has its sea to the east and Morocco to the west", (_town, sea, town, land) => {
  const at = ([lon, lat]: readonly [number, number]) => WORLDS.fine.index.areaAt({ lon, lat });
  expect([at(sea), at(town), at(land)]).toEqual([null, "724", "504"]);
  expect(SPAINS.areaAt({ lon: town[0], lat: town[1] })).not.toBeNull();
});

test("the rocks off Morocco stay, and Llívia is Spain's in France", () => {
  const { areaAt } = WORLDS.fine.index;
  expect(areaAt({ lon: -2.4318, lat: 35.183 })).toBe("724");
  expect(areaAt({ lon: 1.98, lat: 42.465 })).toBe("724");
  expect(areaAt({ lon: 1.9, lat: 42.5 })).toBe("250");
});

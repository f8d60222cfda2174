import { geoArea, geoContains } from "d3-geo";
import { feature } from "topojson-client";
import { expect, test } from "vitest";
import { readSource, WORLD } from "../../test/sources.ts";
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

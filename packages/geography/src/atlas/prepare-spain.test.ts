import { geoArea } from "d3-geo";
import { feature } from "topojson-client";
import { expect, test } from "vitest";
import { SPAIN } from "../../test/sources.ts";
import { readAtlas, SPAIN_LIGHT_LISTS, SPAIN_LISTS } from "./atlas-topology.ts";
import { prepareSpainLight } from "./prepare-spain.ts";

const { municipalities, provinces, communities, shared, gibraltar } = SPAIN.objects;
const nameIn = (properties: object | undefined) => properties !== undefined && "name" in properties && properties.name;
const HALF_OF_THE_EARTH = 2 * Math.PI;

test("there are as many municipalities, provinces and communities as Spain has, in the order of their codes", () => {
  expect(municipalities.geometries).toHaveLength(8131);
  expect(provinces.geometries.map(({ id }) => Number(id))).toEqual(Array.from({ length: 52 }, (_, at) => at + 1));
  expect(communities.geometries.map(({ id }) => Number(id))).toEqual(Array.from({ length: 19 }, (_, at) => at + 1));
});

test("land that several municipalities share, and Gibraltar, are nobody's code and lists of their own", () => {
  expect(municipalities.geometries.filter(({ id }) => /^5[34]/.test(String(id)))).toEqual([]);
  expect(shared.geometries.length).toBeGreaterThan(60);
  expect(shared.geometries.every(({ id, type }) => /^53/.test(String(id)) && type !== "Point")).toBe(true);
  expect(gibraltar.geometries.map(({ id, properties }) => [id, nameIn(properties)])).toEqual([
    ["gibraltar", "Gibraltar"],
  ]);
});

test("municipalities smaller than the grid are points, each in its province", () => {
  const points = feature(SPAIN, municipalities).features.filter(({ geometry }) => geometry.type === "Point");
  expect(points.map(({ id }) => id)).toEqual(
    "03017 03109 08174 08215 12067 17046 41028 45138 46066 46117 46152 50156".split(" "),
  );
  const castilleja = points.find(({ id }) => id === "41028");
  expect(castilleja?.properties.name).toBe("Castilleja de Guzmán");
  expect(castilleja?.geometry).toMatchObject({ coordinates: [expect.closeTo(-6.05, 1), expect.closeTo(37.41, 1)] });
});

test.each(["municipalities", "provinces", "communities", "shared"] as const)(
  "no area of %s is inside out or empty",
  (list) => {
    const areas = feature(SPAIN, SPAIN.objects[list]).features.filter(({ geometry }) => geometry.type !== "Point");
    const wrong = areas.filter((area) => geoArea(area) > HALF_OF_THE_EARTH || !(geoArea(area) > 1e-10));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  },
);

test("what was inside out is turned, and a sliver over a neighbour is no part of anything", () => {
  const shapes = Object.fromEntries(
    feature(SPAIN, municipalities).features.map(({ id, geometry }) => [id, geometry.type]),
  );
  expect(shapes).toMatchObject({ "03131": "Polygon", "20015": "Polygon", "20049": "MultiPolygon" });
});

test("provinces and communities have the names that the newspaper writes", () => {
  const names = Object.fromEntries(provinces.geometries.map(({ id, properties }) => [id, nameIn(properties)]));
  expect(names).toMatchObject({ "01": "Álava", "03": "Alicante", "20": "Gipuzkoa", "46": "Valencia", "52": "Melilla" });
  expect(communities.geometries.map(({ properties }) => nameIn(properties))).toContain("Cataluña");
});

test("the light atlas has the same provinces and communities", () => {
  const light = prepareSpainLight(SPAIN);
  expect(readAtlas(light, SPAIN_LIGHT_LISTS).objects.provinces.geometries).toHaveLength(52);
  expect(light.objects.communities.geometries).toHaveLength(19);
});

test.each([null, {}, { type: "Topology", arcs: [], objects: {} }, { ...SPAIN, arcs: [] }, { ...SPAIN, arcs: [["a"]] }])(
  "a file that is not the atlas is refused",
  (value) => {
    expect(() => readAtlas(value, SPAIN_LISTS)).toThrow(TypeError);
  },
);

test("the atlas is read as it was written", () => {
  expect(readAtlas(JSON.parse(JSON.stringify(SPAIN)), SPAIN_LISTS).objects.municipalities.geometries).toHaveLength(
    8131,
  );
});

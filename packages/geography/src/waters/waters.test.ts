import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Position } from "geojson";
import { expect, test } from "vitest";
import { newsPlaces } from "../gazetteer/news-places.ts";
import { distanceM } from "../tracks/distance.ts";
import { nameRivers } from "./name-rivers.ts";
import { waterShapes } from "./water-shapes.ts";
import { makeWaters, packLine, readWaters, writeWaterShapes } from "./waters.ts";

const TEXT = readFileSync(join(import.meta.dirname, "../../data/waters.txt"), "utf8");
const PACKED = makeWaters(TEXT, newsPlaces());
const WATERS = readWaters(JSON.parse(JSON.stringify(PACKED)));
const lineOf = (name: string) => WATERS.named.find((one) => one.name === name)?.line.coordinates ?? [];

/** Distance of a place from a line, kilometres: from the nearest of twenty places of each of its steps. */
function awayKm(lines: readonly (readonly Position[])[], lon: number, lat: number): number {
  const places = lines.flatMap((line) =>
    line.slice(1).flatMap(([toLon = 0, toLat = 0], at) => {
      const [fromLon = 0, fromLat = 0] = line[at] ?? [];
      return Array.from({ length: 20 }, (_, step) => ({
        lon: fromLon + ((toLon - fromLon) * step) / 20,
        lat: fromLat + ((toLat - fromLat) * step) / 20,
      }));
    }),
  );
  return Math.min(...places.map((place) => distanceM(place, { lon, lat }))) / 1000;
}

/** Towns on the banks of rivers, as the Nomenclátor Geográfico Básico of the IGN and GeoNames have them. */
test.each([
  ["Ebro", "Logroño", -2.4457, 42.4664],
  ["Ebro", "Zaragoza", -0.8793, 41.6565],
  ["Duero", "Zamora", -5.7549, 41.4991],
  ["Tajo", "Alcántara", -6.8837, 39.7189],
  ["Guadalquivir", "Córdoba", -4.7803, 37.8795],
  ["Guadalquivir", "Sevilla", -5.9925, 37.3862],
  ["Guadiana", "Mérida", -6.3437, 38.9161],
  ["Guadiana", "Badajoz", -6.971, 38.8787],
  ["Miño", "Lugo", -7.5558, 43.0099],
  ["Miño", "Ourense", -7.8638, 42.3355],
  ["Segura", "Murcia", -1.1285, 37.9844],
  ["Júcar", "Alzira", -0.4354, 39.1512],
  ["Dniéper", "Kiev", 30.5238, 50.4547],
  // Between both the source has the river in two pieces, a step of its grid apart.
  ["Dniéper", "Cherkasi", 32.0621, 49.4285],
  ["Donets", "Izium", 37.2486, 49.2088],
  ["Nilo", "Luxor", 32.6421, 25.6989],
  ["Danubio", "Budapest", 19.0399, 47.498],
])("the %s passes %s", (river, _town, lon, lat) => {
  expect(awayKm(lineOf(river), lon, lat)).toBeLessThan(8);
});

test("rivers that no line is are left without a name, and each that has one is on the map", () => {
  const named = new Set(WATERS.named.map(({ name }) => name));
  const without = newsPlaces().filter(({ kind, name }) => kind === "river" && !named.has(name));
  expect(without.map(({ name }) => name)).toEqual([
    ...["Turia", "Llobregat", "Barranco del Poyo", "Litani", "Sil", "Prut", "Kurá", "San Lorenzo"],
  ]);
  const corners = new Set(WATERS.rivers.coordinates.flat().map(String));
  for (const { name, line } of WATERS.named)
    expect(
      line.coordinates.flat().every((corner) => corners.has(String(corner))),
      name,
    ).toBe(true);
});

test("a line is written as steps and read as it was, to half a kilometre; what is no file of it is refused", () => {
  const line = [
    [-3.7, 40.4],
    [-3.701, 40.401],
    [-3.6, 40.5],
  ];
  expect(packLine(line)).toEqual([-740, 8080, 20, 20]);
  const packed = makeWaters(writeWaterShapes({ rivers: [packLine(line)], lakes: [[[0, 0, 1, 0, 0, 1, -1, -1]]] }), []);
  expect(readWaters(packed).rivers.coordinates).toEqual([
    [
      [-3.7, 40.4],
      [-3.6, 40.5],
    ],
  ]);
  expect(() => makeWaters("river 1 dos", [])).toThrow("expected a whole step");
  expect(() => readWaters({ rivers: [["a"]] })).toThrow();
});

test("a corner of the coarse grid is where the finer one has it, and the way along is that of the net", () => {
  const grid = (scale: number) => ({
    scale: [scale, scale] as [number, number],
    translate: [0, 0] as [number, number],
  });
  const file = (scale: number, arcs: number[][][]) => ({
    ...{ type: "Topology" as const, transform: grid(scale), arcs },
    objects: {
      rivers: {
        type: "GeometryCollection" as const,
        geometries: arcs.map((_, at) => ({ type: "LineString" as const, arcs: [at] })),
      },
      lakes: { type: "GeometryCollection" as const, geometries: [] },
    },
  });
  const world = file(1, [
    [
      [0, 0],
      [1, 0],
    ],
  ]);
  const continent = file(0.1, [
    [
      [2, 1],
      [7, 1],
    ],
  ]);
  expect(waterShapes({ world, continents: [continent] }).rivers).toEqual([[40, 20, 140, 20]]);
  const rivers = [
    [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    [
      [1, 0],
      [1, 1],
    ],
  ];
  const place = newsPlaces().find(({ kind }) => kind === "river");
  if (place === undefined) throw new Error("no river");
  const along = {
    ...place,
    line: [
      [0.1, 0.05],
      [1.05, 1.05],
    ],
  };
  expect(nameRivers(rivers, [along])[0]?.parts).toEqual([
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
  ]);
});

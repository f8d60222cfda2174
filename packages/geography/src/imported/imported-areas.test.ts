import { expect, test } from "vitest";
import { importedOthersText, readImportedAreas, withCodes } from "./imported-areas.ts";

const ring = (x: number) => [
  [x, 40],
  [x, 41],
  [x + 1, 41],
  [x, 40],
];
const area = (x: number, properties: object) => ({
  type: "Feature",
  properties,
  geometry: { type: "Polygon", coordinates: [ring(x)] },
});
const fileOf = (...features: readonly unknown[]) => JSON.stringify({ type: "FeatureCollection", features });

test("areas come with the properties that tell them apart", () => {
  const point = { type: "Feature", properties: {}, geometry: { type: "Point", coordinates: [0, 0] } };
  const read = readImportedAreas(
    fileOf(area(0, { cod: "01", zona: "A", n: 1 }), area(2, { cod: "02", zona: "A", n: 2 }), point),
  );
  expect(read).toMatchObject({ keys: ["cod", "n"], others: [3] });
  expect(importedOthersText([3])).toMatch(/^El elemento 3 del archivo no es un área/);
  expect(importedOthersText([1, 2, 3, 4, 5, 6, 7, 8, 9])).toMatch(/^Los elementos 1, .*, 8 y 1 más del archivo/);
  expect(importedOthersText([])).toBe("");
  const areas = typeof read === "string" ? [] : read.areas;
  expect(withCodes(areas, "cod").map(({ id }) => id)).toEqual(["01", "02"]);
});

test.each([
  ["no JSON", "código;valor", "NOT_JSON"],
  ["another JSON", "[1]", "NOT_GEOJSON"],
  ["a TopoJSON", '{"type":"Topology"}', "NOT_GEOJSON"],
  ["only lines", fileOf({ type: "Feature", geometry: { type: "LineString", coordinates: ring(0) } }), "NO_AREAS"],
  ["a broken ring", fileOf({ type: "Feature", geometry: { type: "Polygon", coordinates: [[["a"]]] } }), "NO_AREAS"],
  ["metres", fileOf(area(440_000, {})), "NOT_DEGREES"],
])("%s is told", (_name, text, fault) => {
  expect(readImportedAreas(text)).toBe(fault);
});

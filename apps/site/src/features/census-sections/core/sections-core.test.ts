import { sectionsCredit } from "@nv/contracts";
import { areaOfGeometry, overlapM2 } from "@nv/geography";
import { readDelimited, recordsOf } from "@nv/tables";
import { describe, expect, test } from "vitest";
import { EXAMPLE } from "./example";
import { areExchanged, askedBy, type List, readList } from "./read-list";
import { cornerLine, readZone } from "./read-zone";
import { sectionsCsv, sectionsGeoJson } from "./section-exports";
import { frameSections, sectionsPath } from "./section-map";
import { placeInTown, shortName, spacedCode, squareKilometres } from "./section-words";

const { section, shapes, neighbours, year } = EXAMPLE;

function listOf(text: string): List {
  const list = readList(readDelimited(text).rows);
  if (typeof list === "string") throw new Error(list);
  return list;
}

describe("a list", () => {
  test.each([
    { name: "codes by name", text: "CUSEC;renta\n2807901001;3", kind: "codes", first: 0, second: -1 },
    { name: "codes without a name", text: "9900101001\n9900101002", kind: "codes", first: 0, second: -1 },
    { name: "latitude and longitude", text: "sitio,lon,lat\nA,-3.2,40.1", kind: "points", first: 2, second: 1 },
    { name: "two columns of figures", text: "A;40,1;-3,2\nB;40,2;-3,3", kind: "points", first: 1, second: 2 },
    { name: "coordinates in one", text: "donde\n40°6'N 3°12'O\n40.1 -3.2", kind: "places", first: 0, second: -1 },
    { name: "coordinates split at their comma", text: "coordenadas\n40.1, -3.2", kind: "points", first: 0, second: 1 },
    { name: "addresses", text: "centro;dirección\nIES;Calle Mayor 1", kind: "addresses", first: 1, second: -1 },
  ])("of $name is understood", ({ text, kind, first, second }) => {
    expect(listOf(text)).toMatchObject({ kind, first, second });
  });

  test("asks for each row what it says, and says what is wrong with it", () => {
    expect(askedBy(listOf("CUSEC\n801901001\n28079\n"))).toEqual([
      { code: "0801901001" },
      "El código de sección tiene 10 cifras: 5 de municipio, 2 de distrito, 3 de sección",
    ]);
    expect(askedBy(listOf("lat;lon\n40,1;-3,2\n95;0\nx;1"))).toEqual([
      { point: { lat: 40.1, lon: -3.2 } },
      "Fuera de rango",
      "No hay dos números",
    ]);
    expect(askedBy(listOf("donde\nnada\n40.1 -3.2\n40°6'N 3°12'O"))).toEqual([
      "No son unas coordenadas",
      { point: { lat: 40.1, lon: -3.2 } },
      { point: { lat: 40.1, lon: -3.2 } },
    ]);
    expect(readList([])).toBe("No hay ninguna fila.");
  });

  test("whose coordinates are exchanged is seen", () => {
    expect(areExchanged(askedBy(listOf("lat;lon\n-3,7;40,4\n-3,2;40,1")))).toBe(true);
    expect(areExchanged(askedBy(listOf("lat;lon\n40,4;-3,7\n-3,2;40,1")))).toBe(false);
  });
});

describe("an area", () => {
  const square = "40, -3\n40.1, -3\n40°6'N 2°54'O\n40, -2.9";
  test("is read by its corners, in any notation, and by GeoJSON of any kind", () => {
    const zone = readZone(square);
    if (typeof zone === "string") throw new Error(zone);
    const area = areaOfGeometry(zone);
    expect(overlapM2(area, area)).toBeCloseTo(0.01, 9);
    const feature = { type: "Feature", properties: {}, geometry: zone };
    const collection = { type: "FeatureCollection", features: [feature, { type: "Feature", geometry: null }] };
    const brought = readZone(JSON.stringify(collection));
    expect(typeof brought === "string" ? brought : brought.coordinates).toHaveLength(1);
    expect(cornerLine({ lon: -3.2, lat: 40.1 })).toBe("40.100000, -3.200000");
  });

  test.each([
    { text: "", says: "Hacen falta al menos tres vértices." },
    { text: "40, -3\nCalle Mayor", says: "Línea 2: «Calle Mayor» no son unas coordenadas." },
    { text: "40, -3\n95, 200\n0, 0", says: "Línea 2: La latitud va de -90 a 90." },
    {
      text: "40, -3\n41, -2\n40, -2\n41, -3",
      says: "El polígono se cruza consigo mismo: no se sabe qué queda dentro.",
    },
    { text: '{"type":"Point","coordinates":[0,0]}', says: "En ese GeoJSON no hay ningún polígono." },
    { text: '{"type":"Polygon"', says: "Eso no es un GeoJSON: está roto o cortado." },
    {
      text: JSON.stringify({
        type: "Polygon",
        coordinates: [
          [
            [479000, 4435000],
            [479000, 4435400],
            [479400, 4435400],
          ],
        ],
      }),
      says: "Sus coordenadas no son grados: vuelve a exportarlo en WGS84 (EPSG:4326).",
    },
  ])("that is none is told: $says", ({ text, says }) => {
    expect(readZone(text)).toBe(says);
  });
});

test("a table keeps what it had, with the section of each row, codes as texts, and whose the data are", () => {
  const rows = [
    { cells: ["0012", "=1+1"], section },
    { cells: ["0013"], section: null },
  ];
  const text = sectionsCsv(["id", "nota"], rows, year);
  expect(recordsOf(readDelimited(text).rows)).toEqual([
    expect.objectContaining({
      ...{ id: "0012", nota: "'=1+1", cusec: section.code, distrito: "02", seccion: "005", municipio: "Peñamuestra" },
      ...{ codigo_municipio: "99001", km2: "0.1584", seccionado: "2024", fuente: sectionsCredit(2024) },
    }),
    expect.objectContaining({ id: "0013", nota: "", cusec: "", fuente: sectionsCredit(2024) }),
  ]);
});

test("GeoJSON has a section each with its code, and whose the data are", () => {
  const geoJson: unknown = JSON.parse(sectionsGeoJson([section, ...neighbours.slice(0, 1)], shapes, year));
  expect(geoJson).toMatchObject({
    fuente: sectionsCredit(2024),
    features: [{ id: section.code, properties: { CUSEC: section.code } }, { geometry: { type: "Polygon" } }],
  });
});

test("a map shows the section whole with its neighbours, their names, and how long a stretch is", () => {
  const { names, scale, map } = frameSections(shapes, { widthPx: 640, heightPx: 400, of: section.code });
  expect(sectionsPath(shapes, map).match(/M/g)).toHaveLength(5);
  expect(names.map(({ text }) => text).toSorted()).toEqual(["02-002", "02-004", "02-005", "02-006", "02-008"]);
  expect(scale?.label).toBe("200\u00a0m");
  const centre = map.project(section.centre);
  expect(Math.abs((centre?.[0] ?? 0) - 320)).toBeLessThan(60);
});

test("a section is told in words", () => {
  expect(placeInTown("2807901003")).toBe("distrito 01, sección 003");
  expect([shortName("2807901003"), spacedCode("2807901003")]).toEqual(["01-003", "28079 01 003"]);
  expect([squareKilometres(158_400), squareKilometres(21_340_000)]).toEqual(["0,158 km²", "21,3 km²"]);
});

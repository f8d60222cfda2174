import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  packed,
  packedCurve,
  packedLine,
  packedParts,
  packedPoint,
  packedPolygon,
  type WrittenLayer,
  writeGeoPackage,
} from "../../../test/geopackage.ts";
import { detectForm } from "../../kinds/detect-form.ts";
import { MediaError } from "../../maker.ts";
import { runGeoPackageFacts } from "../run-map-process.ts";
import { geoPackageFacts, lookAtPackage, readGeoPackage } from "./geopackage.ts";
import { tellLayers } from "./layers-of.ts";
import { openSources } from "./open-sources.ts";
import { readPackedGeometry } from "./well-known-binary.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nv-gpkg-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const NONE = new AbortController().signal;

/** As GDAL 3.6.2 writes it, by the package sf of R: areas, one of them empty, in UTM; points with a height; lines. */
const GDAL = join(import.meta.dirname, "../../../test/gdal-3.6.gpkg.gz");

let files = 0;
function written(layers: readonly WrittenLayer[], more = ""): string {
  files += 1;
  return writeGeoPackage(join(folder, `mapa-${files}`), layers, more);
}

const SQUARE = [
  [400_000, 4_470_000],
  [401_000, 4_470_000],
  [401_000, 4_471_000],
  [400_000, 4_471_000],
  [400_000, 4_470_000],
] as const;
const DISTRICTS: WrittenLayer = {
  name: 'distritos "nuevos"',
  rows: [
    { geometry: packed(packedPolygon(SQUARE), true), cells: { CODDIS: "01", habitantes: 9_007_199_254_740_993n } },
    { geometry: packed(packedParts(12, packedPolygon(SQUARE))), cells: { CODDIS: "02", habitantes: 12 } },
    { geometry: null, cells: { CODDIS: "03", habitantes: 0 } },
  ],
};
const STOPS: WrittenLayer = {
  ...{ name: "paradas", system: 4326 },
  rows: [{ geometry: packed(packedPoint(-3.7, 40.4)), cells: { nombre: "Sol" } }],
};

describe("a GeoPackage", () => {
  test("is known by its bytes, whatever its name is, and tells how much it holds and where", async () => {
    const path = written([DISTRICTS, STOPS]);
    expect(await detectForm(path, "mapa.sqlite", 1)).toMatchObject({ kind: "geometry", format: "gpkg" });
    expect(await runGeoPackageFacts(path, NONE)).toEqual({
      ...{ kind: "geometry", format: "gpkg", features: 4 },
      bounds: [400_000, 4_470_000, 401_000, 4_471_000],
    });
  });

  test("has its layers with their fields, systems and marks of each kind", async () => {
    const told = tellLayers(await openSources({ path: written([DISTRICTS, STOPS]), encoding: "auto", signal: NONE }));
    expect(told.map(({ layer }) => layer)).toMatchObject([
      {
        ...{
          name: 'distritos "nuevos"',
          geometry: "polygon",
          features: 3,
          empty: 1,
          namedCrs: "ETRS89, UTM huso 30 (casi toda la península)",
        },
        fields: [
          { name: "fid" },
          { name: "CODDIS", kind: "text", examples: ["01", "02", "03"] },
          { name: "habitantes" },
        ],
      },
      { name: "paradas", geometry: "point", features: 1, namedCrs: "Grados, WGS 84" },
    ]);
  });

  test("says that letters are lost where its texts are in another coding than that of the format", async () => {
    const more = `UPDATE paradas SET nombre = CAST(x'50656e61f1' AS TEXT)`;
    const path = written([DISTRICTS, STOPS], more);
    const told = tellLayers(await openSources({ path, encoding: "auto", signal: NONE })).map(
      ({ layer }) => layer.notes,
    );
    expect(told).toEqual([[], [expect.stringMatching(/^«paradas» tiene textos que no están en UTF-8/)]]);
  });

  test("that GDAL wrote is read whole: texts, dates, what is empty, heights and three systems", async () => {
    const path = join(folder, "gdal");
    await writeFile(path, gunzipSync(await readFile(GDAL)));
    expect(geoPackageFacts(path)).toMatchObject({ features: 6, bounds: [400_000, 4_470_000, 405_000, 4_471_000] });
    const told = tellLayers(await openSources({ path, encoding: "auto", signal: NONE })).map(({ layer }) => layer);
    expect(told.map(({ name, geometry, features, namedCrs }) => [name, geometry, features, namedCrs])).toEqual([
      ["distritos", "polygon", 3, "ETRS89, UTM huso 30 (casi toda la península)"],
      ["paradas", "point", 2, "Grados, WGS 84"],
      ["rutas", "polyline", 1, "Grados, ETRS89 (el oficial en España)"],
    ]);
    expect(told[0]?.fields.map(({ name, examples }) => [name, ...examples])).toEqual([
      ["fid", "1", "2", "3"],
      ["CODDIS", "01", "02", "03"],
      ["poblacion", "10", "30"],
      ["area", "1.5", "2", "3"],
      ["fecha", "2026-01-01", "2026-01-02"],
      ["ok", "1", "0"],
      ["nombre", "Peñamuestra", "Ñ", "ü"],
    ]);
  });

  test("keeps whole numbers that JSON cannot hold as they are written", () => {
    const [layer] = readGeoPackage(written([DISTRICTS]));
    expect(layer?.content.toString()).toContain('"habitantes":"9007199254740993"');
  });

  test("that a program has open is read as far as it was written, and nothing is left beside it", async () => {
    const path = written([STOPS], "PRAGMA journal_mode = WAL; CREATE TABLE otra (x)");
    const copy = join(folder, "copia");
    await writeFile(copy, await readFile(path));
    expect(geoPackageFacts(copy).features).toBe(1);
    await expect(readFile(`${copy}-shm`)).rejects.toThrow();
  });

  test.each([
    { name: "without a layer", path: () => written([]), says: /ninguna capa con formas.*QGIS/ },
    {
      name: "of pictures alone",
      path: () => written([], "INSERT INTO gpkg_contents VALUES ('ortofoto', 'tiles', 'ortofoto', 25830)"),
      says: /solo lleva imágenes/,
    },
    {
      name: "with curves",
      path: () => written([{ name: "a", rows: [{ geometry: packed(packedCurve()) }] }]),
      says: /curvas/,
    },
    {
      name: "with a shape that is cut",
      path: () => written([{ name: "a", rows: [{ geometry: packed(packedPolygon(SQUARE)).subarray(0, 60) }] }]),
      says: /rota o cortada/,
    },
    {
      name: "with more layers than a file of one map has",
      path: () => written(Array.from({ length: 41 }, (_, at) => ({ name: `capa${at}`, rows: [] }))),
      says: /más de 40 capas/,
    },
    {
      name: "whose layer is a question without an end",
      path: () =>
        written(
          [STOPS],
          `ALTER TABLE paradas RENAME TO otra; CREATE VIEW paradas AS WITH RECURSIVE n(fid) AS (SELECT 1 UNION ALL SELECT fid + 1 FROM n)
           SELECT fid, NULL AS geom FROM n`,
        ),
      says: /ninguna capa con formas/,
    },
  ])("$name is refused with its cause", ({ path, says }) => {
    const file = path();
    expect(() => readGeoPackage(file)).toThrow(MediaError);
    expect(() => geoPackageFacts(file)).toThrow(says);
  });

  test("that is cut is refused, wherever it was cut", async () => {
    const bytes = await readFile(written([DISTRICTS]));
    for (const ratio of [0.1, 0.4, 0.7]) {
      const path = join(folder, `cortado-${ratio}`);
      await writeFile(path, bytes.subarray(0, Math.floor(bytes.length * ratio)));
      expect(() => readGeoPackage(path), String(ratio)).toThrow("está roto o incompleto");
    }
  });

  test("whose list of layers never ends is left when it is told to stop", async () => {
    const path = written(
      [],
      `DROP TABLE gpkg_contents; CREATE VIEW gpkg_contents AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)
       SELECT 'x' || x AS table_name, 'features' AS data_type FROM n`,
    );
    const stop = new AbortController();
    const looked = runGeoPackageFacts(path, stop.signal);
    stop.abort(new Error("Enough."));
    await expect(looked).rejects.toThrow("Enough.");
  });
});

describe("a shape in well-known binary", () => {
  test.each([
    { name: "an empty point", bytes: packedPoint(), is: null },
    {
      name: "a line with heights, which go",
      bytes: packedLine([
        [1, 2],
        [3, 4],
      ]),
      is: {
        type: "LineString",
        coordinates: [
          [1, 2],
          [3, 4],
        ],
      },
    },
    {
      name: "points, without the empty one",
      bytes: packedParts(4, packedPoint(1, 2), packedPoint()),
      is: { type: "MultiPoint", coordinates: [[1, 2]] },
    },
    {
      name: "a collection",
      bytes: packedParts(7, packedPoint(1, 2)),
      is: { type: "GeometryCollection", geometries: [{ type: "Point", coordinates: [1, 2] }] },
    },
  ])("$name", ({ bytes, is }) => {
    expect(readPackedGeometry(packed(bytes))).toEqual(is);
  });

  const nested = (depth: number): Buffer => (depth === 0 ? packedPoint(1, 2) : packedParts(7, nested(depth - 1)));
  test.each([
    { name: "collections without an end", bytes: packed(nested(40)) },
    { name: "a point among areas", bytes: packed(packedParts(6, packedPoint(1, 2))) },
    { name: "more parts than bytes", bytes: packed(Buffer.from([1, 6, 0, 0, 0, 255, 255, 255, 255])) },
    { name: "a place beyond all numbers", bytes: packed(packedPoint(Number.POSITIVE_INFINITY, 2)) },
    { name: "bytes of something else", bytes: Buffer.from("hola, esto no es nada") },
    { name: "nothing", bytes: Buffer.alloc(0) },
  ])("$name is refused", ({ bytes }) => {
    expect(() => readPackedGeometry(bytes)).toThrow("rota o cortada");
  });
});

test("every cell of every table is looked at, those of a table without shapes too", async () => {
  const path = written(
    [{ name: "sitios", rows: [{ geometry: packed(packedPoint(1, 2)), cells: { telefono: "91 123 45 67", n: 7n } }] }],
    "CREATE TABLE gente (dni TEXT, edad REAL); INSERT INTO gente VALUES ('12345678Z', 41.5)",
  );
  const told: string[] = [];
  await lookAtPackage(path, (column, cell) => void told.push(`${column}=${cell}`));
  expect(told).toEqual(expect.arrayContaining(["telefono=91 123 45 67", "n=7", "dni=12345678Z", "edad=41.5"]));
  expect(told.some((one) => one.includes("srs"))).toBe(false);
  await writeFile(path, "no es una base de datos");
  await expect(lookAtPackage(path, () => undefined)).rejects.toThrow("roto");
});

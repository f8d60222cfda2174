import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MadeMap, MapLayers, MapPreview, MapRequest } from "@nv/contracts/schemas";
import { type ZipPart, zipOf } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { MediaError } from "../maker.ts";
import { inventedDistricts } from "./example/invented-districts.ts";
import { makeMap } from "./make/make-map.ts";
import { CLOSE_RATIO } from "./make/search-size.ts";
import { tellLayers } from "./read/layers-of.ts";
import { openSources } from "./read/open-sources.ts";
import { runMapProcess } from "./run-map-process.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nv-maps-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const NONE = new AbortController().signal;
const DISTRICTS = inventedDistricts({ columns: 6, rows: 5, bends: 6 });

/** Parts of a shapefile for a ZIP, without those of some ends. */
const partsOf = (files: Readonly<Record<string, Uint8Array>>, without: readonly string[] = []): ZipPart[] =>
  Object.entries(files)
    .filter(([name]) => !without.some((end) => name.endsWith(end)))
    .map(([name, bytes]) => ({ name, bytes }));

let files = 0;
async function brought(bytes: Uint8Array | string): Promise<string> {
  files += 1;
  const path = join(folder, `brought-${files}`);
  await writeFile(path, bytes);
  return path;
}

const look = async (path: string) =>
  tellLayers(await openSources({ path, encoding: "auto", signal: NONE })).map(({ layer }) => layer);

const order = (part: Partial<z.input<typeof MapRequest>>) =>
  MapRequest.parse({
    layer: 0,
    crs: "EPSG:25830",
    target: "datawrapper",
    mostBytes: 2_097_152,
    key: "CODDIS",
    ...part,
  });

async function make(path: string, part: Partial<z.input<typeof MapRequest>>) {
  const made = await makeMap({ path, folder, order: order(part), tell: () => undefined });
  const data = MadeMap.parse(made.data);
  return { data, content: await readFile(join(folder, data.name), "utf8") };
}

const Topology = z.object({
  type: z.literal("Topology"),
  objects: z.object({
    mapa: z.object({ geometries: z.array(z.object({ properties: z.record(z.string(), z.unknown()).optional() })) }),
  }),
});

type Position = readonly number[];
const Collection = z.object({
  features: z.array(
    z.object({
      id: z.string().optional(),
      properties: z.record(z.string(), z.unknown()).nullable(),
      geometry: z.object({ type: z.literal("Polygon"), coordinates: z.array(z.array(z.array(z.number()))) }),
    }),
  ),
});

/** Twice the area of a ring; more than nothing when it turns against the clock. */
const turnOf = (ring: readonly Position[]) =>
  ring.reduce((sum, [x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);

describe("what a file holds", () => {
  test("a shapefile in a folder whose name nobody can read, with its texts in Windows-1252 and its system named", async () => {
    const named = partsOf(DISTRICTS).map((part) => ({
      ...part,
      isMarkedUtf8: false,
      name: Buffer.concat([Buffer.from([0x45, 0x73, 0x70, 0x61, 0xf1, 0x61, 0x2f]), Buffer.from(String(part.name))]),
    }));
    const [layer, ...others] = await look(await brought(zipOf(named)));
    expect(others).toEqual([]);
    expect(layer).toMatchObject({
      name: "distritos_inventados",
      geometry: "polygon",
      features: 30,
      namedCrs: "ETRS89, UTM huso 30 (casi toda la península)",
      encoding: "windows-1252",
      notes: [],
    });
    expect(layer?.guesses[0]).toMatchObject({ crs: "EPSG:25830" });
    const [key, names] = layer?.fields ?? [];
    expect(key).toMatchObject({ name: "CODDIS", kind: "text", filled: 30, distinct: 30, values: "values-0-0.json" });
    expect(names?.examples).toContain("Cañada Alta");
  });

  test("without its .prj the extent tells which systems it may be in, and where it would be in each", async () => {
    const [layer] = await look(await brought(zipOf(partsOf(DISTRICTS, [".prj"]))));
    expect(layer?.namedCrs).toBe("");
    expect(layer?.guesses.map(({ crs }) => crs).slice(0, 3)).toEqual(["EPSG:25830", "EPSG:25831", "EPSG:25829"]);
    expect(layer?.guesses[0]?.centre?.lon).toBeCloseTo(-3.8, 0);
    expect(layer?.guesses[1]?.centre?.lon).toBeCloseTo(2.2, 0);
    expect(layer?.notes).toEqual([
      "«distritos_inventados.shp» viene sin su .prj y no dice en qué coordenadas está. Confirma el sistema antes de seguir.",
    ]);
  });

  test("without its .dbf it says that there are neither codes nor names", async () => {
    const [layer] = await look(await brought(zipOf(partsOf(DISTRICTS, [".dbf", ".cpg"]))));
    expect([layer?.features, layer?.fields]).toEqual([30, []]);
    expect(layer?.notes[0]).toContain("viene sin su .dbf");
  });

  test("several layers, and marks of several kinds in one file, are told apart", async () => {
    const other = Object.fromEntries(
      Object.entries(inventedDistricts({ columns: 2, rows: 2, bends: 2 })).map(([name, bytes]) => [
        `otra/b${name.slice(-4)}`,
        bytes,
      ]),
    );
    const both = await look(await brought(zipOf([...partsOf(DISTRICTS), ...partsOf(other)])));
    expect(both.map(({ name, features }) => [name, features])).toEqual([
      ["distritos_inventados", 30],
      ["b", 4],
    ]);
    const mixed = {
      type: "FeatureCollection",
      features: [
        { type: "Feature", properties: { a: 1 }, geometry: { type: "Point", coordinates: [1, 2] } },
        {
          type: "Feature",
          properties: { a: 2 },
          geometry: {
            type: "LineString",
            coordinates: [
              [0, 0],
              [3, 4],
            ],
          },
        },
      ],
    };
    expect((await look(await brought(JSON.stringify(mixed)))).map(({ geometry }) => geometry).toSorted()).toEqual([
      "point",
      "polyline",
    ]);
  });

  test("tracks and marks of a GPX, and places of a KML", async () => {
    const gpx = `<?xml version="1.0"?><gpx version="1.1"><wpt lat="40.1" lon="-3.2"><name>Faro</name></wpt>
      <trk><name>Ida</name><trkseg><trkpt lat="40" lon="-3"><ele>2</ele></trkpt><trkpt lat="41" lon="-3.5"/></trkseg></trk></gpx>`;
    const layers = await look(await brought(gpx));
    expect(layers.map(({ geometry, features }) => [geometry, features]).toSorted()).toEqual([
      ["point", 1],
      ["polyline", 1],
    ]);
    expect(layers.flatMap(({ fields }) => fields).find(({ name }) => name === "nombre")?.examples[0]).toMatch(
      /Faro|Ida/,
    );
    const kml = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>Uno</name>
      <Point><coordinates>-3,40</coordinates></Point></Placemark></Document></kml>`;
    expect((await look(await brought(kml)))[0]).toMatchObject({ geometry: "point", features: 1 });
  });

  test.each([
    {
      name: "a ZIP without a map",
      bytes: () => zipOf([{ name: "leeme.txt", bytes: "hola" }]),
      says: "El ZIP no lleva ningún mapa",
    },
    { name: "a table without its shapes", bytes: () => zipOf(partsOf(DISTRICTS, [".shp"])), says: "le falta el .shp" },
    { name: "a ZIP in a ZIP", bytes: () => zipOf([{ name: "a.zip", bytes: "PK" }]), says: "lleva otro ZIP dentro" },
    {
      name: "a bomb",
      bytes: () => zipOf([{ name: "a.shp", bytes: new Uint8Array(30_000_000) }]),
      says: "crece demasiado al descomprimirla",
    },
    {
      name: "a layer without a feature",
      bytes: () => JSON.stringify({ type: "FeatureCollection", features: [] }),
      says: "La capa está vacía",
    },
    {
      name: "a shape that is cut",
      bytes: () => zipOf([{ name: "a.shp", bytes: "no" }]),
      says: "no se puede leer como mapa",
    },
    {
      name: "a JSON that is none",
      bytes: () => '{"type":"FeatureCollection","features":[',
      says: "no se puede leer como mapa",
    },
  ])("$name is refused with its cause", async ({ bytes, says }) => {
    const refused = look(await brought(bytes()));
    await expect(refused).rejects.toThrow(MediaError);
    await expect(refused).rejects.toThrow(says);
  });
});

describe("a light map", () => {
  let path = "";
  beforeAll(async () => {
    path = await brought(zipOf(partsOf(DISTRICTS)));
  });

  test("for Datawrapper: in degrees, with its key, under its weight and close to it, every district still there", async () => {
    const mostBytes = 30_000;
    const { data, content } = await make(path, { mostBytes, fields: ["NOMBRE"] });
    expect(data.bytes).toBe(Buffer.byteLength(content));
    expect(data.bytes).toBeLessThanOrEqual(mostBytes);
    expect(data.bytes).toBeGreaterThanOrEqual(mostBytes * CLOSE_RATIO);
    expect([data.featuresBefore, data.features]).toEqual([30, 30]);
    expect(data.vertices).toBeLessThan(data.verticesBefore);
    expect(data.bounds?.[0]).toBeCloseTo(-3.96, 1);
    expect(data.bounds?.[3]).toBeCloseTo(40.74, 1);
    const { geometries } = Topology.parse(JSON.parse(content)).objects.mapa;
    expect(geometries[1]?.properties).toEqual({ CODDIS: "99002", NOMBRE: "Cañada Alta" });
  });

  test("an area that cleaning takes away, under another one, is named by its key", async () => {
    const square = (code: string, west: number, size: number) => ({
      ...{ type: "Feature", properties: { CODDIS: code } },
      geometry: {
        type: "Polygon",
        coordinates: [
          [
            [west, 40],
            [west + size, 40],
            [west + size, 40 + size],
            [west, 40 + size],
            [west, 40],
          ],
        ],
      },
    });
    // The third is of no width, and the fourth the same as the first.
    const features = [square("1", -4, 0.1), square("2", -3.8, 0.1), square("3", -3.5, 0), square("4", -4, 0.1)];
    const file = await brought(JSON.stringify({ type: "FeatureCollection", features }));
    const { data } = await make(file, { mostBytes: 60_000, crs: "EPSG:4326" });
    expect(data.lost.toSorted()).toEqual(["3", "4"]);
    const twice = [square("1", -4, 0.1), square("1", -4, 0.1)];
    const same = await brought(JSON.stringify({ type: "FeatureCollection", features: twice }));
    expect((await make(same, { mostBytes: 60_000, crs: "EPSG:4326" })).data.lost).toEqual(["1 (fila 2)"]);
    // The fourth has its point in the middle of the first; the third came without a surface, and nobody knows where.
    const points = JSON.parse(await readFile(join(folder, "areas-perdidas.geojson"), "utf8"));
    expect(points).toEqual({
      type: "FeatureCollection",
      features: [
        { type: "Feature", properties: { CODDIS: "4" }, geometry: { type: "Point", coordinates: [-3.95, 40.05] } },
      ],
    });
  });

  test("an outline that crosses itself keeps all of its loops, holes stay holes, and what has no shape is named", async () => {
    const area = (code: string | null, ...rings: readonly (readonly Position[])[]) => ({
      ...{ type: "Feature", properties: { CODDIS: code, NOMBRE: code === null ? "Sin clave" : `Área ${code}` } },
      geometry: rings.length === 0 ? null : { type: "Polygon", coordinates: rings },
    });
    const box = (west: number, south: number, size: number): readonly Position[] => [
      ...[[west, south] as const, [west + size, south] as const, [west + size, south + size] as const],
      ...[[west, south + size] as const, [west, south] as const],
    ];
    const bow = (corner: number): readonly Position[] => [
      ...[[-3.6, 40] as const, [-3.5, 40.1] as const, [-3.5, corner] as const, [-3.6, 40.1] as const],
      [-3.6, 40],
    ];
    const features = [
      area("plaza", box(-4, 40, 0.1), box(-3.97, 40.03, 0.04)),
      area("lazo", bow(40.02)),
      area("nada"),
      area(null),
      // Its halves are of the same size: what reads it takes it for nothing.
      area("igual", [
        ...[
          [-3.3, 40],
          [-3.2, 40.1],
        ],
        ...[
          [-3.2, 40],
          [-3.3, 40.1],
        ],
        [-3.3, 40],
      ]),
    ];
    const file = await brought(JSON.stringify({ type: "FeatureCollection", features }));
    const { data, content } = await make(file, {
      mostBytes: 60_000,
      crs: "EPSG:4326",
      target: "d3",
      format: "geojson",
    });
    expect(data.untwisted).toEqual(["lazo"]);
    expect(data.shapeless).toEqual(["nada", "fila 4 («Sin clave»)", "igual"]);
    const drawn = JSON.parse(content).features.map(
      ({ id, geometry }: { id: string; geometry: { coordinates: [] } }) => [id, geometry.coordinates.length],
    );
    expect(drawn).toEqual([
      ["plaza", 2],
      ["lazo", 2],
    ]);
  });

  test("a placemark of a KML without a shape is named, whatever folder it is in", async () => {
    const ring = "-4,40,0 -3.9,40,0 -3.9,40.1,0 -4,40.1,0 -4,40,0";
    const area = (name: string) =>
      `<Placemark><name>${name}</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${ring}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;
    const kml = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Capa</name>
      <Folder>${area("Plaza")}<Placemark><name>Sin forma</name><description>Nada</description></Placemark></Folder>
      <Placemark><description>Ni nombre</description></Placemark></Document></kml>`;
    const { data } = await make(await brought(kml), { mostBytes: 60_000, crs: "EPSG:4326", key: "name" });
    expect(data.shapeless).toEqual(["Sin forma", "fila 3 («Ni nombre»)"]);
    expect([data.featuresBefore, data.features]).toEqual([3, 1]);
  });

  test("what has no shape in a file of several kinds is in none of its layers, and is named all the same", async () => {
    const ring = "-4,40 -3.9,40 -3.9,40.1 -4,40.1 -4,40";
    const kml = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Capa</name>
      <Placemark><name>Plaza</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${ring}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>
      <Placemark><name>Faro &amp; torre</name><Point><coordinates>-3.2,40</coordinates></Point></Placemark>
      <Folder><Placemark id="x"><name>Sin forma</name></Placemark><Placemark/><Placemark><name>Vacía</name><Point><coordinates> </coordinates></Point></Placemark></Folder></Document></kml>`;
    const told = await make(await brought(kml), { mostBytes: 60_000, crs: "EPSG:4326", key: "name" });
    expect(told.data.shapeless).toEqual(["Sin forma", "fila 4", "Vacía"]);
    const feature = (code: string, geometry: object | null) => ({ type: "Feature", properties: { code }, geometry });
    const features = [
      feature("faro", { type: "Point", coordinates: [-3.2, 40] }),
      feature("nada", null),
      feature("senda", {
        ...{ type: "LineString" },
        coordinates: [
          [-4, 40],
          [-3.9, 40.1],
        ],
      }),
      feature("hueca", { type: "Polygon", coordinates: [] }),
      feature("junta", { type: "GeometryCollection", geometries: [] }),
    ];
    const mixed = await brought(JSON.stringify({ type: "FeatureCollection", features }));
    const order = { mostBytes: 60_000, crs: "EPSG:4326", key: "code" };
    expect((await make(mixed, order)).data.shapeless).toEqual(["nada", "hueca", "junta"]);
  });

  test.each([
    { target: "d3", format: "geojson", turn: -1 },
    { target: "maplibre", format: "topojson", turn: 1 },
  ] as const)(
    "for $target: its rings turn as it draws them, its features have the key as their id",
    async ({ target, format, turn }) => {
      const { content } = await make(path, { target, format, mostBytes: 60_000 });
      const { features } = Collection.parse(JSON.parse(content));
      expect(features).toHaveLength(30);
      expect(features[0]?.id).toBe("99001");
      for (const { geometry } of features) expect(Math.sign(turnOf(geometry.coordinates[0] ?? []))).toBe(turn);
    },
  );

  test("for Illustrator: layers with a name, areas with their code, on a plane", async () => {
    const { content } = await make(path, { target: "svg", mostBytes: 60_000 });
    expect([...content.matchAll(/<g id="(\w+)"/g)].map(([, name]) => name)).toEqual(["areas", "limites", "contorno"]);
    expect(content).toContain('id="99001"');
  });

  test("areas of one county become one, and only part of them is kept", async () => {
    const joined = await make(path, { dissolve: "COMARCA" });
    expect(joined.data.features).toBe(2);
    const { geometries } = Topology.parse(JSON.parse(joined.content)).objects.mapa;
    expect(geometries.map(({ properties }) => properties)).toEqual([{ COMARCA: "99A" }, { COMARCA: "99B" }]);
    const part = await make(path, { only: { field: "COMARCA", value: "99A" } });
    expect(part.data.features).toBe(18);
    await expect(make(path, { only: { field: "COMARCA", value: "99Z" } })).rejects.toThrow(
      "Ningún elemento tiene «99Z»",
    );
  });

  test("a table is joined by the key; what finds no row has nothing", async () => {
    const join = {
      columns: ["codigo", "paro"],
      rows: [
        ["99001", "12,5"],
        ["99002", "9"],
        ["99999", "1"],
      ],
    };
    const { data, content } = await make(path, { join });
    expect(data.joined).toBe(2);
    const { geometries } = Topology.parse(JSON.parse(content)).objects.mapa;
    expect(geometries.slice(0, 3).map(({ properties }) => properties?.paro)).toEqual(["12,5", "9", null]);
  });

  test("before and after are drawn to one frame, with few enough points", async () => {
    await make(path, { mostBytes: 20_000 });
    const preview = MapPreview.parse(JSON.parse(await readFile(join(folder, "preview.json"), "utf8")));
    const points = (lines: readonly (readonly number[])[]) => lines.reduce((sum, line) => sum + line.length / 2, 0);
    for (const drawn of [preview.before, preview.after]) {
      expect(points(drawn.whole)).toBeGreaterThan(100);
      expect(points(drawn.detail)).toBeGreaterThan(4);
      expect(points(drawn.whole) + points(drawn.detail)).toBeLessThan(50_000);
    }
    expect(points(preview.after.detail)).toBeLessThan(points(preview.before.detail));
  });

  test.each([
    { name: "another system than it is in", part: { crs: "EPSG:4326" }, says: "fuera de la Tierra" },
    { name: "a system that nobody knows", part: { crs: "EPSG:99999" }, says: "No se reconoce el sistema" },
    { name: "a field that it has not", part: { key: "CUSEC" }, says: "no tiene el campo «CUSEC»" },
    { name: "a layer that it has not", part: { layer: 7 }, says: "ya no está en el archivo" },
  ])("$name is refused with its cause", async ({ part, says }) => {
    await expect(make(path, part)).rejects.toThrow(says);
  });

  test("what its table alone is too heavy for says how much it weighs without a point to spare", async () => {
    const many = await brought(zipOf(partsOf(inventedDistricts({ columns: 12, rows: 9, bends: 2 }))));
    const wanted = { mostBytes: 10_000, fields: ["NOMBRE", "COMARCA"], target: "maplibre" } as const;
    await expect(make(many, { ...wanted, fields: [...wanted.fields] })).rejects.toThrow(
      /^No cabe en 0,01 MiB: .* pesa 0,0\d MiB/,
    );
  });
});

describe("its process", () => {
  test("does the same, tells how far it is, and says what is wrong in one sentence", async () => {
    const told: number[] = [];
    const input = { folder, signal: NONE, progress: (ratio: number) => void told.push(ratio) };
    const path = await brought(zipOf(partsOf(DISTRICTS)));
    const looked = await runMapProcess({ ...input, path, recipe: { recipe: "layers", encoding: "auto" } });
    expect(MapLayers.parse(looked.data).layers[0]?.features).toBe(30);
    expect(looked.files.map(({ name }) => name)).toContain("values-0-0.json");
    const made = await runMapProcess({ ...input, path, recipe: { recipe: "map", ...order({ mostBytes: 30_000 }) } });
    expect(made.files.map(({ name }) => name)).toEqual(["mapa.topojson", "preview.json"]);
    expect(told.length).toBeGreaterThan(3);
    const broken = await brought(zipOf([{ name: "nada.txt", bytes: "x" }]));
    await expect(
      runMapProcess({ ...input, path: broken, recipe: { recipe: "layers", encoding: "auto" } }),
    ).rejects.toThrow("El ZIP no lleva ningún mapa");
  });

  test("ends at once when it is told to stop", async () => {
    const controller = new AbortController();
    const path = await brought(zipOf(partsOf(DISTRICTS)));
    const working = runMapProcess({
      ...{ path, folder, signal: controller.signal, progress: () => controller.abort(new Error("parado")) },
      recipe: { recipe: "map", ...order({ mostBytes: 30_000 }) },
    });
    await expect(working).rejects.toThrow("parado");
  });
});

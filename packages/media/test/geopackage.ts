import { DatabaseSync } from "node:sqlite";

type Ring = readonly (readonly [x: number, y: number])[];

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const f64 = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
};
const wkb = (kind: number, ...parts: readonly Buffer[]) => Buffer.concat([Buffer.from([1]), u32(kind), ...parts]);
const positions = (line: Ring, height?: number) =>
  line.map(([x, y]) => Buffer.concat([f64(x), f64(y), ...(height === undefined ? [] : [f64(height)])]));

/** A point; without coordinates, an empty one. */
export const packedPoint = (x = Number.NaN, y = Number.NaN) => wkb(1, f64(x), f64(y));

/** A line with heights, as recorders write them. */
export const packedLine = (line: Ring) => wkb(1002, u32(line.length), ...positions(line, 12));

/** An area with its holes. */
export const packedPolygon = (...rings: readonly Ring[]) =>
  wkb(3, u32(rings.length), ...rings.flatMap((ring) => [u32(ring.length), ...positions(ring)]));

/** Several of a kind: 4 points, 5 lines, 6 areas, 7 anything, 12 areas that could be curved. */
export const packedParts = (kind: number, ...parts: readonly Buffer[]) => wkb(kind, u32(parts.length), ...parts);

/** A curve, which nothing here reads. */
export const packedCurve = () => wkb(8, u32(0));

/** The head that a GeoPackage puts before a geometry, with the rectangle that it may carry. */
export const packed = (geometry: Buffer, hasEnvelope = false) =>
  Buffer.concat([
    Buffer.from([0x47, 0x50, 0, hasEnvelope ? 3 : 1]),
    u32(25830),
    Buffer.alloc(hasEnvelope ? 32 : 0),
    geometry,
  ]);

/** A layer of a GeoPackage. */
export interface WrittenLayer {
  readonly name: string;
  /** 25830, 4326, or -1 for none. */
  readonly system?: number;
  readonly rows: readonly {
    readonly geometry: Buffer | null;
    readonly cells?: Readonly<Record<string, string | number | bigint>>;
  }[];
}

/**
 * Writes a GeoPackage, with the tables that its specification asks of every one.
 *
 * @param more - Statements that are run at its end: what a hostile one has.
 * @see https://www.geopackage.org/spec/
 */
export function writeGeoPackage(path: string, layers: readonly WrittenLayer[], more = ""): string {
  const database = new DatabaseSync(path);
  database.exec(`
    PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY;
    PRAGMA application_id = ${0x47504b47}; PRAGMA user_version = 10300;
    CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT NOT NULL, srs_id INTEGER PRIMARY KEY, organization TEXT NOT NULL,
      organization_coordsys_id INTEGER NOT NULL, definition TEXT NOT NULL, description TEXT);
    INSERT INTO gpkg_spatial_ref_sys VALUES ('Undefined', -1, 'NONE', -1, 'undefined', NULL),
      ('WGS 84', 4326, 'EPSG', 4326, 'GEOGCS["WGS 84"]', NULL), ('ETRS89', 25830, 'epsg', 25830, 'PROJCS[""]', NULL);
    CREATE TABLE gpkg_contents (table_name TEXT PRIMARY KEY, data_type TEXT NOT NULL, identifier TEXT, srs_id INTEGER);
    CREATE TABLE gpkg_geometry_columns (table_name TEXT, column_name TEXT, geometry_type_name TEXT, srs_id INTEGER, z INTEGER, m INTEGER);`);
  for (const { name, system = 25830, rows } of layers) {
    const table = `"${name.replaceAll('"', '""')}"`;
    const fields = Object.keys(rows[0]?.cells ?? {});
    database.exec(`CREATE TABLE ${table} (${["fid INTEGER PRIMARY KEY", "geom BLOB", ...fields].join(", ")})`);
    database.prepare("INSERT INTO gpkg_contents VALUES (?, 'features', ?, ?)").run(name, name, system);
    database.prepare("INSERT INTO gpkg_geometry_columns VALUES (?, 'geom', 'GEOMETRY', ?, 0, 0)").run(name, system);
    const insert = database.prepare(`INSERT INTO ${table} VALUES (NULL, ?${", ?".repeat(fields.length)})`);
    for (const { geometry, cells = {} } of rows) insert.run(geometry, ...fields.map((field) => cells[field] ?? null));
  }
  if (more !== "") database.exec(more);
  database.close();
  return path;
}

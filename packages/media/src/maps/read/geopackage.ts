import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { GeometryFacts } from "@nv/contracts/schemas";
import { z } from "zod";
import { createBounds } from "../../kinds/bounds.ts";
import { MediaError } from "../../maker.ts";
import { eachPosition, readPackedGeometry } from "./well-known-binary.ts";

/** Layers of one file that are read. */
const MOST_LAYERS = 40;

const LAYERS = `
  SELECT t.name AS name, g.column_name AS shape, g.srs_id AS system,
    s.organization AS authority, s.organization_coordsys_id AS code, s.definition AS definition
  FROM gpkg_contents c
  JOIN sqlite_schema t ON t.name = c.table_name COLLATE NOCASE AND t.type = 'table'
  JOIN gpkg_geometry_columns g ON g.table_name = c.table_name COLLATE NOCASE
  LEFT JOIN gpkg_spatial_ref_sys s ON s.srs_id = g.srs_id
  WHERE c.data_type = 'features' ORDER BY t.name LIMIT ${MOST_LAYERS + 1}`;

/** Contents that are pictures: tiles of them, and grids of heights. */
const PICTURES = "SELECT 1 FROM gpkg_contents WHERE data_type IN ('tiles', '2d-gridded-coverage') LIMIT 1";

const Layer = z.object({
  name: z.string(),
  shape: z.string(),
  system: z.number(),
  authority: z.string().nullable(),
  code: z.number().nullable(),
  definition: z.string().nullable(),
});
type Layer = z.infer<typeof Layer>;

/** A layer of a GeoPackage. */
export interface PackageLayer {
  readonly name: string;
  /** Name of its coordinate system: `EPSG:25830`, its text, or empty. */
  readonly said: string;
  /** The layer as GeoJSON. */
  readonly content: Buffer;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Returns what a file says of the coordinate system of a layer; empty for one that it calls undefined. */
function saidOf({ authority, code, definition, system }: Layer): string {
  if (system <= 0) return "";
  if (authority?.toUpperCase() === "EPSG" && code !== null) return `EPSG:${code}`;
  return definition === null || definition === "undefined" ? "" : definition;
}

/** A value of a table as JSON has it; numbers too long for it stay as they are written. */
function cellOf(value: SQLOutputValue): string | number | null {
  if (typeof value === "bigint") {
    const number = Number(value);
    return Number.isSafeInteger(number) ? number : String(value);
  }
  return value instanceof Uint8Array ? null : value;
}

function layersIn(database: DatabaseSync): readonly Layer[] {
  const layers = z.array(Layer).parse(database.prepare(LAYERS).all());
  if (layers.length === 0 && database.prepare(PICTURES).get() !== undefined)
    throw new MediaError(
      "El GeoPackage solo lleva imágenes o alturas (ráster): no hay formas que aligerar. Trae el de las áreas, las líneas o los puntos.",
    );
  if (layers.length === 0)
    throw new MediaError(
      "El GeoPackage no tiene ninguna capa con formas. Si está abierto en QGIS, ciérralo para que acabe de escribirse y tráelo otra vez.",
    );
  if (layers.length > MOST_LAYERS)
    throw new MediaError(`El GeoPackage lleva más de ${MOST_LAYERS} capas. Exporta solo las que hacen falta.`);
  return layers;
}

/**
 * Opens a file without writing beside it, also one that a program left half kept; nothing in it is run.
 *
 * @throws {MediaError} When it is no database, or broken.
 */
function withPackage<Found>(path: string, read: (database: DatabaseSync) => Found): Found {
  try {
    const database = openPackage(path);
    try {
      return read(database);
    } finally {
      database.close();
    }
  } catch (cause) {
    throw brokenPackage(cause);
  }
}

/** The same, for a reading that lets others have their turn. */
async function withPackageOpen(path: string, read: (database: DatabaseSync) => Promise<void>): Promise<void> {
  try {
    const database = openPackage(path);
    try {
      await read(database);
    } finally {
      database.close();
    }
  } catch (cause) {
    throw brokenPackage(cause);
  }
}

function openPackage(path: string): DatabaseSync {
  const address = pathToFileURL(path);
  address.searchParams.set("immutable", "1");
  const database = new DatabaseSync(address, { readOnly: true, defensive: true });
  database.exec("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON");
  return database;
}

const brokenPackage = (cause: unknown) =>
  cause instanceof MediaError
    ? cause
    : new MediaError("El GeoPackage está roto o incompleto. Expórtalo o descárgalo otra vez.", { cause });

function contentOf(database: DatabaseSync, { name, shape }: Layer): Buffer {
  const rows = database.prepare(`SELECT * FROM ${quoted(name)}`);
  rows.setReadBigInts(true);
  const parts = [Buffer.from('{"type":"FeatureCollection","features":[')];
  for (const row of rows.iterate()) {
    const { [shape]: packed, ...cells } = row;
    const geometry = packed instanceof Uint8Array ? readPackedGeometry(packed) : null;
    const properties = Object.fromEntries(
      Object.entries(cells)
        .filter(([, value]) => !(value instanceof Uint8Array))
        .map(([field, value]) => [field, cellOf(value)]),
    );
    const text = JSON.stringify({ type: "Feature", properties, geometry });
    parts.push(Buffer.from(parts.length === 1 ? text : `,${text}`));
  }
  return Buffer.concat([...parts, Buffer.from("]}")]);
}

/**
 * All layers of a GeoPackage that have a shape. It blocks: for a process of its own.
 *
 * @throws {MediaError} For one that is broken, holds none or has curves.
 * @see https://www.geopackage.org/spec/
 */
export function readGeoPackage(path: string): readonly PackageLayer[] {
  return withPackage(path, (database) =>
    layersIn(database).map((layer) => ({
      name: layer.name,
      said: saidOf(layer),
      content: contentOf(database, layer),
    })),
  );
}

/** Tables that people filled in: those of the format, of its indexes and of SQLite itself apart. */
const FILLED_TABLES = `
  SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'gpkg!_%' ESCAPE '!'
  AND name NOT LIKE 'rtree!_%' ESCAPE '!' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' AND sql NOT LIKE 'CREATE VIRTUAL%'`;

/** Rows that are looked at before others get their turn. */
const ROWS_AT_ONCE = 500;

/**
 * Gives every cell of every table of a GeoPackage that is text or a number, also of tables without shapes.
 *
 * @param look - Is told the name of the column and what the cell says.
 * @throws {MediaError} For one that is broken.
 */
export async function lookAtPackage(path: string, look: (column: string, cell: string) => void): Promise<void> {
  // Nothing of it is kept open between two turns but its rows, which are read as they are asked for.
  await withPackageOpen(path, async (database) => {
    for (const { name } of z.array(z.object({ name: z.string() })).parse(database.prepare(FILLED_TABLES).all())) {
      const rows = database.prepare(`SELECT * FROM ${quoted(name)}`);
      rows.setReadBigInts(true);
      let at = 0;
      for (const row of rows.iterate()) {
        for (const [column, value] of Object.entries(row))
          if (value !== null && !(value instanceof Uint8Array)) look(column, String(value));
        at += 1;
        if (at % ROWS_AT_ONCE === 0) await setImmediate();
      }
    }
  });
}

/**
 * Reads the facts of a GeoPackage: all that its layers hold, and its bounds in the coordinate system of the first layer. It blocks, as
 * {@link readGeoPackage}.
 *
 * @throws {MediaError} As {@link readGeoPackage}.
 */
export function geoPackageFacts(path: string): GeometryFacts {
  return withPackage(path, (database) => {
    const layers = layersIn(database);
    const bounds = createBounds();
    let features = 0;
    for (const { name, shape, system } of layers)
      for (const { packed } of database.prepare(`SELECT ${quoted(shape)} AS packed FROM ${quoted(name)}`).iterate()) {
        features += 1;
        const geometry = packed instanceof Uint8Array ? readPackedGeometry(packed) : null;
        if (geometry !== null && system === layers[0]?.system) eachPosition(geometry, ([x, y]) => bounds.add(x, y));
      }
    return { kind: "geometry", format: "gpkg", features, bounds: bounds.get() };
  });
}

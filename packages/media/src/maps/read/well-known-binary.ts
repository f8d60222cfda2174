import { MediaError } from "../../maker.ts";

/** Longitude and latitude, or east and north: heights and measures are left out, no light map has them. */
export type Position = readonly [x: number, y: number];

type Line = readonly Position[];

/** A geometry as GeoJSON writes it. */
export type PlainGeometry =
  | { readonly type: "Point"; readonly coordinates: Position }
  | { readonly type: "LineString"; readonly coordinates: Line }
  | { readonly type: "Polygon"; readonly coordinates: readonly Line[] }
  | { readonly type: "MultiPoint"; readonly coordinates: Line }
  | { readonly type: "MultiLineString"; readonly coordinates: readonly Line[] }
  | { readonly type: "MultiPolygon"; readonly coordinates: readonly (readonly Line[])[] }
  | { readonly type: "GeometryCollection"; readonly geometries: readonly PlainGeometry[] };

/** Kinds of geometry, as the format numbers them. @see https://www.ogc.org/standard/sfa/ */
const KIND = {
  ...{ point: 1, line: 2, polygon: 3, points: 4, lines: 5, polygons: 6, collection: 7 },
  // Of what may be curved; most that are written so are not.
  ...{ curves: 11, surfaces: 12 },
} as const;

/** Added to a kind for what has a height (1), a measure (2) or both (3). */
const DIMENSIONS_FROM = 1000;
const DIMENSIONS = [2, 3, 3, 4] as const;
const NUMBER_BYTES = 8;
const COUNT_BYTES = 4;

/** Collections in collections: no program makes more. */
const DEEPEST = 8;

const CURVED =
  "La capa lleva curvas o formas que aquí no se leen. En QGIS, «Convertir geometrías curvas» las vuelve de tramos rectos.";

/** Bytes that are not what they say they are. */
class BrokenGeometry extends Error {
  override readonly name = "BrokenGeometry";
}

interface Cursor {
  readonly view: DataView;
  at: number;
}

/** Reads the numbers of one geometry, which says how it writes them. */
function createNumbers(cursor: Cursor) {
  const { view } = cursor;
  const isLittle = view.getUint8(cursor.at) === 1;
  cursor.at += 1;
  return {
    count() {
      const value = view.getUint32(cursor.at, isLittle);
      cursor.at += COUNT_BYTES;
      return value;
    },
    /** `null` for an empty point, which has no numbers. */
    position(dimensions: number): Position | null {
      const [x, y] = [view.getFloat64(cursor.at, isLittle), view.getFloat64(cursor.at + NUMBER_BYTES, isLittle)];
      cursor.at += dimensions * NUMBER_BYTES;
      if (Number.isNaN(x) && Number.isNaN(y)) return null;
      if (!Number.isFinite(x) || !Number.isFinite(y)) throw new BrokenGeometry("A point is nowhere.");
      return [x, y];
    },
  };
}

type Numbers = ReturnType<typeof createNumbers>;

/** As many as are said; what says too many ends where the bytes do. */
function several<Part>({ count }: Numbers, read: () => Part): readonly Part[] {
  const parts: Part[] = [];
  for (let left = count(); left > 0; left -= 1) parts.push(read());
  return parts;
}

const isThere = <Part>(part: Part | null): part is Part => part !== null;

function lineOf(numbers: Numbers, dimensions: number): Line {
  return several(numbers, () => numbers.position(dimensions)).filter(isThere);
}

/** The parts of a geometry of several, all of the kind that it says. */
function partsOf<Type extends PlainGeometry["type"]>(
  numbers: Numbers,
  read: () => PlainGeometry | null,
  type: Type,
): readonly Extract<PlainGeometry, { readonly type: Type }>[] {
  const isOfType = (part: PlainGeometry): part is Extract<PlainGeometry, { readonly type: Type }> => part.type === type;
  return several(numbers, read)
    .filter(isThere)
    .map((part) => {
      if (!isOfType(part)) throw new BrokenGeometry(`A ${part.type} among parts that are ${type}.`);
      return part;
    });
}

function geometryAt(cursor: Cursor, depth: number): PlainGeometry | null {
  if (depth > DEEPEST) throw new BrokenGeometry("Too deep.");
  const numbers = createNumbers(cursor);
  const code = numbers.count();
  const dimensions = DIMENSIONS[Math.floor(code / DIMENSIONS_FROM)];
  if (dimensions === undefined) throw new BrokenGeometry(`Kind ${code}.`);
  const inner = () => geometryAt(cursor, depth + 1);
  switch (code % DIMENSIONS_FROM) {
    case KIND.point: {
      const coordinates = numbers.position(dimensions);
      return coordinates === null ? null : { type: "Point", coordinates };
    }
    case KIND.line:
      return { type: "LineString", coordinates: lineOf(numbers, dimensions) };
    case KIND.polygon:
      return { type: "Polygon", coordinates: several(numbers, () => lineOf(numbers, dimensions)) };
    case KIND.points:
      return { type: "MultiPoint", coordinates: partsOf(numbers, inner, "Point").map((part) => part.coordinates) };
    case KIND.lines:
    case KIND.curves:
      return {
        type: "MultiLineString",
        coordinates: partsOf(numbers, inner, "LineString").map((part) => part.coordinates),
      };
    case KIND.polygons:
    case KIND.surfaces:
      return { type: "MultiPolygon", coordinates: partsOf(numbers, inner, "Polygon").map((part) => part.coordinates) };
    case KIND.collection:
      return { type: "GeometryCollection", geometries: several(numbers, inner).filter(isThere) };
    default:
      throw new MediaError(CURVED);
  }
}

/** Bytes of the rectangle that a geometry may carry before itself, by what its flags say of it. */
const ENVELOPE_BYTES = [0, 32, 48, 48, 64] as const;
const HEAD_BYTES = 8;
const MAGIC = 0x4750;

/**
 * A geometry of a GeoPackage: a head of its own, then well-known binary.
 *
 * @returns `null` for an empty one.
 * @throws {MediaError} For bytes that are broken, and for curves.
 * @see https://www.geopackage.org/spec/#gpb_format
 */
export function readPackedGeometry(bytes: Uint8Array): PlainGeometry | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint16(0) !== MAGIC) throw new BrokenGeometry("Not of a GeoPackage.");
    const envelopeBytes = ENVELOPE_BYTES[(view.getUint8(3) >> 1) & 7];
    if (envelopeBytes === undefined) throw new BrokenGeometry("An unknown rectangle.");
    return geometryAt({ view, at: HEAD_BYTES + envelopeBytes }, 0);
  } catch (cause) {
    // Beyond the last byte there is nothing to read.
    if (!(cause instanceof BrokenGeometry || cause instanceof RangeError)) throw cause;
    throw new MediaError("El GeoPackage lleva una forma rota o cortada. Expórtalo o descárgalo otra vez.", { cause });
  }
}

type Nested = Position | readonly Nested[];

const isPosition = (nested: Nested): nested is Position => typeof nested[0] === "number";

function eachIn(nested: Nested, tell: (position: Position) => void): void {
  if (isPosition(nested)) tell(nested);
  else for (const inner of nested) eachIn(inner, tell);
}

/** Tells of every position of a geometry. */
export function eachPosition(geometry: PlainGeometry, tell: (position: Position) => void): void {
  if (geometry.type === "GeometryCollection") for (const part of geometry.geometries) eachPosition(part, tell);
  else eachIn(geometry.coordinates, tell);
}

/** An area of a shapefile: its outer ring, clockwise and closed, and a text for each field. */
export interface WrittenArea {
  readonly ring: readonly (readonly [x: number, y: number])[];
  readonly values: readonly string[];
}

/** A field of text. */
export interface WrittenField {
  /** At most ten characters, as the format has it. */
  readonly name: string;
  readonly length: number;
}

/** @see https://www.esri.com/content/dam/esrisites/sitecore-archive/Files/Pdfs/library/whitepapers/pdfs/shapefile.pdf */
const FILE_CODE = 9994;
const VERSION = 1000;
const POLYGON = 5;
const HEAD_BYTES = 100;
/** Of a record, before its points: number and length, kind, box, counts of parts and points, where the part begins. */
const RECORD_HEAD_BYTES = 8;
const POLYGON_HEAD_BYTES = 4 + 32 + 4 + 4 + 4;
const POINT_BYTES = 16;
const WORD_BYTES = 2;

type Bounds = readonly [west: number, south: number, east: number, north: number];

function boxOf(points: WrittenArea["ring"]): Bounds {
  let box: Bounds = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const [x, y] of points)
    box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)];
  return box;
}

function writeHead(bytes: DataView, lengthBytes: number, box: Bounds): void {
  bytes.setInt32(0, FILE_CODE);
  bytes.setInt32(24, lengthBytes / WORD_BYTES);
  bytes.setInt32(28, VERSION, true);
  bytes.setInt32(32, POLYGON, true);
  for (const [place, value] of box.entries()) bytes.setFloat64(36 + place * 8, value, true);
}

function writePolygons(areas: readonly WrittenArea[]): { readonly shp: Uint8Array; readonly shx: Uint8Array } {
  const contentBytes = (area: WrittenArea) => POLYGON_HEAD_BYTES + area.ring.length * POINT_BYTES;
  const total = areas.reduce((sum, area) => sum + RECORD_HEAD_BYTES + contentBytes(area), HEAD_BYTES);
  const shp = new DataView(new ArrayBuffer(total));
  const shx = new DataView(new ArrayBuffer(HEAD_BYTES + areas.length * RECORD_HEAD_BYTES));
  const boxes = areas.map(({ ring }) => boxOf(ring));
  const whole = boxOf(
    boxes.flatMap(
      ([west, south, east, north]) =>
        [
          [west, south],
          [east, north],
        ] as const,
    ),
  );
  writeHead(shp, total, whole);
  writeHead(shx, shx.byteLength, whole);
  let at = HEAD_BYTES;
  for (const [index, area] of areas.entries()) {
    const words = contentBytes(area) / WORD_BYTES;
    shx.setInt32(HEAD_BYTES + index * RECORD_HEAD_BYTES, at / WORD_BYTES);
    shx.setInt32(HEAD_BYTES + index * RECORD_HEAD_BYTES + 4, words);
    shp.setInt32(at, index + 1);
    shp.setInt32(at + 4, words);
    at += RECORD_HEAD_BYTES;
    shp.setInt32(at, POLYGON, true);
    for (const [place, value] of (boxes[index] ?? whole).entries()) shp.setFloat64(at + 4 + place * 8, value, true);
    shp.setInt32(at + 36, 1, true);
    shp.setInt32(at + 40, area.ring.length, true);
    at += POLYGON_HEAD_BYTES;
    for (const [x, y] of area.ring) {
      shp.setFloat64(at, x, true);
      shp.setFloat64(at + 8, y, true);
      at += POINT_BYTES;
    }
  }
  return { shp: new Uint8Array(shp.buffer), shx: new Uint8Array(shx.buffer) };
}

const FIELD_BYTES = 32;
const DBASE_3 = 3;
const END_OF_FIELDS = 0x0d;
const END_OF_FILE = 0x1a;
const TEXT = 0x43;
const BLANK = 0x20;

/** Text of Latin letters, a byte each. */
const latinBytes = (text: string) => Buffer.from(text, "latin1");

/** @see https://www.dbase.com/Knowledgebase/INT/db7_file_fmt.htm */
function writeTable(fields: readonly WrittenField[], areas: readonly WrittenArea[]): Uint8Array {
  const rowBytes = 1 + fields.reduce((sum, { length }) => sum + length, 0);
  const headBytes = FIELD_BYTES + fields.length * FIELD_BYTES + 1;
  const bytes = Buffer.alloc(headBytes + areas.length * rowBytes + 1, BLANK);
  bytes.fill(0, 0, headBytes);
  bytes.set([DBASE_3, 126, 1, 1]);
  bytes.writeUInt32LE(areas.length, 4);
  bytes.writeUInt16LE(headBytes, 8);
  bytes.writeUInt16LE(rowBytes, 10);
  for (const [index, { name, length }] of fields.entries()) {
    const at = FIELD_BYTES + index * FIELD_BYTES;
    bytes.set(latinBytes(name).subarray(0, 10), at);
    bytes.writeUInt8(TEXT, at + 11);
    bytes.writeUInt8(length, at + 16);
  }
  bytes.writeUInt8(END_OF_FIELDS, headBytes - 1);
  for (const [row, { values }] of areas.entries()) {
    let at = headBytes + row * rowBytes + 1;
    for (const [index, { length }] of fields.entries()) {
      bytes.set(latinBytes(values[index] ?? "").subarray(0, length), at);
      at += length;
    }
  }
  bytes.writeUInt8(END_OF_FILE, bytes.length - 1);
  return bytes;
}

/** The parts of a shapefile of areas, by their end; its texts in Latin letters (Windows-1252). */
export function writeShapefile(
  fields: readonly WrittenField[],
  areas: readonly WrittenArea[],
): Readonly<Record<"shp" | "shx" | "dbf", Uint8Array>> {
  return { ...writePolygons(areas), dbf: writeTable(fields, areas) };
}

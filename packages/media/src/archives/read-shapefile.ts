import { MediaError } from "../maker.ts";
import { type ByteReader, createByteReader } from "./byte-reader.ts";
import type { OpenZip } from "./open-zip.ts";

/** A polygon of a shapefile. */
export interface ShapeRecord {
  /** Of its table, by their names as they are written; without the blanks at the ends. */
  readonly fields: Readonly<Record<string, string>>;
  /** Rings of x and y in turns, in the units of the file, closed: outlines clockwise, holes against the clock. None for one without a shape. */
  readonly rings: readonly (readonly number[])[];
}

/** A shapefile of polygons in an archive. */
export interface OpenShapefile {
  /** Content of its `.prj`; empty without one. */
  readonly projection: string;
  /** Polygons, as its table says. */
  readonly count: number;
  /** Names of the fields of its table. */
  readonly fields: readonly string[];
  /** Each polygon once, as they are read. @throws {MediaError} For a part that is broken. */
  records(): AsyncGenerator<ShapeRecord>;
}

const SHP_HEADER = 100;
const DBF_HEADER = 32;
const DBF_FIELD = 32;
const DBF_FIELD_END = 0x0d;
const DELETED = 0x2a;

/** Polygons, with heights and with measures, which nobody reads here. */
const POLYGONS = [5, 15, 25];
const NO_SHAPE = 0;

/** A coast in all its detail has some hundreds of thousands of corners of 16 bytes. */
const RECORD_MOST_BYTES = 16_000_000;

/** Most bytes of a `.prj` or a `.cpg`. */
const NOTE_MOST_BYTES = 20_000;

const LATIN = /125?2|latin|8859/i;

const broken = (what: string, cause?: unknown) =>
  new MediaError(`El shapefile está roto: ${what}. Descárgalo o expórtalo otra vez.`, { cause });

interface Field {
  readonly name: string;
  readonly at: number;
  readonly length: number;
}

interface TableHead {
  readonly count: number;
  readonly recordBytes: number;
  readonly fields: readonly Field[];
}

/** @see https://en.wikipedia.org/wiki/.dbf */
async function readTableHead(reader: ByteReader): Promise<TableHead> {
  const head = await reader.take(DBF_HEADER);
  const described = await reader.take(Math.max(0, head.readUInt16LE(8) - DBF_HEADER));
  const fields: Field[] = [];
  let at = 1;
  for (let place = 0; place + DBF_FIELD <= described.length && described[place] !== DBF_FIELD_END; place += DBF_FIELD) {
    const [name = ""] = described.toString("latin1", place, place + 11).split("\0", 1);
    const length = described.readUInt8(place + 16);
    fields.push({ name: name.trim(), at, length });
    at += length;
  }
  const recordBytes = head.readUInt16LE(10);
  if (fields.length === 0 || at > recordBytes) throw new RangeError("The table does not say what it holds.");
  return { count: head.readUInt32LE(4), recordBytes, fields };
}

/** Texts in the alphabet of a `.cpg`. What says nothing, or is not what it says, is UTF-8 where it can be. */
function decoderOf(codePage: string): (bytes: Uint8Array) => string {
  const latin = new TextDecoder("windows-1252");
  if (LATIN.test(codePage)) return (bytes) => latin.decode(bytes);
  const strict = new TextDecoder("utf-8", { fatal: true });
  return (bytes) => {
    try {
      return strict.decode(bytes);
    } catch {
      // The decoder's only way to say no.
      return latin.decode(bytes);
    }
  };
}

function ringsOf(content: Buffer): number[][] {
  const [parts, points] = [content.readInt32LE(36), content.readInt32LE(40)];
  const from = 44 + 4 * parts;
  if (parts < 0 || points < 0 || from + 16 * points > content.length)
    throw new RangeError("It says more than it holds.");
  const firsts = Array.from({ length: parts }, (_, part) => content.readInt32LE(44 + 4 * part));
  return firsts.map((first, part) => {
    const last = firsts[part + 1] ?? points;
    if (first < 0 || last < first || last > points) throw new RangeError("A ring is out of its polygon.");
    return Array.from({ length: 2 * (last - first) }, (_, value) =>
      content.readDoubleLE(from + 16 * first + 8 * value),
    );
  });
}

/** The rings of the next polygon. */
async function readShape(reader: ByteReader): Promise<number[][]> {
  const head = await reader.take(8);
  const bytes = 2 * head.readInt32BE(4);
  if (bytes < 4 || bytes > RECORD_MOST_BYTES) throw new RangeError(`A polygon of ${bytes} bytes.`);
  const content = await reader.take(bytes);
  const type = content.readInt32LE(0);
  if (type === NO_SHAPE) return [];
  if (!POLYGONS.includes(type)) throw new MediaError("El shapefile no es de polígonos, sino de puntos o de líneas.");
  return ringsOf(content);
}

/** Runs what reads a part; bytes that are missing or make no sense are a broken file. */
async function reading<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof RangeError ? broken(what, cause) : cause;
  }
}

const baseOf = (name: string) => name.slice(name.lastIndexOf("/") + 1).toLowerCase();

/**
 * Opens a shapefile of an archive, whose parts are found by their last name: folders are named in all alphabets. It is read a polygon at a time,
 * each bounded, and what a part says of itself is not believed.
 *
 * @param stem - Name of its parts without their end, small letters.
 * @throws {MediaError} For a part that is missing or broken.
 */
export async function openShapefile(zip: OpenZip, stem: string): Promise<OpenShapefile> {
  const part = (end: string) => zip.entries.find(({ name }) => baseOf(name) === `${stem}.${end}`);
  const note = async (end: string) => {
    const found = part(end);
    return found === undefined || found.sizeBytes > NOTE_MOST_BYTES
      ? ""
      : (await zip.read(found.name)).toString("latin1");
  };
  const [shp, dbf] = [part("shp"), part("dbf")];
  if (shp === undefined || dbf === undefined) throw new MediaError(`En el ZIP falta «${stem}.${shp ? "dbf" : "shp"}».`);
  const tableReader = () => createByteReader(zip.pieces(dbf.name));
  const head = await reading("su tabla", () => readTableHead(tableReader()));
  const decode = decoderOf(await note("cpg"));

  return {
    projection: await note("prj"),
    count: head.count,
    fields: head.fields.map(({ name }) => name),
    async *records() {
      const [shapePieces, tablePieces] = [zip.pieces(shp.name), zip.pieces(dbf.name)];
      const [shapes, table] = [createByteReader(shapePieces), createByteReader(tablePieces)];
      try {
        await reading("su geometría", () => shapes.skip(SHP_HEADER));
        await reading("su tabla", () => readTableHead(table));
        for (let number = 0; number < head.count; number += 1) {
          const row = await reading("a su tabla le faltan filas", () => table.take(head.recordBytes));
          const rings = await reading("a su geometría le faltan polígonos", () => readShape(shapes));
          if (row[0] === DELETED) continue;
          const cells = head.fields.map(({ name, at, length }) => [name, decode(row.subarray(at, at + length)).trim()]);
          yield { fields: Object.fromEntries(cells), rings };
        }
        // Whether all of it was what was packed is known at its end.
        for (const pieces of [shapePieces, tablePieces]) while ((await pieces.next()).done !== true);
      } finally {
        await Promise.all([shapePieces.return(null), tablePieces.return(null)]);
      }
    },
  };
}

/** An uncompressed font (`sfnt`), by its tables. */
export interface SfntTables {
  readonly font: DataView;
  /** Position of a table; `undefined` where there is none. */
  readonly offsetOf: (tag: string) => number | undefined;
  /** Bytes of each table, by its tag. */
  readonly tables: ReadonlyMap<string, Uint8Array>;
}

/** Position of the records of the tables. */
export const RECORDS_AT = 12;
/** Length of a record: tag, sum, position and length of a table. */
export const RECORD_BYTES = 16;

const tagAt = (font: DataView, at: number) =>
  String.fromCharCode(...Array.from({ length: 4 }, (_, letter) => font.getUint8(at + letter)));

/** Opens an uncompressed font. @see https://learn.microsoft.com/typography/opentype/spec/otff */
export function sfntTables(bytes: Uint8Array): SfntTables {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const records = Array.from({ length: font.getUint16(4) }, (_, at) => {
    const record = RECORDS_AT + at * RECORD_BYTES;
    return { tag: tagAt(font, record), offset: font.getUint32(record + 8), length: font.getUint32(record + 12) };
  });
  const offsets = new Map(records.map(({ tag, offset }) => [tag, offset]));
  const tables = new Map(records.map(({ tag, offset, length }) => [tag, bytes.subarray(offset, offset + length)]));
  return { font, offsetOf: (tag) => offsets.get(tag), tables };
}

/** An axis along which a variable font changes. */
export interface FontAxis {
  readonly tag: string;
  readonly min: number;
  readonly usual: number;
  readonly max: number;
}

/** Parts of a 16.16 number that make one. */
const FIXED_ONE = 0x10000;

/** The axes of a font; none of one that is of one weight. @see https://learn.microsoft.com/typography/opentype/spec/fvar */
export function axesOf({ font, offsetOf }: SfntTables): readonly FontAxis[] {
  const table = offsetOf("fvar");
  if (table === undefined) return [];
  const [first, count, size] = [4, 8, 10].map((at) => font.getUint16(table + at));
  return Array.from({ length: count ?? 0 }, (_, at) => {
    const axis = table + (first ?? 0) + at * (size ?? 0);
    const fixed = (from: number) => font.getInt32(axis + from) / FIXED_ONE;
    return { tag: tagAt(font, axis), min: fixed(4), usual: fixed(8), max: fixed(12) };
  });
}

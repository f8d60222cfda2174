/** A polygon of a shapefile: rings of turns of x and y, closed, outlines clockwise and holes against the clock. */
export interface WrittenShape {
  readonly fields: Readonly<Record<string, string>>;
  readonly rings: readonly (readonly number[])[];
}

/** The two files that a shapefile cannot do without. */
export interface WrittenShapefile {
  readonly shp: Buffer;
  readonly dbf: Buffer;
}

const POLYGON = 5;
const SHP_HEADER = 100;

/** @see https://www.esri.com/content/dam/esrisites/sitecore-archive/Files/Pdfs/library/whitepapers/pdfs/shapefile.pdf */
function polygonRecord({ rings }: WrittenShape, number: number): Buffer {
  const points = rings.reduce((total, ring) => total + ring.length / 2, 0);
  const content = Buffer.alloc(44 + 4 * rings.length + 16 * points);
  const xs = rings.flatMap((ring) => ring.filter((_, at) => at % 2 === 0));
  const ys = rings.flatMap((ring) => ring.filter((_, at) => at % 2 === 1));
  content.writeInt32LE(POLYGON, 0);
  for (const [at, value] of [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].entries())
    content.writeDoubleLE(value, 4 + 8 * at);
  content.writeInt32LE(rings.length, 36);
  content.writeInt32LE(points, 40);
  let first = 0;
  for (const [at, ring] of rings.entries()) {
    content.writeInt32LE(first, 44 + 4 * at);
    first += ring.length / 2;
  }
  for (const [at, value] of rings.flat().entries()) content.writeDoubleLE(value, 44 + 4 * rings.length + 8 * at);
  const head = Buffer.alloc(8);
  head.writeInt32BE(number, 0);
  head.writeInt32BE(content.length / 2, 4);
  return Buffer.concat([head, content]);
}

/** Fields of texts, each as long as its longest. @param encoding - Of the texts. */
function tableOf(rows: readonly Readonly<Record<string, string>>[], encoding: BufferEncoding): Buffer {
  const names = Object.keys(rows[0] ?? {});
  const bytes = (text: string) => Buffer.from(text, encoding);
  const lengths = names.map((name) => Math.max(1, ...rows.map((row) => bytes(row[name] ?? "").length)));
  const head = Buffer.alloc(32);
  head.writeUInt8(3, 0);
  head.writeUInt32LE(rows.length, 4);
  head.writeUInt16LE(33 + 32 * names.length, 8);
  head.writeUInt16LE(
    lengths.reduce((total, length) => total + length, 1),
    10,
  );
  const described = names.map((name, at) => {
    const field = Buffer.alloc(32);
    field.write(name, 0, 10, "latin1");
    field.write("C", 11, "latin1");
    field.writeUInt8(lengths[at] ?? 1, 16);
    return field;
  });
  const written = rows.map((row) =>
    Buffer.concat([
      Buffer.from(" "),
      ...names.map((name, at) => {
        const cell = Buffer.alloc(lengths[at] ?? 1, " ");
        bytes(row[name] ?? "").copy(cell);
        return cell;
      }),
    ]),
  );
  return Buffer.concat([head, ...described, Buffer.from("\r"), ...written, Buffer.from([0x1a])]);
}

/** Writes polygons as a shapefile. @param encoding - Of the texts of its table. */
export function writeShapefile(shapes: readonly WrittenShape[], encoding: BufferEncoding): WrittenShapefile {
  const records = shapes.map((shape, at) => polygonRecord(shape, at + 1));
  const head = Buffer.alloc(SHP_HEADER);
  const bytes = records.reduce((total, { length }) => total + length, SHP_HEADER);
  head.writeInt32BE(9994, 0);
  head.writeInt32BE(bytes / 2, 24);
  head.writeInt32LE(1000, 28);
  head.writeInt32LE(POLYGON, 32);
  return {
    shp: Buffer.concat([head, ...records]),
    dbf: tableOf(
      shapes.map(({ fields }) => fields),
      encoding,
    ),
  };
}

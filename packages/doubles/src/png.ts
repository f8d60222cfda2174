import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const COLOURS = 2;
const OF_A_PALETTE = 3;

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/**
 * A picture of eight bits.
 *
 * @param rows - Each begins with a byte 0. Three bytes a pixel, or with a palette one: its place in it.
 * @see PNG (Third Edition), sections 5 and 11
 */
export function pngOf(
  { width, height }: { readonly width: number; readonly height: number },
  rows: Buffer,
  palette?: Buffer,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, palette === undefined ? COLOURS : OF_A_PALETTE], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    ...(palette === undefined ? [] : [chunk("PLTE", palette)]),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

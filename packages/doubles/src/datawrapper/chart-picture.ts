import { crc32, deflateSync } from "node:zlib";
import { DRAWING, placeBars } from "./bars.ts";

/** White and the colour of the bars, red, green and blue of each. */
const PALETTE = Buffer.from([255, 255, 255, 47, 111, 143]);

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** The bars of a chart as a picture, without their words. @see PNG (Third Edition), sections 5 and 11 */
export function chartPicture(csv: string): Buffer {
  const { width, height } = DRAWING;
  const bars = placeBars(csv);
  // A byte a pixel: its place in the palette. Each row begins with its filter, none.
  const rows = Buffer.alloc((width + 1) * height);
  for (const bar of bars)
    for (let y = Math.round(bar.y); y < Math.round(bar.y + bar.height); y += 1) {
      const start = y * (width + 1) + 1;
      rows.fill(1, start + Math.round(bar.x), start + Math.round(bar.x + bar.width));
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of a palette.
  header.set([8, 3], 8);
  const parts = [
    chunk("IHDR", header),
    chunk("PLTE", PALETTE),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]);
}

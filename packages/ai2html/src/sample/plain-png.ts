import { zlibSync } from "fflate";

type Rgb = readonly [number, number, number];

/** A picture of few colours. */
export interface PlainPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly palette: readonly Rgb[];
  /** Place in the palette of a point. */
  readonly at: (xPx: number, yPx: number) => number;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function crcOf(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function chunk(kind: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(content.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(new TextEncoder().encode(kind), 4);
  bytes.set(content, 8);
  view.setUint32(content.length + 8, crcOf(bytes.subarray(4, content.length + 8)));
  return bytes;
}

/** A PNG of few colours, as ai2html exports them. @see https://www.w3.org/TR/png/ */
export function plainPng({ widthPx, heightPx, palette, at }: PlainPicture): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, widthPx);
  view.setUint32(4, heightPx);
  header.set([8, 3, 0, 0, 0], 8); // Eight bits, a place in the palette.
  const rows = new Uint8Array((widthPx + 1) * heightPx);
  for (let y = 0; y < heightPx; y += 1) for (let x = 0; x < widthPx; x += 1) rows[y * (widthPx + 1) + x + 1] = at(x, y);
  const chunks = [
    Uint8Array.from(SIGNATURE),
    chunk("IHDR", header),
    chunk("PLTE", Uint8Array.from(palette.flat())),
    chunk("IDAT", zlibSync(rows)),
    chunk("IEND", new Uint8Array(0)),
  ];
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of chunks) {
    bytes.set(part, end);
    end += part.length;
  }
  return bytes;
}

import { crc32, deflateSync } from "node:zlib";
import type { Size } from "./orientation.ts";

/** First bytes of every PNG. @see https://www.w3.org/TR/png-3/#3PNGsignature */
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Eight bits of red, green and blue, and of opacity where there is any. */
const DEPTH = 8;
const RGB = { type: 2, channels: 3 } as const;
const RGBA = { type: 6, channels: 4 } as const;

/** It is read once, by the same process: time matters, and bytes do not. */
const LEVEL = { level: 1 } as const;

function chunk(name: string, data: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(name, 4, "latin1");
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(data, crc32(head.subarray(4))));
  return Buffer.concat([head, data, tail]);
}

/**
 * Writes pixels as a PNG that says in which colours they are: nothing else tells the reader of pictures that.
 *
 * @param pixels - Four bytes each: red, green, blue and opacity.
 * @param profile - ICC; `null` for none.
 */
export function profiledPng(
  pixels: Uint8Array | Uint8ClampedArray,
  { widthPx, heightPx }: Size,
  { profile, hasAlpha }: { readonly profile: Uint8Array | null; readonly hasAlpha: boolean },
): Buffer {
  const { type, channels } = hasAlpha ? RGBA : RGB;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx);
  header.writeUInt32BE(heightPx, 4);
  header.set([DEPTH, type], 8);
  const lineBytes = widthPx * channels;
  // Each line begins with how it is filtered: not at all.
  const lines = Buffer.alloc((lineBytes + 1) * heightPx);
  for (let line = 0; line < heightPx; line += 1)
    for (let column = 0; column < widthPx; column += 1) {
      const [from, to] = [(line * widthPx + column) * RGBA.channels, line * (lineBytes + 1) + 1 + column * channels];
      for (let at = 0; at < channels; at += 1) lines[to + at] = pixels[from + at] ?? 0;
    }
  const colours =
    profile === null ? [] : [chunk("iCCP", Buffer.concat([Buffer.from("icc\0\0", "latin1"), deflateSync(profile)]))];
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    ...colours,
    chunk("IDAT", deflateSync(lines, LEVEL)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

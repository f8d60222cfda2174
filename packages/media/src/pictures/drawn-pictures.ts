import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** Four corners of four colours, from the top left: red, green, blue and white. What a test tells up from down by. */
export function corners(widthPx: number, heightPx: number): Sharp {
  const pixels = Buffer.alloc(widthPx * heightPx * 3);
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) {
      const isRight = x >= widthPx / 2;
      const isLow = y >= heightPx / 2;
      const colour = isLow ? (isRight ? [255, 255, 255] : [0, 0, 255]) : isRight ? [0, 255, 0] : [255, 0, 0];
      pixels.set(colour, (y * widthPx + x) * 3);
    }
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 3 } });
}

/** A picture of many details, as a photograph has. */
export function textured(widthPx: number, heightPx: number): Sharp {
  const pixels = Buffer.alloc(widthPx * heightPx * 3);
  for (let at = 0; at < widthPx * heightPx; at += 1) {
    const x = at % widthPx;
    const y = Math.floor(at / widthPx);
    const light = 120 + 60 * Math.sin(x / 61 + Math.sin(y / 47) * 3) + ((x * 7919 + y * 104_729 + ((x * y) % 97)) % 41);
    pixels.set([light, (light * 0.8 + y / 9) & 0xff, (light + x / 7) & 0xff], at * 3);
  }
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 3 } });
}

/** Exif that tells where a picture was taken, and by whom. */
export const WITH_PLACE = {
  IFD0: { Artist: "Ana Ruiz", Copyright: "Todos los derechos", ImageDescription: "Una plaza grande" },
  IFD3: {
    GPSLatitudeRef: "N",
    GPSLatitude: "40/1 25/1 1234/100",
    GPSLongitudeRef: "W",
    GPSLongitude: "3/1 42/1 5678/100",
    GPSMapDatum: "WGS-84-DE-PRUEBA",
  },
};

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of a few bytes that says to be of any size. */
export function bombPng(widthPx: number, heightPx: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

/** A GIF of one pixel that moves. */
export async function movingGif(frames: number): Promise<Buffer> {
  const pixels = Buffer.alloc(2 * 2 * frames * 3, 0).map((_, at) => (at * 37) % 256);
  return sharp(pixels, { raw: { width: 2, height: 2 * frames, channels: 3, pageHeight: 2 } })
    .gif({ delay: Array.from({ length: frames }, () => 100) })
    .toBuffer();
}

import type { PixelRect, Pixels } from "./pixels.ts";

/** A shape in which a picture is seen. */
export interface Crop {
  readonly id: string;
  readonly name: string;
  /** As it is on screen, CSS pixels. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Points measured in each CSS pixel: fewer are enough for light, and take a moment. */
  readonly scale: number;
}

/** The three in which every opener is seen. */
export const CROPS: readonly Crop[] = [
  { id: "wide", name: "Escritorio", widthPx: 1280, heightPx: 720, scale: 0.5 },
  { id: "square", name: "Cuadrada", widthPx: 600, heightPx: 600, scale: 0.5 },
  { id: "phone", name: "Móvil", widthPx: 390, heightPx: 692, scale: 0.5 },
];

/** The part of a picture that fills a shape, from its middle, as `object-fit: cover` takes it. @param aspect - Width by height. */
export function coverBox(width: number, height: number, aspect: number): PixelRect {
  const [boxWidth, boxHeight] = width / height > aspect ? [height * aspect, height] : [width, width / aspect];
  return { x: (width - boxWidth) / 2, y: (height - boxHeight) / 2, width: boxWidth, height: boxHeight };
}

/** End of the sky of the example, part of its height. */
const HORIZON = 0.55;

/** An invented picture: a blue sky with a sun in it over a field of snow, where no white text can be read. */
export function examplePixels(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  const sun = { x: width * 0.7, y: height * 0.3, r: Math.min(width, height) * 0.12 };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const part = y / height;
      const sky = [110 + 110 * part, 160 + 80 * part, 215 + 30 * part];
      const field = [255 - 50 * part, 255 - 42 * part, 255 - 28 * part];
      const isSun = Math.hypot(x - sun.x, y - sun.y) < sun.r;
      data.set([...(isSun ? [255, 246, 214] : part < HORIZON ? sky : field), 255], (y * width + x) * 4);
    }
  return { width, height, data };
}

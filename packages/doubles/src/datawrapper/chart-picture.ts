import { pngOf } from "../png.ts";
import { DRAWING, placeBars } from "./bars.ts";

/** White and the colour of the bars, red, green and blue of each. */
const PALETTE = Buffer.from([255, 255, 255, 47, 111, 143]);

/** The bars of a chart as a picture, without their words. */
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
  return pngOf(DRAWING, rows, PALETTE);
}

/** Heights of a graphic by width of its frame, CSS pixels, narrowest first. */
export type HeightsPx = readonly (readonly [widthPx: number, heightPx: number])[];

/**
 * Height to keep free for a width: that of the widest measured width that is not wider, else of the narrowest.
 *
 * @returns CSS pixels; `fallbackPx` when nothing was measured.
 */
export function reservedHeight(heightsPx: HeightsPx, widthPx: number, fallbackPx = 0): number {
  const fitting = heightsPx.filter(([measuredPx]) => measuredPx <= widthPx).at(-1);
  return (fitting ?? heightsPx[0])?.[1] ?? fallbackPx;
}

/** Writes heights as the embed code carries them. @example "320:520 640:430" */
export function writeHeights(heightsPx: HeightsPx): string {
  return heightsPx.map(([widthPx, heightPx]) => `${widthPx}:${heightPx}`).join(" ");
}

/** Reads what {@link writeHeights} wrote; parts that make no sense are left out. */
export function readHeights(text: string): HeightsPx {
  return text
    .split(" ")
    .map((part): [number, number] => [Number.parseInt(part, 10), Number(part.split(":")[1])])
    .filter(([widthPx, heightPx]) => widthPx > 0 && heightPx > 0);
}

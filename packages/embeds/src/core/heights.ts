/** Heights of a graphic by width of its frame, CSS pixels, narrowest first. */
export type HeightsPx = readonly (readonly [widthPx: number, heightPx: number])[];

/**
 * Height to keep free for a width: that of the widest measured width that is not wider, else of the narrowest; between two widths
 * as much as a straight line between their heights, where that is more, since a picture grows with its frame.
 *
 * @returns CSS pixels; `fallbackPx` when nothing was measured.
 */
export function reservedHeight(heightsPx: HeightsPx, widthPx: number, fallbackPx = 0): number {
  const next = heightsPx.findIndex(([measuredPx]) => measuredPx > widthPx);
  const [before, after] = [heightsPx.at(next < 1 ? next : next - 1), heightsPx[next]];
  if (before === undefined) return heightsPx[0]?.[1] ?? fallbackPx;
  if (after === undefined || after === before) return before[1];
  const way = (widthPx - before[0]) / (after[0] - before[0]);
  return Math.ceil(Math.max(before[1], before[1] + way * (after[1] - before[1])));
}

/** Share of a pixel that is still told of a slope: of a thousand pixels, a tenth of one. */
const SLOPE_DIGITS = 4;

/**
 * {@link reservedHeight} as a rule of style for what stands in a container as wide as its column.
 *
 * @param heightsPx - One or more.
 * @example "calc(236px + .4375*clamp(0px,100cqw - 320px,320px))"
 */
export function heightRule(heightsPx: HeightsPx): string {
  const parts = heightsPx.slice(1).map(([widthPx, heightPx], position) => {
    const [beforePx, beforeHeightPx] = heightsPx[position] ?? [widthPx, heightPx];
    // What becomes less does so at once.
    const startPx = heightPx < beforeHeightPx ? widthPx - 1 : beforePx;
    const slope = Number(((heightPx - beforeHeightPx) / (widthPx - startPx)).toFixed(SLOPE_DIGITS));
    return slope === 0 ? "" : ` + ${slope}*clamp(0px,100cqw - ${startPx}px,${widthPx - startPx}px)`;
  });
  return `calc(${heightsPx[0]?.[1] ?? 0}px${parts.join("")})`;
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

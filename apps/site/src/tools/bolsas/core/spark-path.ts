/** Tenths of a pixel: nobody sees more. */
const tenth = (value: number) => Math.round(value * 10) / 10;

/** Area of a small line, pixels; the line keeps off its edges. */
export interface SparkBox {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly edgePx: number;
}

/** A small line, and where it ends. */
export interface Spark {
  /** Path of an SVG. */
  readonly d: string;
  readonly end: { readonly x: number; readonly y: number };
}

/**
 * A line of some values, from the least at the bottom to the greatest at the top; it breaks where one is missing.
 *
 * @returns `null` with fewer than two values.
 */
export function sparkPath(values: readonly (number | null)[], { widthPx, heightPx, edgePx }: SparkBox): Spark | null {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  const [least, greatest] = [Math.min(...known), Math.max(...known)];
  const step = (widthPx - 2 * edgePx) / Math.max(1, values.length - 1);
  const share = (value: number) => (greatest === least ? 0.5 : (value - least) / (greatest - least));
  let end = { x: 0, y: 0 };
  let isDown = false;
  let d = "";
  for (const [at, value] of values.entries()) {
    if (value === null) {
      isDown = false;
      continue;
    }
    end = { x: tenth(edgePx + at * step), y: tenth(edgePx + (1 - share(value)) * (heightPx - 2 * edgePx)) };
    d += `${isDown ? "L" : "M"}${end.x} ${end.y}`;
    isDown = true;
  }
  return { d, end };
}

/** The signs of a path of straight lines alone, as Plot writes them. */
const STRAIGHT = /^[MLZ\d.,e-]*$/;
const PART = /([ML])(-?[\d.e-]+),(-?[\d.e-]+)|Z/g;

/** Tenths of a pixel: nobody sees more. */
export const tenths = (value: number): number => Math.round(value * 10);

/** A figure of tenths as short as SVG takes it: `-.5`, `3`. */
export const short = (value: number): string => String(value / 10).replace(/^(-?)0\./, "$1.");

/** Figures one after another, apart only where they must be. */
export const joined = (values: readonly number[]): string =>
  values.map((value, at) => (at > 0 && value >= 0 ? ` ${short(value)}` : short(value))).join("");

/**
 * A path of straight lines from point to point instead of from the corner, in tenths of a pixel. What is rounded does not add up.
 *
 * @returns The same path when it has anything but straight lines.
 * @example shortPath("M10.04,5L12,4.5L12,4Z") // "M10 5l2-.5 0-.5Z"
 */
export function shortPath(d: string): string {
  if (!STRAIGHT.test(d)) return d;
  let [x, y, isLine] = [0, 0, false];
  let text = "";
  for (const [part, command, left = "0", top = "0"] of d.matchAll(PART)) {
    if (command === undefined) {
      text += part;
      isLine = false;
      continue;
    }
    const [toX, toY] = [tenths(Number(left)), tenths(Number(top))];
    if (command === "M") text += `M${joined([toX, toY])}`;
    else {
      const step = joined([toX - x, toY - y]);
      text += `${isLine ? (toX - x < 0 ? "" : " ") : "l"}${step}`;
    }
    isLine = command === "L";
    [x, y] = [toX, toY];
  }
  return text;
}

/** A rectangle, tenths of a pixel. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Rectangles of one look as one line as thick as they are, or as one path where they differ in both measures. */
export function rectsPath(rects: readonly Rect[]): { readonly d: string; readonly thickPx: number | null } {
  const [first] = rects;
  const isRow = rects.every(({ height }) => height === first?.height);
  const isColumn = rects.every(({ width }) => width === first?.width);
  let [x, y] = [0, 0];
  const d = rects.map((rect) => {
    const middle = isRow
      ? { x: rect.x, y: rect.y + rect.height / 2 }
      : isColumn
        ? { x: rect.x + rect.width / 2, y: rect.y }
        : { x: rect.x, y: rect.y };
    const step = joined([middle.x - x, middle.y - y]);
    [x, y] = [middle.x, middle.y];
    if (isRow) {
      x += rect.width;
      return `m${step}h${short(rect.width)}`;
    }
    if (isColumn) {
      y += rect.height;
      return `m${step}v${short(rect.height)}`;
    }
    return `m${step}h${short(rect.width)}v${short(rect.height)}h${short(-rect.width)}z`;
  });
  const thick = isRow ? first?.height : isColumn ? first?.width : undefined;
  return { d: d.join(""), thickPx: thick === undefined ? null : thick / 10 };
}

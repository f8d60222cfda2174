/** Lines of a map, each as `x, y` and then steps, in tenths of a pixel. */
export type Lines = readonly (readonly number[])[];

/** Points that are drawn without a pause: a slow telephone does as many in some milliseconds. */
const AT_ONCE = 4000;

/** Drawing surface: the methods of a canvas context that the drawing needs. */
export interface Pen {
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  stroke(): void;
}

const UNITS = 10;

/** Radius of a point that is no line, CSS pixels. */
const DOT = 1.5;

/**
 * Draws lines a part at a time, so that the page answers in between.
 *
 * @returns A generator that draws a part each time it is asked.
 */
export function* drawLines(pen: Pen, lines: Lines): Generator<void> {
  let drawn = 0;
  pen.beginPath();
  for (const line of lines) {
    let [x = 0, y = 0] = line;
    if (line.length === 2) {
      pen.moveTo(x / UNITS + DOT, y / UNITS);
      pen.arc(x / UNITS, y / UNITS, DOT, 0, 2 * Math.PI);
    } else pen.moveTo(x / UNITS, y / UNITS);
    for (let at = 2; at < line.length; at += 2) {
      x += line[at] ?? 0;
      y += line[at + 1] ?? 0;
      pen.lineTo(x / UNITS, y / UNITS);
      drawn += 1;
      if (drawn % AT_ONCE !== 0) continue;
      pen.stroke();
      yield;
      pen.beginPath();
      pen.moveTo(x / UNITS, y / UNITS);
    }
    drawn += 1;
  }
  pen.stroke();
}

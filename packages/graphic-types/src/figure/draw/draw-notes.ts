import type { Markish } from "@observablehq/plot";
import type { FigureNote } from "../config.ts";
import type { DrawInput } from "./drawing.ts";
import { PAINT, wrapped } from "./sheet.ts";
import type { XAxis } from "./x-axis.ts";
import type { YAxis } from "./y-axis.ts";

/** The widest that a note is, as a share of the drawing. */
const WIDEST_SHARE = 0.34;
const APART_PX = 5;

interface Marked {
  readonly x: XAxis;
  readonly y: YAxis;
}

/** Notes that have a place on the axes: what points elsewhere is not drawn, and the rules tell it. */
export const levelsOf = (notes: readonly FigureNote[]): readonly number[] =>
  notes.flatMap(({ kind, y }) => ((kind === "level" || kind === "point") && y !== null ? [y] : []));

/** What is said on a figure with an axis of values; grounds first, so that data lie over them. */
export function noteMarks({ config, sheet, plot }: DrawInput, { x, y }: Marked) {
  const under: Markish[] = [];
  const over: Markish[] = [];
  const [left, right] = x.domain;
  const [bottom, top] = y.domain;
  const linesOf = (text: string) => wrapped(text, sheet.textPx, sheet.widthPx * WIDEST_SHARE).join("\n");
  const words = { fill: PAINT.ink, stroke: PAINT.halo, strokeWidth: 3 } as const;
  /** Towards the middle, where there is room. */
  const aside = (at: number) =>
    at > (left + right) / 2
      ? ({ textAnchor: "end", dx: -APART_PX } as const)
      : ({ textAnchor: "start", dx: APART_PX } as const);
  for (const note of config.notes) {
    const [at, to] = [x.placeOf(note.x), x.placeOf(note.to)];
    const text = [linesOf(note.text)];
    if (note.kind === "level" && note.y !== null) {
      over.push(
        plot.ruleY([note.y], { stroke: PAINT.ink, strokeDasharray: "3,3" }),
        plot.text(text, {
          ...{ x: right, y: note.y, textAnchor: "end", lineAnchor: "bottom", dy: -APART_PX },
          ...words,
        }),
      );
    } else if (note.kind === "point" && note.y !== null && at !== null) {
      const isHigh = note.y > (bottom + top) / 2;
      const beside = { lineAnchor: isHigh ? "top" : "bottom", dy: isHigh ? APART_PX : -APART_PX } as const;
      over.push(
        plot.dot([note.y], { x: at, y: note.y, r: 4, fill: PAINT.halo, stroke: PAINT.ink }),
        plot.text(text, { x: at, y: note.y, ...aside(at), ...beside, ...words }),
      );
    } else if (note.kind === "moment" && at !== null) {
      under.push(plot.ruleX([at], { stroke: PAINT.soft, strokeDasharray: "3,3" }));
      over.push(plot.text(text, { x: at, frameAnchor: "top", lineAnchor: "top", ...aside(at), ...words }));
    } else if (note.kind === "span" && at !== null && to !== null) {
      under.push(plot.rect([at], { x1: at, x2: to, y1: bottom, y2: top, fill: PAINT.wash }));
      over.push(plot.text(text, { x: (at + to) / 2, frameAnchor: "top", lineAnchor: "top", dy: APART_PX, ...words }));
    }
  }
  return { under, over };
}

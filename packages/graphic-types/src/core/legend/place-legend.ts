import { LINE_HEIGHT, textWidthPx, widestPx, wrapped } from "../estimated-text.ts";
import type { Legend, LegendClass, LegendName, LegendScale } from "./legend.ts";

const SWATCH_PX = 10;
/** Between a mark and its name. */
const GAP_PX = { names: 5, others: 4 } as const;
/** Between a name and the next mark. */
const APART_PX = 14;
/** Between the text of a class and the next one. */
const CLASS_APART_PX = 8;
/** Width of a ramp, where there is room. */
const RAMP_PX = 180;

/** Room of a legend and size of its texts, pixels. */
export interface LegendRoom {
  readonly widthPx: number;
  readonly textPx: number;
}

/** Part of a legend at its place, in pixels from its top left. */
export type LegendPart =
  | { readonly shape: "rect"; readonly box: LegendBox; readonly colour: string; readonly isRim: boolean }
  | { readonly shape: "ramp"; readonly box: LegendBox; readonly colours: readonly string[] }
  | {
      readonly shape: "dot";
      readonly x: number;
      readonly y: number;
      readonly radiusPx: number;
      readonly colour: string;
    }
  | {
      readonly shape: "text";
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly line: "top" | "middle";
      readonly anchor: "start" | "middle" | "end";
      readonly isBold: boolean;
    };

interface LegendBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Legend with all its parts at their places. */
export interface PlacedLegend {
  readonly heightPx: number;
  readonly parts: readonly LegendPart[];
}

const textAt = (
  x: number,
  y: number,
  text: string,
  more: Partial<Extract<LegendPart, { shape: "text" }>> = {},
): LegendPart => ({ shape: "text", x, y, text, line: "top", anchor: "start", isBold: false, ...more });

const boxAt = (left: number, top: number, width: number): LegendBox => ({
  ...{ left, top, right: left + width, bottom: top + SWATCH_PX },
});

function markAt({ mark = "dot", colour }: LegendName, left: number, middle: number): LegendPart {
  if (mark === "dot") return { shape: "dot", x: left + SWATCH_PX / 2, y: middle, radiusPx: SWATCH_PX / 2, colour };
  return { shape: "rect", box: boxAt(left, middle - SWATCH_PX / 2, SWATCH_PX), colour, isRim: mark === "rim" };
}

/** Names one after another, in as many lines as they need. */
function placeNames(names: readonly LegendName[], { widthPx, textPx }: LegendRoom): PlacedLegend {
  const linePx = textPx * LINE_HEIGHT + GAP_PX.names;
  let [x, line] = [0, 0];
  const parts = names.flatMap((one) => {
    const onePx = SWATCH_PX + GAP_PX.names + widestPx([one.name], textPx);
    if (x > 0 && x + onePx > widthPx) [x, line] = [0, line + 1];
    const [left, middle] = [x, line * linePx + linePx / 2];
    x += onePx + APART_PX;
    return [markAt(one, left, middle), textAt(left + SWATCH_PX + GAP_PX.names, middle, one.name, { line: "middle" })];
  });
  return { heightPx: names.length === 0 ? 0 : (line + 1) * linePx + GAP_PX.names, parts };
}

/** Strip of a scale with its texts, and how wide it is. */
interface Strip {
  readonly widthPx: number;
  readonly shapes: readonly LegendPart[];
  readonly texts: readonly LegendPart[];
}

/** Widths of classes: all alike where their texts fit so, else each as wide as its own; `null` where they fit in no way. */
function classWidths(texts: readonly string[], { widthPx, textPx }: LegendRoom): readonly number[] | null {
  const own = texts.map((text) => textWidthPx(text, textPx) + CLASS_APART_PX);
  // Nothing stands to the right of the last, which may be longer than its class is wide.
  const lastPx = own.at(-1) ?? 0;
  const stepPx = Math.max(0, ...own.slice(0, Math.max(1, own.length - 1)));
  if (stepPx * (own.length - 1) + lastPx <= widthPx) return own.map(() => stepPx);
  return own.reduce((sum, onePx) => sum + onePx, 0) <= widthPx ? own : null;
}

/** Classes side by side, each with where it begins below its left edge: none says a value that another says too. */
function classStrip(classes: readonly LegendClass[], room: LegendRoom): Strip | null {
  const long = classes.map(({ at }) => at);
  const hasRoom = (widestPx(long, room.textPx) + CLASS_APART_PX) * classes.length <= room.widthPx;
  const texts = hasRoom ? long : classes.map(({ short }) => short);
  const widths = classWidths(texts, room);
  if (widths === null) return null;
  const leftOf = (place: number) => widths.slice(0, place).reduce((sum, onePx) => sum + onePx, 0);
  const last = classes.length - 1;
  const lastPx = textWidthPx(texts[last] ?? "", room.textPx) + CLASS_APART_PX;
  return {
    widthPx: leftOf(last) + Math.max(widths[last] ?? 0, lastPx),
    shapes: classes.map(({ colour }, at) => ({
      ...{ shape: "rect", box: boxAt(leftOf(at), 0, (widths[at] ?? 0) - 1), colour, isRim: false },
    })),
    texts: texts.map((text, at) => textAt(leftOf(at), SWATCH_PX + GAP_PX.others, text)),
  };
}

/** A ramp with its ends below it, and what is between two sides where its texts leave room. */
function rampStrip(
  { colours, least, most, middle = "" }: Extract<LegendScale, { kind: "ramp" }>,
  { widthPx, textPx }: LegendRoom,
): Strip {
  const texts = [least, middle, most].filter((text) => text !== "");
  // The middle one is in the middle: each side needs as much as its wider half.
  const neededPx = (widestPx(texts, textPx) + CLASS_APART_PX) * texts.length;
  const stripPx = Math.min(widthPx, Math.max(RAMP_PX, neededPx));
  const y = SWATCH_PX + GAP_PX.others;
  return {
    widthPx: stripPx,
    shapes: [{ shape: "ramp", box: boxAt(0, 0, stripPx), colours }],
    texts: [
      textAt(0, y, least),
      ...(middle === "" || neededPx > stripPx ? [] : [textAt(stripPx / 2, y, middle, { anchor: "middle" })]),
      textAt(stripPx, y, most, { anchor: "end" }),
    ],
  };
}

/** Puts what stands apart behind a strip, or below it. */
function placeStrip(strip: Strip, others: readonly LegendName[], { widthPx, textPx }: LegendRoom): PlacedLegend {
  const stripPx = SWATCH_PX + GAP_PX.others + textPx * LINE_HEIGHT;
  let [x, top] = [strip.widthPx + 2 * CLASS_APART_PX, 0];
  const placed = others.map((other) => {
    const otherPx = SWATCH_PX + GAP_PX.others + textWidthPx(other.name, textPx);
    if (x + otherPx > widthPx) [x, top] = [0, top + stripPx + GAP_PX.others];
    const [left, middle] = [x, top + SWATCH_PX / 2];
    x += otherPx + 2 * CLASS_APART_PX;
    return {
      mark: markAt({ mark: "square", ...other }, left, middle),
      text: textAt(left + SWATCH_PX + GAP_PX.others, middle, other.name, { line: "middle" }),
    };
  });
  return {
    heightPx: top + stripPx + 2 * GAP_PX.others,
    parts: [...strip.shapes, ...placed.map(({ mark }) => mark), ...strip.texts, ...placed.map(({ text }) => text)],
  };
}

/** Classes in a strip, or one after another, whole, where a strip would be wider than its room. */
function placeClasses(classes: readonly LegendClass[], others: readonly LegendName[], room: LegendRoom): PlacedLegend {
  const strip = classStrip(classes, room);
  if (strip !== null) return placeStrip(strip, others, room);
  const names = classes.map(({ whole, colour }): LegendName => ({ name: whole, colour, mark: "square" }));
  return placeNames([...names, ...others], room);
}

function placeScale({ scale, others = [] }: Legend, room: LegendRoom): PlacedLegend {
  switch (scale.kind) {
    case "names":
      return placeNames([...scale.names, ...others], room);
    case "classes":
      return placeClasses(scale.classes, others, room);
    case "ramp":
      return placeStrip(rampStrip(scale, room), others, room);
  }
}

function lowered(part: LegendPart, byPx: number): LegendPart {
  return part.shape === "rect" || part.shape === "ramp"
    ? { ...part, box: { ...part.box, top: part.box.top + byPx, bottom: part.box.bottom + byPx } }
    : { ...part, y: part.y + byPx };
}

/** Puts the parts of a legend where they are drawn, in figures, tables and maps alike. */
export function placeLegend(legend: Legend, room: LegendRoom): PlacedLegend {
  const placed = placeScale(legend, room);
  const { title = "" } = legend;
  if (title === "") return placed;
  const linePx = room.textPx * LINE_HEIGHT;
  const lines = wrapped(title, room.textPx, room.widthPx, { isBold: true });
  const titlePx = lines.length * linePx + GAP_PX.others;
  return {
    heightPx: titlePx + placed.heightPx,
    parts: [
      ...lines.map((line, at) => textAt(0, at * linePx, line, { isBold: true })),
      ...placed.parts.map((part) => lowered(part, titlePx)),
    ],
  };
}

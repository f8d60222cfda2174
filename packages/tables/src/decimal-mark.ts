import { type FigureCell, figureCell } from "./figure-cell.ts";

/** Mark that decimals are written with. */
export type DecimalMark = "," | ".";

/**
 * Meaning of a mark that could part thousands or decimals, where somebody knows it: the mark of the decimals, or which of both any mark is,
 * since the column holds only whole numbers, or nothing beyond a hundred.
 */
export type OpenMarks = DecimalMark | "thousands" | "decimals";

/** Decimal mark of written figures. */
export interface WrittenDecimals {
  readonly mark: DecimalMark;
  /** Whether no other reading is left. */
  readonly isCertain: boolean;
}

/** Hint of a cell on its decimals: nothing, their mark, or that a mark could be either. */
type MarkHint = { readonly kind: "none" } | { readonly kind: "mark" | "open"; readonly mark: DecimalMark };

const NONE: MarkHint = { kind: "none" };

const otherOf = (mark: DecimalMark): DecimalMark => (mark === "," ? "." : ",");

const isMark = (sign: string): sign is DecimalMark => sign === "," || sign === ".";

/** Digits between thousands: no more, no less. */
const GROUP = 3;

/** Returns the hint of one mark between figures: thousands have three figures behind, and one to three before, of which the first is no zero. */
function toldByOne(before: string, mark: DecimalMark, after: string): MarkHint {
  const couldPartThousands =
    after.length === GROUP && /^[1-9]\d*$/.test(before) && before.length <= GROUP && /^\d+$/.test(after);
  return { kind: couldPartThousands ? "open" : "mark", mark };
}

function toldBy({ core: figure, exponent, isParted }: FigureCell): MarkHint {
  const point = figure.lastIndexOf(".");
  const comma = figure.lastIndexOf(",");
  if (point === -1 && comma === -1) return NONE;
  const mark = point > comma ? "." : ",";
  const at = Math.max(point, comma);
  // One after the other: the last one is of decimals. The same twice: it parts thousands.
  if (point !== -1 && comma !== -1) return { kind: "mark", mark };
  if (figure.indexOf(mark) !== at) return { kind: "mark", mark: otherOf(mark) };
  // What parts thousands stands before it, and powers of ten have no thousands.
  if (isParted || exponent !== 0) return { kind: "mark", mark };
  return toldByOne(figure.slice(0, at), mark, figure.slice(at + 1));
}

/** Marks of the figures of a column: those that leave no doubt, and those that could be either. */
export interface MarkTally {
  readonly certain: ReadonlySet<DecimalMark>;
  readonly open: ReadonlySet<DecimalMark>;
}

/** Collector of the marks of figures, one after another. */
export interface MarkCollector extends MarkTally {
  add(figure: FigureCell): void;
}

/** Makes a collector of marks. */
export function collectMarks(): MarkCollector {
  const certain = new Set<DecimalMark>();
  const open = new Set<DecimalMark>();
  return {
    ...{ certain, open },
    add(figure) {
      const hint = toldBy(figure);
      if (hint.kind === "mark") certain.add(hint.mark);
      if (hint.kind === "open") open.add(hint.mark);
    },
  };
}

/** Collects the marks of some figures; what is none says nothing. */
function marksIn(figures: readonly (FigureCell | null)[]): MarkTally {
  const marks = collectMarks();
  for (const figure of figures) if (figure !== null) marks.add(figure);
  return marks;
}

/** Puts the marks of several columns together. */
export function marksOf(tallies: readonly MarkTally[]): MarkTally {
  return {
    certain: new Set(tallies.flatMap(({ certain }) => [...certain])),
    open: new Set(tallies.flatMap(({ open }) => [...open])),
  };
}

/** The mark of the decimals of cells of which each could be read in two ways; `null` where that is not known either. */
function markOfOpen(marks: ReadonlySet<DecimalMark>, open: OpenMarks | undefined): DecimalMark | null {
  if (open === undefined || isMark(open)) return open ?? null;
  const [mark] = marks;
  if (mark === undefined || marks.size > 1) return null;
  return open === "decimals" ? mark : otherOf(mark);
}

/** Tells which mark the decimals have, by what the figures say. @returns Comma where nothing tells. */
export function writtenDecimals({ certain, open: doubtful }: MarkTally, open?: OpenMarks): WrittenDecimals {
  const [only] = certain;
  if (only !== undefined) return { mark: certain.size === 1 ? only : ",", isCertain: certain.size === 1 };
  if (doubtful.size === 0) return { mark: open === "." ? "." : ",", isCertain: true };
  const known = markOfOpen(doubtful, open);
  return { mark: known ?? ",", isCertain: known !== null };
}

/**
 * Tells how the decimals of some figures are written, all by one hand: a cell that leaves no doubt tells for the rest. «0.334» can
 * only be decimals, «1.234.567» only thousands; «1.234» says nothing.
 *
 * @param cells - Trimmed; what is no figure in them says nothing.
 * @param open - What a mark is that could be either, where somebody knows.
 * @returns Comma where nothing tells.
 */
export const decimalMarkOf = (cells: readonly string[], open?: OpenMarks): WrittenDecimals =>
  writtenDecimals(marksIn(cells.map(figureCell)), open);

/** Figures that are written together. */
export interface FigureGroup {
  readonly figures: string;
  /** Text between it and the group before, hyphens of every kind as `-`; empty for the first. */
  readonly gap: string;
  /** Offset at which it begins in the text. */
  readonly start: number;
  readonly end: number;
}

/** Groups of figures in a row, with nothing between them but what people write inside a number. */
export interface FigureRun {
  readonly groups: readonly FigureGroup[];
  /** Whether a `+` stands before the first. */
  readonly hasPlus: boolean;
}

/** Signs that people write inside a telephone, a number of identity or an account. */
const INSIDE = " .-()·";
/** Signs between two groups at most: «) - ». */
const LONGEST_GAP = 3;
const HYPHENS = "‐‑‒–—−";

export const isFigure = (sign: string): boolean => sign >= "0" && sign <= "9" && sign.length === 1;

const plainSign = (sign: string) => (HYPHENS.includes(sign) ? "-" : sign);

/** The end of figures that begin at a place. */
function figuresEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && isFigure(text.charAt(end))) end += 1;
  return end;
}

/** Reads the text between two groups; `null` where a run ends. */
function gapAt(text: string, start: number): string | null {
  let gap = "";
  for (let at = start; at < text.length && gap.length <= LONGEST_GAP; at += 1) {
    const sign = plainSign(text.charAt(at));
    if (isFigure(sign)) return gap;
    if (!INSIDE.includes(sign)) return null;
    gap += sign;
  }
  return null;
}

/** Runs of figures of a text, in order. Each sign is looked at a bounded number of times. */
export function figureRuns(text: string): readonly FigureRun[] {
  const runs: FigureRun[] = [];
  let at = 0;
  while (at < text.length) {
    if (!isFigure(text.charAt(at))) {
      at += 1;
      continue;
    }
    const groups: FigureGroup[] = [];
    const hasPlus = text.charAt(at - 1) === "+" || (text.charAt(at - 1) === "(" && text.charAt(at - 2) === "+");
    let gap: string | null = "";
    while (gap !== null) {
      const start: number = at + gap.length;
      const end = figuresEnd(text, start);
      groups.push({ figures: text.slice(start, end), gap, start, end });
      at = end;
      gap = gapAt(text, at);
      // A sign of addition begins another number.
      if (gap === "") gap = null;
    }
    runs.push({ groups, hasPlus });
  }
  return runs;
}

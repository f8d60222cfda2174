/** A drawing of a step, for widths of the page from one on. */
interface StepBoard {
  readonly name: string;
  readonly minWidthPx: number;
}

/** Widths of the page at which each step shows one drawing. */
export interface StepRange<Board extends StepBoard> {
  readonly minWidthPx: number;
  /** `null` for no end. */
  readonly maxWidthPx: number | null;
  /** The drawing of each step. */
  readonly boards: readonly [Board, ...Board[]];
}

/** The drawing of a step at a width: the last that begins before it. */
function boardAt<Board extends StepBoard>(boards: readonly Board[], minWidthPx: number): Board | undefined {
  return boards.findLast((board) => board.minWidthPx <= minWidthPx) ?? boards[0];
}

/**
 * Lists the drawings that each step shows at each width: a range begins wherever a drawing of any step does.
 *
 * @param artboards - Those of one step have its name, the narrowest first.
 * @param names - Of the drawings of each step; what is not there shows the first drawing, so that a draft can be looked at.
 * @returns Nothing for no steps.
 */
export function stepRanges<Board extends StepBoard>(
  artboards: readonly Board[],
  names: readonly string[],
): readonly StepRange<Board>[] {
  const [first] = artboards;
  if (first === undefined) return [];
  const groups = names.map((name) => {
    const own = artboards.filter((board) => board.name === name);
    return own.length > 0 ? own : artboards.filter((board) => board.name === first.name);
  });
  // Whatever it was drawn for, the narrowest of a step is for all that is narrower too.
  const begins = [...new Set([0, ...groups.flatMap(([, ...wider]) => wider.map(({ minWidthPx }) => minWidthPx))])].sort(
    (a, b) => a - b,
  );
  return begins.flatMap((minWidthPx, at): StepRange<Board>[] => {
    const [board, ...others] = groups.map((group) => boardAt(group, minWidthPx) ?? first);
    const next = begins[at + 1];
    return board === undefined
      ? []
      : [{ minWidthPx, maxWidthPx: next === undefined ? null : next - 1, boards: [board, ...others] }];
  });
}

/** What a cell may mean: what it would say, and what people read of it. */
export interface CellCandidate {
  readonly value: string;
  readonly label: string;
}

/** Why a cell was not understood, in a sentence that says what to write, and what it may mean. */
export interface UnreadCell {
  readonly message: string;
  readonly candidates?: readonly CellCandidate[];
}

/** What was understood of a cell, or why nothing was. */
export type CellReading<Value> = { readonly value: Value } | UnreadCell;

/** Letters of a cell that a sentence holds. */
const SHOWN_LETTERS = 60;

/** As much of a cell as a sentence holds, in one line. */
export function shownCell(cell: string): string {
  const line = cell
    .slice(0, 2 * SHOWN_LETTERS)
    .replaceAll(/\s+/g, " ")
    .trim();
  return line.length > SHOWN_LETTERS || cell.length > 2 * SHOWN_LETTERS ? `${line.slice(0, SHOWN_LETTERS)}…` : line;
}

/** A candidate that is read as it is written. */
export const sameCandidate = (text: string): CellCandidate => ({ value: text, label: text });

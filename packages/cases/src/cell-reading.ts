/** Possible meaning of a cell: its value, and its label for people. */
export interface CellCandidate {
  readonly value: string;
  readonly label: string;
}

/** Reason why a cell was not understood, in a sentence that says what to write, with its possible meanings. */
export interface UnreadCell {
  readonly message: string;
  readonly candidates?: readonly CellCandidate[];
}

/** Value read from a cell, or the reason why it was not understood. */
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

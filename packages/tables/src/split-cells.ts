import { drained } from "./drained.ts";

/** A quote that is where it should not be. */
export interface MisplacedQuote {
  readonly fault: "QUOTE_UNCLOSED" | "QUOTE_MISPLACED";
  /** Index of its row, from 0. */
  readonly row: number;
}

/** A text as rows of cells, empty rows included. */
export interface SplitText {
  readonly rows: readonly (readonly string[])[];
  readonly quotes: readonly MisplacedQuote[];
}

/** Rows that are split before the page gets its turn: some milliseconds of the longest. */
const ROWS_AT_ONCE = 500;

/** {@link splitCells} in pieces of some milliseconds. */
export function* splittingCells(
  text: string,
  separator: string,
  maxRows: number,
): Generator<undefined, SplitText, undefined> {
  const rows: string[][] = [];
  const quotes: MisplacedQuote[] = [];
  let row: string[] = [];
  /** Pieces of the present cell before `from`. */
  let cell = "";
  let from = 0;
  let isQuoted = false;
  let at = 0;
  const endCell = () => {
    row.push(cell + text.slice(from, at));
    cell = "";
    from = at + 1;
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (; at < text.length && rows.length < maxRows; at += 1) {
    const sign = text[at];
    if (isQuoted) {
      if (sign !== '"') continue;
      cell += text.slice(from, at);
      isQuoted = text[at + 1] === '"';
      from = at + 1;
      if (isQuoted) at += 1;
      else if (!isEnd(text, at + 1, separator)) quotes.push({ fault: "QUOTE_MISPLACED", row: rows.length });
    } else if (sign === '"' && at === from && cell === "") {
      isQuoted = true;
      from = at + 1;
    } else if (sign === separator) endCell();
    else if (sign === "\n" || sign === "\r") {
      endRow();
      if (rows.length % ROWS_AT_ONCE === 0) yield;
      if (sign === "\r" && text[at + 1] === "\n") {
        at += 1;
        from = at + 1;
      }
    }
  }
  if (isQuoted) quotes.push({ fault: "QUOTE_UNCLOSED", row: rows.length });
  if (rows.length < maxRows && (from < text.length || cell !== "" || row.length > 0)) endRow();
  return { rows, quotes };
}

/**
 * Splits a text into cells: each sign is looked at once, whatever is quoted and however wrongly.
 *
 * @param separator - One character.
 * @param maxRows - Where to stop.
 * @see RFC 4180
 */
export function splitCells(text: string, separator: string, maxRows: number): SplitText {
  return drained(splittingCells(text, separator, maxRows));
}

/** Whether a cell may end here. */
function isEnd(text: string, at: number, separator: string): boolean {
  const sign = text[at];
  return sign === undefined || sign === separator || sign === "\n" || sign === "\r";
}

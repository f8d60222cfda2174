/** Function that gets each cell of a table or of a document, with the name of its column. */
export type LookAtCell = (column: string, cell: string) => void;

/** Reads a text piece by piece. */
export interface CellReader {
  push(text: string): void;
  end(): void;
}

/** Signs of one cell that are kept together: what has no end, because a quote has none, is looked at in parts. */
const LONGEST_CELL = 50_000;

/** Cells of the first row whose names are kept. */
const MOST_NAMES = 2000;

/**
 * Reads a delimited text cell by cell, of any length: a quote opens a cell at its start alone, and line breaks within quotes are of the cell. The cells of the
 * first row name their columns, and are looked at too.
 *
 * @see RFC 4180
 */
export function createTableCells(separator: string, look: LookAtCell): CellReader {
  let names: readonly string[] | null = null;
  let row: string[] = [];
  let cell = "";
  let column = 0;
  let isQuoted = false;
  let isStart = true;
  /** A quote has just closed: another one is of the cell, and opens it again. */
  let isClosed = false;
  const endCell = () => {
    if (cell !== "") look(names?.[column] ?? "", cell);
    if (names === null && row.length < MOST_NAMES) row.push(cell);
    cell = "";
    column += 1;
    isStart = true;
    isClosed = false;
  };
  const endRow = () => {
    if (cell === "" && column === 0) return;
    endCell();
    names ??= row;
    row = [];
    column = 0;
  };
  return {
    push(text) {
      for (const sign of text) {
        if (isQuoted) {
          isClosed = sign === '"';
          if (isClosed) isQuoted = false;
          else cell += sign;
        } else if (sign === separator) endCell();
        else if (sign === "\n" || sign === "\r") endRow();
        else if (sign === '"' && (isStart || isClosed)) {
          if (isClosed) cell += sign;
          isQuoted = true;
          isStart = false;
        } else {
          isClosed = false;
          cell += sign;
          isStart = false;
        }
        if (cell.length > LONGEST_CELL) {
          look(names?.[column] ?? "", cell);
          cell = "";
        }
      }
    },
    end: endRow,
  };
}

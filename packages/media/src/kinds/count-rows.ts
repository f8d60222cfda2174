/** Counts rows of a delimited text. */
export interface RowCounter {
  push(text: string): void;
  /** @returns Rows with some text, the first one too. */
  end(): number;
}

/**
 * Counts the rows of a delimited text piece by piece, as `splitCells` splits it: a quote opens a cell at its start alone, and
 * line breaks within quotes are of the cell.
 */
export function createRowCounter(separator: string): RowCounter {
  let rows = 0;
  let isQuoted = false;
  let isCellStart = true;
  let hasText = false;
  let isAfterReturn = false;
  const endRow = () => {
    if (hasText) rows += 1;
    hasText = false;
    isCellStart = true;
  };
  return {
    push(text) {
      for (const sign of text) {
        const isBreak = sign === "\n" || sign === "\r";
        const isSecondOfTwo = sign === "\n" && isAfterReturn;
        isAfterReturn = sign === "\r" && !isQuoted;
        if (isQuoted) {
          // A doubled quote closes and opens again.
          if (sign === '"') isQuoted = false;
          else hasText ||= sign.trim() !== "";
          isCellStart = sign === '"';
        } else if (isSecondOfTwo) continue;
        else if (isBreak) endRow();
        else if (sign === separator) isCellStart = true;
        else if (sign === '"' && isCellStart) isQuoted = true;
        else {
          hasText ||= sign.trim() !== "";
          isCellStart = false;
        }
      }
    },
    end() {
      endRow();
      return rows;
    },
  };
}

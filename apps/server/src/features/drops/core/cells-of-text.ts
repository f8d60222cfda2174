import type { CellReader, LookAtCell } from "./cells-of-table.ts";

/** Signs of a line that are looked at together. */
const LONGEST_LINE = 50_000;

/** Reads a text line by line, of any length. */
export function createTextLines(look: LookAtCell): CellReader {
  let line = "";
  return {
    push(text) {
      const lines = (line + text).split("\n");
      line = lines.pop() ?? "";
      for (const one of lines) if (one !== "") look("", one);
      if (line.length <= LONGEST_LINE) return;
      // Cut where words part, so that no number is.
      const cut = Math.max(line.lastIndexOf(" "), line.lastIndexOf(">"), LONGEST_LINE / 2);
      look("", line.slice(0, cut));
      line = line.slice(cut);
    },
    end() {
      if (line !== "") look("", line);
    },
  };
}

import type { CellReader, LookAtCell } from "./cells-of-table.ts";

/** Signs of one text that are kept together. */
const LONGEST_TEXT = 50_000;

const ESCAPED: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: " ", f: " " };

/**
 * Reads a JSON text piece by piece: each text and each number goes to the column of the name that stands before it. A name is looked at too, since a list may
 * be keyed by what is personal.
 *
 * It does not say whether the text is JSON: what was brought has been read already.
 */
export function createJsonCells(look: LookAtCell): CellReader {
  let name = "";
  let text = "";
  let state: "between" | "text" | "escape" | "code" | "number" = "between";
  let code = "";
  /** A text that ended and is a name if a colon follows. */
  let ended: string | null = null;
  const tell = () => {
    if (ended !== null) look(name, ended);
    ended = null;
  };
  function between(sign: string): void {
    if (sign === '"') {
      tell();
      state = "text";
    } else if (sign === ":") {
      if (ended !== null) look("", ended);
      name = ended ?? "";
      ended = null;
    } else if (/[-\d]/.test(sign)) {
      tell();
      text = sign;
      state = "number";
    }
  }
  function inText(sign: string): void {
    if (state === "code") {
      code += sign;
      if (code.length < 4) return;
      const point = Number.parseInt(code, 16);
      text += Number.isNaN(point) ? " " : String.fromCharCode(point);
      state = "text";
    } else if (state === "escape") {
      code = "";
      if (sign !== "u") text += ESCAPED[sign] ?? sign;
      state = sign === "u" ? "code" : "text";
    } else if (sign === "\\") state = "escape";
    else if (sign === '"') {
      ended = text;
      text = "";
      state = "between";
    } else text += sign;
    if (text.length <= LONGEST_TEXT) return;
    look(name, text);
    text = "";
  }
  return {
    push(piece) {
      for (const sign of piece) {
        if (state === "number") {
          if (/[-+.\deE]/.test(sign)) {
            text += sign;
            continue;
          }
          look(name, text);
          text = "";
          state = "between";
        }
        if (state === "between") between(sign);
        else inText(sign);
      }
    },
    end() {
      if (state === "number" || text !== "") look(name, text);
      tell();
    },
  };
}

/** Signs that separate columns, the likeliest first. */
const SEPARATORS = ["\t", ";", ","] as const;

/** The separator that splits the first line into most columns; a comma when there is but one. */
function separatorOf(text: string): string {
  const [firstLine = ""] = text.split(/\r?\n/, 1);
  const unquoted = firstLine.replaceAll(/"[^"]*"/g, "");
  const counts = SEPARATORS.map((separator) => unquoted.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/**
 * Reads a table of texts: CSV, TSV or with semicolons, quoted as RFC 4180 says. Nothing is converted, so codes keep
 * their zeros.
 *
 * @returns Rows of cells; empty lines are left out.
 * @example parseCsv("código;nombre\n08019;Barcelona") // [["código", "nombre"], ["08019", "Barcelona"]]
 */
export function parseCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, "");
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endRow = () => {
    row.push(cell);
    if (row.some((value) => value.trim() !== "")) rows.push(row);
    row = [];
    cell = "";
  };
  for (let index = 0; index < source.length; index += 1) {
    const character = source[index] ?? "";
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (source[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === "") isQuoted = true;
    else if (character === separator) {
      row.push(cell);
      cell = "";
    } else if (character === "\n") endRow();
    else if (character !== "\r") cell += character;
  }
  endRow();
  return rows;
}

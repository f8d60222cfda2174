import { delimitedLine, readNumber, rowsText } from "@nv/tables";

/** Whether a text is a figure, which stays one whatever its sign. */
const isFigure = (cell: string) => readNumber(cell, ",") !== null || readNumber(cell, ".") !== null;

/** A cell as a file has it, without the end of its line. */
const written = (cell: string) =>
  isFigure(cell) ? rowsText([[cell]]).slice(0, -"\n".length) : delimitedLine([cell], ";").slice(0, -"\r\n".length);

/** A table as a file for spreadsheets: what others wrote is no formula, and «-3,5» is a figure. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(written).join(";")}\r\n`).join("");
}

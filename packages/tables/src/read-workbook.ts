import { type Unzipped, unzip } from "fflate";
import { figureText } from "./figure-text.ts";
import { TABLE_LIMITS, type Table, type TableLimits, unusableTable } from "./table.ts";
import { filledMerges, shownFigures, type WorkbookParts } from "./workbook-formats.ts";

/** Most that a workbook may unfold to: fifty times the largest that the desk has seen would be a bomb. Bytes. */
const UNFOLDED_MAX_BYTES = 256 * 1024 * 1024;

/** Parts that say how cells are shown. */
const isOfFormats = (name: string) =>
  name === "xl/styles.xml" ||
  name === "xl/workbook.xml" ||
  name.startsWith("xl/_rels/") ||
  name.startsWith("xl/worksheets/");

/** The texts of the parts that say how cells are shown. */
async function formatParts(bytes: Uint8Array): Promise<WorkbookParts> {
  const parts = await new Promise<Unzipped>((resolve, reject) =>
    unzip(bytes, { filter: ({ name }) => isOfFormats(name) }, (error, found) =>
      error === null ? resolve(found) : reject(error),
    ),
  );
  return (name) => new TextDecoder().decode(parts[name]);
}

/** Adds up the sizes that the parts of a workbook say that they unfold to, without unfolding any. Bytes. */
async function unfoldedBytes(bytes: Uint8Array): Promise<number> {
  let total = 0;
  const filter = ({ originalSize }: { readonly originalSize: number }) => {
    total += originalSize;
    return false;
  };
  await new Promise<void>((resolve, reject) =>
    unzip(bytes, { filter }, (error) => (error === null ? resolve() : reject(error))),
  );
  return total;
}

/** A cell as text: figures with a decimal comma, so that a point is never taken for thousands; days as `YYYY-MM-DD`. How a figure is shown, {@link shownFigures}. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return figureText(value);
  if (typeof value === "boolean") return value ? "sí" : "no";
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, "");
  return String(value);
}

/**
 * Reads every sheet of an Excel workbook, hidden ones too: what goes out with a file is all of it.
 *
 * @returns Rows of cells as text, by sheet; `null` for what is no workbook, has a password or would unfold beyond 256 MB.
 */
export async function readSheets(bytes: Uint8Array): Promise<readonly (readonly (readonly string[])[])[] | null> {
  const { default: readAll } = await import("read-excel-file/universal");
  try {
    if ((await unfoldedBytes(bytes)) > UNFOLDED_MAX_BYTES) return null;
    const sheets = await readAll(new Blob([Uint8Array.from(bytes)]));
    return sheets.map(({ data }) => data.map((row) => row.map(cellText)));
  } catch (cause) {
    if (cause instanceof Error) return null;
    throw cause;
  }
}

/**
 * Reads the first sheet of an Excel workbook (.xlsx): percentages as the sheet shows them, «45 %» and not 0.45, and codes with the
 * zeros of their format.
 *
 * @returns `UNREADABLE` for what is no workbook, `TOO_LARGE` beyond the limits or for what would unfold beyond 256 MB.
 */
export async function readWorkbook(bytes: Uint8Array, limits: TableLimits = TABLE_LIMITS): Promise<Table> {
  const { readSheet } = await import("read-excel-file/universal");
  try {
    if ((await unfoldedBytes(bytes)) > UNFOLDED_MAX_BYTES) return unusableTable("TOO_LARGE");
    const data = await readSheet(new Blob([Uint8Array.from(bytes)]));
    if (data.length > limits.maxRows || data.some((row) => row.length > limits.maxColumns))
      return unusableTable("TOO_LARGE");
    const part = await formatParts(bytes);
    const shown = shownFigures(part);
    const texts = data.map((row, index) =>
      row.map((value, at) => (typeof value === "number" ? shown(index, at, value) : null) ?? cellText(value)),
    );
    const rows = filledMerges(part, texts).map((cells, index) => ({ number: index + 1, cells }));
    return { rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== "")), problems: [] };
  } catch (cause) {
    // Whatever the reader stumbles over is a file that is not what it says: nothing of ours.
    if (cause instanceof Error) return unusableTable("UNREADABLE");
    throw cause;
  }
}

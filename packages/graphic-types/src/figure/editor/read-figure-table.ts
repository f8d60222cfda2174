import { formatNumber, NO_BREAK_SPACE } from "@nv/spanish";
import {
  columnOf,
  type DayOrder,
  type DecimalMark,
  decimalMarkOf,
  figureText,
  readDate,
  readDelimited,
  readNumber,
  rowsText,
  type TableRow,
  tableProblemText,
} from "@nv/tables";
import { type FigureData, MOST } from "../config.ts";
import { readX } from "../draw/read-x.ts";

/** Notation of a table as a person states it, when it was understood otherwise. */
export interface TableReading {
  readonly decimalMark?: DecimalMark;
  readonly dayOrder?: DayOrder;
}

/** A table of a figure that somebody pasted: what was understood, or why it cannot be drawn. */
export type ReadFigureTable =
  | { readonly data: FigureData; readonly understood: string; readonly fault: null; readonly asksMark: false }
  | {
      readonly data: null;
      readonly understood: "";
      readonly fault: string;
      /** Whether a person has to say what decimals are written with. */
      readonly asksMark: boolean;
    };

/** Texts that people write where there is no value. */
const EMPTY = new Set(["", "-", "–", "—", "..", "s/d", "n/d", "nd", "na", "n/a", "null"]);

const isEmpty = (cell: string) => EMPTY.has(cell.trim().toLowerCase());

const KINDS = { date: "días", number: "números", text: "nombres" } as const;

const fault = (sentence: string, asksMark = false): ReadFigureTable => ({
  ...{ data: null, understood: "", fault: sentence, asksMark },
});

const MARK_UNKNOWN =
  "No se sabe si el punto o la coma separa miles o decimales («1.234» puede ser mil doscientos treinta y cuatro o uno y pico): dilo en «Los decimales van con»";

/** Cells that are figures, whatever their decimals are written with. */
const figuresIn = (cells: readonly string[]) =>
  cells.map((cell) => cell.trim()).filter((cell) => readNumber(cell, ",") !== null || readNumber(cell, ".") !== null);

interface FirstColumn {
  readonly kind: FigureData["x"]["kind"];
  readonly read: (cell: string) => string;
}

/** Returns what the first column holds, and how a cell of it is kept. */
function firstColumn(name: string, cells: readonly string[], reading: TableReading): FirstColumn {
  const column = columnOf(name, cells);
  if (column.kind === "date") {
    const order = reading.dayOrder ?? column.dayOrder;
    return { kind: "date", read: (cell) => readDate(cell, order) ?? cell.trim() };
  }
  if (column.kind !== "number") return { kind: "text", read: (cell) => cell.trim() };
  const mark = reading.decimalMark ?? column.decimalMark;
  return { kind: "number", read: (cell) => String(readNumber(cell, mark) ?? cell.trim()) };
}

/** Returns the column as it was before, by its name: a table that is pasted again keeps what was said of its columns. */
function columnBefore(name: string, former: FigureData): FigureData["columns"][number] {
  return former.columns.find((column) => column.name === name) ?? { key: "", name, role: "value", look: "main" };
}

type Row = FigureData["rows"][number];

/** Days and figures from the least to the greatest, as an axis goes; what cannot be read stays where it was, and is told. @returns `null` where nothing moves. */
function inOrder(rows: readonly Row[], kind: FirstColumn["kind"]): Row[] | null {
  const placed = rows.map((row) => ({ row, place: readX(row.x, kind) ?? Number.NaN }));
  const isReadable = placed.every(({ place }) => !Number.isNaN(place));
  const isOrdered = placed.every(({ place }, at) => at === 0 || place >= (placed[at - 1]?.place ?? place));
  if (!isReadable || isOrdered) return null;
  return placed.toSorted((a, b) => a.place - b.place).map(({ row }) => row);
}

function badCell({ number, cells }: TableRow, at: number, name: string): string {
  return `Fila ${number}, columna «${name}»: «${(cells[at] ?? "").trim()}» no es un número`;
}

/**
 * Reads what somebody pasted for a figure: a name, a day or a figure in the first column, and figures in the others.
 *
 * @param former - The table before, whose columns keep what was said of them.
 */
export function readFigureTable(text: string, former: FigureData, reading: TableReading = {}): ReadFigureTable {
  const { rows: all, problems } = readDelimited(text);
  const [problem] = problems;
  if (problem !== undefined) return fault(tableProblemText(problem));
  const [head, ...rows] = all;
  if (head === undefined || rows.length === 0)
    return fault("Hacen falta una fila con los nombres de las columnas y al menos otra con datos");
  if (rows.length > MOST.rows)
    return fault(
      `La tabla tiene ${formatNumber(rows.length)} filas y caben ${MOST.rows}, que es más de lo que se distingue en un teléfono: júntalas por semanas, meses o años`,
    );
  const names = head.cells.map((cell) => cell.trim());
  // Columns without a name and without a cell are what a spreadsheet leaves behind.
  const used = names
    .map((_name, at) => at)
    .filter((at) => at > 0 && (names[at] !== "" || rows.some(({ cells }) => !isEmpty(cells[at] ?? ""))));
  if (used.length === 0) return fault("Hace falta al menos una columna de números a la derecha de la primera");
  if (used.length > MOST.columns) return fault(`La tabla tiene ${used.length} columnas y caben ${MOST.columns}`);
  const unnamed = used.find((at) => names[at] === "");
  if (unnamed !== undefined) return fault(`La columna ${unnamed + 1} no tiene nombre en la primera fila`);
  // All of them are written by one hand: a column that leaves no doubt tells for the others.
  const told = decimalMarkOf(
    figuresIn(used.flatMap((at) => rows.map(({ cells }) => cells[at] ?? ""))),
    rows[0]?.decimalMark,
  );
  if (!told.isCertain && reading.decimalMark === undefined) return fault(MARK_UNKNOWN, true);
  const mark = reading.decimalMark ?? told.mark;
  const first = firstColumn(
    names[0] ?? "",
    rows.map(({ cells }) => cells[0] ?? ""),
    reading,
  );
  for (const row of rows)
    for (const at of used) {
      const cell = row.cells[at] ?? "";
      if (!isEmpty(cell) && readNumber(cell, mark) === null) return fault(badCell(row, at, names[at] ?? ""));
    }
  const drawn = rows.map(({ cells }) => ({
    x: first.read(cells[0] ?? ""),
    values: used.map((at) => (isEmpty(cells[at] ?? "") ? null : readNumber(cells[at] ?? "", mark))),
  }));
  const ordered = inOrder(drawn, first.kind);
  const data: FigureData = {
    x: { name: names[0] ?? "", kind: first.kind, skipsGaps: first.kind === "date" && former.x.skipsGaps },
    columns: used.map((at) => columnBefore(names[at] ?? "", former)),
    rows: ordered ?? drawn,
  };
  const decimals = `decimales con ${mark === "," ? "coma" : "punto"}`;
  const understood = `${rows.length}${NO_BREAK_SPACE}${rows.length === 1 ? "fila" : "filas"}; en la primera columna, ${KINDS[first.kind]}; ${decimals}${ordered === null ? "" : "; se han puesto en orden"}.`;
  return { data, understood, fault: null, asksMark: false };
}

/** A table as somebody would paste it: with semicolons and decimal commas. */
export function figureTableText({ x, columns, rows }: FigureData): string {
  if (columns.length === 0) return "";
  const figure = (value: number | null) => (value === null ? "" : figureText(value));
  return rowsText([
    [x.name, ...columns.map(({ name }) => name)],
    ...rows.map((row) => [x.kind === "number" ? figureText(Number(row.x)) : row.x, ...row.values.map(figure)]),
  ]);
}

import { formatCount, formatNumber, NO_BREAK_SPACE } from "@nv/spanish";
import {
  columnOf,
  type DayOrder,
  type DecimalMark,
  type TableReading as FullReading,
  isMissing,
  NO_READING,
  type PlainTable,
  plainTable,
  readDate,
  readDelimited,
  readNumber,
  readPeriod,
  type TableRow,
  tableProblemText,
} from "@nv/tables";
import { readX } from "../draw/read-x.ts";
import { type FigureData, MOST, UNIT_LENGTH } from "../figure-parts.ts";

/** Notation of a table as a person states it, when it was understood otherwise. */
export interface TableReading {
  readonly decimalMark?: DecimalMark;
  readonly dayOrder?: DayOrder;
  /** Further corrections: rows, columns one by one. */
  readonly table?: FullReading;
}

/** A table of a figure that somebody pasted: what was understood, or why it cannot be drawn. */
export type ReadFigureTable = {
  /** The table as it was read: what was left out, what is asked, what was flagged. */
  readonly plain: PlainTable;
} & (
  | { readonly data: FigureData; readonly understood: string; readonly fault: null; readonly asksMark: false }
  | {
      readonly data: null;
      readonly understood: "";
      readonly fault: string;
      /** Whether a person has to say what decimals are written with. */
      readonly asksMark: boolean;
    }
);

const KINDS = { date: "días", number: "números", text: "nombres" } as const;

/** Rows beside the data that a table may have: titles, names, notes. */
const ROWS_BESIDE = 100;

const tooMany = (rows: number) =>
  `La tabla tiene ${formatNumber(rows)} filas y caben ${MOST.rows}, que es más de lo que se distingue en un teléfono: júntalas por semanas, meses o años`;

const NOTHING = plainTable([]);

const fault = (sentence: string, plain: PlainTable = NOTHING, asksMark = false): ReadFigureTable => ({
  ...{ data: null, understood: "", fault: sentence, asksMark, plain },
});

const MARK_UNKNOWN =
  "No se sabe si el punto o la coma separa miles o decimales («1.234» puede ser mil doscientos treinta y cuatro o uno y pico): dilo en la pregunta de esa columna";

const ORDER_UNKNOWN =
  "No se sabe si va antes el día o el mes («03/05/2026» puede ser el 3 de mayo o el 5 de marzo): dilo en la pregunta de esa columna";

const BRACKETS_UNKNOWN = "No se sabe si lo que va entre paréntesis es negativo: dilo en la pregunta de esa columna";

/** Sentence about the first question that nobody has answered; empty where there is none. */
function openQuestion({ asked }: PlainTable): string {
  const [question] = asked;
  if (question === undefined) return "";
  return { mark: MARK_UNKNOWN, order: ORDER_UNKNOWN, brackets: BRACKETS_UNKNOWN }[question.kind];
}

interface FirstColumn {
  readonly kind: FigureData["x"]["kind"];
  readonly read: (cell: string) => string;
}

/** Lengths of time that are drawn by their first day: a quarter is a name, since nobody would tell it from its first month. */
const DRAWN_BY_DAY: readonly unknown[] = ["day", "week", "month"];

/** Returns what the first column holds, and how a cell of it is kept. */
function firstColumn(name: string, cells: readonly string[], { columns }: PlainTable): FirstColumn {
  const isOfDays = DRAWN_BY_DAY.includes(columns[0]?.grain);
  if (isOfDays) return { kind: "date", read: (cell) => readPeriod(cell, "day-first")?.start ?? cell.trim() };
  const column = columnOf(name, cells);
  if (column.kind === "date") return { kind: "date", read: (cell) => readDate(cell, column.dayOrder) ?? cell.trim() };
  if (column.kind !== "number") return { kind: "text", read: (cell) => cell.trim() };
  return { kind: "number", read: (cell) => String(readNumber(cell, ",") ?? cell.trim()) };
}

/** Sentence about what was left out and what was flagged, which nobody should miss; empty where there is nothing. */
function besides({ asides, flags }: PlainTable): string {
  const rows =
    asides.length === 0 ? "" : `; ${formatCount(asides.length, "fila", "filas", "feminine")} fuera de los datos`;
  const marked = flags.filter(({ hasFigure }) => hasFigure);
  const kinds = [...new Set(marked.map(({ flag }) => `«${flag}»`))].slice(0, 5).join(", ");
  const marks =
    marked.length === 0
      ? ""
      : `; ${formatCount(marked.length, "cifra", "cifras", "feminine")} con marca (${kinds}), que no se dibuja`;
  return rows + marks;
}

/** Returns the column as it was before, by its name: a table that is pasted again keeps what was said of its columns. */
function columnBefore(name: string, unit: string, former: FigureData): FigureData["columns"][number] {
  const known = former.columns.find((column) => column.name === name);
  if (known !== undefined) return known;
  return { key: "", name, role: "value", look: "main", ...(unit !== "" && unit.length <= UNIT_LENGTH && { unit }) };
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
  const { rows: brought, problems } = readDelimited(text);
  const [problem] = problems;
  if (problem !== undefined) return fault(tableProblemText(problem));
  // Whatever its first rows are: on each letter nothing longer is read.
  if (brought.length > MOST.rows + ROWS_BESIDE) return fault(tooMany(brought.length - 1));
  const { decimalMark = "auto", dayOrder = "auto", table = NO_READING } = reading;
  const plain = plainTable(brought, { ...table, decimalMark, dayOrder });
  const [head, ...rows] = plain.rows;
  if (head === undefined || rows.length === 0)
    return fault("Hacen falta una fila con los nombres de las columnas y al menos otra con datos", plain);
  if (rows.length > MOST.rows) return fault(tooMany(rows.length), plain);
  const names = head.cells.map((cell) => cell.trim());
  // Columns without a name and without a cell are what a spreadsheet leaves behind.
  const used = names
    .map((_name, at) => at)
    .filter((at) => at > 0 && (names[at] !== "" || rows.some(({ cells }) => !isMissing(cells[at] ?? ""))));
  if (used.length === 0) return fault("Hace falta al menos una columna de números a la derecha de la primera", plain);
  if (used.length > MOST.columns) return fault(`La tabla tiene ${used.length} columnas y caben ${MOST.columns}`, plain);
  const unnamed = used.find((at) => names[at] === "");
  if (unnamed !== undefined) return fault(`La columna ${unnamed + 1} no tiene nombre en la primera fila`, plain);
  const question = openQuestion(plain);
  if (question !== "") return fault(question, plain, true);
  const told = (at: number) => rows.map(({ cells }) => cells[at] ?? "").filter((cell) => !isMissing(cell));
  // Words alone: the groups that rows are of.
  const ofWords = used.filter((at) => told(at).length > 0 && told(at).every((cell) => readNumber(cell, ",") === null));
  const [words, more] = ofWords.length < used.length ? ofWords : [];
  if (words !== undefined && more !== undefined)
    return fault(
      `«${names[words]}» y «${names[more]}» son columnas de texto, y solo cabe una además de la primera: quita una`,
      plain,
    );
  const ofFigures = used.filter((at) => at !== words);
  const first = firstColumn(
    names[0] ?? "",
    rows.map(({ cells }) => cells[0] ?? ""),
    plain,
  );
  for (const row of rows)
    for (const at of ofFigures) {
      const cell = row.cells[at] ?? "";
      if (!isMissing(cell) && readNumber(cell, ",") === null) return fault(badCell(row, at, names[at] ?? ""), plain);
    }
  const drawn = rows.map(({ cells }) => ({
    x: first.read(cells[0] ?? ""),
    values: ofFigures.map((at) => (isMissing(cells[at] ?? "") ? null : readNumber(cells[at] ?? "", ","))),
    ...(words !== undefined && { group: isMissing(cells[words] ?? "") ? "" : (cells[words] ?? "").trim() }),
  }));
  const ordered = inOrder(drawn, first.kind);
  const data: FigureData = {
    x: { name: names[0] ?? "", kind: first.kind, skipsGaps: first.kind === "date" && former.x.skipsGaps },
    ...(words !== undefined && { group: { name: names[words] ?? "" } }),
    columns: ofFigures.map((at) => columnBefore(names[at] ?? "", plain.columns[at]?.unit ?? "", former)),
    rows: ordered ?? drawn,
  };
  const decimals = `decimales con ${plain.columns.some(({ mark }) => mark === ".") ? "punto" : "coma"}`;
  const understood = `${rows.length}${NO_BREAK_SPACE}${rows.length === 1 ? "fila" : "filas"}; en la primera columna, ${KINDS[first.kind]}; ${decimals}${ordered === null ? "" : "; se han puesto en orden"}${besides(plain)}.`;
  return { data, understood, fault: null, asksMark: false, plain };
}

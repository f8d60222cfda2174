import { fold, formatCount, formatNumber, NO_BREAK_SPACE } from "@nv/spanish";
import {
  figureText,
  isMissing,
  type PlainColumn,
  type PlainTable,
  plainTable,
  readDelimited,
  readNumber,
  type TableReading,
  tableProblemText,
} from "@nv/tables";
import { isOfFigures } from "../cell-key.ts";
import { MOST, type TableColumn, type TableData } from "../config.ts";
import { linkOf } from "../core/link-of.ts";

/** A table that somebody pasted: what was understood, or why it cannot be taken. */
export interface ReadTableData {
  readonly plain: PlainTable;
  /** `null` where it cannot be read. */
  readonly data: TableData | null;
  /** Names of rows that say that they are a total. */
  readonly totals: readonly string[];
  readonly understood: string;
  readonly fault: string;
}

/** Rows beside the data that a table may have: titles, names, notes. */
const ROWS_BESIDE = 100;
const MOST_DECIMALS = 4;

const YEAR_NAMES = /^(?:año|años|year|ejercicio|temporada)$/;

const NOTHING = plainTable([]);

const fault = (sentence: string, plain: PlainTable = NOTHING): ReadTableData => ({
  ...{ plain, data: null, totals: [], understood: "", fault: sentence },
});

const tooMany = (rows: number) =>
  `La tabla tiene ${formatNumber(rows)} filas y caben ${formatNumber(MOST.rows)}: quita las que nadie vaya a buscar`;

const QUESTIONS = {
  mark: "No se sabe si el punto o la coma separa miles o decimales («1.234» puede ser mil doscientos treinta y cuatro o uno y pico): dilo en la pregunta de esa columna",
  order:
    "No se sabe si va antes el día o el mes («03/05/2026» puede ser el 3 de mayo o el 5 de marzo): dilo en la pregunta de esa columna",
  brackets: "No se sabe si lo que va entre paréntesis es negativo: dilo en la pregunta de esa columna",
} as const;

const decimalsIn = (cell: string) => /,(\d+)/.exec(cell)?.[1]?.length ?? 0;

/** Tells what a column holds, by what the reader of tables says of it. */
function kindOf({ name, kind, unit }: PlainColumn, cells: readonly string[]): TableColumn["kind"] {
  if (kind === "period" || (kind === "number" && YEAR_NAMES.test(fold(name)))) return "date";
  const filled = cells.filter((cell) => !isMissing(cell));
  if (kind === "number") return unit === "%" || filled.some((cell) => cell.endsWith("%")) ? "percent" : "number";
  return filled.length > 0 && filled.every((cell) => linkOf(cell) !== null) ? "link" : "text";
}

/** Returns the column as it was before, by its name: a table that is pasted again keeps what was said of its columns. */
function columnFor(plain: PlainColumn, cells: readonly string[], former: TableData): TableColumn {
  const name = plain.name.trim();
  const before = former.columns.find((column) => column.name === name);
  if (before !== undefined) return before;
  const kind = kindOf(plain, cells);
  const decimals = kind === "number" || kind === "percent" ? Math.max(0, ...cells.map(decimalsIn)) : 0;
  const saysUnit = kind !== "number" || plain.unit === "" || name.includes(plain.unit);
  return {
    ...{ name, kind, look: "plain", isHidden: false, width: "auto", scale: "continuous", middle: "", cuts: "" },
    ...{ decimals: Math.min(MOST_DECIMALS, decimals), unit: saysUnit ? "" : plain.unit },
  };
}

/** A cell as it is kept: a figure so that it has one reading. */
function keptCell(column: TableColumn, cell: string): string {
  const value = isOfFigures(column) && !isMissing(cell) ? readNumber(cell, ",") : null;
  return value === null ? cell.trim() : figureText(value);
}

function besides({ asides, flags }: PlainTable): string {
  const left =
    asides.length === 0 ? "" : `; ${formatCount(asides.length, "fila", "filas", "feminine")} fuera de los datos`;
  const marked = flags.filter(({ hasFigure }) => hasFigure).length;
  return marked === 0 ? left : `${left}; ${formatCount(marked, "cifra", "cifras", "feminine")} con marca, que se ve`;
}

/**
 * Reads what somebody pasted for a table: names in the first row, and below whatever there is.
 *
 * @param former - The table before, whose columns keep what was said of them.
 */
export function readTableData(text: string, former: TableData, reading: TableReading): ReadTableData {
  const { rows: brought, problems } = readDelimited(text);
  const [problem] = problems;
  if (problem !== undefined) return fault(tableProblemText(problem));
  if (brought.length > MOST.rows + ROWS_BESIDE) return fault(tooMany(brought.length - 1));
  const plain = plainTable(brought, reading);
  const [head, ...rows] = plain.rows;
  if (head === undefined || rows.length === 0)
    return fault("Hacen falta una fila con los nombres de las columnas y al menos otra con datos", plain);
  if (rows.length > MOST.rows) return fault(tooMany(rows.length), plain);
  // Columns without a name and without a cell are what a spreadsheet leaves behind.
  const used = plain.columns
    .map((column, at) => ({ column, at }))
    .filter(({ column, at }) => column.name.trim() !== "" || rows.some(({ cells }) => !isMissing(cells[at] ?? "")));
  if (used.length > MOST.columns) return fault(`La tabla tiene ${used.length} columnas y caben ${MOST.columns}`, plain);
  const unnamed = used.find(({ column }) => column.name.trim() === "");
  if (unnamed !== undefined) return fault(`La columna ${unnamed.at + 1} no tiene nombre en la primera fila`, plain);
  const [question] = plain.asked;
  if (question !== undefined) return fault(QUESTIONS[question.kind], plain);
  const columns = used.map(({ column, at }) =>
    columnFor(
      column,
      rows.map(({ cells }) => (cells[at] ?? "").trim()),
      former,
    ),
  );
  const places = new Map(rows.map(({ number }, at) => [number, at]));
  const flags = plain.flags.flatMap(({ row, column, flag }) => {
    const [place, at] = [places.get(row), used.findIndex((one) => one.at === column)];
    return place === undefined || at === -1 ? [] : [{ row: place, column: at, flag }];
  });
  const data: TableData = {
    columns,
    rows: rows.map(({ cells }) => columns.map((column, at) => keptCell(column, cells[used[at]?.at ?? -1] ?? ""))),
    flags: flags.slice(0, MOST.flags),
  };
  const names = data.rows.map(([name = ""]) => name);
  const totals = [...new Set(names.filter((name) => /^total\b/.test(fold(name))))];
  const figures = columns.filter(isOfFigures).length;
  const understood =
    `${formatNumber(rows.length, { decimals: 0 })}${NO_BREAK_SPACE}${rows.length === 1 ? "fila" : "filas"} y ` +
    `${formatCount(columns.length, "columna", "columnas", "feminine")}, ${formatCount(figures, "de números", "de números", "feminine")}${besides(plain)}.`;
  return { plain, data, totals, understood, fault: "" };
}

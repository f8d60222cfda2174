import type { DecimalMark } from "./decimal-mark.ts";

/** A row of a table, as it was brought. */
export interface TableRow {
  /** Which row of the file or of what was pasted it is, from 1, empty ones counted: the number that a spreadsheet shows. */
  readonly number: number;
  /** Texts, nothing converted: «08019» keeps its zero. */
  readonly cells: readonly string[];
  /** Mark that decimals are written with, where the form of the file says it: with a point in what commas separate. */
  readonly decimalMark?: DecimalMark;
}

/** Fault in how a table is written. */
export type TableFault = "QUOTE_UNCLOSED" | "QUOTE_MISPLACED" | "TOO_LARGE" | "UNREADABLE" | "OLD_WORKBOOK" | "EMPTY";

/** A fault, and the row where it shows. */
export interface TableProblem {
  readonly fault: TableFault;
  /** As {@link TableRow.number}; 0 when it is the whole. */
  readonly row: number;
}

/** A table of texts. */
export interface Table {
  /** Rows in their order; those without a single text are left out. */
  readonly rows: readonly TableRow[];
  readonly problems: readonly TableProblem[];
}

/** Limits of a table that is imported at once. */
export interface TableLimits {
  readonly maxRows: number;
  readonly maxColumns: number;
}

/** Ten times what any table of the desk has; more is another kind of work. */
export const TABLE_LIMITS: TableLimits = { maxRows: 200_000, maxColumns: 500 };

/** A table that cannot be used, for one reason. */
export function unusableTable(fault: TableFault): Table {
  return { rows: [], problems: [{ fault, row: 0 }] };
}

const TEXTS: Readonly<Record<TableFault, string>> = {
  QUOTE_UNCLOSED: "Hay unas comillas que se abren y no se cierran: lo que viene detrás se lee como una sola casilla.",
  QUOTE_MISPLACED: 'Hay unas comillas donde no deben: dentro de una casilla entre comillas se escriben dobles («""»).',
  TOO_LARGE: "La tabla tiene demasiadas filas o columnas. Divídela en partes.",
  UNREADABLE: "No se puede leer: el archivo está roto o es de otra clase que la que dice su nombre.",
  OLD_WORKBOOK:
    "Es un Excel de los antiguos (.xls), o tiene contraseña. Ábrelo, guárdalo como «Libro de Excel (.xlsx)» sin contraseña y tráelo otra vez.",
  EMPTY: "No hay ninguna casilla con texto.",
};

/** Puts a problem into words, with its row when it has one. */
export function tableProblemText({ fault, row }: TableProblem): string {
  return row === 0 ? TEXTS[fault] : `Fila ${row}: ${TEXTS[fault]}`;
}

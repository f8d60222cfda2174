import { CASE_LIMITS } from "@nv/contracts";
import type { CaseRow, CaseRowFault } from "@nv/contracts/schemas";
import type { Table, TableRow } from "@nv/tables";
import type { CaseColumn } from "./case-columns.ts";
import { type CasePlaces, casePlaces } from "./case-places.ts";
import { CASE_FIELD_LABELS } from "./case-texts.ts";
import { shownCell } from "./cell-reading.ts";
import { type CaseCellFault, type CaseRowReader, type CaseTableRules, createCaseRowReader } from "./read-case-row.ts";

/** Rows and faults read from a file. */
export interface ReadCaseRows {
  /** Rows without a fault of theirs, in order. */
  readonly rows: readonly CaseRow[];
  readonly faults: readonly CaseCellFault[];
}

/** Fields without which there is no case, whatever the rest says. */
const WANTED = ["ref", "scope", "province", "decade", "centre", "victims", "status", "evidence"] as const;

/** Lists the missing columns that keep a file from being read at all, as faults. */
function missingColumns(row: number, { plain, sources }: CasePlaces): readonly CaseRowFault[] {
  const missing = WANTED.filter((field) => !plain.has(field)).map((field) => ({
    ...{ row, field },
    message: `Falta la columna «${CASE_FIELD_LABELS[field]}»`,
  }));
  const untold = sources.some(({ title }) => title !== undefined)
    ? []
    : [{ row, field: "sources", message: "Falta la columna de la fuente (obligatoria)" }];
  return [...missing, ...untold];
}

function personalFaults(
  row: number,
  names: readonly string[],
  columns: readonly CaseColumn[],
): readonly CaseRowFault[] {
  return columns.flatMap((column, at) => {
    if (column !== "personal") return [];
    const message = `La columna «${shownCell(names[at] ?? "")}» parece personal y no se importa: los datos personales se escriben dentro de cada caso, donde se guardan cifrados`;
    return [{ row, field: "personal", message }];
  });
}

/** A table whose rows can be read, one by one. */
export interface OpenedCaseTable {
  /** Faults of the table itself, by its first row: columns that are missing, columns that are personal, too many rows. */
  readonly faults: readonly CaseRowFault[];
  /** Its rows below the first; none where they cannot be read. */
  readonly body: readonly TableRow[];
  readonly read: CaseRowReader;
}

/**
 * Makes a table ready to be read row by row, for whoever has many and mends some. Columns with something personal are never taken: a fault says so, and their
 * cells are nowhere in what is given back.
 *
 * @param table - Its first row names the columns.
 * @param columns - As `proposeCaseColumns` gives them, corrected by a person.
 * @param rules - Left out, only the shape of each cell is looked at, and municipalities are read by their code.
 */
export function openCaseTable(
  { rows }: Pick<Table, "rows">,
  columns: readonly CaseColumn[],
  rules: CaseTableRules | null = null,
): OpenedCaseTable {
  const [head, ...body] = rows;
  const [names, number] = [head?.cells ?? [], head?.number ?? 1];
  const places = casePlaces(columns, names);
  const read = createCaseRowReader(places, rules);
  const missing = missingColumns(number, places);
  const faults = [...missing, ...personalFaults(number, names, columns)];
  if (missing.length > 0) return { faults, body: [], read };
  if (body.length <= CASE_LIMITS.importRows) return { faults, body, read };
  const message = `Hay ${body.length} filas, y caben ${CASE_LIMITS.importRows} de una vez: divide el archivo`;
  return { faults: [...faults, { row: number, field: "", message }], body: [], read };
}

/**
 * Reads the cases of a table that somebody brought, as {@link openCaseTable} does.
 *
 * @returns Rows that were understood, and all faults of each of the others, by row and field. What no row has a column for is not in its fields.
 */
export function readCaseRows(
  table: Pick<Table, "rows">,
  columns: readonly CaseColumn[],
  rules: CaseTableRules | null = null,
): ReadCaseRows {
  const { faults, body, read } = openCaseTable(table, columns, rules);
  const rows: CaseRow[] = [];
  const told: CaseCellFault[] = [...faults];
  for (const row of body) {
    const one = read(row);
    if (one.row !== null) rows.push(one.row);
    told.push(...one.faults);
  }
  return { rows, faults: told };
}

import { CASE_LIMITS } from "@nv/contracts";
import { CaseRow, type CaseRowFault } from "@nv/contracts/schemas";
import type { Table, TableRow } from "@nv/tables";
import { type CaseColumn, MOST_SOURCE_COLUMNS, type PlainCaseColumn, type SourcePart } from "./case-columns.ts";
import { CASE_FIELD_LABELS } from "./case-texts.ts";
import {
  readDecade,
  readKey,
  readMinimum,
  readMunicipality,
  readProvince,
  readSourceDay,
  readVictims,
  SPELLINGS,
} from "./read-case-cells.ts";

/** What was understood of a file. */
export interface ReadCaseRows {
  /** Those without a fault of theirs, in order. */
  readonly rows: readonly CaseRow[];
  readonly faults: readonly CaseRowFault[];
}

/** Fields without which there is no case, whatever the rest says. */
const WANTED = ["ref", "scope", "province", "decade", "centre", "victims", "status", "evidence"] as const;

/** Reads a cell as one of the readers of cells does, each writing of it once: a column has few of them. */
function remembering<Value>(read: (cell: string) => Value): (cell: string) => Value {
  const known = new Map<string, Value>();
  return (cell) => {
    const told = known.get(cell);
    if (told !== undefined) return told;
    const value = read(cell);
    if (known.size < MOST_REMEMBERED) known.set(cell, value);
    return value;
  };
}

/** Writings of a column that are remembered: of a column that has more, each is its own. */
const MOST_REMEMBERED = 1000;

/** The readers of a file's cells. */
const createReaders = () => ({
  province: remembering(readProvince),
  decade: remembering(readDecade),
  centre: remembering((cell) => readKey(cell, SPELLINGS.centre)),
  scopeKind: remembering((cell) => readKey(cell, SPELLINGS.scopeKind)),
  status: remembering((cell) => readKey(cell, SPELLINGS.status)),
  evidence: remembering((cell) => readKey(cell, SPELLINGS.evidence)),
  victims: remembering(readVictims),
  minimum: remembering(readMinimum),
  day: remembering(readSourceDay),
});
type Readers = ReturnType<typeof createReaders>;

/** Where the columns are in the rows. */
interface Places {
  readonly read: Readers;
  readonly plain: ReadonlyMap<PlainCaseColumn, number>;
  readonly sources: readonly Readonly<Partial<Record<SourcePart, number>>>[];
}

function placesOf(columns: readonly CaseColumn[]): Places {
  const plain = new Map<PlainCaseColumn, number>();
  const sources: Partial<Record<SourcePart, number>>[] = Array.from({ length: MOST_SOURCE_COLUMNS }, () => ({}));
  for (const [at, column] of columns.entries()) {
    if (column === "" || column === "personal") continue;
    const [, number, part] = /^source\.(\d)\.(title|date|url)$/.exec(column) ?? [];
    const source = sources[Number(number) - 1];
    if (source !== undefined && (part === "title" || part === "date" || part === "url")) source[part] ??= at;
    else if (isPlainColumn(column) && !plain.has(column)) plain.set(column, at);
  }
  return { read: createReaders(), plain, sources: sources.filter((source) => Object.keys(source).length > 0) };
}

const isPlainColumn = (column: CaseColumn): column is PlainCaseColumn =>
  column === "nameReason" || Object.hasOwn(CASE_FIELD_LABELS, column);

/** What is wrong with a cell, in words. */
class CellFault extends Error {
  override readonly name = "CellFault";
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** As much of a cell as a sentence holds. */
const shown = (cell: string) => (cell.length > 60 ? `${cell.slice(0, 60)}…` : cell);

function sourcesOf(cellAt: (at: number | undefined) => string, { read, sources }: Places) {
  return sources.flatMap(({ title, date, url }, at) => {
    const [told, day, address] = [cellAt(title), cellAt(date), cellAt(url)];
    if (told === "" && day === "" && address === "") return [];
    const known = read.day(day);
    if (known !== null) return [{ title: told, date: known, url: address }];
    const message = day === "" ? "Falta la fecha de la fuente" : `«${shown(day)}» no es una fecha`;
    throw new CellFault(`sources.${at}.date`, message);
  });
}

/** A value that was understood; a cell that is none is told. */
function wanted<Value>(value: Value | null, field: keyof typeof CASE_FIELD_LABELS, cell: string): Value {
  if (value !== null) return value;
  const label = CASE_FIELD_LABELS[field];
  throw new CellFault(field, cell === "" ? `Falta «${label}»` : `«${shown(cell)}» no vale para «${label}»`);
}

function scopeKindOf(cell: string, scope: string, read: Readers) {
  if (cell !== "") return wanted(read.scopeKind(cell), "scopeKind", cell);
  return /^(?:archi)?di[oó]cesis\b|^(?:arz)?obispado\b/i.test(scope) ? "diocese" : "order";
}

function fieldsOf(row: TableRow, places: Places) {
  const { read } = places;
  const cellAt = (at: number | undefined) => (at === undefined ? "" : (row.cells[at] ?? "").trim());
  const cellOf = (column: PlainCaseColumn) => cellAt(places.plain.get(column));
  const [victims, minimum, scope] = [cellOf("victims"), cellOf("isMinimum"), cellOf("scope")];
  const told = wanted(read.victims(victims), "victims", victims);
  return {
    row: row.number,
    nameReason: cellOf("nameReason"),
    fields: {
      ref: cellOf("ref"),
      scopeKind: scopeKindOf(cellOf("scopeKind"), scope, read),
      scope,
      province: wanted(read.province(cellOf("province")), "province", cellOf("province")),
      municipality: readMunicipality(cellOf("municipality")),
      decade: wanted(read.decade(cellOf("decade")), "decade", cellOf("decade")),
      centre: wanted(read.centre(cellOf("centre")), "centre", cellOf("centre")),
      victims: told.victims,
      isMinimum: told.isMinimum || wanted(read.minimum(minimum), "isMinimum", minimum),
      status: wanted(read.status(cellOf("status")), "status", cellOf("status")),
      evidence: wanted(read.evidence(cellOf("evidence")), "evidence", cellOf("evidence")),
      sources: sourcesOf(cellAt, places),
      ...(places.plain.has("summary") ? { summary: cellOf("summary") } : {}),
      ...(places.plain.has("notes") ? { notes: cellOf("notes") } : {}),
    },
  };
}

function readRow(
  row: TableRow,
  places: Places,
): { readonly row: CaseRow | null; readonly faults: readonly CaseRowFault[] } {
  try {
    const { data, error } = CaseRow.safeParse(fieldsOf(row, places));
    if (data !== undefined) return { row: data, faults: [] };
    const faults = error.issues.map(({ path, message }) => ({
      row: row.number,
      field: path.filter((part) => part !== "fields").join("."),
      message,
    }));
    return { row: null, faults };
  } catch (fault) {
    if (!(fault instanceof CellFault)) throw fault;
    return { row: null, faults: [{ row: row.number, field: fault.field, message: fault.message }] };
  }
}

/** What keeps a file from being read at all, and what of it is not taken. */
function headFaults(
  head: TableRow | undefined,
  columns: readonly CaseColumn[],
  { plain, sources }: Places,
): readonly CaseRowFault[] {
  const row = head?.number ?? 1;
  const missing = WANTED.filter((field) => !plain.has(field)).map((field) => ({
    ...{ row, field },
    message: `Falta la columna «${CASE_FIELD_LABELS[field]}»`,
  }));
  const untold = sources.some(({ title }) => title !== undefined)
    ? []
    : [{ row, field: "sources", message: "Falta la columna de la fuente (obligatoria)" }];
  return [...missing, ...untold, ...personalFaults(row, head?.cells ?? [], columns)];
}

function personalFaults(
  row: number,
  names: readonly string[],
  columns: readonly CaseColumn[],
): readonly CaseRowFault[] {
  return columns.flatMap((column, at) => {
    if (column !== "personal") return [];
    const name = shown((names[at] ?? "").trim());
    const message = `La columna «${name}» parece personal y no se importa: los datos personales se escriben dentro de cada caso, donde se guardan cifrados`;
    return [{ row, field: "personal", message }];
  });
}

/**
 * Reads the cases of a table that somebody brought. Columns with something personal are never taken: a fault says so, and their cells are nowhere in what is
 * given back.
 *
 * @param table - Its first row names the columns.
 * @param columns - As `proposeCaseColumns` gives them, corrected by a person.
 * @returns Rows that were understood, each fault by its row and field. What no row has a column for is not in its fields.
 */
export function readCaseRows({ rows }: Pick<Table, "rows">, columns: readonly CaseColumn[]): ReadCaseRows {
  const [head, ...body] = rows;
  const places = placesOf(columns);
  const faults: CaseRowFault[] = [...headFaults(head, columns, places)];
  if (faults.some(({ field }) => field !== "personal")) return { rows: [], faults };
  if (body.length > CASE_LIMITS.importRows) {
    const message = `Hay ${body.length} filas, y caben ${CASE_LIMITS.importRows} de una vez: divide el archivo`;
    return { rows: [], faults: [...faults, { row: head?.number ?? 1, field: "", message }] };
  }
  const read: CaseRow[] = [];
  for (const row of body) {
    const one = readRow(row, places);
    if (one.row !== null) read.push(one.row);
    faults.push(...one.faults);
  }
  return { rows: read, faults };
}

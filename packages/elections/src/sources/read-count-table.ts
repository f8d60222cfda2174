import {
  AreaCode,
  COUNT_TABLE_ROWS,
  type CountedArea,
  type CountedList,
  type CountMapping,
} from "@nv/contracts/schemas";
import { slugOf } from "@nv/spanish";
import { decodeText, readDelimited, type TableRow, tableProblemText } from "@nv/tables";
import { listVotes } from "../count/counted-area.ts";
import { createProblems, type ProblemList } from "./count-problems.ts";
import { type MappedColumns, mapColumns, type OtherNames } from "./mapped-columns.ts";
import type { ReadCount, ReadOptions } from "./read-count.ts";
import { readPct, readWhole } from "./table-figures.ts";
import { type CountFile, isTooBigTable, plainName } from "./text-file.ts";

const MOST_COLUMNS = 1000;

/** Longest key that a list's acronym makes. */
const KEY_LENGTH = 60;

/** Code of a municipality, its province's first. */
const TOWN_CODE = /^\d{5}$/;

/** A table while it is read. */
interface Reading {
  readonly file: string;
  readonly mapping: CountMapping;
  readonly columns: MappedColumns;
  readonly problems: ProblemList;
  readonly areas: Map<string, CountedArea>;
  readonly lists: Map<string, CountedList>;
}

/** Reads a figure of a row; 0 where it has none, `null` once it is told to be none. */
function figureOf(
  { file, columns, problems }: Reading,
  { number, cells }: TableRow,
  column: string | undefined,
): number | null {
  const text = columns.cell(cells, column);
  const figure = readWhole(text);
  if (figure === null) problems.add(file, number, `«${text}», en «${column}», no es una cifra entera.`);
  return figure;
}

/** Share that is counted; `null` where the row has none, and `undefined` once it is told to be none. */
function pctOf({ file, mapping, columns, problems }: Reading, { number, cells }: TableRow): number | null | undefined {
  const text = columns.cell(cells, mapping.countedPct);
  if (text === "") return null;
  const pct = readPct(text);
  if (pct !== null) return pct;
  problems.add(file, number, `«${text}», en «${mapping.countedPct}», no es un porcentaje.`);
  return undefined;
}

/** Reads polling stations and turnout, where the mapping has them; nothing once one is told to be no figure. */
function extrasOf(reading: Reading, row: TableRow): Pick<CountedArea, "tables" | "turnout"> | undefined {
  const { mapping, columns } = reading;
  const [counted, all] = [figureOf(reading, row, mapping.countedTables), figureOf(reading, row, mapping.tables)];
  const hours = mapping.turnout
    .filter(({ column }) => columns.cell(row.cells, column) !== "")
    .map(({ time, column }) => ({ time, voters: figureOf(reading, row, column) }));
  if (counted === null || all === null) return undefined;
  const turnout = hours.flatMap(({ time, voters }) => (voters === null ? [] : [{ time, voters }]));
  if (turnout.length < hours.length) return undefined;
  const hasTables = mapping.countedTables !== undefined && mapping.tables !== undefined;
  return { turnout, ...(hasTables && { tables: { counted, all } }) };
}

/** Reads an area without its votes; nothing once its row is told to be wrong. */
function areaOf(reading: Reading, row: TableRow): CountedArea | undefined {
  const { file, mapping, columns, problems } = reading;
  const code = columns.code(row.cells, mapping.code);
  if (!AreaCode.safeParse(code).success) {
    problems.add(file, row.number, code === "" ? "No tiene código." : `«${code}» no es un código de territorio.`);
    return undefined;
  }
  const [census, counted] = [figureOf(reading, row, mapping.census), figureOf(reading, row, mapping.countedCensus)];
  const [blank, spoilt] = [figureOf(reading, row, mapping.blank), figureOf(reading, row, mapping.spoilt)];
  const [voters, countedPct] = [figureOf(reading, row, mapping.voters), pctOf(reading, row)];
  if (census === null || counted === null || blank === null || spoilt === null || voters === null) return undefined;
  const extras = extrasOf(reading, row);
  if (countedPct === undefined || extras === undefined) return undefined;
  return {
    ...{ code, kind: mapping.kind, name: plainName(columns.cell(row.cells, mapping.name)) },
    parent: mapping.parent === undefined ? "" : columns.code(row.cells, mapping.parent),
    ...{ census, blank, spoilt, voters, countedPct, votes: {}, ...extras },
    countedCensus: columns.cell(row.cells, mapping.countedCensus) === "" ? null : counted,
  };
}

/** Puts the votes of a list in an area, once. */
function putVotes({ file, problems }: Reading, row: TableRow, area: CountedArea, key: string, votes: number): void {
  if (Object.hasOwn(area.votes, key))
    problems.add(file, row.number, `La candidatura «${key}» está dos veces en ${area.name}.`);
  else if (votes > 0) area.votes[key] = votes;
}

/** Reads a table with a column for each list. */
function readWide(reading: Reading, row: TableRow): void {
  const { file, mapping, problems, areas } = reading;
  if (mapping.lists.form !== "wide") return;
  const area = areaOf(reading, row);
  if (area === undefined) return;
  if (areas.has(area.code)) {
    problems.add(file, row.number, `El territorio ${area.code} está dos veces.`);
    return;
  }
  const votes = mapping.lists.columns.map(({ column, key }) => ({ key, votes: figureOf(reading, row, column) }));
  if (votes.some((own) => own.votes === null)) return;
  for (const own of votes) putVotes(reading, row, area, own.key, own.votes ?? 0);
  areas.set(area.code, area);
}

/** Reads a table with a row for each area and list: figures of the area are those of its first row. */
function readLong(reading: Reading, row: TableRow): void {
  const { file, mapping, columns, problems, areas, lists } = reading;
  if (mapping.lists.form !== "long") return;
  const acronym = plainName(columns.cell(row.cells, mapping.lists.list), KEY_LENGTH);
  const key = slugOf(acronym, KEY_LENGTH);
  const votes = figureOf(reading, row, mapping.lists.votes);
  const area = areas.get(columns.code(row.cells, mapping.code)) ?? areaOf(reading, row);
  if (area === undefined || votes === null) return;
  areas.set(area.code, area);
  const known = lists.get(key);
  if (key === "") problems.add(file, row.number, `«${acronym}» no da nombre a una candidatura.`);
  else if (known !== undefined && known.acronym !== acronym)
    problems.add(file, row.number, `«${acronym}» y «${known.acronym}» se llamarían igual: dales nombres distintos.`);
  else {
    if (known === undefined) lists.set(key, { key, acronym, name: "" });
    putVotes(reading, row, area, key, votes);
  }
}

/** Areas with the voters that their votes sum to, and the province of a town. */
function finished({ mapping, areas }: Reading): readonly CountedArea[] {
  return [...areas.values()].map((area) => {
    const voters = mapping.voters === undefined ? listVotes(area) + area.blank + area.spoilt : area.voters;
    const isTown = area.kind === "municipality" && TOWN_CODE.test(area.code);
    const parent = area.parent === "" && isTown ? area.code.slice(0, 2) : area.parent;
    return { ...area, voters, parent };
  });
}

/** Lists and areas that a table tells. */
interface ReadTable {
  readonly lists: readonly CountedList[];
  readonly areas: readonly CountedArea[];
}

const NOTHING: ReadTable = { lists: [], areas: [] };

/** Reads one table. */
function readTable({ file, mapping }: MappedTable, problems: ProblemList, othersOf?: OtherNames): ReadTable {
  const nothing = (text: string): ReadTable => {
    problems.add(file.name, 0, text);
    return NOTHING;
  };
  if (isTooBigTable(file)) return nothing("Es más grande que cualquier recuento: no se lee.");
  const limits = { maxRows: COUNT_TABLE_ROWS, maxColumns: MOST_COLUMNS };
  const table = readDelimited(decodeText(file.bytes).text, { limits });
  for (const problem of table.problems) problems.add(file.name, problem.row, tableProblemText({ ...problem, row: 0 }));
  const header = table.rows.find(({ number }) => number === mapping.headerRow);
  if (header === undefined) return nothing(`No hay nombres de columnas en la fila ${mapping.headerRow}.`);
  const columns = mapColumns(header.cells, mapping, othersOf);
  if (!("cell" in columns)) return nothing(`Faltan columnas: «${columns.slice(0, 5).join("», «")}».`);
  const lists = new Map<string, CountedList>();
  if (mapping.lists.form === "wide")
    for (const { key, acronym, name } of mapping.lists.columns) lists.set(key, { key, acronym, name });
  const reading: Reading = { file: file.name, mapping, columns, problems, areas: new Map(), lists };
  const read = mapping.lists.form === "wide" ? readWide : readLong;
  for (const row of table.rows) if (row.number > mapping.headerRow) read(reading, row);
  const areas = finished(reading);
  return areas.length === 0 ? nothing("No hay ninguna fila que se entienda.") : { lists: [...lists.values()], areas };
}

/** A table, and what its columns are. */
export interface MappedTable {
  readonly file: CountFile;
  readonly mapping: CountMapping;
}

/**
 * Reads the tables of a count as mappings say what their columns are: commas, semicolons or tabs, UTF-8 or Windows-1252. One of provinces and
 * one of towns are one count.
 *
 * A row that is not understood is left out and told. Lists are those of the mappings, or named by their acronym.
 *
 * @param othersOf - Other names of a party that the house knows: a column of a list may be called by any.
 */
export function readCountTables(
  tables: readonly MappedTable[],
  { takenAtMs, othersOf }: ReadOptions & { readonly othersOf?: OtherNames | undefined },
): ReadCount {
  const problems = createProblems();
  const read = tables.map((table) => readTable(table, problems, othersOf));
  const areas = read.flatMap((table) => table.areas);
  if (areas.length === 0) return { snapshot: null, problems: problems.told() };
  const codes = new Set(areas.map(({ code }) => code));
  const lists = new Map(read.flatMap((table) => table.lists).map((list) => [list.key, list]));
  return {
    snapshot: {
      ...{ takenAtMs, isFinal: false, lists: [...lists.values()] },
      areas: areas.map((area) => ({ ...area, parent: codes.has(area.parent) ? area.parent : "" })),
    },
    problems: problems.told(),
  };
}

import { parseUrl, SERIES_LIMITS } from "@nv/contracts";
import type { Observation, ObservationValue, SeriesColumn, SeriesFields, TableMapping } from "@nv/contracts/schemas";
import { fold, formatDate } from "@nv/spanish";
import {
  type Column,
  columnOf,
  type DayOrder,
  drained,
  isMissing,
  makingPlain,
  type OpenMarks,
  type OpenOf,
  type PlainTable,
  readDate,
  readNumber,
  type TableReading,
  type TableRow,
} from "@nv/tables";
import { inOrder, observationKeyOf } from "./observations.ts";
import { readDay } from "./read-day.ts";
import { broughtColumns } from "./transforms.ts";

/** Options that a table is read by. */
export interface ReadBy extends Pick<SeriesFields, "columns" | "transforms" | "source" | "needsOwnSource"> {
  /** Noun for a row, where it is something better known than an observation: «la encuesta». */
  readonly noun?: string;
  /** Whether a row is of a day and of nothing longer: a month is no day. */
  readonly wantsDays?: boolean;
  /** Meanings of a mark that could be of thousands or of decimals, in columns of which it is known, by their key. */
  readonly openMarks?: Readonly<Record<string, OpenMarks>>;
  /** Returns the reason why a row that was understood is not accepted all the same; empty where it is. */
  readonly faultOf?: (observation: Observation) => string;
}

/** Outcome of reading a table. */
export interface ReadObservations {
  /** In their order; those of rows with a problem are left out. */
  readonly observations: readonly Observation[];
  /** Sentences, the first of a long list. */
  readonly problems: readonly string[];
  readonly problemsTotal: number;
  /** Reading of the columns that were used, open to correction. */
  readonly understood: readonly Column[];
  /** The table as it was read: what was left out, what is asked, what was flagged. */
  readonly plain: PlainTable;
}

/** Problems that are told: who has more looks at the table again. */
const TOLD_PROBLEMS = 50;

/** Field that every observation has beside its columns. */
type Aside = "date" | "source" | "sourceUrl" | "isProvisional" | "note";

/** Names that tables have for what every observation has, folded. */
export const ASIDE_NAMES: Readonly<Record<Aside, readonly string[]>> = {
  date: ["fecha", "date", "dia", "periodo", "period", "time_period", "mes", "trimestre", "año", "ano", "year"],
  source: ["fuente", "source"],
  sourceUrl: ["url", "source_url", "enlace", "direccion", "fuente_url"],
  isProvisional: ["provisional"],
  note: ["nota", "note"],
};

const YES: readonly string[] = ["si", "yes", "true", "1", "x", "p", "provisional", "avance"];

/** Rows that are read before whoever reads may let others have their turn: some milliseconds, with a dozen columns. */
const ROWS_AT_ONCE = 500;

/** Place of a column that the table does not have. */
const NOWHERE = -1;

/** Places of the columns in the table. */
interface Places {
  readonly aside: Readonly<Record<Aside, number>>;
  readonly columns: readonly { readonly column: SeriesColumn; readonly at: number; readonly read: Column }[];
  readonly dayOrder: DayOrder;
}

/** A row is not one observation, for one or several reasons. */
class RowProblem extends Error {
  override readonly name = "RowProblem";
}

const cellProblem = (name: string, text: string, why: string) =>
  new RowProblem(`columna «${name}»: «${text.slice(0, 60)}» ${why}`);

function placeOf(heads: readonly string[], asked: string, names: readonly string[]): number {
  if (asked !== "") return heads.indexOf(fold(asked.trim()));
  return heads.findIndex((head) => names.includes(head));
}

function textOf(cell: string, name: string): string {
  const text = cell.trim();
  if (text === "") return "";
  if (text.length > SERIES_LIMITS.text) throw cellProblem(name, text, "es demasiado largo");
  if (/\p{Cc}/u.test(text)) throw cellProblem(name, text.replaceAll(/\p{Cc}/gu, " "), "lleva caracteres de control");
  return text;
}

function readValue(cell: string, { label, kind }: SeriesColumn, read: Column): ObservationValue {
  if (kind === "text") return textOf(cell, label) || null;
  const value = kind === "number" ? readNumber(cell, read.decimalMark) : readDay(cell, read.dayOrder);
  if (value !== null) return value;
  if (isMissing(cell)) return null;
  throw cellProblem(label, cell.trim(), kind === "number" ? "no es un número" : "no es una fecha");
}

function addressOf(cell: string): string {
  const text = textOf(cell, "fuente");
  if (text === "") return "";
  if (text.length <= SERIES_LIMITS.address && parseUrl(text) !== null && /^https?:/.test(text)) return text;
  throw cellProblem("fuente", text, "no es una dirección completa, como https://www.ejemplo.es/encuesta");
}

/** Returns the source of an observation: the one that the row names, or that of the series. */
function sourceOf(name: string, url: string, { source, needsOwnSource }: ReadBy) {
  if (needsOwnSource && url === "") throw new RowProblem("falta la dirección de la fuente");
  if (url === "" && name === "") return { source: source.name, sourceUrl: source.url };
  return { source: name || (url === "" ? source.name : new URL(url).hostname), sourceUrl: url };
}

const NO_FLAGS: readonly string[] = [];

/** Words of the flags of each row, for its note. */
type FlagsOf = ReadonlyMap<number, readonly string[]>;

/** Flag of a figure that will be corrected, as offices write it. */
const PROVISIONAL = "p";

/** Collects the flags of each row with the name of their column; a sign in the place of a figure says no more than that there is none. */
function flagsOf({ flags, columns }: PlainTable): FlagsOf {
  const found = new Map<number, string[]>();
  for (const { row, column, flag } of flags) {
    if (isMissing(flag)) continue;
    const { name } = columns[column] ?? { name: "" };
    found.set(row, [...(found.get(row) ?? []), name === "" ? flag : `${name}: ${flag}`]);
  }
  return found;
}

/** Writes the note of a row, with what its flags say behind it. */
function noteWith(written: string, flags: readonly string[]): string {
  if (flags.length === 0) return written;
  return [written, ...flags]
    .filter((part) => part !== "")
    .join("; ")
    .slice(0, SERIES_LIMITS.text);
}

const isOfProvisional = (said: string) => said.split(": ").at(-1)?.includes(PROVISIONAL) === true;

function observationOf(
  { number, cells }: TableRow,
  { aside, columns, dayOrder }: Places,
  by: ReadBy,
  flagged: FlagsOf,
): Observation {
  const cellOf = (at: number) => (at === NOWHERE ? "" : (cells[at] ?? ""));
  const written = cellOf(aside.date);
  const date = by.wantsDays === true ? readDate(written.trim(), dayOrder) : readDay(written, dayOrder);
  if (date === null || date < "1000" || date >= "3000") throw cellProblem("fecha", written.trim(), "no es una fecha");
  const values: Record<string, ObservationValue> = {};
  for (const { column, at, read } of columns) values[column.key] = readValue(cellOf(at), column, read);
  const provisional = cellOf(aside.isProvisional).trim();
  const flags = flagged.get(number) ?? NO_FLAGS;
  const from = sourceOf(textOf(cellOf(aside.source), "fuente"), addressOf(cellOf(aside.sourceUrl)), by);
  // Part by part: a copy of another costs as much as the rest of the row.
  const observation = {
    date,
    values,
    source: from.source,
    sourceUrl: from.sourceUrl,
    isProvisional: (provisional !== "" && YES.includes(fold(provisional))) || flags.some(isOfProvisional),
    note: noteWith(textOf(cellOf(aside.note), "nota"), flags),
  };
  const fault = by.faultOf?.(observation) ?? "";
  if (fault !== "") throw new RowProblem(fault);
  return observation;
}

const isFigure = (cell: string) => readNumber(cell, ",") !== null || readNumber(cell, ".") !== null;
const isDay = (cell: string) => readDate(cell, "day-first") !== null || readDate(cell, "month-first") !== null;

/** Cells that tell how their column is written: one that holds something else says nothing of the rest. */
function telling(kind: SeriesColumn["kind"], cells: readonly string[]): readonly string[] {
  if (kind === "text") return [];
  return cells.filter((cell) => (kind === "number" ? isFigure(cell) : isDay(cell)));
}

/** Places of the columns, and how they were read. */
interface FoundColumns {
  readonly places: Places;
  /** Sentences, one for each that the table does not have. */
  readonly missing: readonly string[];
  readonly understood: readonly Column[];
}

/** Finds the columns, one after another: how a column is written is told by all of its cells. */
function* placesIn(
  { rows: [head, ...rows], columns }: PlainTable,
  by: ReadBy,
  mapping: TableMapping,
): Generator<undefined, FoundColumns, undefined> {
  const names = head?.cells.map((cell) => cell.trim()) ?? [];
  const heads = names.map(fold);
  const written = rows[0]?.decimalMark;
  function read(at: number, kind: SeriesColumn["kind"], key = ""): Column {
    const { kind: plain = "text", doubt = null } = columns[at] ?? {};
    const isPlain = doubt === null && plain === (kind === "date" ? "period" : kind) && kind !== "text";
    if (isPlain) return { name: names[at] ?? "", kind, decimalMark: ",", dayOrder: "day-first", isCertain: true };
    const open = by.openMarks?.[key] ?? written;
    const cells = at === -1 ? [] : rows.map((row) => row.cells[at] ?? "");
    const whole = columnOf(names[at] ?? "", kind === "text" ? [] : cells, open);
    return whole.kind === kind ? whole : columnOf(names[at] ?? "", telling(kind, cells), open);
  }
  const place = (name: Aside) => placeOf(heads, mapping[name], ASIDE_NAMES[name]);
  const aside: Places["aside"] = {
    date: place("date"),
    source: place("source"),
    sourceUrl: place("sourceUrl"),
    isProvisional: place("isProvisional"),
    note: place("note"),
  };
  const day = read(aside.date, "date");
  const found: Places["columns"][number][] = [];
  for (const column of broughtColumns(by)) {
    yield;
    const at = placeOf(heads, mapping.columns[column.key] ?? "", [fold(column.label), column.key]);
    found.push({ column, at, read: read(at, column.kind, column.key) });
  }
  const absent = found.filter(({ at }) => at === -1).map(({ column }) => column.label);
  const missing = [...(aside.date === -1 ? ["fecha"] : []), ...absent].map((name) => `Falta la columna «${name}».`);
  return {
    places: { aside, columns: found, dayOrder: day.dayOrder },
    missing,
    understood: [day, ...found.map(({ read: told }) => told)],
  };
}

/** Returns how a person said that a table is read. */
export function readingOf({ reading, decimalMark, dayOrder }: TableMapping): TableReading {
  return { ...reading, decimalMark, dayOrder };
}

/** Finds what is known of the columns of a table by their names in it. */
function openIn({ columns, openMarks = {} }: ReadBy, mapping: TableMapping): OpenOf {
  const known = new Map<string, OpenMarks>();
  for (const { key, label } of columns) {
    const open = openMarks[key];
    if (open === undefined) continue;
    for (const name of [mapping.columns[key] ?? "", label, key]) known.set(fold(name.trim()), open);
  }
  return (name) => known.get(fold(name));
}

/**
 * {@link readObservations} in pieces of some milliseconds: twenty thousand rows of a dozen columns are half a second, for which a server lets nobody wait.
 *
 * @returns A generator, whose value is what was understood.
 */
export function* readingObservations(
  brought: readonly TableRow[],
  by: ReadBy,
  mapping: TableMapping,
): Generator<undefined, ReadObservations, undefined> {
  const plain = yield* makingPlain(brought, readingOf(mapping), openIn(by, mapping));
  const table = plain.rows;
  const { places, missing, understood } = yield* placesIn(plain, by, mapping);
  const none = { observations: [], understood, plain };
  if (missing.length > 0) return { ...none, problems: missing, problemsTotal: missing.length };
  const flagged = flagsOf(plain);
  const rows = table.slice(1);
  if (rows.length > SERIES_LIMITS.observations) {
    const problems = [`Hay ${rows.length} filas, y una serie tiene como mucho ${SERIES_LIMITS.observations}.`];
    return { ...none, problems, problemsTotal: 1 };
  }
  const keyOf = observationKeyOf(by.columns);
  const seen = new Map<string, number>();
  const observations: Observation[] = [];
  // What comes is nearly always in order, and each day once: then nothing has to be remembered.
  const numbers: number[] = [];
  let isInOrder = true;
  const problems: string[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_AT_ONCE === 0) yield;
    try {
      const observation = observationOf(row, places, by, flagged);
      if (isInOrder) {
        if ((observations.at(-1)?.date ?? "") < observation.date) {
          observations.push(observation);
          numbers.push(row.number);
          continue;
        }
        isInOrder = false;
        for (const [place, before] of observations.entries()) seen.set(keyOf(before), numbers[place] ?? 0);
      }
      const key = keyOf(observation);
      const earlier = seen.get(key);
      if (earlier !== undefined)
        throw new RowProblem(
          `repite ${by.noun ?? "la observación"} del ${formatDate(observation.date, "table")} de la fila ${earlier}`,
        );
      seen.set(key, row.number);
      observations.push(observation);
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error;
      problems.push(`Fila ${row.number}, ${error.message}.`);
    }
  }
  return {
    observations: inOrder(by.columns, observations),
    problems: problems.slice(0, TOLD_PROBLEMS),
    problemsTotal: problems.length,
    understood,
    plain,
  };
}

/**
 * Reads observations out of a table that somebody brought: its first row names the columns.
 *
 * @returns What was understood and what is wrong, row by row. Nobody guesses: a row with a problem is no observation.
 */
export function readObservations(table: readonly TableRow[], by: ReadBy, mapping: TableMapping): ReadObservations {
  return drained(readingObservations(table, by, mapping));
}

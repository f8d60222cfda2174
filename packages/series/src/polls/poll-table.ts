import { parseUrl, TRACKER_LIMITS } from "@nv/contracts";
import type { FixedCells, Observation, SeriesColumn, TableMapping, TrackerRowsKind } from "@nv/contracts/schemas";
import { fold, formatNumber } from "@nv/spanish";
import { drained, type OpenMarks, plainTable, type TableRow } from "@nv/tables";
import { figureOf } from "../observations.ts";
import { type ReadBy, type ReadObservations, readingObservations, readingOf } from "../read-observations.ts";
import { averageColumns } from "./averages/average-columns.ts";
import { FICHA_COLUMNS } from "./ficha.ts";
import { END_NAMES, KNOWN_NAMES, POLL_KEYS, ROW_COLUMNS } from "./poll-columns.ts";
import { eventFault, type JudgedBy, pollFault } from "./poll-faults.ts";
import { layOutPolls } from "./poll-layout/lay-out-polls.ts";

/** Nobody asks half a person, and no share is of more than a hundred. */
const marksOf = (series: JudgedBy["series"]): Readonly<Record<string, OpenMarks>> => ({
  [POLL_KEYS.sample]: "thousands",
  error: "decimals",
  ...Object.fromEntries(shareKeys(series).map((key) => [key, "decimals"] as const)),
});

/** Keys of the columns that have shares. */
const shareKeys = (series: JudgedBy["series"]): readonly string[] =>
  series === undefined ? [POLL_KEYS.approve, POLL_KEYS.disapprove] : series.map(({ key }) => key);

/** Options by which a table of polls or of events is read, besides what its rows are judged by. */
export interface ReadRowsBy extends JudgedBy {
  readonly mapping: TableMapping;
  /** Cells that all rows have and the table does not say. */
  readonly fixed?: FixedCells | undefined;
}

const FAULTS = { polls: pollFault, events: eventFault } as const;
const NOUNS = { polls: "la encuesta", events: "el acontecimiento" } as const;
const MOST = { polls: TRACKER_LIMITS.polls, events: TRACKER_LIMITS.events } as const;

/** Rows by which the names of a table are known. */
const SAMPLE = 500;

/** The names of a table, joined where several rows make them. */
const headsOf = (table: readonly TableRow[], mapping: TableMapping) =>
  (plainTable(table.slice(0, SAMPLE), readingOf(mapping)).rows[0]?.cells ?? []).map((head) => head.trim());

/** A mapping with the columns that lists of others name otherwise, where nobody says another. */
function withKnownNames(
  heads: readonly string[],
  columns: readonly SeriesColumn[],
  mapping: TableMapping,
): TableMapping {
  const folded = heads.map(fold);
  const known = columns.flatMap(({ key, label }) => {
    if ((mapping.columns[key] ?? "") !== "" || folded.includes(fold(label)) || folded.includes(key)) return [];
    const at = folded.findIndex((head) => KNOWN_NAMES[key]?.includes(head));
    return at === -1 ? [] : [[key, heads[at] ?? ""] as const];
  });
  return { ...mapping, columns: { ...mapping.columns, ...Object.fromEntries(known) } };
}

/** The table with its last day as the day of the row. */
function dayColumn(heads: readonly string[], of: TrackerRowsKind, { date }: TableMapping): string {
  if (date !== "" || of === "events") return date;
  return heads.find((head) => END_NAMES.includes(fold(head))) ?? "";
}

const FRACTIONS =
  "En todas las encuestas las cifras son de menos de un 1 %: parecen partes de uno (0,45) y no porcentajes. Multiplícalas por cien y tráelas otra vez.";

/** Whether shares seem to be written as parts of one: nobody is approved of, or chosen, by less than one of a hundred in each poll. */
const areFractions = (polls: readonly Observation[], keys: readonly string[]) =>
  polls.length > 0 && polls.every((poll) => keys.every((key) => (figureOf(poll, key) ?? 0) <= 1));

/** Columns that a poll may do without: a table that does not have them has none of theirs. */
const OPTIONAL: readonly string[] = [POLL_KEYS.mode, POLL_KEYS.population, ...FICHA_COLUMNS.map(({ key }) => key)];

/** The columns that must be in the table, and those others that are. */
function columnsIn(
  names: readonly string[],
  all: readonly SeriesColumn[],
  { mapping, series, fixed }: ReadRowsBy,
): readonly SeriesColumn[] {
  const heads = names.map(fold);
  const isIn = ({ key, label }: SeriesColumn) =>
    heads.includes(fold(label)) || heads.includes(key) || (mapping.columns[key] ?? "") !== "";
  const shares = (series ?? []).map(({ key }) => key);
  const hasShare = all.some((column) => shares.includes(column.key) && isIn(column));
  const mayMiss = (key: string) =>
    OPTIONAL.includes(key) ||
    (hasShare && shares.includes(key)) ||
    (key === POLL_KEYS.house && (fixed?.house ?? "") !== "");
  return all.filter((column) => !mayMiss(column.key) || isIn(column));
}

/** A poll with the house that all of its table are of, where it names none. */
const withHouse = (poll: Observation, house: string): Observation =>
  house === "" || typeof poll.values[POLL_KEYS.house] === "string"
    ? poll
    : { ...poll, values: { ...poll.values, [POLL_KEYS.house]: house } };

/** Source by its address; none for a text that is no address, which is told beside its field. */
function sourceAt(url: string): { readonly name: string; readonly url: string } {
  const parsed = /^https?:/.test(url) ? parseUrl(url) : null;
  return parsed === null ? { name: "", url: "" } : { name: parsed.hostname, url };
}

/**
 * Reads polls or events out of a table that somebody brought: casa, inicio, fin, muestra, modo, población, aprueba, desaprueba and
 * url, or fecha, tipo, título and url; of an average, a column for each series in the place of both shares. Lists of encyclopaedias are laid out before.
 *
 * @returns What was understood and what is wrong, row by row, as of observations: nobody guesses, and a row without a source is none.
 */
export function readTrackerRows(table: readonly TableRow[], of: TrackerRowsKind, by: ReadRowsBy): ReadObservations {
  return drained(readingTrackerRows(table, of, by));
}

/** {@link readTrackerRows} in pieces of some milliseconds. */
export function* readingTrackerRows(
  brought: readonly TableRow[],
  of: TrackerRowsKind,
  by: ReadRowsBy,
): Generator<undefined, ReadObservations, undefined> {
  const { series, fixed = { house: "", sourceUrl: "" } } = by;
  const { rows: table } = of === "polls" ? layOutPolls(brought) : { rows: brought };
  const heads = headsOf(table, by.mapping);
  const all = of === "polls" && series !== undefined ? averageColumns(series) : ROW_COLUMNS[of];
  const mapping = of === "events" ? by.mapping : withKnownNames(heads, all, by.mapping);
  const whole = (row: Observation) => (of === "polls" ? withHouse(row, fixed.house) : row);
  const source = sourceAt(of === "polls" ? fixed.sourceUrl : "");
  const readBy: ReadBy = {
    columns: [...columnsIn(heads, all, { ...by, mapping })],
    transforms: [],
    source,
    needsOwnSource: source.url === "",
    noun: NOUNS[of],
    wantsDays: true,
    openMarks: marksOf(series),
    faultOf: (row) => FAULTS[of](whole(row), by),
  };
  const read = yield* readingObservations(table, readBy, { ...mapping, date: dayColumn(heads, of, mapping) });
  if (of === "polls" && areFractions(read.observations, shareKeys(series)))
    return { ...read, observations: [], problems: [FRACTIONS], problemsTotal: 1 };
  const [most, count] = [MOST[of], read.observations.length];
  if (count <= most) return { ...read, observations: read.observations.map(whole) };
  const problems = [`Hay ${formatNumber(count)} filas, y caben ${formatNumber(most)}.`];
  return { ...read, observations: [], problems, problemsTotal: 1 };
}

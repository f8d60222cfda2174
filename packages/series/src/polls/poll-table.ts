import { TRACKER_LIMITS } from "@nv/contracts";
import type { Observation, SeriesColumn, TableMapping, TrackerRowsKind } from "@nv/contracts/schemas";
import { fold, formatDate, formatNumber, formatPercent } from "@nv/spanish";
import { plainTable, type TableRow } from "@nv/tables";
import { figureOf } from "../observations.ts";
import { dayNumber } from "../periods.ts";
import { type ReadBy, type ReadObservations, readingObservations, readingOf } from "../read-observations.ts";

/** Keys of the columns of a table of polls in the files that readers get. */
export const POLL_KEYS = {
  house: "house",
  start: "start",
  sample: "sample",
  mode: "mode",
  population: "population",
  approve: "approve",
  disapprove: "disapprove",
} as const;

/** Keys of the columns of a table of events. */
export const EVENT_KEYS = { kind: "kind", title: "title" } as const;

const column = (key: string, label: string, kind: SeriesColumn["kind"], isKey = false): SeriesColumn => ({
  ...{ key, label, kind, isKey },
  unit: key === POLL_KEYS.approve || key === POLL_KEYS.disapprove ? "%" : "",
});

/** The columns of polls, besides their last day and their source: who asked, since when, and of whom, tell two of one day apart. */
export const POLL_COLUMNS: readonly SeriesColumn[] = [
  column(POLL_KEYS.house, "Casa", "text", true),
  column(POLL_KEYS.start, "Inicio", "date", true),
  column(POLL_KEYS.sample, "Muestra", "number"),
  column(POLL_KEYS.mode, "Modo", "text"),
  column(POLL_KEYS.population, "Población", "text", true),
  column(POLL_KEYS.approve, "Aprueba", "number"),
  column(POLL_KEYS.disapprove, "Desaprueba", "number"),
];

/** The columns of events, besides their day and their source. */
export const EVENT_COLUMNS: readonly SeriesColumn[] = [
  column(EVENT_KEYS.kind, "Tipo", "text"),
  column(EVENT_KEYS.title, "Título", "text", true),
];

/** The columns of the rows of a mandate. */
export const ROW_COLUMNS: Readonly<Record<TrackerRowsKind, readonly SeriesColumn[]>> = {
  polls: POLL_COLUMNS,
  events: EVENT_COLUMNS,
};

/** Days that rows are judged by. */
export interface JudgedBy {
  /** First day in office, `YYYY-MM-DD`. */
  readonly startDay: string;
  /** Today, `YYYY-MM-DD`. */
  readonly today: string;
}

const day = (isoDay: string) => formatDate(isoDay, "table");

/** Longest mandate that is followed, days: an average has a value for each. */
const MOST_DAYS = 7305;

/** Adding tenths makes crumbs. */
const CRUMB = 1e-9;

function shareFault(name: string, value: number | null): string {
  if (value === null) return `falta «${name}»`;
  return value < 0 || value > 100 ? `«${name}» no es un porcentaje: ${formatNumber(value)}` : "";
}

function sampleFault(sample: number | null): string {
  if (sample === null) return "falta la muestra";
  return sample > 0 && Number.isInteger(sample)
    ? ""
    : `la muestra no es un número de personas: ${formatNumber(sample)}`;
}

function daysFault({ date, values }: Observation, { startDay, today }: JudgedBy): string {
  const start = values[POLL_KEYS.start];
  if (typeof start !== "string") return "falta el inicio";
  if (date < start) return `acaba antes de empezar: del ${day(start)} al ${day(date)}`;
  if (date > today) return `acaba en el futuro, el ${day(date)}`;
  if (dayNumber(date) - dayNumber(startDay) > MOST_DAYS)
    return "acaba más de veinte años después del primer día del mandato";
  return date < startDay ? `acaba antes del primer día del mandato, el ${day(startDay)}` : "";
}

/** Returns the reason why a poll is not accepted; empty where it is. */
export function pollFault(poll: Observation, by: JudgedBy): string {
  const { values } = poll;
  if (typeof values[POLL_KEYS.house] !== "string") return "falta la casa que pregunta";
  const [approve, disapprove] = [figureOf(poll, POLL_KEYS.approve), figureOf(poll, POLL_KEYS.disapprove)];
  const sum = (approve ?? 0) + (disapprove ?? 0);
  const reasons = [
    daysFault(poll, by),
    sampleFault(figureOf(poll, POLL_KEYS.sample)),
    shareFault("Aprueba", approve),
    shareFault("Desaprueba", disapprove),
    sum > 100 + CRUMB ? `quienes aprueban y quienes desaprueban suman ${formatPercent(sum)}` : "",
    poll.sourceUrl === "" ? "falta la dirección de la fuente" : "",
  ];
  return reasons.find((reason) => reason !== "") ?? "";
}

/** Returns the reason why an event is not accepted; empty where it is. */
export function eventFault({ date, values, sourceUrl }: Observation, { today }: JudgedBy): string {
  if (typeof values[EVENT_KEYS.title] !== "string") return "falta el título";
  if (date > today) return `está en el futuro, el ${day(date)}`;
  return sourceUrl === "" ? "falta la dirección de la fuente" : "";
}

/** Nobody asks half a person, and no share is of more than a hundred. */
const POLL_MARKS = {
  [POLL_KEYS.sample]: "thousands",
  [POLL_KEYS.approve]: "decimals",
  [POLL_KEYS.disapprove]: "decimals",
} as const;

const FAULTS = { polls: pollFault, events: eventFault } as const;
const NOUNS = { polls: "la encuesta", events: "el acontecimiento" } as const;
const MOST = { polls: TRACKER_LIMITS.polls, events: TRACKER_LIMITS.events } as const;

/** Names that tables give the last day of a poll, folded. */
const END_NAMES: readonly string[] = ["fin", "fin de campo", "hasta", "end", "end_date", "enddate"];

/** Names that lists of polls of others give the columns, folded: of FiveThirtyEight, of Wikipedia in Spanish. */
const KNOWN_NAMES: Readonly<Record<string, readonly string[]>> = {
  [POLL_KEYS.house]: ["pollster", "encuestadora", "empresa", "instituto"],
  [POLL_KEYS.start]: ["startdate", "start_date", "desde", "inicio de campo"],
  [POLL_KEYS.sample]: ["samplesize", "sample_size", "tamano", "entrevistas"],
  [POLL_KEYS.mode]: ["methodology", "metodo"],
  [POLL_KEYS.approve]: ["yes", "aprobacion"],
  [POLL_KEYS.disapprove]: ["no", "desaprobacion"],
};

/** Rows by which the names of a table are known. */
const SAMPLE = 500;

/** The names of a table, joined where several rows make them. */
const headsOf = (table: readonly TableRow[], mapping: TableMapping) =>
  (plainTable(table.slice(0, SAMPLE), readingOf(mapping)).rows[0]?.cells ?? []).map((head) => head.trim());

/** A mapping with the columns that lists of others name otherwise, where nobody says another. */
function withKnownNames(heads: readonly string[], of: TrackerRowsKind, mapping: TableMapping): TableMapping {
  if (of === "events") return mapping;
  const folded = heads.map(fold);
  const known = POLL_COLUMNS.flatMap(({ key, label }) => {
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
  "En todas las encuestas aprueba y desaprueba menos de un 1 %: parecen partes de uno (0,45) y no porcentajes. Multiplícalas por cien y tráelas otra vez.";

/** Whether shares seem to be written as parts of one: nobody is approved of by less than one of a hundred in each poll. */
const areFractions = (polls: readonly Observation[]) =>
  polls.length > 0 &&
  polls.every((poll) => [POLL_KEYS.approve, POLL_KEYS.disapprove].every((key) => (figureOf(poll, key) ?? 0) <= 1));

/** Which columns a poll may do without: a table that does not have them has none of theirs. */
const OPTIONAL: readonly string[] = [POLL_KEYS.mode, POLL_KEYS.population];

/** The columns that must be in the table, and those others that are. */
function columnsIn(names: readonly string[], of: TrackerRowsKind, mapping: TableMapping): readonly SeriesColumn[] {
  const heads = names.map(fold);
  return ROW_COLUMNS[of].filter(
    ({ key, label }) =>
      !(of === "polls" && OPTIONAL.includes(key)) ||
      heads.includes(fold(label)) ||
      heads.includes(key) ||
      (mapping.columns[key] ?? "") !== "",
  );
}

/**
 * Reads polls or events out of a table that somebody brought: casa, inicio, fin, muestra, modo, población, aprueba, desaprueba and
 * url, or fecha, tipo, título and url.
 *
 * @returns What was understood and what is wrong, row by row, as of observations: nobody guesses, and a row without a source is none.
 */
export function readTrackerRows(
  table: readonly TableRow[],
  of: TrackerRowsKind,
  by: JudgedBy & { readonly mapping: TableMapping },
): ReadObservations {
  const reading = readingTrackerRows(table, of, by);
  for (;;) {
    const { done, value } = reading.next();
    if (done === true) return value;
  }
}

/** {@link readTrackerRows} in pieces of some milliseconds. */
export function* readingTrackerRows(
  table: readonly TableRow[],
  of: TrackerRowsKind,
  { mapping: asked, ...by }: JudgedBy & { readonly mapping: TableMapping },
): Generator<undefined, ReadObservations, undefined> {
  const heads = headsOf(table, asked);
  const mapping = withKnownNames(heads, of, asked);
  const readBy: ReadBy = {
    columns: [...columnsIn(heads, of, mapping)],
    transforms: [],
    source: { name: "", url: "" },
    needsOwnSource: true,
    noun: NOUNS[of],
    wantsDays: true,
    openMarks: POLL_MARKS,
    faultOf: (row) => FAULTS[of](row, by),
  };
  const read = yield* readingObservations(table, readBy, { ...mapping, date: dayColumn(heads, of, mapping) });
  if (of === "polls" && areFractions(read.observations))
    return { ...read, observations: [], problems: [FRACTIONS], problemsTotal: 1 };
  const [most, count] = [MOST[of], read.observations.length];
  if (count <= most) return read;
  const problems = [`Hay ${formatNumber(count)} filas, y caben ${formatNumber(most)}.`];
  return { ...read, observations: [], problems, problemsTotal: 1 };
}

/** Rows that are not taken any more, because the first day in office is another one, as sentences. */
export function rowFaults(
  rows: Readonly<Record<TrackerRowsKind, readonly Observation[]>>,
  by: JudgedBy,
): readonly string[] {
  const polls = rows.polls.flatMap((poll) => {
    const fault = pollFault(poll, by);
    return fault === ""
      ? []
      : [`La encuesta de ${String(poll.values[POLL_KEYS.house])} del ${day(poll.date)} ${fault}`];
  });
  const events = rows.events.flatMap((event) => {
    const fault = eventFault(event, by);
    return fault === "" ? [] : [`El acontecimiento del ${day(event.date)} ${fault}`];
  });
  return [...polls, ...events];
}

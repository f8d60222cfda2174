import type { AverageSeries, Observation, TrackerRowsKind } from "@nv/contracts/schemas";
import { formatDate, formatNumber, formatPercent } from "@nv/spanish";
import { figureOf } from "../observations.ts";
import { dayNumber } from "../periods.ts";
import { EVENT_KEYS, POLL_KEYS } from "./poll-columns.ts";

/** Days that rows are judged by. */
export interface JudgedBy {
  /** First day in office, `YYYY-MM-DD`. */
  readonly startDay: string;
  /** Today, `YYYY-MM-DD`. */
  readonly today: string;
  /** Series of an average; left out for a mandate, whose polls ask who approves. */
  readonly series?: readonly Pick<AverageSeries, "key" | "name">[] | undefined;
}

const day = (isoDay: string) => formatDate(isoDay, "table");

/** Longest mandate that is followed, days: an average has a value for each. */
const MOST_DAYS = 7305;

/** Adding tenths makes crumbs. */
const CRUMB = 1e-9;

/** Shares of a table are rounded each by itself: together they may be over a hundred by so much each, at most. */
const ROUNDED = 0.5;

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

const firstDayOf = (series: JudgedBy["series"]) =>
  series === undefined ? "primer día del mandato" : "primer día que se sigue";

function daysFault({ date, values }: Observation, { startDay, today, series }: JudgedBy): string {
  const start = values[POLL_KEYS.start];
  if (typeof start !== "string") return "falta el inicio";
  if (date < start) return `acaba antes de empezar: del ${day(start)} al ${day(date)}`;
  if (date > today) return `acaba en el futuro, el ${day(date)}`;
  if (dayNumber(date) - dayNumber(startDay) > MOST_DAYS)
    return `acaba más de veinte años después del ${firstDayOf(series)}`;
  return date < startDay ? `acaba antes del ${firstDayOf(series)}, el ${day(startDay)}` : "";
}

/** Reasons why the shares of a mandate's poll are none. */
function approvalFaults(poll: Observation): readonly string[] {
  const [approve, disapprove] = [figureOf(poll, POLL_KEYS.approve), figureOf(poll, POLL_KEYS.disapprove)];
  const sum = (approve ?? 0) + (disapprove ?? 0);
  return [
    shareFault("Aprueba", approve),
    shareFault("Desaprueba", disapprove),
    sum > 100 + CRUMB ? `quienes aprueban y quienes desaprueban suman ${formatPercent(sum)}` : "",
  ];
}

/** Reasons why the shares of several series are none: a poll may leave some out, and not all. */
function seriesFaults(poll: Observation, series: readonly Pick<AverageSeries, "key" | "name">[]): readonly string[] {
  const told = series.flatMap(({ key, name }) => {
    const share = figureOf(poll, key);
    return share === null ? [] : [{ name, share }];
  });
  const sum = told.reduce((all, { share }) => all + share, 0);
  return [
    told.length === 0 ? `no tiene cifra de ninguno: ${series.map(({ name }) => `«${name}»`).join(", ")}` : "",
    ...told.map(({ name, share }) => shareFault(name, share)),
    sum > 100 + ROUNDED * told.length ? `sus cifras suman ${formatPercent(sum)}` : "",
  ];
}

/** Returns the reason why a poll is not accepted; empty where it is. */
export function pollFault(poll: Observation, by: JudgedBy): string {
  const { values } = poll;
  if (typeof values[POLL_KEYS.house] !== "string") return "falta la casa que pregunta";
  const reasons = [
    daysFault(poll, by),
    sampleFault(figureOf(poll, POLL_KEYS.sample)),
    ...(by.series === undefined ? approvalFaults(poll) : seriesFaults(poll, by.series)),
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

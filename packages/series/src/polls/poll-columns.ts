import type { SeriesColumn, TrackerRowsKind } from "@nv/contracts/schemas";
import { fold } from "@nv/spanish";
import { FICHA_COLUMNS } from "./ficha.ts";

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
  polls: [...POLL_COLUMNS, ...FICHA_COLUMNS],
  events: EVENT_COLUMNS,
};

/** Names that tables give the last day of a poll, folded. */
export const END_NAMES: readonly string[] = ["fin", "fin de campo", "hasta", "end", "end_date", "enddate"];

/** Names that lists of polls of others give the columns, folded: of FiveThirtyEight, of Wikipedia in Spanish. */
export const KNOWN_NAMES: Readonly<Record<string, readonly string[]>> = {
  [POLL_KEYS.house]: [
    ...["pollster", "polling firm", "polling organisation", "polling organization"],
    ...["encuestadora", "casa encuestadora", "empresa", "instituto"],
  ],
  [POLL_KEYS.start]: ["startdate", "start_date", "desde", "inicio de campo"],
  [POLL_KEYS.sample]: ["samplesize", "sample_size", "sample size", "sample", "tamano", "entrevistas", "n"],
  [POLL_KEYS.mode]: ["methodology", "metodo"],
  client: ["commissioner", "sponsor", "cliente", "medio"],
  universe: ["ambito"],
  error: ["margin of error", "margen de error", "error muestral"],
  [POLL_KEYS.approve]: ["yes", "aprobacion"],
  [POLL_KEYS.disapprove]: ["no", "desaprobacion"],
};

/** Whether a name, folded, is of something that every poll has, and not of what it asks. */
export function isKnownName(name: string): boolean {
  const isOf = ({ key, label }: SeriesColumn) => fold(label) === name || key === name;
  const shares: readonly string[] = [POLL_KEYS.approve, POLL_KEYS.disapprove];
  const columns = ROW_COLUMNS.polls.filter(({ key }) => !shares.includes(key));
  return (
    END_NAMES.includes(name) ||
    columns.some((column) => isOf(column) || KNOWN_NAMES[column.key]?.includes(name) === true)
  );
}

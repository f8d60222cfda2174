import type { PublishedSeries } from "@nv/contracts/schemas";
import { periodName } from "@nv/series";
import { delimitedLine } from "@nv/tables";
import { NOTES_START } from "./place-notes.ts";

/**
 * The table that a chart gets: a row for each observation, under the names that people read.
 *
 * @param last - How many of the last ones; `null` for all.
 */
export function chartTable({ columns, observations }: PublishedSeries, last: number | null): string {
  const head = delimitedLine(["Fecha", ...columns.map(({ label }) => label)]);
  const shown = last === null ? observations : observations.slice(-last);
  const rows = shown.map(({ date, values }) => delimitedLine([date, ...columns.map(({ key }) => values[key] ?? "")]));
  return head + rows.join("");
}

/** Writes the notes below a chart: the date of the last observation, whether it may change, and the methods of the calculated columns. */
export function chartNotes({ period, observations, columns }: PublishedSeries): string {
  const last = observations.at(-1);
  if (last === undefined) return "";
  const methods = columns.map(({ method }) => method).filter((method) => method !== "");
  const provisional = last.isProvisional ? ", provisional" : "";
  return [`${NOTES_START} ${periodName(period, last.date)}${provisional}.`, ...methods].join(" ");
}

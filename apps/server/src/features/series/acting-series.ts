import { isDeepStrictEqual } from "node:util";
import { nextRunMs } from "@nv/series";
import { invalidFields } from "../../http/problem.ts";
import { isLastOut, readersFields } from "../../platform/records/publish-record.ts";
import { readingProblems } from "./core/series-problems.ts";
import { StoredSeries } from "./core/stored-series.ts";
import type { SeriesExtension, SeriesRow } from "./series-collection.ts";
import type { SeriesContext } from "./series-context.ts";

type Origin = StoredSeries["origin"];

/** The origin with the base that the series is known by now, which nobody writes. */
function withBase(origin: Origin, known: Origin): Origin {
  const isSame = origin.kind === "ine" && known.kind === "ine" && origin.code === known.code;
  return isSame ? { ...origin, base: known.base } : origin;
}

/** A former content of a series with the observations that it has now. */
const withData = (former: StoredSeries, { data, origin }: StoredSeries): StoredSeries => ({
  ...former,
  data,
  origin: withBase(former.origin, origin),
});

/**
 * Content by which a series looks for something new, judges it and sends it on: as it was published last. What a person writes meanwhile is
 * looked at by nobody, so that it can be saved before it is right. Before the first publication it is what is written.
 *
 * @see docs/adr/0096-everything-saves-by-itself.md
 */
export function actingSeries(row: SeriesRow): SeriesRow {
  if (row.acting === null) return row;
  const former: unknown = JSON.parse(row.acting);
  return { ...row, fields: withData(StoredSeries.parse(former), row.fields) };
}

/** @throws {Problem} `FIELDS_INVALID` with what keeps anything from being read by what a series says. */
export function requireReadable({ fields, slug }: Pick<SeriesRow, "fields" | "slug">): void {
  const problems = readingProblems(fields, slug);
  if (problems.length > 0) throw invalidFields(problems);
}

/** Whether there is anything to read by: what is written of a series that nobody published may be half of it. */
export const canAct = (row: SeriesRow): boolean => readingProblems(actingSeries(row).fields, row.slug).length === 0;

/** Content that readers have of a series, where that is what was published last; `null` otherwise. */
export async function outSeries({ records }: SeriesContext, row: SeriesRow): Promise<StoredSeries | null> {
  return (await isLastOut(records, row)) ? readersFields(records, row) : null;
}

/** The content that readers have, with the observations that the series has now: what goes out by itself. */
export const renewedSeries = (out: StoredSeries, row: SeriesRow): StoredSeries => withData(out, row.fields);

/** Whether a series acts as readers have it: not so where its settings were changed and never published, as they could be once. */
export function actsAsOut(out: StoredSeries, row: SeriesRow): boolean {
  return isDeepStrictEqual(actingSeries(row).fields, renewedSeries(out, row));
}

/** Returns the chart where what is out goes by itself; empty for nowhere. */
const chartOf = ({ target }: StoredSeries) => (target.kind === "none" ? "" : target.chart);

/** Returns the time of the next look by what is written; `null` for never, and where it cannot be read. */
export function nextLookMs(stored: StoredSeries, slug: string, nowMs: number): number | null {
  return readingProblems(stored, slug).length === 0 ? nextRunMs(stored.calendar, nowMs) : null;
}

/** Returns the state of a series that acts by what is published now. A chart that it did not go to before gets it as soon as it is out. */
export function actingAfter(row: SeriesRow, out: StoredSeries, nowMs: number): Partial<SeriesExtension> {
  const before = row.acting === null ? null : actingSeries(row).fields;
  const isSameCalendar = before !== null && isDeepStrictEqual(before.calendar, out.calendar);
  const target = chartOf(out);
  return {
    acting: JSON.stringify(out),
    ...(!isSameCalendar && { next_run_ms: nextRunMs(out.calendar, nowMs) }),
    ...(target !== row.target && { target, sent_revision: "", sent_failure: "", sent_at_ms: null }),
  };
}

import type { ChangeCounts, Observation, PublishedSeries, SeriesFields, UsedSeries } from "@nv/contracts/schemas";
import { delimitedLine } from "@nv/tables";
import { methodOf } from "./transform-text.ts";

/** Contents of the files of a series that readers get. */
export interface FiledSeries {
  readonly fields: SeriesFields;
  /** In their order. */
  readonly observations: readonly Observation[];
  /** Changes since the revision before. */
  readonly changes: ChangeCounts;
  /** Address of the revision's own file. */
  readonly revisionUrl: string;
  /** Series that its columns were worked out with. */
  readonly used?: readonly UsedSeries[];
}

/** A series as a program reads it. What the team wrote for itself stays with the team. */
export function seriesJson({ fields, observations, changes, revisionUrl, used = [] }: FiledSeries): string {
  const { title, description, period, columns, source } = fields;
  const published: PublishedSeries = {
    schema: 1,
    title,
    description,
    period,
    columns: columns.map(({ key, label, kind, unit }) => ({
      ...{ key, label, kind, unit },
      method: methodOf(key, fields, used),
    })),
    source,
    revisionUrl,
    changes,
    // What a column held that the series has no more is nobody's to read.
    observations: observations.map((observation) => ({
      ...observation,
      values: Object.fromEntries(columns.map(({ key }) => [key, observation.values[key] ?? null])),
    })),
  };
  return JSON.stringify(published);
}

/** A series as a spreadsheet reads it: a row for each observation, figures with a decimal point. */
export function seriesCsv({ fields, observations }: Pick<FiledSeries, "fields" | "observations">): string {
  const keys = fields.columns.map(({ key }) => key);
  const head = delimitedLine(["date", ...keys, "source", "source_url", "provisional", "note"]);
  const rows = observations.map(({ date, values, source, sourceUrl, isProvisional, note }) =>
    delimitedLine([
      date,
      ...keys.map((key) => values[key] ?? ""),
      source,
      sourceUrl,
      isProvisional ? "true" : "false",
      note,
    ]),
  );
  return head + rows.join("");
}

import type { Observation, PublishedSeries, SeriesColumn } from "@nv/contracts/schemas";
import { filledFigure, type GraphicConfig, plainFigure } from "@nv/graphic-types";

/** Series as it is drawn: what readers are told of it, and its observations. */
export interface DrawnSeries {
  readonly title: string;
  /** Name of the source. */
  readonly source: string;
  readonly period: PublishedSeries["period"];
  readonly columns: readonly Pick<SeriesColumn, "key" | "label" | "kind" | "unit" | "isKey">[];
  readonly observations: readonly Observation[];
}

/** Nobody sees it: what is drawn is filled in at once. */
const REFERENCE = "series:vista-previa";

/** Observations that a figure draws at most: the last ones. */
const MOST_ROWS = 700;

/** Values that a figure draws at most. */
const MOST_VALUES = 1200;

/** Figure that would show a series, with its observations in the place of its address: nothing needs to be published to see it. */
export function drawnFigure(series: DrawnSeries): GraphicConfig {
  const { title, period, columns, observations } = series;
  const figures = columns.filter(({ kind }) => kind === "number").length;
  const most = Math.min(MOST_ROWS, Math.floor(MOST_VALUES / Math.max(1, figures)));
  const unit = columns.find(({ kind }) => kind === "number")?.unit ?? "";
  const begun = plainFigure({
    series: REFERENCE,
    ratio: "3:2",
    phoneRatio: "4:5",
    format: { unit },
  });
  const published: PublishedSeries = {
    ...{ schema: 1, title, description: "", period, revisionUrl: "", source: { name: "", url: "" } },
    columns: columns.map(({ key, label, kind, unit: of }) => ({
      key,
      label: label || key,
      kind,
      unit: of,
      method: "",
    })),
    changes: { added: 0, changed: 0, removed: 0 },
    observations: [...observations.slice(-most)],
  };
  const filled = filledFigure(begun, { kind: "series", series: published });
  return plainFigure({ ...filled, series: "" });
}

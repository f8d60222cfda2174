import { GRAPHIC_LIMITS } from "@nv/contracts";
import type { PublishedSeries, PublishedTracker } from "@nv/contracts/schemas";
import type { PublishedData } from "../capabilities.ts";
import type { FigureConfig } from "./config.ts";
import { type FigureData, type FigureNote, MOST, MOST_FOOTNOTE, NOTE_LENGTH, UNIT_LENGTH } from "./figure-parts.ts";
import { filledWithCount } from "./filled-with-count.ts";

type Column = FigureData["columns"][number];

/** The columns that a figure names of the data that it draws; none where it draws the usual ones. */
const namedColumns = ({ data }: FigureConfig) => data.columns.filter(({ key }) => key !== "");

/** The columns of a series that a figure draws: those that it names, or all that hold figures. */
function columnsOf(config: FigureConfig, series: PublishedSeries): Column[] {
  const named = namedColumns(config);
  if (named.length > 0) return named;
  return series.columns.flatMap(({ key, label, kind }): Column[] =>
    kind === "number" ? [{ key, name: label, role: "value", look: "main" }] : [],
  );
}

/** A figure of a series with the table that the series has now, as if somebody had pasted it. */
function filledWithSeries(config: FigureConfig, series: PublishedSeries): FigureConfig {
  const { since, data } = config;
  const units = new Map(series.columns.map(({ key, unit }) => [key, unit]));
  const columns = columnsOf(config, series).map((column) => {
    const unit = column.unit || units.get(column.key) || "";
    // A longer one is no unit behind a figure, and was said in the name.
    return unit === "" || unit.length > UNIT_LENGTH ? column : { ...column, unit };
  });
  const rows = series.observations
    .filter(({ date }) => date >= since)
    .map(({ date, values }) => ({
      x: date,
      values: columns.map(({ key }) => {
        const value = values[key];
        return typeof value === "number" ? value : null;
      }),
    }));
  return { ...config, data: { x: { ...data.x, name: data.x.name || "Fecha", kind: "date" }, columns, rows } };
}

/** A text that is cut where there is no room for more of it. */
const cut = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`);

/** Makes notes of what happened between the first row and the last, as many as there is room for beside those that somebody wrote. */
function momentsOf({ drawn }: PublishedTracker, notes: readonly FigureNote[], rows: FigureData["rows"]): FigureNote[] {
  const [first, last] = [rows[0]?.x, rows.at(-1)?.x];
  const room = MOST.notes - notes.length;
  if (drawn.x.kind !== "date" || first === undefined || last === undefined || room <= 0) return [];
  const moments = drawn.moments.filter(({ x }) => x >= first && x <= last);
  return moments.slice(-room).map(({ x, text }, at) => ({
    ...{ id: `moment-${at + 1}`, kind: "moment" as const, x, to: "", y: null },
    text: cut(text, NOTE_LENGTH),
  }));
}

/** A figure of a tracker with the table that it has now. What it says and how it was made go out with it, unless somebody wrote otherwise. */
function filledWithTracker(config: FigureConfig, tracker: PublishedTracker): FigureConfig {
  const { since, data, format } = config;
  const { drawn, sentence, method } = tracker;
  const isIn = ({ x }: { readonly x: string }) => drawn.x.kind !== "date" || x >= since;
  const named = namedColumns(config);
  const columns = named.length > 0 ? named : drawn.columns.filter(({ isUsual }) => isUsual);
  const places = columns.map(({ key }) => drawn.columns.findIndex((column) => column.key === key));
  const rows = drawn.rows.filter(isIn).map(({ x, values }) => ({
    x,
    values: places.map((place) => values[place] ?? null),
  }));
  const dots = drawn.dots.filter(isIn).flatMap(({ x, y, key }) => {
    const column = columns.findIndex((one) => one.key === key);
    return column === -1 ? [] : [{ x, y, column }];
  });
  const footnote = [config.footnote, method].filter(Boolean).join(" ");
  return {
    ...config,
    subheading: config.subheading || cut(sentence, GRAPHIC_LIMITS.altText),
    footnote: cut(footnote, MOST_FOOTNOTE),
    format: { ...format, unit: format.unit || "%" },
    notes: [...config.notes, ...momentsOf(tracker, config.notes, rows)],
    data: {
      x: { ...data.x, name: data.x.name || drawn.x.name, kind: drawn.x.kind },
      columns: columns.map(({ key, name, role, look }) => ({ key, name, role, look })),
      rows,
      dots,
    },
  };
}

/** A figure with the table that the series, the tracker or the count that it draws has now, as if somebody had pasted it. */
export function filledFigure(config: FigureConfig, data: PublishedData): FigureConfig {
  if (data.kind === "count") return filledWithCount(config, data);
  return data.kind === "series" ? filledWithSeries(config, data.series) : filledWithTracker(config, data.tracker);
}

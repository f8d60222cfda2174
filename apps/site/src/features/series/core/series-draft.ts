import {
  SERIES_DAYS,
  SERIES_MODES,
  SERIES_ORIGINS,
  SERIES_PERIODS,
  SERIES_RULE_KINDS,
  SERIES_TRANSFORM_KINDS,
} from "@nv/contracts";
import {
  type FieldProblem,
  keptParts,
  SERIES_RECORD,
  type SeriesCalendar,
  SeriesColumn,
  type SeriesDetail,
  SeriesFields,
  type SeriesOrigin,
  type SeriesRule,
  type SeriesTransform,
  TableMapping,
} from "@nv/contracts/schemas";
import { columnKey, seriesFaults } from "@nv/series";
import { parseSpanishNumber } from "@nv/spanish";
import { z } from "zod";
import { draftOf, withSlug } from "../../../records/core/draft-of";

const namesOf = <Name extends string>(texts: Readonly<Record<Name, string>>) => {
  const isName = (name: string): name is Name => Object.hasOwn(texts, name);
  return Object.keys(texts).filter(isName);
};

/** A rule as its fields stand in the form, those of all kinds: another kind finds what was written for the one before. */
const RuleDraft = z.object({
  kind: z.enum(namesOf(SERIES_RULE_KINDS)),
  column: z.string(),
  parts: z.array(z.string()),
  least: z.string(),
  most: z.string(),
  unit: z.enum(["units", "percent", "usual"]),
  direction: z.enum(["up", "down"]),
  isStrict: z.boolean(),
  /** Column that the parts add up to; empty for a figure. */
  total: z.string(),
  figure: z.string(),
  mayFallShort: z.boolean(),
  tolerance: z.string(),
  days: z.enum(SERIES_DAYS),
  except: z.string(),
  mostDays: z.string(),
});
export type RuleDraft = z.infer<typeof RuleDraft>;

/** Transform that works out a column, as its fields stand in the form, those of all kinds. */
const TransformDraft = z.object({
  kind: z.enum(namesOf(SERIES_TRANSFORM_KINDS)),
  column: z.string(),
  of: z.string(),
  over: z.enum(["period", "year"]),
  /** Address of the series of the index, and its column. */
  by: z.string(),
  byColumn: z.string(),
  base: z.string(),
  decimals: z.string(),
});
export type TransformDraft = z.infer<typeof TransformDraft>;

const OriginDraft = z.object({
  kind: z.enum(namesOf(SERIES_ORIGINS)),
  /** Address, code, key or chart. */
  place: z.string(),
  column: z.string(),
  last: z.string(),
  isWhole: z.boolean(),
  /** Base that the series is known by. */
  base: z.string(),
  mapping: TableMapping,
});
export type OriginDraft = z.infer<typeof OriginDraft>;

const CalendarDraft = z.object({
  kind: z.enum(["none", "weekly", "monthly"]),
  weekDays: z.array(z.int()),
  monthDays: z.string(),
  at: z.string(),
  /** Number of further looks while there is nothing new. */
  retries: z.string().default("0"),
});
export type CalendarDraft = z.infer<typeof CalendarDraft>;

const TargetDraft = z.object({
  /** Chart of Datawrapper; empty for none. */
  chart: z.string(),
  /** Number of the last observations that it gets; empty for all. */
  last: z.string(),
  hasNotes: z.boolean(),
});
export type TargetDraft = z.infer<typeof TargetDraft>;

const Draft = z.object({
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  license: z.string().default(""),
  note: z.string(),
  period: z.enum(namesOf(SERIES_PERIODS)),
  columns: z.array(z.object({ ...SeriesColumn.shape, key: z.string(), label: z.string(), unit: z.string() })),
  sourceName: z.string(),
  sourceUrl: z.string(),
  needsOwnSource: z.boolean(),
  transforms: z.array(TransformDraft).default([]),
  rules: z.array(RuleDraft),
  origin: OriginDraft,
  calendar: CalendarDraft,
  target: TargetDraft,
  mode: z.enum(namesOf(SERIES_MODES)),
});

/** Draft of a series, before it is saved: every field as it is written, right or wrong. */
export type SeriesDraft = z.infer<typeof Draft>;
export type ColumnDraft = SeriesDraft["columns"][number];

/** A column that is added. */
export const NEW_COLUMN: ColumnDraft = { key: "", label: "", kind: "number", unit: "", isKey: false };

/** A rule that is added. */
export const NEW_RULE: RuleDraft = {
  ...{ kind: "jump", column: "", parts: [], least: "", most: "", unit: "percent", direction: "up", isStrict: false },
  ...{ total: "", figure: "100", mayFallShort: false, tolerance: "0", days: "all", except: "", mostDays: "45" },
};

/** A column that somebody wants worked out. */
export const NEW_TRANSFORM: TransformDraft = {
  ...{ kind: "change", column: "", of: "", over: "year", by: "", byColumn: "", base: "", decimals: "1" },
};

const NO_MAPPING = TableMapping.parse({});

/** The form of one that does not exist yet. */
export const NEW_SERIES: SeriesDraft = {
  ...{ title: "", slug: "", description: "", license: "", note: "", period: "month", columns: [NEW_COLUMN] },
  ...{ sourceName: "", sourceUrl: "", needsOwnSource: false, transforms: [], rules: [] },
  origin: { kind: "manual", place: "", column: "", last: "24", isWhole: true, base: "", mapping: NO_MAPPING },
  calendar: { kind: "none", weekDays: [1], monthDays: "15", at: "09:01", retries: "6" },
  target: { chart: "", last: "", hasNotes: true },
  mode: "review",
};

const written = (value: number | null) =>
  value === null || Number.isNaN(value) ? "" : String(value).replace(".", ",");
const list = (text: string) => text.split(/[\s,;]+/).filter((part) => part !== "");

function ruleDraft(rule: SeriesRule): RuleDraft {
  const { kind } = rule;
  switch (kind) {
    case "range":
      return { ...NEW_RULE, kind, column: rule.column, least: written(rule.least), most: written(rule.most) };
    case "jump":
    case "revised":
      return { ...NEW_RULE, kind, column: rule.column, most: written(rule.most), unit: rule.unit };
    case "monotony":
      return { ...NEW_RULE, kind, column: rule.column, direction: rule.direction, isStrict: rule.isStrict };
    case "totals": {
      const { columns: parts, total, mayFallShort } = rule;
      const sum = "figure" in total ? { figure: written(total.figure) } : { total: total.column };
      return { ...NEW_RULE, kind, parts, ...sum, mayFallShort, tolerance: written(rule.tolerance) };
    }
    case "missing":
      return { ...NEW_RULE, kind, days: rule.days, except: rule.except.join(", ") };
    case "fresh":
      return { ...NEW_RULE, kind, mostDays: written(rule.mostDays) };
    case "past":
      return { ...NEW_RULE, kind };
  }
}

function transformDraft(transform: SeriesTransform): TransformDraft {
  return { ...NEW_TRANSFORM, ...transform, decimals: written(transform.decimals) };
}

function originDraft(origin: SeriesOrigin): OriginDraft {
  const blank = NEW_SERIES.origin;
  const { kind } = origin;
  switch (kind) {
    case "manual":
      return blank;
    case "address":
      return { ...blank, kind, place: origin.url, isWhole: origin.isWhole, mapping: origin.mapping };
    case "datawrapper":
      return { ...blank, kind, place: origin.chart, isWhole: origin.isWhole, mapping: origin.mapping };
    case "ine":
      return {
        ...blank,
        kind,
        place: origin.code,
        column: origin.column,
        last: written(origin.last),
        base: origin.base,
      };
    case "ecb":
      return { ...blank, kind, place: origin.key, column: origin.column, last: written(origin.last) };
  }
}

function calendarDraft(calendar: SeriesCalendar): CalendarDraft {
  const blank = NEW_SERIES.calendar;
  switch (calendar.kind) {
    case "none":
      return blank;
    case "weekly":
      return { ...blank, kind: "weekly", weekDays: calendar.days, at: calendar.at, retries: written(calendar.retries) };
    case "monthly":
      return {
        ...{ ...blank, kind: "monthly", monthDays: calendar.days.map(written).join(", ") },
        ...{ at: calendar.at, retries: written(calendar.retries) },
      };
  }
}

function targetDraft(target: SeriesFields["target"]): TargetDraft {
  if (target.kind === "none") return NEW_SERIES.target;
  return { chart: target.chart, last: written(target.last), hasNotes: target.hasNotes };
}

/** A column whose name in files was made of its label goes on being made of it, for as long as no observation is kept by it. */
const columnDraft = (column: SeriesColumn, isKept: boolean): ColumnDraft =>
  !isKept && column.key === columnKey(column.label) ? { ...column, key: "" } : column;

/** The form of one that is saved. */
function toDraft({ fields, slug, data }: Pick<SeriesDetail, "fields" | "slug" | "data">): SeriesDraft {
  const { title, description, license = "", note, period, columns, source, needsOwnSource, rules, mode } = fields;
  return {
    ...{ title, slug, description, license, note, period, needsOwnSource, mode },
    columns: columns.map((column) => columnDraft(column, data.observations > 0)),
    sourceName: source.name,
    sourceUrl: source.url,
    transforms: fields.transforms.map(transformDraft),
    rules: rules.map(ruleDraft),
    origin: originDraft(fields.origin),
    calendar: calendarDraft(fields.calendar),
    target: targetDraft(fields.target),
  };
}

/** Reads a figure; what is none is told by the schema. */
const figure = (text: string) => parseSpanishNumber(text) ?? Number.NaN;
const bound = (text: string) => (text.trim() === "" ? null : figure(text));

function unreadRule(rule: RuleDraft): unknown {
  const { kind, column, unit, direction, isStrict, mayFallShort, days } = rule;
  switch (kind) {
    case "range":
      return { kind, column, least: bound(rule.least), most: bound(rule.most) };
    case "jump":
      return { kind, column, most: figure(rule.most), unit };
    case "revised":
      return { kind, column, most: figure(rule.most), unit: unit === "usual" ? "units" : unit };
    case "monotony":
      return { kind, column, direction, isStrict };
    case "totals": {
      const total = rule.total === "" ? { figure: figure(rule.figure) } : { column: rule.total };
      return { kind, columns: rule.parts, total, mayFallShort, tolerance: figure(rule.tolerance) };
    }
    case "missing":
      return { kind, days, except: list(rule.except) };
    case "fresh":
      return { kind, mostDays: figure(rule.mostDays) };
    case "past":
      return { kind };
  }
}

function unreadTransform({ kind, column, of, over, by, byColumn, base, decimals }: TransformDraft): unknown {
  const places = { kind, column, of, decimals: figure(decimals) };
  return kind === "deflate" ? { ...places, by: by.trim(), byColumn: byColumn.trim(), base } : { ...places, over };
}

function unreadOrigin({ kind, place, column, last, isWhole, base, mapping }: OriginDraft): unknown {
  const written = place.trim();
  switch (kind) {
    case "manual":
      return { kind };
    case "address":
      return { kind, url: written, mapping, isWhole };
    case "datawrapper":
      return { kind, chart: written, mapping, isWhole };
    case "ine":
      return { kind, code: written, column, last: figure(last), base };
    case "ecb":
      return { kind, key: written, column, last: figure(last) };
  }
}

function unreadCalendar({ kind, weekDays, monthDays, at, retries }: CalendarDraft): unknown {
  if (kind === "none") return { kind };
  return { kind, days: kind === "weekly" ? weekDays : list(monthDays).map(figure), at, retries: figure(retries) };
}

function unreadTarget({ chart, last, hasNotes }: TargetDraft): unknown {
  return chart.trim() === ""
    ? { kind: "none" }
    : { kind: "datawrapper", chart: chart.trim(), last: bound(last), hasNotes };
}

/** The name that a column has in files: that of the form, or one that its label makes. */
export const keyOf = ({ key, label }: ColumnDraft): string => (key.trim() === "" ? columnKey(label) : key.trim());

/** Patterns of the paths that the form names otherwise than the server, each with its own; an item of a list that is one field is that field. */
const PLACES: readonly (readonly [theirs: RegExp, ours: string])[] = [
  [/^source\.name$/, "sourceName"],
  [/^source\.url$/, "sourceUrl"],
  [/^origin\.(?:url|code|key|chart)$/, "origin.place"],
  [/^(rules\.\d+)\.columns(?:\.\d+)?$/, "$1.parts"],
  [/^(rules\.\d+)\.total\.column$/, "$1.total"],
  [/^(rules\.\d+)\.total(?:\.figure)?$/, "$1.figure"],
  [/^(calendar\.days|rules\.\d+\.except)\.\d+$/, "$1"],
];

/** Path in the form of a field. @param field - As the server names it. */
function formField(field: string): string {
  const place = PLACES.find(([theirs]) => theirs.test(field));
  return place === undefined ? field : field.replace(...place);
}

/** A form, read. */
export interface ReadSeriesDraft {
  /** `null` when something in it cannot be read. */
  readonly fields: SeriesFields | null;
  /** Problems that keep it from being published. */
  readonly problems: readonly FieldProblem[];
}

/** A form as it would be sent. */
function unreadSeries(draft: SeriesDraft): unknown {
  const { title, description, license, note, period, columns, sourceName, sourceUrl, needsOwnSource, mode } = draft;
  return {
    ...{ title, description, note, period, needsOwnSource, mode },
    ...(license.trim() !== "" && { license: license.trim() }),
    columns: columns.map((column) => ({ ...column, key: keyOf(column) })),
    source: { name: sourceName, url: sourceUrl.trim() },
    transforms: draft.transforms.map(unreadTransform),
    rules: draft.rules.map(unreadRule),
    origin: unreadOrigin(draft.origin),
    calendar: unreadCalendar(draft.calendar),
    target: unreadTarget(draft.target),
  };
}

/** Reads a form, as the server will when it is published. */
export function readSeriesDraft(draft: SeriesDraft): ReadSeriesDraft {
  const read = SeriesFields.safeParse(unreadSeries(draft));
  const faults = read.success
    ? seriesFaults(read.data)
    : read.error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
  return {
    fields: read.success ? read.data : null,
    problems: faults.map(({ field, message }) => ({ field: formField(field), message })),
  };
}

/** Returns the text for a row of a list. */
function rowText(row: ColumnDraft | TransformDraft | RuleDraft): string {
  if ("key" in row) return row.label;
  return "over" in row ? SERIES_TRANSFORM_KINDS[row.kind] : SERIES_RULE_KINDS[row.kind];
}

/** Returns the text for what a field holds, short enough for a table. */
function shortText(value: SeriesDraft[keyof SeriesDraft]): string {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (Array.isArray(value)) return value.map(rowText).join(", ");
  if ("chart" in value) return value.chart;
  if ("place" in value) return `${SERIES_ORIGINS[value.kind]} ${value.place}`.trim();
  return value.kind === "none"
    ? "Ninguno"
    : `${value.kind === "weekly" ? value.weekDays.join(", ") : value.monthDays} a las ${value.at}`;
}

const KEPT = keptParts(SeriesFields);

/** The form of a series. */
export const SERIES_FORM = draftOf(SERIES_RECORD, {
  schema: Draft,
  fields: Draft.keyof().options,
  labels: { sourceName: "Fuente", sourceUrl: "Dirección de la fuente", target: "Gráfico que la sigue" },
  pathOf: formField,
  toDraft,
  fromDraft(draft) {
    const { data } = KEPT.safeParse(unreadSeries(draft));
    return { body: data === undefined ? null : withSlug(draft.slug, data), problems: readSeriesDraft(draft).problems };
  },
  textOf: (draft, field) => shortText(draft[field]),
});

import { formatCount, formatDate, NO_BREAK_SPACE } from "@nv/spanish";
import { xTexts } from "../draw/read-x.ts";
import { type Series, seriesOf } from "../draw/series-of.ts";
import { type ValueFormat, valueText } from "../draw/value-text.ts";
import type { FigureData } from "../figure-parts.ts";

/** Value of a series with the row that it is of. */
export interface ToldPoint {
  readonly row: number;
  readonly value: number;
}

/** Things that a draft tells of a table, and how it writes them. */
export interface Teller {
  readonly data: FigureData;
  readonly series: readonly Series[];
  /** The series that a draft tells one by one: the main ones, up to three. */
  readonly told: readonly Series[];
  /** Name of a row in running text: «enero de 2025», «Norte». */
  readonly nameOf: (row: number) => string;
  /** «en enero de 2025», «el 3 de enero de 2026», «en Norte». */
  readonly inRow: (row: number) => string;
  /** A value with the sign of its unit; a longer unit is said once, by {@link Teller.measured}. */
  readonly write: (value: number) => string;
  /** «, en euros por hora»; empty where each value says its unit itself, or has none. */
  readonly measured: string;
  /** «del 10 % al 12 %», «de 10 a 12 mm». */
  readonly fromTo: (from: number, to: number) => string;
  /** «con el 12 %», «con 12 mm». */
  readonly withValue: (value: number) => string;
}

/** Longest unit that stands behind each figure: «%», «°C». */
const SIGN_LENGTH = 2;

/** Series that are told one by one: of more, how many there are. */
const MOST_TOLD = 3;

/** A day in words: a year and a month are named by themselves where all rows are of one. */
function dayWords(x: string, text: string): string {
  if (/^\d{4}$/.test(text)) return text;
  const day = formatDate(x).replaceAll(NO_BREAK_SPACE, " ");
  return text.split(NO_BREAK_SPACE).length < 3 ? day.replace(/^\d+ de /, "") : day;
}

/** Makes a teller of a table as it is shown. @param format - With the unit of its axis. */
export function tellerOf(data: FigureData, format: ValueFormat): Teller {
  const series = seriesOf(data);
  const texts = xTexts(data);
  const isDate = data.x.kind === "date";
  const names = data.rows.map(({ x }, row) => (isDate ? dayWords(x, texts[row] ?? x) : (texts[row] ?? x)));
  const isPercent = format.unit === "%";
  const isSign = format.unit.length <= SIGN_LENGTH;
  const nameOf = (row: number) => names[row] ?? "";
  const bare = (value: number) => valueText(value, { ...format, unit: "" });
  const write = (value: number) => (isSign ? valueText(value, format) : bare(value));
  return {
    ...{ data, series, nameOf, write },
    measured: isSign ? "" : `, en ${format.unit}`,
    told: series.filter(({ look }) => look === "main").slice(0, MOST_TOLD),
    inRow: (row) => (isDate && /^\d+ de /.test(nameOf(row)) ? `el ${nameOf(row)}` : `en ${nameOf(row)}`),
    fromTo: (from, to) => (isPercent ? `del ${write(from)} al ${write(to)}` : `de ${bare(from)} a ${write(to)}`),
    withValue: (value) => `con ${isPercent ? "el " : ""}${write(value)}`,
  };
}

/** The values of a series that there are, in their order. */
export const pointsOf = ({ values }: Pick<Series, "values">): readonly ToldPoint[] =>
  values.flatMap((value, row) => (value === null ? [] : [{ row, value }]));

/** The greatest of some values; the first where several are alike. @param sign - `-1` for the least. */
export const extremeOf = <Point extends { readonly value: number }>(
  points: readonly Point[],
  sign: 1 | -1 = 1,
): Point | undefined =>
  points.reduce<Point | undefined>(
    (best, point) => (best === undefined || sign * point.value > sign * best.value ? point : best),
    undefined,
  );

/** Rows that share a value and are named; of more, how many there are. */
const MOST_ALIKE = 3;

/** The rows that have a value, as a sentence names them: «A», «A y B», «cinco filas». @param named - Of a row. @param of - «días», of many. */
export function rowsWith(
  points: readonly ToldPoint[],
  value: number,
  named: (row: number) => string,
  of: readonly [singular: string, plural: string, gender?: "feminine"],
): string {
  const rows = points.filter((point) => point.value === value).map(({ row }) => row);
  return rows.length <= MOST_ALIKE ? listed(rows.map(named)) : formatCount(rows.length, ...of);
}

/** Joins names, as a sentence does: «a, b y c». */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat("es", { type: "conjunction" }).format(names);

/** Joins parts that have commas of their own: «a, 1; b, 2, y c, 3». */
export function listedParts(parts: readonly string[]): string {
  const [last = "", ...before] = parts.toReversed();
  if (before.length === 0) return last;
  const and = /^h?i(?![aeou])/iu.test(last) ? "e" : "y";
  return `${before.toReversed().join("; ")}, ${and} ${last}`;
}

/** «cinco filas», «12 puntos». */
export const counted = (count: number, singular: string, plural: string, gender?: "feminine"): string =>
  formatCount(count, singular, plural, gender);

import { fold, formatCount, formatNumber, formatPoints } from "@nv/spanish";
import type { Chart, Series } from "./chart.ts";
import { chartKind } from "./chart-kind.ts";
import { DRAFT_LENGTHS, type DraftLength } from "./check-draft.ts";
import type { Point, SeriesSummary } from "./fact.ts";
import type { ChartFacts } from "./find-facts.ts";
import { formatValue } from "./format-value.ts";
import { periodText } from "./period.ts";

/** Rows that are told one by one; of more, how many rise and fall. */
const MOST_ROWS_TOLD = 3;

/** Largest change that is told as a percentage. */
const MOST_CHANGE = 1000;

/** Places that are told behind the first one. */
const FOLLOWERS = 2;

/** A sentence of a draft: the smaller its rank, the sooner it is kept when there is no room for all. */
interface Line {
  readonly text: string;
  readonly rank: number;
  /** Whether it tells of one of several rows: who hears of one must not believe that it is all. */
  readonly isOfRow?: true;
}

const list = new Intl.ListFormat("es", { type: "conjunction" });

const line = (rank: number, text: string): Line => ({ rank, text });

/** Tells whether a row has a name: what names it may be empty in the table; its figures are told without it. */
const hasName = (name: string) => name.trim() !== "";

/** Writes a label as it is said in running text: «2024», «marzo de 2024», «Madrid». */
function labelText({ labels, periods, isTimeline }: Chart, label: string): string {
  const period = isTimeline ? (periods[labels.indexOf(label)] ?? null) : null;
  return period === null ? label.trim() : periodText(period);
}

/** «del primer trimestre», «de 2024», «de El Hierro»: names of places keep their article apart. */
function ofLabel(chart: Chart, label: string): string {
  const text = labelText(chart, label);
  return chart.isTimeline && text.startsWith("el ") ? `del ${text.slice("el ".length)}` : `de ${text}`;
}

/** «en 2024», «en el primer trimestre»; a day is said without: «el 3 de febrero». */
function inLabel(chart: Chart, label: string): string {
  const isDay = chart.isTimeline && (chart.periods[chart.labels.indexOf(label)]?.day ?? null) !== null;
  return isDay ? labelText(chart, label) : `en ${labelText(chart, label)}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A text that ends as a sentence does. */
const closed = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** «de 10 a 12», «del 10 % al 12 %»: percentages have their article. */
function fromTo(from: Point, to: Point, series: Series): string {
  const [low, high] = [formatValue(from.value, series), formatValue(to.value, series)];
  return series.unit === "%" ? `del ${low} al ${high}` : `de ${low} a ${high}`;
}

const withValue = (value: number, series: Series) =>
  series.unit === "%" ? `con el ${formatValue(value, series)}` : `con ${formatValue(value, series)}`;

/** Words for what is itself a share. */
const RATES = ["tasa", "porcent", "cuota", "proporcion"];

/** By how much: points of a percentage, a relative change of what is counted; nothing where it rounds to none. */
function byHowMuch(from: Point, to: Point, { name, unit, decimals }: Series): string {
  if (unit === "%") {
    const points = Math.abs(to.value - from.value);
    const most = Math.min(decimals, 1);
    return formatNumber(points, { decimals: most }) === "0" ? "" : ` (${formatPoints(points, { decimals: most })})`;
  }
  // Of a rate nobody says by what share of itself it changes, nor of what it has no sign of points.
  if (RATES.some((word) => fold(name).includes(word))) return "";
  if (!(from.value > 0 && to.value >= 0)) return "";
  const percent = (Math.abs(to.value - from.value) / from.value) * 100;
  const share = formatNumber(percent, { decimals: 1 });
  // «Un 49.900 % más» is said by nobody.
  return share === "0" || percent > MOST_CHANGE
    ? ""
    : ` (un ${share}\u00a0% ${to.value > from.value ? "más" : "menos"})`;
}

function course({ first, last }: SeriesSummary, chart: Chart, series: Series): string {
  const [from, to] = [inLabel(chart, first.label), inLabel(chart, last.label)];
  const [was, is] = [formatValue(first.value, series), formatValue(last.value, series)];
  if (first.label === last.label) return `${capital(from)}, ${is}`;
  if (was === is) return `${capital(to)} está como ${from}: ${is}`;
  const verb = last.value > first.value ? "sube" : "baja";
  const [start, end] = fromTo(first, last, series).split(/ (?=al? )/);
  return `${capital(verb)} ${start} ${from} ${end} ${to}${byHowMuch(first, last, series)}`;
}

/** Tells who has the largest or the smallest value, and names all who share it as long as they are few. */
function extreme(kind: "alto" | "bajo", points: readonly Point[], chart: Chart, series: Series): string {
  const value = points[0]?.value ?? 0;
  const who = points.map(({ label }) => ofLabel(chart, label));
  if (points.length === 1) return `el valor más ${kind} es el ${who[0] ?? ""}, ${withValue(value, series)}`;
  if (points.length <= MOST_ROWS_TOLD)
    return `el valor más ${kind}, ${formatValue(value, series)}, es el ${list.format(who)}`;
  return `el valor más ${kind}, ${formatValue(value, series)}, se repite en ${formatCount(points.length, "dato", "datos")}`;
}

function missingLine(missing: number): readonly Line[] {
  if (missing === 0) return [];
  return [line(6, `${missing === 1 ? "Falta" : "Faltan"} ${formatCount(missing, "dato", "datos")}.`)];
}

const isFlat = ({ largest, smallest }: SeriesSummary) => largest[0]?.value === smallest[0]?.value;

/** Whether an extreme says something that the course has not said. */
function isNews(points: readonly Point[], { first, last }: SeriesSummary): boolean {
  return points.every((point) => point !== first && point !== last);
}

function oneOverTime(summary: SeriesSummary, chart: Chart, series: Series): readonly Line[] {
  const { largest, smallest, first, last, missing } = summary;
  if (isFlat(summary))
    return [
      line(
        1,
        `No cambia ${ofLabel(chart, first.label)} a ${labelText(chart, last.label)}: ${formatValue(last.value, series)}.`,
      ),
    ];
  const peaks = [
    ...(isNews(largest, summary) ? [line(3, `${capital(extreme("alto", largest, chart, series))}.`)] : []),
    ...(isNews(smallest, summary) ? [line(4, `${capital(extreme("bajo", smallest, chart, series))}.`)] : []),
  ];
  return [line(1, `${course(summary, chart, series)}.`), ...peaks, ...missingLine(missing)];
}

/** «La siguen» would need to know whether a name is of a man, a woman or a place: «van detrás» does not. */
function followersLine({ points, largest, smallest }: SeriesSummary, chart: Chart, series: Series): readonly Line[] {
  const [from, last] = [largest.length, points.length - smallest.length];
  const next = points.slice(from, Math.min(from + FOLLOWERS, last));
  if (next.length === 0) return [];
  const told = next.map(({ label, value }) => `${labelText(chart, label)} (${formatValue(value, series)})`);
  return [line(3, `${next.length === 1 ? "Va detrás" : "Van detrás"} ${list.format(told)}.`)];
}

function oneOfPlaces(summary: SeriesSummary, chart: Chart, series: Series): readonly Line[] {
  const { largest, smallest, points, missing } = summary;
  if (points.length === 1)
    return [
      line(1, `${capital(labelText(chart, largest[0]?.label ?? ""))}: ${formatValue(largest[0]?.value ?? 0, series)}.`),
    ];
  if (isFlat(summary))
    return [
      line(1, `Todos los valores son iguales: ${formatValue(largest[0]?.value ?? 0, series)}.`),
      ...missingLine(missing),
    ];
  return [
    line(1, `${capital(extreme("alto", largest, chart, series))}.`),
    ...followersLine(summary, chart, series),
    line(2, `${capital(extreme("bajo", smallest, chart, series))}.`),
    ...missingLine(missing),
  ];
}

/** «Suben cinco filas, bajan dos y una no cambia.» */
function directionsLine(all: readonly SeriesSummary[]): Line {
  // A row of one figure goes nowhere, which is not to stay as it was.
  const summaries = all.filter(({ points }) => points.length > 1);
  const alone = all.length - summaries.length;
  const count = (sign: number) =>
    summaries.filter(({ first, last }) => Math.sign(last.value - first.value) === sign).length;
  const [up, down, same] = [count(1), count(-1), count(0)];
  const clauses = [
    ...(up > 0 ? [`${up === 1 ? "sube" : "suben"} ${formatCount(up, "serie", "series", "feminine")}`] : []),
    ...(down > 0 ? [`${down === 1 ? "baja" : "bajan"} ${formatCount(down, "serie", "series", "feminine")}`] : []),
    ...(same > 0
      ? [`no ${same === 1 ? "cambia" : "cambian"} ${formatCount(same, "serie", "series", "feminine")}`]
      : []),
    ...(alone > 0 ? [`de ${formatCount(alone, "serie", "series", "feminine")} solo hay un dato`] : []),
  ];
  // The noun is said once: «Suben tres series, baja una y no cambia una».
  const said = clauses.map((clause, at) => (at === 0 ? clause : clause.replace(/ series?(?= solo|$)/, "")));
  return line(2, `${capital(list.format(said))}.`);
}

/** The rows at the last moment that all of them have. */
function endLine(chart: Chart, summaries: readonly SeriesSummary[]): readonly Line[] {
  const label = chart.labels.at(-1) ?? "";
  const ends = summaries
    .filter(({ last }) => last.label === label)
    .map(({ name, last }) => ({ label: name, value: last.value }));
  const sorted = [...ends].sort((a, b) => b.value - a.value);
  const [most, least, series] = [sorted[0], sorted.at(-1), chart.series[0]];
  if (most === undefined || least === undefined || series === undefined || most.value === least.value) return [];
  const told = (point: Point) => `${plainName(point.label.trim())}, ${withValue(point.value, series)}`;
  const when = capital(inLabel(chart, label));
  return [line(1, `${when}, el valor más alto es el de ${told(most)}, y el más bajo, el de ${told(least)}.`)];
}

function severalOverTime({ chart, summaries }: ChartFacts): readonly Line[] {
  const missing = missingLine(summaries.reduce((sum, summary) => sum + summary.missing, 0));
  const told = summaries.map((summary) => [summary, chart.series.find(({ name }) => name === summary.name)] as const);
  if (told.length > MOST_ROWS_TOLD) {
    const isOneMeasure = new Set(chart.series.map(({ unit, scale }) => `${unit} ${scale}`)).size === 1;
    return [...(isOneMeasure ? endLine(chart, summaries) : []), directionsLine(summaries), ...missing];
  }
  const courses = told.map(([summary, series], at) => {
    const text = series === undefined ? "" : course(summary, chart, series);
    const said = hasName(summary.name)
      ? `${capital(plainName(summary.name.trim()))}: ${text.charAt(0).toLowerCase()}${text.slice(1)}.`
      : `${text}.`;
    return { ...line(1 + at, said), isOfRow: true } as const;
  });
  return [...courses, ...missing];
}

function severalOfPlaces({ chart, summaries }: ChartFacts): readonly Line[] {
  const told = summaries.slice(0, MOST_ROWS_TOLD).flatMap((summary, at) => {
    const series = chart.series.find(({ name }) => name === summary.name);
    if (series === undefined) return [];
    const { largest, smallest } = summary;
    const text = isFlat(summary)
      ? `todos los valores son iguales, ${formatValue(largest[0]?.value ?? 0, series)}`
      : `${extreme("alto", largest, chart, series)}, y ${extreme("bajo", smallest, chart, series).replace("valor más", "más")}`;
    const said = hasName(summary.name) ? `${capital(plainName(summary.name.trim()))}: ${text}.` : `${capital(text)}.`;
    return [{ ...line(1 + at, said), isOfRow: true } as const];
  });
  return [...told, ...missingLine(summaries.reduce((sum, { missing }) => sum + missing, 0))];
}

function body(facts: ChartFacts): readonly Line[] {
  const { chart, summaries } = facts;
  const [summary] = summaries;
  const series = chart.series.find(({ name }) => name === summary?.name);
  if (summary === undefined || series === undefined) return [];
  if (summaries.length > 1) return chart.isTimeline ? severalOverTime(facts) : severalOfPlaces(facts);
  return chart.isTimeline ? oneOverTime(summary, chart, series) : oneOfPlaces(summary, chart, series);
}

const MOST_UNIT = 30;

/** «, en euros al mes»: the unit of the only measure, which its figures are told without; nothing where the title has it, or a figure says it. */
function unitText({ words, series }: Chart): string {
  const [only, second] = series;
  const name = only?.name ?? "";
  const [from, to] = [name.lastIndexOf("("), name.lastIndexOf(")")];
  const unit = from > 0 && to === name.trimEnd().length - 1 ? name.slice(from + 1, to).trim() : "";
  const isTold = only?.unit === "%" || only?.scale !== 1 || words.title.toLowerCase().includes(unit.toLowerCase());
  return second !== undefined || unit === "" || isTold || unit.length > MOST_UNIT || /\d/.test(unit)
    ? ""
    : `, en ${unit === "€" ? "euros" : unit}`;
}

/** Returns what a chart is about: its title, or else what its row is called, with the unit that its figures do not say. */
function subject({ chart }: ChartFacts): string {
  const { words, series } = chart;
  const title = words.title.replaceAll(/<[^<>]*>/g, "").trim();
  return title === "" ? (series[0]?.name.trim() ?? "") : `${title.replace(/[.:]$/, "")}${unitText(chart)}`;
}

/** The name of a row without the sign that its figures have: «PP» of «PP (%)». */
const plainName = (name: string) => name.replace(/ \(%\)$/, "").trim();

/** Cuts a text between two words. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const at = cut.lastIndexOf(" ");
  return `${(at > most / 2 ? cut.slice(0, at) : cut).replace(/[\s,.;:]{1,9}$/, "")}…`;
}

/** Most of a description that its subject takes, as a share; less where more rows find room by it. */
const SUBJECT_SHARES = [0.5, 0.3] as const;

const lengthOf = (text: string) => [...text].length;

/** Said where rows of several are not told, without a figure that would be none of the chart's. */
const MORE_ROWS = " Hay más series.";

/** The lines that find room, the most important first, and how many rows were left out. */
function fitted(
  lines: readonly Line[],
  rows: number,
  most: number,
): { readonly text: string; readonly untold: number } {
  const kept = new Set<Line>();
  const textOf = (some: ReadonlySet<Line>) => {
    const shown = lines.filter((one) => some.has(one));
    const told = shown.filter(({ isOfRow }) => isOfRow).length;
    return shown.map(({ text }) => text).join(" ") + (told > 0 && told < rows ? MORE_ROWS : "");
  };
  for (const one of lines.toSorted((a, b) => a.rank - b.rank))
    if (lengthOf(textOf(new Set([...kept, one]))) <= most) kept.add(one);
  return { text: textOf(kept), untold: rows - [...kept].filter(({ isOfRow }) => isOfRow).length };
}

/**
 * Writes a description by rules: the kind of chart and what it is about, what it says, what is missing, its source. Every
 * figure in it is a fact.
 *
 * @param length - What does not fit is left out, the least important first; of rows that are left out it says that there are more.
 * @returns Not longer than the length allows.
 * @example writeDraft(facts, "short") // "Líneas: tasa de paro. Baja del 14,1 % en 2019 al 11,3 % en 2024 (2,8 puntos porcentuales)."
 */
export function writeDraft(facts: ChartFacts, length: DraftLength): string {
  const { words } = facts.chart;
  const most = DRAFT_LENGTHS[length];
  const kind = chartKind(words.type);
  const told = body(facts);
  const rows = told.some(({ isOfRow }) => isOfRow) ? facts.summaries.length : 0;
  const source = words.sourceName.trim() === "" ? [] : [line(5, closed(`Fuente: ${words.sourceName.trim()}`))];
  const drafts = SUBJECT_SHARES.map((share) => {
    const about = shortened(subject(facts), Math.floor(most * share));
    return fitted([line(0, closed(about === "" ? kind : `${kind}: ${about}`)), ...told, ...source], rows, most);
  });
  const [first, second] = drafts;
  return (second !== undefined && first !== undefined && second.untold < first.untold ? second : first)?.text ?? "";
}

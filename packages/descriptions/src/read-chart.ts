import { fold } from "@nv/spanish";
import {
  columnOf,
  type DecimalMark,
  isMissing,
  plainTable,
  readDelimited,
  readNumber,
  type TableRow,
} from "@nv/tables";
import type { Chart, ChartFault, ChartWords, ReadChart, Series } from "./chart.ts";
import { type Period, periodOf, startOf } from "./period.ts";

/** Ten times the municipalities of Spain, by their four measures: beyond it nobody describes a chart by its figures. */
const MOST_CELLS = 400_000;

/** A column with fewer figures than this among its cells is one of texts. */
const LEAST_SHARE_OF_FIGURES = 0.5;

interface ColumnOfCells {
  readonly name: string;
  readonly cells: readonly string[];
  readonly mark: DecimalMark;
  readonly isCertain: boolean;
  /** Whether enough of its cells are figures. */
  readonly isFigures: boolean;
  readonly isCode: boolean;
}

/** Keeps the figures of a column of figures: a cell that is none says nothing of how its decimals are written. */
function figuresIn(cells: readonly string[]): readonly string[] {
  return cells.filter((cell) => readNumber(cell, ",") !== null || readNumber(cell, ".") !== null);
}

function columnsOf(header: TableRow, rows: readonly TableRow[]): readonly ColumnOfCells[] {
  const width = Math.max(header.cells.length, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, at) => {
    const name = (header.cells[at] ?? "").trim();
    const cells = rows.map((row) => (row.cells[at] ?? "").trim());
    const filled = cells.filter((cell) => !isMissing(cell));
    const figures = figuresIn(filled);
    const column = columnOf(name, figures, header.decimalMark);
    const isFigures = figures.length > 0 && figures.length >= filled.length * LEAST_SHARE_OF_FIGURES;
    return {
      ...{ name, cells, mark: column.decimalMark, isCertain: column.isCertain },
      isCode: column.kind === "code",
      isFigures: isFigures && column.kind === "number",
    };
  });
}

/** «(%)», «en %»; never «un 3 %», which is a figure of the text. */
const PERCENT_WORDS =
  /(?:^|[^\d\s])\s?%|\bporcentajes?\b|\bpor ciento\b|\btasa de (?:paro|desempleo|actividad|ocupacion|inflacion|pobreza)\b/;

const saysPercent = (text: string) => PERCENT_WORDS.test(fold(text));

function unitOf(texts: readonly string[], cells: readonly string[]): Series["unit"] {
  const figures = cells.filter((cell) => !isMissing(cell));
  const arePercent = figures.length > 0 && figures.every((cell) => cell.endsWith("%"));
  return arePercent || texts.some(saysPercent) ? "%" : "";
}

/** Beyond it a figure is counted, whatever a title says: parts of a whole end at 100, and few changes reach ten times as much. */
const MOST_PERCENT = 1000;

/** Whether what the title says of percentages may be said of a column: none beside it says so of itself, and its figures could be some. */
function canBePercent({ name, cells, mark }: ColumnOfCells, all: readonly ColumnOfCells[], title: string): boolean {
  const figures = all.filter(({ isFigures }) => isFigures);
  // «Muertes y tasa (%)» above «Muertes» and «Tasa»: it names measures, and does not say of which.
  const namesColumns = figures.length > 1 && figures.some((other) => fold(title).includes(fold(other.name.trim())));
  if (namesColumns) return false;
  const isOfAnother = all.some((other) => other.name !== name && other.isFigures && saysPercent(other.name));
  const values = cells.flatMap((cell) => readNumber(cell, mark) ?? []);
  return !isOfAnother && values.every((value) => Math.abs(value) <= MOST_PERCENT);
}

/** «(millones)», «en miles de euros», «M€»: only where it says how figures are counted, not in running text. */
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/(?:^|\(|\ben |, )miles de millones\b/, 1e9],
  [/(?:^|\(|\ben |, )millones\b|\(m€\)|^m€$/, 1e6],
  [/(?:^|\(|\ben |, )miles\b/, 1e3],
];

/** By how much the figures below some texts are to be multiplied: a million for «(millones)»; 1 where none says so. */
export function scaleIn(texts: readonly string[]): number {
  for (const text of texts) {
    const found = SCALES.find(([pattern]) => pattern.test(fold(text)));
    if (found !== undefined) return found[1];
  }
  return 1;
}

const decimalsOf = (cell: string, mark: DecimalMark) => cell.replace(/\s?%$/, "").split(mark)[1]?.length ?? 0;

function seriesOf(column: ColumnOfCells, words: ChartWords, all: readonly ColumnOfCells[]): Series {
  const { name, cells, mark } = column;
  // What a person says of the measure goes before what the title may mean.
  const shared = name.includes("(") || !canBePercent(column, all, words.title) ? [] : [words.title, words.intro];
  const texts = words.unit === "" ? [name, ...shared] : [words.unit];
  const scales = words.unit === "" ? [name, words.intro] : [words.unit];
  return {
    name,
    unit: unitOf(texts, cells),
    scale: scaleIn(scales),
    decimals: Math.max(0, ...cells.filter((cell) => !isMissing(cell)).map((cell) => decimalsOf(cell, mark))),
    values: cells.map((cell) => readNumber(cell, mark)),
  };
}

/** A table whose columns are years and whose rows are places tells the same as its other way round. */
function isTransposed(labels: readonly (Period | null)[], series: readonly Series[]): boolean {
  const areTimes = series.length > 1 && series.every(({ name }) => periodOf(name) !== null);
  return areTimes && !labels.every((period) => period !== null);
}

function transposed(labels: readonly string[], series: readonly Series[], words: ChartWords) {
  const [first] = series;
  const shared = { unit: first?.unit ?? "", scale: first?.scale ?? 1 } as const;
  const decimals = Math.max(0, ...series.map((one) => one.decimals));
  return {
    words,
    labels: series.map(({ name }) => name),
    series: labels.map((name, row) => ({
      ...{ name, ...shared, decimals },
      values: series.map(({ values }) => values[row] ?? null),
    })),
  };
}

/** Fewest days of a table that may be months, each written as its first day. */
const LEAST_MONTHS = 3;

/** Days that are all the first of a month, of months that are all different, are months: nobody measured on the day itself. */
function asMonths(periods: readonly (Period | null)[]): readonly (Period | null)[] {
  const firsts = periods.filter((period) => period?.day === 1);
  const months = new Set(firsts.map((period) => `${period?.year}-${period?.month}`));
  const areMonths = periods.length >= LEAST_MONTHS && months.size === periods.length;
  return areMonths ? periods.map((period) => (period === null ? null : { ...period, day: null })) : periods;
}

/** Puts a chart of times in order, from the first to the last, whatever way its table runs. */
export function inOrder(chart: Omit<Chart, "periods" | "isTimeline">): Chart {
  const periods = asMonths(chart.labels.map((label) => periodOf(label)));
  const starts = periods.map((period) => (period === null ? Number.NaN : startOf(period)));
  const isTimeline =
    starts.length > 1 && starts.every((start) => !Number.isNaN(start)) && new Set(starts).size === starts.length;
  if (!isTimeline) return { ...chart, periods, isTimeline };
  const order = starts.map((_, at) => at).sort((a, b) => (starts[a] ?? 0) - (starts[b] ?? 0));
  const sorted = <Item>(items: readonly Item[], otherwise: Item) => order.map((at) => items[at] ?? otherwise);
  return {
    ...chart,
    isTimeline,
    labels: sorted(chart.labels, ""),
    periods: sorted<Period | null>(periods, null),
    series: chart.series.map((one) => ({ ...one, values: sorted<number | null>(one.values, null) })),
  };
}

/** Names of columns that say where a symbol stands: nobody is told a latitude as a figure of the chart. */
const PLACE_NAMES = new Set(["lat", "latitud", "latitude", "lon", "lng", "long", "longitud", "longitude"]);
const isPlace = ({ name }: ColumnOfCells) => PLACE_NAMES.has(fold(name).trim());

/** Which column names the rows: the first, unless it is one of codes and another one has their names. */
function labelsAt(columns: readonly ColumnOfCells[]): number {
  if (columns[0]?.isCode !== true) return 0;
  const named = columns.findIndex(({ isFigures, isCode }) => !isFigures && !isCode);
  return named === -1 ? 0 : named;
}

const fault = (code: ChartFault): ReadChart => ({ fault: code });

/**
 * Reads the data of a chart as Datawrapper gives them: names in the first row, labels in the first column, figures in the
 * rest. Columns of texts and codes are left out.
 *
 * @param csv - Delimited text, with any separator.
 * @returns A fault for what has no figure at all.
 */
export function readChart(csv: string, words: ChartWords): ReadChart {
  const { rows, problems } = readDelimited(csv);
  const problem = problems[0]?.fault;
  if (problem !== undefined) return fault(problem === "TOO_LARGE" ? "TOO_LARGE" : "BROKEN");
  // Where a column can be read in two ways it stays as it is written, and is told as uncertain.
  const [header, ...below] = plainTable(rows).rows;
  if (header === undefined || below.length === 0) return fault("EMPTY");
  if (below.length * header.cells.length > MOST_CELLS) return fault("TOO_LARGE");
  const columns = columnsOf(header, below);
  const labelColumn = labelsAt(columns);
  const figures = columns.filter((column, at) => column.isFigures && at !== labelColumn && !isPlace(column));
  if (figures.length === 0) return fault("NO_FIGURES");
  const labels = columns[labelColumn]?.cells ?? [];
  const series = figures.map((column) => seriesOf(column, words, figures));
  const uncertain = figures.filter(({ isCertain }) => !isCertain).map(({ name }) => name);
  const isTurned = isTransposed(
    labels.map((label) => periodOf(label)),
    series,
  );
  return {
    chart: inOrder({ ...(isTurned ? transposed(labels, series, words) : { words, labels, series }), uncertain }),
  };
}

const FAULTS: Readonly<Record<ChartFault, string>> = {
  EMPTY: "El gráfico no tiene datos publicados",
  NO_FIGURES: "No hay ninguna columna con cifras: la primera lleva los nombres y las demás, los datos",
  TOO_LARGE: "La tabla es demasiado grande para describirla por sus cifras: resúmela antes",
  BROKEN: "La tabla tiene unas comillas mal puestas y no se puede leer",
};

/** Puts into words why a table is no chart. */
export function chartFaultText(code: ChartFault): string {
  return FAULTS[code];
}

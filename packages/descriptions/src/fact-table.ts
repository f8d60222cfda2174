import { formatNumber, formatPercent } from "@nv/spanish";
import type { Series } from "./chart.ts";
import { chartKind } from "./chart-kind.ts";
import type { Point, SeriesSummary } from "./fact.ts";
import type { ChartFacts } from "./find-facts.ts";
import { formatValue } from "./format-value.ts";

/** A fact as people read it. */
export interface FactLine {
  /** «Valor más alto de Paro». */
  readonly what: string;
  /** «15,5 % (2020)». */
  readonly figure: string;
}

/** Rows of figures that are told; of more, the first ones. */
const MOST_ROWS = 8;

/** Figures of a row that are told; of a longer one, the ends of its order. */
const MOST_POINTS = 24;

/** Longest name that is told, so that no table is as long as its names. */
const NAME_LENGTH = 120;

const named = (name: string) => name.trim().slice(0, NAME_LENGTH);

const written = (points: readonly Point[], series: Series) =>
  `${formatValue(points[0]?.value ?? 0, series)} (${points
    .slice(0, 3)
    .map(({ label }) => named(label))
    .join("; ")})`;

function changeLine(
  { first, last }: SeriesSummary,
  { unit, scale, decimals }: Series,
  name: string,
): readonly FactLine[] {
  if (first.label === last.label) return [];
  const what = `Diferencia${name} de ${named(first.label)} a ${named(last.label)}`;
  const difference = last.value - first.value;
  if (unit === "%")
    return [
      {
        what,
        figure: `${formatNumber(difference, { decimals: Math.min(decimals, 1), plus: true })} puntos porcentuales`,
      },
    ];
  const lines = [{ what, figure: formatValue(difference, { unit, scale, decimals }) }];
  if (!(first.value > 0 && last.value >= 0)) return lines;
  return [
    ...lines,
    { what: `Cambio${name}, relativo`, figure: formatPercent((difference / first.value) * 100, { plus: true }) },
  ];
}

/** The figures of a row, or of a long one those at both ends. */
function shownPoints(points: readonly Point[]): readonly Point[] {
  if (points.length <= MOST_POINTS) return points;
  return [...points.slice(0, MOST_POINTS / 2), ...points.slice(-MOST_POINTS / 2)];
}

function rowLines(summary: SeriesSummary, series: Series, isTimeline: boolean, isOnly: boolean): readonly FactLine[] {
  const name = isOnly || summary.name.trim() === "" ? "" : ` de ${named(summary.name)}`;
  return [
    { what: `Valor más alto${name}`, figure: written(summary.largest, series) },
    { what: `Valor más bajo${name}`, figure: written(summary.smallest, series) },
    ...(isTimeline ? changeLine(summary, series, name) : []),
    ...shownPoints(summary.points).map(({ label, value }) => ({
      what: `Valor${name}: ${named(label)}`,
      figure: formatValue(value, series),
    })),
    ...(summary.missing > 0 ? [{ what: `Datos que faltan${name}`, figure: String(summary.missing) }] : []),
  ];
}

/**
 * The facts of a chart as people read them, and as a model is given them: never the table itself, and never more than a page,
 * however long it is.
 */
export function factTable({ chart, summaries }: ChartFacts): readonly FactLine[] {
  const { words, labels, isTimeline } = chart;
  const told = summaries.slice(0, MOST_ROWS).flatMap((summary) => {
    const series = chart.series.find(({ name }) => name === summary.name);
    return series === undefined ? [] : rowLines(summary, series, isTimeline, summaries.length === 1);
  });
  const texts = [
    { what: "Clase de gráfico", figure: chartKind(words.type) },
    { what: "Título", figure: words.title.trim() },
    { what: "Unidad", figure: words.unit.trim() },
    { what: "Fuente", figure: words.sourceName.trim() },
  ];
  return [
    ...texts.filter(({ figure }) => figure !== "").map(({ what, figure }) => ({ what, figure: figure.slice(0, 300) })),
    { what: isTimeline ? "Momentos" : "Filas", figure: formatNumber(labels.length) },
    { what: "Series", figure: formatNumber(chart.series.length) },
    ...told,
  ];
}

import type { Chart, Series } from "./chart.ts";
import { type Direction, directionAround } from "./direction.ts";
import type { Point } from "./fact.ts";
import { pointsOf } from "./summarize-series.ts";

/** Claim of a sentence about its figures that the data do not support. */
export interface FalseClaim {
  /** `DISPROVED` by the data; `UNPROVEN` where the chart cannot know. */
  readonly fault: "DISPROVED" | "UNPROVEN";
  /** UTF-16 offsets in the sentence. */
  readonly start: number;
  readonly end: number;
}

/** Contents of a sentence, for checking its claims. */
export interface ClaimedSentence {
  /** Without accents and capitals, sign for sign. */
  readonly folded: string;
  /** Labels of the chart that it names. */
  readonly labels: ReadonlySet<string>;
  /** Rows of the chart that it names; none for a chart of one. */
  readonly rows: ReadonlySet<string>;
  /** Positions of its quantities, and the figures of the table that each may be. */
  readonly figures: readonly {
    readonly start: number;
    readonly end: number;
    readonly values: readonly { readonly series: string; readonly label: string }[];
  }[];
}

type Extreme = "high" | "low";

/** Said of more than the chart shows, or of all time. */
const ABSOLUTE = /\b(?:por primera vez|nunca|jamas|historic[oa]s?|records?|sin precedentes?)\b/g;
/** Said of every step. */
const STEADY =
  /\b(?:tod[oa]s l[oa]s (?:a[nñ]os|meses|trimestres|semanas|dias)|cada (?:a[nñ]o|mes|trimestre|semana|dia)|a[nñ]o tras a[nñ]o|mes a mes|sin interrupcion|ininterrumpidamente|sin parar|siempre)\b/g;
/** «El más alto», «el mínimo», «la mayor»; never «más alto que», «la mayor parte», nor those of an age. */
const EXTREME =
  /\b(?:(?:el|la|lo|su|valor|nivel|dato|tasa) mas (alt[oa]|baj[oa])\b(?! que)|(?:el|la|su|un|una) (maxim[oa]|minim[oa]|mayor|menor)\b(?! que| parte| de edad| medida))/g;
const STEP_NOUN =
  /^ (?:descenso|caida|bajada|reduccion|retroceso|recorte|disminucion)\b|^ (subida|aumento|alza|incremento|crecimiento|repunte|avance|ascenso)\b/;
const SINCE = /^[^.;:]{0,40}?\bdesde (?:el |la |los |las |hace )?([^.,;:()]{1,40})/;

const kindOf = (word: string): Extreme => (/^(?:alt|maxim|mayor)/.test(word) ? "high" : "low");

const claim = (fault: FalseClaim["fault"], match: RegExpExecArray): FalseClaim => ({
  ...{ fault, start: match.index, end: match.index + match[0].length },
});

const isExtreme = (value: number, all: readonly number[], kind: Extreme) =>
  all.every((other) => (kind === "high" ? other <= value : other >= value));

function rowsOf({ series }: Chart, { rows }: ClaimedSentence): readonly Series[] {
  const named = series.filter(({ name }) => rows.has(name));
  return named.length === 0 ? series : named;
}

/** Whether a figure of the table is an extreme of its row, or of all rows at its label. */
function isExtremeOf(
  chart: Chart,
  place: { series: string; label: string },
  kind: Extreme,
  sinceLabel: string | null,
): boolean {
  const at = chart.labels.indexOf(place.label);
  const from = sinceLabel === null ? 0 : chart.labels.indexOf(sinceLabel);
  const own = chart.series.find(({ name }) => name === place.series);
  const value = own?.values[at] ?? null;
  if (own === undefined || value === null) return false;
  const along = own.values.slice(from).filter((other) => other !== null);
  const across = chart.series.map(({ values }) => values[at] ?? null).filter((other) => other !== null);
  return isExtreme(value, along, kind) || (sinceLabel === null && across.length > 1 && isExtreme(value, across, kind));
}

/** The label that ends the longest step up or down of a row. */
function longestStepEnd(chart: Chart, series: Series, way: Direction): string | null {
  const points = pointsOf(chart, series);
  let end: { label: string; size: number } | null = null;
  for (const [at, point] of points.entries()) {
    const before = points[at - 1];
    if (before === undefined) continue;
    const size = way === "up" ? point.value - before.value : before.value - point.value;
    if (size > 0 && (end === null || size > end.size)) end = { label: point.label, size };
  }
  return end?.label ?? null;
}

function extremeClaims(chart: Chart, sentence: ClaimedSentence): readonly FalseClaim[] {
  const matches = [...sentence.folded.matchAll(EXTREME)];
  return matches.flatMap((match, at) => {
    const [whole, level, other] = match;
    const kind = kindOf(level ?? other ?? "");
    const end = match.index + whole.length;
    const rest = sentence.folded.slice(end);
    const step = STEP_NOUN.exec(rest);
    const labels = [...sentence.labels];
    if (step !== null) {
      if (labels.length !== 1 || !chart.isTimeline) return [claim("UNPROVEN", match)];
      const ends = rowsOf(chart, sentence).map((series) => longestStepEnd(chart, series, step[1] ? "up" : "down"));
      return ends.some((label) => label === labels[0]) ? [] : [claim("DISPROVED", match)];
    }
    const since = SINCE.exec(rest)?.[1]?.trim() ?? null;
    const sinceLabel =
      since === null ? null : (chart.labels.find((label) => since.startsWith(label.toLowerCase())) ?? null);
    if (since !== null && sinceLabel === null) return [claim("UNPROVEN", match)];
    const limit = matches[at + 1]?.index ?? sentence.folded.length;
    const behind = sentence.figures.find(
      (figure) => figure.start >= end && figure.start < limit && figure.values.length > 0,
    );
    const ahead = sentence.figures.findLast((figure) => figure.end <= match.index && figure.values.length > 0);
    const figure = behind ?? ahead;
    const told = labels.filter((label) => label !== sinceLabel);
    // Without another, it is the last one that is the highest since then.
    const [only] = told.length === 0 && sinceLabel !== null ? chart.labels.slice(-1) : told;
    const implied =
      told.length > 1 || only === undefined
        ? []
        : rowsOf(chart, sentence).map(({ name }) => ({ series: name, label: only }));
    const places = figure?.values ?? implied;
    if (places.length === 0) return labels.length === 0 && figure === undefined ? [] : [claim("UNPROVEN", match)];
    return places.some((place) => isExtremeOf(chart, place, kind, sinceLabel)) ? [] : [claim("DISPROVED", match)];
  });
}

const goesOnly = (points: readonly Point[], way: Direction) =>
  points.every(({ value }, at) => {
    const before = points[at - 1]?.value ?? value;
    return at === 0 || (way === "up" ? value > before : value < before);
  });

function steadyClaims(chart: Chart, sentence: ClaimedSentence): readonly FalseClaim[] {
  return [...sentence.folded.matchAll(STEADY)].flatMap((match) => {
    const way = directionAround(sentence.folded, "");
    if (way === null || !chart.isTimeline) return [claim("UNPROVEN", match)];
    const holds = rowsOf(chart, sentence).every((series) => goesOnly(pointsOf(chart, series), way));
    return holds ? [] : [claim("DISPROVED", match)];
  });
}

const ARRIVAL = /\b(?:al?|hasta)(?: el| la| los| las| casi| unos| unas)? $/;
const DEPARTURE = /\b(?:de|del|desde)(?: el| la| los| las)? $/;

/** «Sube al 11,3 %»: what the row did just before, and since its beginning, is not a rise. */
function arrivalClaims(chart: Chart, { folded, figures, labels }: ClaimedSentence): readonly FalseClaim[] {
  return figures.flatMap(({ start, end, values }, at) => {
    const before = folded.slice(0, start);
    const former = figures[at - 1];
    const isCourse = former !== undefined && DEPARTURE.test(folded.slice(0, former.start));
    if (!ARRIVAL.test(before) || isCourse || !chart.isTimeline) return [];
    const said = directionAround(before.slice(former?.end ?? 0), "");
    const own = values.filter(({ label }) => labels.size === 0 || labels.has(label));
    if (said === null || own.length === 0) return [];
    const isTrue = own.some(({ series, label }) => {
      const row = chart.series.find(({ name }) => name === series);
      const points = row === undefined ? [] : pointsOf(chart, row);
      const place = points.findIndex((point) => point.label === label);
      const [first, previous, present] = [points[0], points[place - 1], points[place]];
      if (first === undefined || previous === undefined || present === undefined) return true;
      const goes = (from: Point) => (said === "up" ? present.value > from.value : present.value < from.value);
      return goes(previous) || goes(first);
    });
    return isTrue ? [] : [{ fault: "DISPROVED" as const, start, end }];
  });
}

/**
 * Finds the claims of a sentence that its figures do not bear out: superlatives, «todos los años», «sube al», «por primera vez». Its
 * figures may all be in the table, and the sentence false.
 */
export function falseClaims(chart: Chart, sentence: ClaimedSentence): readonly FalseClaim[] {
  const absolute = [...sentence.folded.matchAll(ABSOLUTE)].map((match) => claim("UNPROVEN", match));
  return [
    ...absolute,
    ...extremeClaims(chart, sentence),
    ...steadyClaims(chart, sentence),
    ...arrivalClaims(chart, sentence),
  ];
}

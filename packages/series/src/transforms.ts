import type { Observation, PublishedSeries, SeriesColumn, SeriesFields, SeriesTransform } from "@nv/contracts/schemas";
import { byGroup, figureOf } from "./observations.ts";
import { dayNumber, dayOf, firstDayOf, periodNumber } from "./periods.ts";

/** Fields of a series that columns are worked out by. */
export type TransformedBy = Pick<SeriesFields, "columns" | "period" | "transforms">;

/** Series that are published, by their addresses. */
export type Deflators = ReadonlyMap<string, Pick<PublishedSeries, "period" | "columns" | "observations" | "title">>;

type Transform<Kind extends SeriesTransform["kind"]> = Extract<SeriesTransform, { kind: Kind }>;

/** Periods in a year, of those that have as many in every one. */
const IN_A_YEAR: Readonly<Record<"week" | "month" | "quarter" | "year", number>> = {
  week: 52,
  month: 12,
  quarter: 4,
  year: 1,
};

/** Whether figures in a unit are percentages: what lies between two of them is points. */
export const isOfPercent = (unit: string): boolean => /^(?:en )?(?:%|por ?cientos?|porcentajes?)$/i.test(unit.trim());

/** The columns that a table has to bring: those that nothing works out. */
export function broughtColumns({
  columns,
  transforms,
}: Pick<SeriesFields, "columns" | "transforms">): readonly SeriesColumn[] {
  if (transforms.length === 0) return columns;
  const workedOut = new Set(transforms.map(({ column }) => column));
  return columns.filter(({ key }) => !workedOut.has(key));
}

/** Addresses of the series that are needed to work the columns out. */
export function deflatorSlugs({ transforms }: Pick<SeriesFields, "transforms">): readonly string[] {
  return [...new Set(transforms.flatMap((one) => (one.kind === "deflate" ? [one.by] : [])))];
}

/** The same day a year before; `null` for 29 February. */
function yearBefore(date: string): string | null {
  const [year = "", ...rest] = date.split("-");
  const before = [String(Number(year) - 1).padStart(4, "0"), ...rest].join("-");
  return dayOf(dayNumber(before)) === before ? before : null;
}

/** The first day of the period that a figure is compared with; `null` where the calendar has none. */
function comparedDay(period: SeriesFields["period"], over: "period" | "year", date: string): string | null {
  if (period === "day") return yearBefore(date);
  const back = over === "year" ? IN_A_YEAR[period] : 1;
  return firstDayOf(period, periodNumber(period, date) - back);
}

/** Figures by the first days of their periods. Of two of one period, the last one. */
function figuresByPeriod(
  period: SeriesFields["period"],
  observations: readonly Observation[],
  column: string,
): ReadonlyMap<string, number> {
  const figures = new Map<string, number>();
  for (const observation of observations) {
    const value = figureOf(observation, column);
    if (value !== null) figures.set(firstDayOf(period, periodNumber(period, observation.date)), value);
  }
  return figures;
}

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** An observation with a figure worked out. */
const withFigure = (observation: Observation, column: string, value: number | null): Observation => ({
  ...observation,
  values: { ...observation.values, [column]: value },
});

/**
 * The change of a figure in hundredths of another one, or the points between both; nothing where the other is none. Of hundredths it
 * has to be above 0.
 */
function changed(
  { kind, decimals }: Transform<"change" | "points">,
  value: number | null,
  before: number | null | undefined,
): number | null {
  if (value === null || before === null || before === undefined) return null;
  if (kind === "points") return rounded(value - before, decimals);
  return before > 0 ? rounded(100 * (value / before - 1), decimals) : null;
}

function withChanges(
  transform: Transform<"change" | "points">,
  { columns, period }: TransformedBy,
  observations: readonly Observation[],
): readonly Observation[] {
  const { column, of, over } = transform;
  const done = new Map<Observation, Observation>();
  for (const own of byGroup(columns, observations).values()) {
    const figures = figuresByPeriod(period, own, of);
    let previous: number | null = null;
    for (const observation of own) {
      const value = figureOf(observation, of);
      const day = comparedDay(period, over, observation.date);
      // Days without an observation are those without a market: the one before counts, however long ago.
      const isStep = period === "day" && over === "period";
      const before = isStep ? previous : day === null ? null : figures.get(day);
      done.set(observation, withFigure(observation, column, changed(transform, value, before)));
      previous = value ?? previous;
    }
  }
  return observations.map((observation) => done.get(observation) ?? observation);
}

function deflated(
  { column, of, by, byColumn, base, decimals }: Transform<"deflate">,
  { period }: TransformedBy,
  observations: readonly Observation[],
  deflators: Deflators,
): readonly Observation[] {
  const index = deflators.get(by);
  const figures = figuresByPeriod(period, index?.observations ?? [], byColumn);
  const ofBase = figures.get(firstDayOf(period, periodNumber(period, base)));
  return observations.map((observation) => {
    const day = firstDayOf(period, periodNumber(period, observation.date));
    const [value, price] = [figureOf(observation, of), figures.get(day)];
    const isThere = value !== null && price !== undefined && price > 0 && ofBase !== undefined;
    return withFigure(observation, column, isThere ? rounded((value * ofBase) / price, decimals) : null);
  });
}

/**
 * Works out the columns of a series that nobody brings, in the order in which they are written. Where something is missing there is no figure: none
 * is carried over.
 *
 * @param observations - In their order.
 */
export function applyTransforms(
  series: TransformedBy,
  observations: readonly Observation[],
  deflators: Deflators,
): readonly Observation[] {
  return series.transforms.reduce<readonly Observation[]>(
    (done, one) => (one.kind === "deflate" ? deflated(one, series, done, deflators) : withChanges(one, series, done)),
    observations,
  );
}

/** Returns the reason why an index cannot deflate a series, in words; `null` when it can. */
export function deflatorProblem(
  { by, byColumn, base }: Transform<"deflate">,
  { period }: Pick<SeriesFields, "period">,
  deflators: Deflators,
): string | null {
  const index = deflators.get(by);
  if (index === undefined) return `La serie «${by}» no está publicada`;
  if (index.period !== period) return `«${index.title}» no tiene la misma periodicidad que esta serie`;
  if (!index.columns.some(({ key, kind }) => key === byColumn && kind === "number"))
    return `«${index.title}» no tiene una columna de cifras «${byColumn}»`;
  const figures = figuresByPeriod(period, index.observations, byColumn);
  const ofBase = figures.get(firstDayOf(period, periodNumber(period, base)));
  return ofBase !== undefined && ofBase > 0 ? null : `«${index.title}» no tiene una cifra de la fecha base`;
}

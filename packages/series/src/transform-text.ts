import type { SeriesColumn, SeriesFields, SeriesTransform, UsedSeries } from "@nv/contracts/schemas";
import { formatCount } from "@nv/spanish";
import { periodName } from "./period-name.ts";

/** Names of what a change is measured against, by how often there is an observation. */
const BEFORE: Readonly<Record<SeriesFields["period"], readonly [period: string, year: string]>> = {
  day: ["la observación anterior", "el mismo día del año anterior"],
  week: ["la semana anterior", "la de 52 semanas antes"],
  month: ["el mes anterior", "el mismo mes del año anterior"],
  quarter: ["el trimestre anterior", "el mismo trimestre del año anterior"],
  year: ["el año anterior", "el año anterior"],
};

const plain = (text: string) => text.replaceAll("\u00a0", " ");

/**
 * Tells how the figures of a column were worked out, for readers.
 *
 * @param used - The series that they were worked out with.
 * @example transformText(yearly, series, []) // "Variación de «Índice» sobre el mismo mes del año anterior, en %, con 1 decimal."
 */
export function transformText(
  transform: SeriesTransform,
  {
    columns,
    period,
  }: { readonly columns: readonly Pick<SeriesColumn, "key" | "label">[] } & Pick<SeriesFields, "period">,
  used: readonly UsedSeries[],
): string {
  const label = columns.find(({ key }) => key === transform.of)?.label ?? transform.of;
  const rounding = plain(
    transform.decimals === 0 ? "sin decimales" : `con ${formatCount(transform.decimals, "decimal", "decimales")}`,
  );
  if (transform.kind !== "deflate") {
    const [ofPeriod, ofYear] = BEFORE[period];
    const before = transform.over === "year" ? ofYear : ofPeriod;
    return transform.kind === "points"
      ? `Diferencia de «${label}» con ${before}, en puntos porcentuales, ${rounding}.`
      : `Variación de «${label}» sobre ${before}, en %, ${rounding}.`;
  }
  const index = used.find(({ slug }) => slug === transform.by);
  const by = index === undefined ? `la serie «${transform.by}»` : `«${index.title}» (${index.url})`;
  const from = index?.provisionalFrom ?? "";
  const doubt = from === "" ? "" : ` El índice es provisional desde ${plain(periodName(period, from))}.`;
  return `«${label}» a precios de ${plain(periodName(period, transform.base))}, por ${by}, ${rounding}.${doubt}`;
}

/** Describes how a column was worked out; empty where its source gave the figures. */
export function methodOf(
  column: string,
  series: Pick<SeriesFields, "columns" | "period" | "transforms">,
  used: readonly UsedSeries[],
): string {
  const transform = series.transforms.find((one) => one.column === column);
  return transform === undefined ? "" : transformText(transform, series, used);
}

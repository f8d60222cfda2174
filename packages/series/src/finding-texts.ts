import type { Finding, SeriesColumn, SeriesFields } from "@nv/contracts/schemas";
import { formatDate, formatNumber } from "@nv/spanish";

/** Decimals that a figure is told with: those of whoever measured it, and no more than anybody reads. */
const DECIMALS = 6;

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const day = (isoDay: string) => plain(formatDate(isoDay));

function figure(value: number | null, column: SeriesColumn | undefined): string {
  if (value === null) return "nada";
  const unit = column === undefined || column.unit === "" ? "" : ` ${column.unit}`;
  return formatNumber(value, { decimals: DECIMALS }) + unit;
}

const count = (value: number | null, one: string, many: string) => `${value ?? 0} ${value === 1 ? one : many}`;

/** One period without an observation, and several. */
const PERIODS: Readonly<Record<SeriesFields["period"], readonly [string, string]>> = {
  day: ["un día", "días"],
  week: ["una semana", "semanas"],
  month: ["un mes", "meses"],
  quarter: ["un trimestre", "trimestres"],
  year: ["un año", "años"],
};

function missing({ date, until, value }: Finding, period: SeriesFields["period"]): string {
  const [one, many] = PERIODS[period];
  return value === 1 ? `Falta ${one}: ${day(date)}` : `Faltan ${value} ${many}: del ${day(date)} al ${day(until)}`;
}

/** Writes the bound that a jump is measured against. */
function jumpBound(found: Finding, { rules }: Pick<SeriesFields, "rules">, column: SeriesColumn | undefined): string {
  const rule = found.rule === null ? undefined : rules[found.rule];
  const unit = rule?.kind === "jump" || rule?.kind === "revised" ? rule.unit : "units";
  if (unit === "percent") return `${figure(found.bound, undefined)} %`;
  return unit === "usual" ? `${figure(found.bound, undefined)} veces lo habitual` : figure(found.bound, column);
}

/** Writes what the rule is about, without the group of its observation. */
function told(found: Finding, series: Pick<SeriesFields, "columns" | "period" | "rules">): string {
  const { kind, date, until, value, previous, bound } = found;
  const column = series.columns.find(({ key }) => key === found.column);
  const label = column?.label ?? "";
  switch (kind) {
    case "range":
      return `${label}: ${figure(value, column)} el ${day(date)}, ${(value ?? 0) < (bound ?? 0) ? "menos" : "más"} que el límite de ${figure(bound, column)}`;
    case "jump":
      return `${label}: de ${figure(previous, column)} el ${day(until)} a ${figure(value, column)} el ${day(date)}, un salto de más de ${jumpBound(found, series, column)}`;
    case "monotony":
      return `${label}: de ${figure(previous, column)} el ${day(until)} a ${figure(value, column)} el ${day(date)}, ${
        value === previous ? "sin cambio" : "en el sentido contrario"
      }`;
    case "totals":
      return `Las partes suman ${figure(value, column)} el ${day(date)} y el total es ${figure(bound, column)}`;
    case "missing":
      return missing(found, series.period);
    case "fresh":
      return `La última observación es del ${day(date)}: hace ${count(value, "día", "días")}, y la regla admite ${bound ?? 0}`;
    case "past":
      return `El ${day(date)} no ha llegado todavía`;
    case "revised":
      return `${label}, el ${day(date)}: era ${figure(previous, column)} y ahora es ${figure(value, column)}, una corrección de más de ${jumpBound(found, series, column)}`;
    case "removed":
      return value === 1
        ? `Desaparece la observación del ${day(date)}`
        : `Desaparecen ${value} observaciones, del ${day(date)} al ${day(until)}`;
    case "base":
      return "El INE cambió la base: revisa el código";
  }
}

/** Puts a finding into words. @param series - With the rules that it was found by. */
export function findingText(found: Finding, series: Pick<SeriesFields, "columns" | "period" | "rules">): string {
  return `${told(found, series)}${found.group === "" ? "" : ` (${found.group})`}.`;
}

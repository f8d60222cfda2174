import { formatEuros, formatNumber, formatPercent } from "@nv/spanish";
import { readDelimited, readNumber } from "@nv/tables";
import { advice, fine } from "@nv/ui/finding";
import { readFigure } from "../utility/read-figure.ts";
import { answerWith, type Refusal, refuse, type Utility, written } from "../utility/utility.ts";

/** The month as the institute writes it (2026M09) and as people do (2026-09, 09/2026, 2026). */
const YEAR_FIRST = /^(\d{4})(?:\s?[-/M.]\s?(\d{1,2}))?$/i;
const MONTH_FIRST = /^(\d{1,2})\s?[-/]\s?(\d{4})$/;

/** @returns `YYYY-MM`, or `YYYY` for a whole year; `null` for what is neither. */
function readPeriod(text: string): string | null {
  const [, year, month] = YEAR_FIRST.exec(text.trim()) ?? [];
  const [, monthFirst, yearLast] = MONTH_FIRST.exec(text.trim()) ?? [];
  const [y, m] = year === undefined ? [yearLast, monthFirst] : [year, month];
  if (y === undefined) return null;
  if (m === undefined) return y;
  return Number(m) >= 1 && Number(m) <= 12 ? `${y}-${m.padStart(2, "0")}` : null;
}

type Series = ReadonlyMap<string, number>;

function readSeries(text: string): Series | Refusal {
  const series = new Map<string, number>();
  for (const { number, cells } of readDelimited(text).rows) {
    const period = readPeriod(cells[0] ?? "");
    const index = readNumber(cells[1] ?? "", /\d\.\d/.test(cells[1] ?? "") && !/,/.test(cells[1] ?? "") ? "." : ",");
    // The head, and whatever stands over or under the table.
    if (period === null) continue;
    if (index === null || index <= 0)
      return refuse("series", `Fila ${number}: «${cells[1] ?? ""}» no es un índice. Por ejemplo: 2026-09;118,4.`);
    if (series.has(period))
      return refuse("series", `Fila ${number}: ${period} está dos veces. Deja una sola serie (el índice general).`);
    series.set(period, index);
  }
  return series.size > 0
    ? series
    : refuse("series", "Pega la serie: un mes y su índice por fila. Por ejemplo: 2026-09;118,4.");
}

/** The mean of the twelve months stands for a year. */
function indexAt(series: Series, field: string, text: string): number | Refusal {
  const period = readPeriod(text);
  if (period === null) return refuse(field, "Escribe un mes como 2026-09, o un año como 2026.");
  const own = series.get(period);
  if (own !== undefined) return own;
  const months = period.length === 4 ? [...series].filter(([name]) => name.startsWith(`${period}-`)) : [];
  if (months.length === 12) return months.reduce((sum, [, index]) => sum + index, 0) / 12;
  const last = [...series.keys()].sort().at(-1) ?? "";
  const isLater = period > last;
  return refuse(
    field,
    isLater
      ? `La serie acaba en ${last}: ${period} aún no está. Usa ese mes, y dilo.`
      : `La serie no tiene ${period}${months.length > 0 ? " completo" : ""}. Pégala entera.`,
  );
}

/** Utility for the value of a past amount at another time, by the consumer price index that is pasted. */
export const deflatorUtility: Utility = {
  fields: [
    { name: "amount", label: "Importe, en euros", kind: "line", example: "1000" },
    { name: "from", label: "De", kind: "line", example: "2021-01", hint: "Un mes (2021-01) o un año (2021)." },
    { name: "to", label: "A", kind: "line", example: "2026-01" },
    {
      name: "series",
      label: "Serie del IPC",
      kind: "lines",
      example: "mes;índice\n2021-01;100,0\n2026-01;120,0",
      hint: "Estas cifras son inventadas. Copia las del INE: índice general, base actual, un mes por fila.",
    },
    {
      name: "source",
      label: "Qué índice es, para la nota",
      kind: "line",
      example: "índice de ejemplo, inventado",
      hint: "Lo que has pegado: «IPC general, INE».",
    },
  ],
  answer(values) {
    const amount = readFigure(values, "amount", "el importe");
    if (typeof amount !== "number") return amount;
    const series = readSeries(values.series ?? "");
    if ("kind" in series) return series;
    const from = indexAt(series, "from", written(values, "from"));
    if (typeof from !== "number") return from;
    const to = indexAt(series, "to", written(values, "to"));
    if (typeof to !== "number") return to;
    const factor = to / from;
    const source = written(values, "source").trim();
    if (source === "") return refuse("source", "Di qué índice es lo que has pegado. Por ejemplo: IPC general, INE.");
    const isJump = [...series.values()].some(
      (index, at, all) => at > 0 && Math.abs(index / (all[at - 1] ?? index) - 1) > 0.3,
    );
    return answerWith(
      [
        ["Equivale a", formatEuros(amount * factor)],
        ["Los precios han variado", formatPercent(100 * (factor - 1), { plus: true })],
        ["Factor", formatNumber(factor, { decimals: 6 })],
        ["Nota para el pie", `Euros de ${written(values, "to")}, ajustados por los precios (${source}).`],
      ],
      isJump
        ? [advice("La serie da un salto de más del 30 % de una fila a otra: ¿mezcla dos bases, o faltan años?")]
        : [fine("Las dos cifras salen de la misma serie, con la misma base.")],
    );
  },
};

import type { Series } from "../draw/series-of.ts";
import { counted, extremeOf, listed, pointsOf, rowsWith, type Teller } from "./teller.ts";

/** A sentence about how a series goes: from its first value to its last, and what is beyond both. */
function courseOf(series: Series, { inRow, fromTo, write }: Teller): string {
  const { name } = series;
  const points = pointsOf(series);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return `${name}: sin datos.`;
  if (points.length === 1) return `${name}: ${write(first.value)} ${inRow(first.row)}.`;
  const way = last.value > first.value ? "sube" : last.value < first.value ? "baja" : "acaba como empieza,";
  const course =
    first.value === last.value
      ? `${way} ${write(first.value)}, ${inRow(first.row)} y ${inRow(last.row)}`
      : `${way} ${fromTo(first.value, last.value)} entre ${bounds(first.row, last.row, inRow)}`;
  const most = extremeOf(points);
  const least = extremeOf(points, -1);
  const alike = (value: number) => {
    const where = rowsWith(points, value, inRow, ["momento", "momentos"]);
    return /^(?:en|el) /.test(where) ? where : `en ${where}`;
  };
  const beyond = [
    most !== undefined && most.value > Math.max(first.value, last.value)
      ? `su máximo es ${write(most.value)}, ${alike(most.value)}`
      : "",
    least !== undefined && least.value < Math.min(first.value, last.value)
      ? `su mínimo, ${write(least.value)}, ${alike(least.value)}`
      : "",
  ].filter(Boolean);
  return `${[`${name}: ${course}`, ...beyond].join("; ")}.`;
}

/** «enero de 2025 y junio de 2026». */
const bounds = (from: number, to: number, inRow: (row: number) => string) =>
  [from, to].map((row) => inRow(row).replace(/^en /, "")).join(" y ");

/** Other series that are named; of more, how many there are. */
const MOST_NAMED = 4;

/** Tells each of the first series, and which others there are. @param what - «Líneas». */
export function tellLines(what: string, teller: Teller): string {
  const { series, told, measured } = teller;
  const others = series.filter((one) => one.look !== "points" && !told.includes(one)).map(({ name }) => name);
  const also =
    others.length === 0
      ? []
      : others.length <= MOST_NAMED
        ? [`También ${others.length === 1 ? "sale" : "salen"} ${listed(others)}.`]
        : [`Y ${counted(others.length, "serie más", "series más", "feminine")}.`];
  return [`${what}${measured}.`, ...told.map((one) => courseOf(one, teller)), ...also].join(" ");
}

import { counted, extremeOf, listed, listedParts, pointsOf, type Teller } from "./teller.ts";

/** Tells which part is the greatest in each of a few rows, or in the first and the last. @param what - «Barras apiladas». */
export function tellStacks(what: string, { data, series, nameOf, write, measured }: Teller): string {
  const isTime = data.x.kind !== "text";
  const rows = data.rows.map((_row, row) => row);
  const shown = isTime ? [...new Set([0, rows.length - 1])] : rows.slice(0, 4);
  const sentences = shown.map((row) => {
    const parts = series.flatMap(({ name, values }) => {
      const value = values[row] ?? null;
      return value === null ? [] : [{ name, value }];
    });
    return `${nameOf(row)}: ${listedParts(parts.map(({ name, value }) => `${name}, ${write(value)}`))}.`;
  });
  const others = rows.length - shown.length;
  return [
    `${what}${measured}.`,
    ...sentences,
    others > 0 && !isTime ? `Y ${counted(others, "fila más", "filas más", "feminine")}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Tells the ends of each row, or the greatest of the differences between two columns. @param what - «Puntos unidos». */
export function tellRanges(what: string, { data, series: [from, to], nameOf, write, measured }: Teller): string {
  const pairs = data.rows.flatMap((_row, row) => {
    const [low = null, high = null] = [from?.values[row], to?.values[row]];
    return low === null || high === null ? [] : [{ row, low, high, value: Math.abs(high - low) }];
  });
  const [most, least] = [extremeOf(pairs), extremeOf(pairs, -1)];
  const head = `${what} de «${from?.name ?? ""}» a «${to?.name ?? ""}»${measured}.`;
  if (most === undefined || least === undefined) return head;
  const ends = ({ row, low, high }: typeof most) =>
    `${nameOf(row)}: ${from?.name ?? ""}, ${write(low)}; ${to?.name ?? ""}, ${write(high)}`;
  // Of several alike nobody is named as the one.
  const isSole = (value: number) => pairs.filter((pair) => pair.value === value).length === 1;
  if (most.row === least.row || !isSole(most.value) || !isSole(least.value)) return `${head} ${ends(most)}.`;
  return `${head} La mayor diferencia está en ${ends(most)}. La menor, en ${ends(least)}.`;
}

/** Tells how each name goes from the first row to the last. */
export function tellSlopes({ series, nameOf, fromTo, write, measured, data }: Teller): string {
  const last = data.rows.length - 1;
  const told = series.slice(0, 6).flatMap((one) => {
    const points = pointsOf(one);
    const [first, end] = [points[0], points.at(-1)];
    if (first === undefined || end === undefined || first.row === end.row) return [];
    if (first.value === end.value) return [`${one.name} se queda en ${write(end.value)}`];
    return [`${one.name} ${end.value > first.value ? "sube" : "baja"} ${fromTo(first.value, end.value)}`];
  });
  return `Pendientes entre ${nameOf(0)} y ${nameOf(last)}${measured}. ${told.length === 0 ? "Sin datos" : listed(told)}.`;
}

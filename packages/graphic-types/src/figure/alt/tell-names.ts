import { counted, extremeOf, listedParts, pointsOf, rowsWith, type Teller } from "./teller.ts";

/** Rows that are told one by one. */
const MOST_LISTED = 6;

/** «El de Soria», «el del 13 de octubre de 2026». */
const theOneOf = (name: string) => (/^\d{1,2} de /.test(name) ? `el del ${name}` : `el de ${name}`);

/** Tells a table of names: each row where there are few, the greatest and the least where there are many. @param what - «Barras». */
export function tellNames(what: string, teller: Teller): string {
  const { data, told, nameOf, write, withValue, measured } = teller;
  const sentences = told.map((series) => {
    const points = pointsOf(series);
    const [most, least] = [extremeOf(points), extremeOf(points, -1)];
    if (most === undefined || least === undefined) return `${series.name}: sin datos.`;
    if (points.length <= MOST_LISTED && told.length === 1)
      return `${series.name}: ${listedParts(points.map(({ row, value }) => `${nameOf(row)}, ${write(value)}`))}.`;
    const alike = (value: number) => rowsWith(points, value, nameOf, ["fila", "filas", "feminine"]);
    if (most.value === least.value) return `${series.name}: ${write(most.value)} en todas las filas.`;
    return `${series.name}: el valor más alto es ${theOneOf(alike(most.value))}, ${withValue(most.value)}, y el más bajo, ${theOneOf(alike(least.value))}, ${withValue(least.value)}.`;
  });
  const many = data.rows.length > MOST_LISTED ? ` de ${counted(data.rows.length, "fila", "filas", "feminine")}` : "";
  return [`${what}${many}${measured}.`, ...sentences].join(" ");
}

import { formatNumber } from "@nv/spanish";
import { ranksOf } from "../draw/ranks.ts";
import { counted, extremeOf, listed, listedParts, pointsOf, type Teller } from "./teller.ts";

/** Names that are told one by one. */
const MOST_LISTED = 5;

/** Tells the order of the names in the first row and in the last. @param isRank - Whether the values are places already. */
export function tellRanking({ data, series, inRow }: Teller, isRank: boolean): string {
  const orderIn = (row: number) => {
    const values = series.map(({ values: all }) => all[row] ?? null);
    const places = isRank ? values : ranksOf(values);
    const told = series
      .flatMap(({ name }, at) => (places[at] === null ? [] : [{ name, place: places[at] ?? 0 }]))
      .toSorted((a, b) => a.place - b.place)
      .slice(0, MOST_LISTED)
      .map(({ name }) => name);
    const where = inRow(row);
    return `${where.charAt(0).toUpperCase()}${where.slice(1)}, por orden: ${listed(told)}.`;
  };
  return ["Puestos.", ...new Set([0, data.rows.length - 1].map(orderIn))].join(" ");
}

/** Tells what the axes are, and the ends of the first. */
export function tellScatter({ data, series: [ofX, ofY], nameOf }: Teller): string {
  const points = data.rows.flatMap((_row, row) => {
    const [x = null, y = null] = [ofX?.values[row], ofY?.values[row]];
    return x === null || y === null ? [] : [{ row, value: x, y }];
  });
  const head = `Dispersión de ${counted(points.length, "punto", "puntos")}: «${ofX?.name ?? ""}» y «${ofY?.name ?? ""}».`;
  const [most, least] = [extremeOf(points), extremeOf(points, -1)];
  if (most === undefined || least === undefined || most.row === least.row) return head;
  const told = ({ row, value, y }: typeof most) =>
    `${nameOf(row)}: ${ofX?.name ?? ""}, ${formatNumber(value)}; ${ofY?.name ?? ""}, ${formatNumber(y)}.`;
  return `${head} ${told(least)} ${told(most)}`;
}

/** The value in the middle of some. */
function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

/** Tells the ends and the median of the values, of each group where there are groups. */
export function tellDistribution({ data, told: [only], write, fromTo, measured }: Teller): string {
  const points = only === undefined ? [] : pointsOf(only);
  const groups = [...new Set(data.rows.flatMap(({ group }) => (group ? [group] : [])))];
  const [most, least] = [extremeOf(points), extremeOf(points, -1)];
  if (most === undefined || least === undefined) return "Distribución sin datos.";
  const head = `Distribución de ${counted(points.length, "valor", "valores")}${measured}, ${fromTo(least.value, most.value)}.`;
  const medianIn = (group: string | null) =>
    medianOf(points.filter(({ row }) => group === null || data.rows[row]?.group === group).map(({ value }) => value));
  if (groups.length < 2) return `${head} La mediana es ${write(medianIn(null))}.`;
  return `${head} Medianas: ${listedParts(groups.slice(0, MOST_LISTED).map((group) => `${group}, ${write(medianIn(group))}`))}.`;
}

/** Tells the days with most and with least, and how many have no value. */
export function tellCalendar({ data, told: [only], nameOf, write, fromTo }: Teller): string {
  const points = only === undefined ? [] : pointsOf(only);
  const [most, least] = [extremeOf(points), extremeOf(points, -1)];
  const head = `Calendario del ${nameOf(0)} al ${nameOf(data.rows.length - 1)}.`;
  if (most === undefined || least === undefined) return `${head} Sin datos.`;
  const gaps = data.rows.length - points.length;
  const missing = gaps === 0 ? "" : ` Sin dato en ${counted(gaps, "día", "días")}.`;
  // Of several alike nobody is named as the one.
  const isSole = ({ value }: typeof most) => points.filter((point) => point.value === value).length === 1;
  const days = [
    isSole(most) ? ` El máximo es ${write(most.value)}, el ${nameOf(most.row)}.` : "",
    isSole(least) ? ` El mínimo es ${write(least.value)}, el ${nameOf(least.row)}.` : "",
  ];
  return `${head} Los valores van ${fromTo(least.value, most.value)}.${days.join("")}${missing}`;
}

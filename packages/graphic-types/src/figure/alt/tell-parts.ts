import { formatNumber } from "@nv/spanish";
import { counted, extremeOf, listedParts, pointsOf, type Teller } from "./teller.ts";

/** Parts that are told one by one. */
const MOST_LISTED = 8;

/** Tells the parts of a whole, each with what it has. */
export function tellParts({ told: [only], nameOf, write, measured }: Teller): string {
  const points = only === undefined ? [] : pointsOf(only);
  const shown = points.slice(0, MOST_LISTED).map(({ row, value }) => `${nameOf(row)}, ${write(value)}`);
  const others = points.length - shown.length;
  const rest = others > 0 ? [counted(others, "parte más", "partes más", "feminine")] : [];
  return `Partes de un todo${measured}. ${listedParts([...shown, ...rest])}.`;
}

/** Tells the seats of a chamber, and who has more than half of them. */
export function tellHemicycle({ told: [only], nameOf }: Teller): string {
  const points = only === undefined ? [] : pointsOf(only);
  const total = points.reduce((sum, { value }) => sum + value, 0);
  const needed = Math.floor(total / 2) + 1;
  const first = extremeOf(points);
  const seats = listedParts(points.map(({ row, value }) => `${nameOf(row)}, ${formatNumber(value)}`));
  const majority =
    first !== undefined && first.value >= needed
      ? `${nameOf(first.row)} tiene la mayoría absoluta, que está en ${formatNumber(needed)}.`
      : `Nadie tiene la mayoría absoluta, que está en ${formatNumber(needed)}.`;
  return `Hemiciclo de ${formatNumber(total)} escaños. ${seats}. ${majority}`;
}

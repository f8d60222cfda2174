import type { CompassPoint, EpicentreTerm, NearTown } from "@nv/contracts/schemas";
import { formatNumber, isSingular, NO_BREAK_SPACE } from "@nv/spanish";

const DIRECTIONS: Readonly<Record<CompassPoint, string>> = {
  ...{ n: "norte", ne: "noreste", e: "este", se: "sureste" },
  ...{ s: "sur", sw: "suroeste", w: "oeste", nw: "noroeste" },
};

/** Distance from its town at which it was there, kilometres: towns are larger, and epicentres no more exact. */
const IN_TOWN_KM = 1;

/** «al noreste» */
export const directionWords = (direction: CompassPoint): string => `al ${DIRECTIONS[direction]}`;

/** «9 kilómetros»; what is less than one is told as such. */
export function distanceWords(km: number): string {
  if (km < 1) return `menos de 1${NO_BREAK_SPACE}kilómetro`;
  const figure = formatNumber(Math.round(km), { decimals: 0 });
  return `${figure}${NO_BREAK_SPACE}${isSingular(figure) ? "kilómetro" : "kilómetros"}`;
}

/** Writes a town as an option: «Lorca (Murcia), a 4 km, al noreste», «Petrer (Alicante), dentro de su término». */
export function townChoice(town: NearTown): string {
  if (town.direction === null) return `${townName(town)}, dentro de su término`;
  const from = town.isTerm ? " de su término" : "";
  return `${townName(town)}, a ${formatNumber(town.distanceKm)} km${from}, ${directionWords(town.direction)}`;
}

/** «Lorca (Murcia)»; a town that is called as its province is called once. */
export function townName({ name, province }: Pick<NearTown, "name" | "province">): string {
  return name === province || province === "" ? name : `${name} (${province})`;
}

/**
 * «a unos 4 kilómetros al noreste de Lorca (Murcia)», by where its houses are; of a municipality whose town nobody here knows, «en el término municipal de…» or so
 * far from the edge of that.
 */
export function whereWords(town: NearTown): string {
  const { direction, distanceKm, isTerm } = town;
  const place = isTerm ? `l término municipal de ${townName(town)}` : ` ${townName(town)}`;
  if (direction === null) return `en e${place}`;
  if (!isTerm && distanceKm < IN_TOWN_KM) return `en${place}`;
  const about = distanceKm < 1 ? "" : Math.round(distanceKm) === 1 ? "cerca de " : "unos ";
  return `a ${about}${distanceWords(distanceKm)} ${directionWords(direction)} de${place}`;
}

/** «, en su término municipal», or whose it is; empty at sea, abroad, and where the words say it already. */
export function termWords(term: EpicentreTerm | null, town: NearTown | null): string {
  if (term === null || (town?.isTerm === true && town.code === term.code)) return "";
  if (town?.code === term.code) return ", en su término municipal";
  return `, en el término municipal de ${town?.province === term.province ? term.name : townName(term)}`;
}

import type { CompassPoint, NearTown } from "@nv/contracts/schemas";
import { formatNumber, isSingular, NO_BREAK_SPACE } from "@nv/spanish";

const DIRECTIONS: Readonly<Record<CompassPoint, string>> = {
  ...{ n: "norte", ne: "noreste", e: "este", se: "sureste" },
  ...{ s: "sur", sw: "suroeste", w: "oeste", nw: "noroeste" },
};

/** «al noreste» */
export const directionWords = (direction: CompassPoint): string => `al ${DIRECTIONS[direction]}`;

/** «9 kilómetros»; what is less than one is told as such. */
export function distanceWords(km: number): string {
  if (km < 1) return `menos de 1${NO_BREAK_SPACE}kilómetro`;
  const figure = formatNumber(Math.round(km), { decimals: 0 });
  return `${figure}${NO_BREAK_SPACE}${isSingular(figure) ? "kilómetro" : "kilómetros"}`;
}

/** Writes a town as an option: «Lorca (Murcia), dentro de su término» or «Adra (Almería), a 9,3 km, al sur». */
export function townChoice(town: NearTown): string {
  if (town.direction === null) return `${townName(town)}, dentro de su término`;
  return `${townName(town)}, a ${formatNumber(town.distanceKm)} km, ${directionWords(town.direction)}`;
}

/** «Lorca (Murcia)»; a town that is called as its province is called once. */
export function townName({ name, province }: Pick<NearTown, "name" | "province">): string {
  return name === province ? name : `${name} (${province})`;
}

/**
 * «en el término municipal de Lorca (Murcia)», or «a unos 9 kilómetros al sur del término municipal de Adra (Almería)»: the atlas knows the term, not where
 * its houses are, so that nothing is told from its middle.
 */
export function whereWords(town: NearTown): string {
  const term = `término municipal de ${townName(town)}`;
  if (town.direction === null) return `en el ${term}`;
  const about = town.distanceKm < 1 ? "" : Math.round(town.distanceKm) === 1 ? "cerca de " : "unos ";
  return `a ${about}${distanceWords(town.distanceKm)} ${directionWords(town.direction)} del ${term}`;
}

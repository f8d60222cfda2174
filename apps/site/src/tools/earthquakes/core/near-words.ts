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

/** «Lorca (Murcia)»; a town that is called as its province is called once. */
export function townName({ name, province }: Pick<NearTown, "name" | "province">): string {
  return name === province ? name : `${name} (${province})`;
}

/** «unos 9 kilómetros al noreste del centro del término municipal de Lorca (Murcia)»: the atlas knows the term, not where its houses are. */
export function whereWords(town: NearTown): string {
  const about = town.distanceKm < 1 ? "" : Math.round(town.distanceKm) === 1 ? "cerca de " : "unos ";
  const distance = `${about}${distanceWords(town.distanceKm)}`;
  return `${distance} ${directionWords(town.direction)} del centro del término municipal de ${townName(town)}`;
}

import { formatNumber } from "@nv/spanish";
import type { Apportionment } from "../law/apportion.ts";

const whole = (figure: number) => formatNumber(figure, { decimals: 0 });

function leftText(left: number): string {
  if (left === 0) return "no queda nada por contar";
  if (!Number.isFinite(left)) return "no se sabe cuántos quedan por contar";
  return `quedan por contar ${whole(left)} como mucho`;
}

/**
 * Writes what the last seat of a constituency hangs on: who has it, who is nearest, by how many votes, and how many may still come.
 *
 * @param left - Votes that may still come, at most.
 * @param nameOf - What readers call a list.
 * @returns Empty where no seat was given.
 * @example "El último escaño es de Junta A. A Junta B le faltan 285 votos, y quedan por contar 1200 como mucho."
 */
export function lastSeatText(
  { last, challengers, tie }: Apportionment,
  left: number,
  nameOf: (list: string) => string,
): string {
  if (tie?.isSettled === false) {
    const names = new Intl.ListFormat("es").format(tie.lists.map(nameOf));
    const seats = tie.seats === 1 ? "el último escaño se decide" : `los últimos ${whole(tie.seats)} escaños se deciden`;
    return `Hay un empate entre ${names}: ${seats} por sorteo.`;
  }
  if (last === null) return "";
  const [nearest] = challengers;
  const own = `El último escaño es de ${nameOf(last)}.`;
  if (nearest === undefined) return own;
  const isOne = nearest.missingVotes === 1;
  const missing = isOne ? "le falta 1 voto" : `le faltan ${whole(nearest.missingVotes)} votos`;
  return `${own} A ${nameOf(nearest.list)} ${missing}, y ${leftText(left)}.`;
}

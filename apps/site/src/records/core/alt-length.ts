import { ALT_TEXT_LENGTHS } from "@nv/contracts";
import { formatNumber } from "@nv/spanish";

/** Writes the length of an alternative text for its hint, with advice where it is long. @example altLength("Un río") // "6 de 600" */
export function altLength({ length }: string): string {
  const { advised, most } = ALT_TEXT_LENGTHS;
  const advice = length > advised ? `. Mejor en ${formatNumber(advised)} o menos: se oye de un tirón` : "";
  return `${formatNumber(length)} de ${formatNumber(most)}${advice}`;
}

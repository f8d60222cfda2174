import type { FileWords } from "@nv/contracts/schemas";
import { formatDate } from "@nv/spanish";

/**
 * Returns the reason why a file may not be published any more.
 *
 * @param today - Day of the newsroom, `2026-11-22`.
 * @returns Empty while it may.
 */
export function rightsOver({ name, rightsUntil }: Pick<FileWords, "name" | "rightsUntil">, today: string): string {
  // The last day is still one of them.
  return rightsUntil === "" || rightsUntil >= today
    ? ""
    : `Los derechos de «${name}» acabaron el ${formatDate(rightsUntil)}`;
}

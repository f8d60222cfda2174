import { findWords, fold } from "@nv/spanish";

/** Order after which the name of a graphic comes, to copy its code. */
export const COPY_ORDER = "copiar el código de";

/** Words of the order, by the places they may take, folded. */
const ORDER: readonly { readonly words: readonly string[]; readonly isNeeded: boolean }[] = [
  { words: ["copiar", "copia"], isNeeded: true },
  { words: ["el"], isNeeded: false },
  { words: ["codigo", "embed"], isNeeded: true },
  { words: ["de", "del"], isNeeded: false },
];

/**
 * Reads for which graphic somebody wants the code.
 *
 * @returns Its words as they were typed; empty while none is said, `null` when the text is no such order.
 * @example copiedGraphic("copiar el código de los embalses") // "los embalses"
 */
export function copiedGraphic(text: string): string | null {
  const words = findWords(text);
  let at = 0;
  for (const { words: wanted, isNeeded } of ORDER) {
    const word = words[at];
    if (word !== undefined && wanted.includes(fold(word.text))) at += 1;
    else if (isNeeded) return null;
  }
  const next = words[at];
  return next === undefined ? "" : text.slice(next.start).trim();
}

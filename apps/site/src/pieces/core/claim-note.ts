import type { CheckedText } from "@nv/contracts/schemas";

/** Most of a sentence that a note repeats, characters. */
const MOST_QUOTED = 60;

/** The beginning of a sentence, without its point. */
function quoted(sentence: string): string {
  const plain = sentence.replace(/[.…]$/, "");
  return plain.length <= MOST_QUOTED ? plain : `${plain.slice(0, MOST_QUOTED).trimEnd()}…`;
}

/** Writes under a field how far the data bear out what it says. @returns One line. */
export function claimNote({ confirmed, unknown }: Pick<CheckedText, "confirmed" | "unknown">): string {
  const [first, ...others] = unknown;
  if (first === undefined) return "✓ Los datos lo confirman";
  if (confirmed + unknown.length === 1) return "No sé comprobar esta frase con los datos";
  const more = others.length === 0 ? "" : ` ni ${others.length === 1 ? "otra frase" : `otras ${others.length}`}`;
  const rest = confirmed === 0 ? "" : "; el resto, confirmado";
  return `No sé comprobar «${quoted(first)}»${more}${rest}`;
}

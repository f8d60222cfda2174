/** A text between «», one more inside it allowed; and what is bold. */
const QUOTED = /«((?:[^«»]|«[^«»]*»)+)»/g;
const BOLD = /\*\*([^*]+)\*\*/g;

/** Bold that begins a step: it says what to do, in the words of the manual. */
const LEAD = /^\d+\. \*\*[^*]+\*\*/gm;

/** Parts of a quoted text that change each time: what is left out, a number, a name inside it, a limit. */
const CHANGING = /…|\d|[«»]|<[^<>]*>/;

/** Shorter ones stand in any code. */
const SHORTEST_PART = 4;

/** Longest part of a quoted text that is always the same; empty for one that has none. */
export function fixedPart(quoted: string): string {
  const parts = quoted.split(CHANGING).map((part) => part.replace(/^[\s.,:;]+|[\s.,:;]+$/g, ""));
  const longest = parts.toSorted((one, other) => other.length - one.length)[0] ?? "";
  return longest.length < SHORTEST_PART ? "" : longest;
}

/** Lists the labels and sentences of the product that a manual quotes: they begin with a capital, as the product's do. */
export function quotedLabels(page: string): readonly string[] {
  const text = page.replace(LEAD, "").replaceAll(/\s+/g, " ");
  return [...text.matchAll(QUOTED), ...text.matchAll(BOLD)]
    .map(([, quoted = ""]) => quoted)
    .filter((quoted) => /^[A-ZÁÉÍÓÚÑ¿]/.test(quoted));
}

/**
 * Lists what a manual quotes and no screen says.
 *
 * @param isWritten - Whether the code of the product says a text.
 */
export const unsaidLabels = (page: string, isWritten: (text: string) => boolean): readonly string[] =>
  quotedLabels(page).filter((quoted) => fixedPart(quoted) !== "" && !isWritten(fixedPart(quoted)));

import { isStopWord, wordsOf } from "@nv/spanish";
import { UTILITIES } from "./utilities.ts";

/** A utility that a text names. */
export interface NamedUtility {
  readonly entry: (typeof UTILITIES)[number];
  /** Whether the text is its name or one of its aliases, and not only a part of them. */
  readonly isExact: boolean;
}

type Entry = NamedUtility["entry"];

/** Words of each name of a utility, read once: a search asks for them at each key. */
const READ = new WeakMap<Entry, readonly (readonly string[])[]>();

function wordsOfNames(entry: Entry): readonly (readonly string[])[] {
  const known = READ.get(entry) ?? [entry.name, ...entry.aliases].map(wordsOf);
  READ.set(entry, known);
  return known;
}

const meant = (text: string) => wordsOf(text).filter((word) => !isStopWord(word));

/**
 * The utilities that a text names, those named exactly first. Each word has to begin one of the name or of one alias; a single letter
 * names nothing.
 *
 * @example findUtilities("puntos porc")[0].entry.id // "variacion"
 */
export function findUtilities(text: string): readonly NamedUtility[] {
  const asked = meant(text);
  const isEnough = asked.join("").length >= 2;
  const whole = wordsOf(text).join(" ");
  const found = UTILITIES.flatMap((entry): NamedUtility[] => {
    const names = wordsOfNames(entry);
    const isExact = names.some((words) => words.join(" ") === whole);
    const isNamed = isEnough && names.some((words) => asked.every((one) => words.some((word) => word.startsWith(one))));
    return isExact || isNamed ? [{ entry, isExact }] : [];
  });
  return found.toSorted((one, other) => Number(other.isExact) - Number(one.isExact));
}

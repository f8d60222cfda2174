import { isStopWord, wordsOf } from "@nv/spanish";
import { JOBS, TOOLS, type Tool } from "./catalogue.ts";

/** Places in which words are looked for, the best first. */
const PLACES: readonly ((tool: Tool) => string)[] = [
  ({ name }) => name,
  ({ name, words }) => `${name} ${words}`,
  ({ name, words, says, job }) => `${name} ${words} ${says} ${JOBS[job]}`,
];

/** Words of a tool in each place, read once: a search asks for them at each key. */
const READ = new WeakMap<Tool, readonly (readonly string[])[]>();

function wordsIn(tool: Tool): readonly (readonly string[])[] {
  const known = READ.get(tool) ?? PLACES.map((textOf) => wordsOf(textOf(tool)));
  READ.set(tool, known);
  return known;
}

/** Places of {@link PLACES} that are names. */
const CALLED = 2;

/** Fewer letters name nothing yet. */
const FEWEST_LETTERS = 3;

/** The place of {@link PLACES} that has all the words; their number when none has. */
function placeOf(tool: Tool, asked: readonly string[]): number {
  const at = wordsIn(tool).findIndex((words) => asked.every((one) => words.some((word) => word.startsWith(one))));
  return at === -1 ? PLACES.length : at;
}

/**
 * Finds the tools that a text means: each of its words has to begin one of theirs.
 *
 * @param text - As it is typed; nothing that says something means all of them.
 * @returns Those whose name has it first, then those that people call so, then those whose line or job says it; in the order of the catalogue.
 */
export function findTools(text: string, tools: readonly Tool[] = TOOLS): readonly Tool[] {
  const asked = wordsOf(text).filter((word) => !isStopWord(word));
  if (asked.length === 0) return tools;
  return tools
    .map((tool) => ({ tool, place: placeOf(tool, asked) }))
    .filter(({ place }) => place < PLACES.length)
    .toSorted((one, other) => one.place - other.place)
    .map(({ tool }) => tool);
}

/** Finds the tools that a text names, or calls as people do; nothing that says something names none. */
export function findNamedTools(text: string, tools: readonly Tool[] = TOOLS): readonly Tool[] {
  const asked = wordsOf(text).filter((word) => !isStopWord(word));
  if (asked.join("").length < FEWEST_LETTERS) return [];
  return findTools(text, tools).filter((tool) => placeOf(tool, asked) < CALLED);
}

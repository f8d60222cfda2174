import type { TeamStep } from "@nv/contracts/schemas";

/** Separator of what is done and where it is read. */
const BETWEEN = " | ";

/** The list as a text: a line a step, `Leer la guía | /docs/intro`. */
export const stepsText = (steps: readonly TeamStep[]): string =>
  steps.map(({ text, place }) => (place === "" ? text : text + BETWEEN + place)).join("\n");

/**
 * Reads the list from a text. A line that says the same as a step, or stands where one was whose words are gone, is that step: what people
 * ticked of it stays.
 */
export function stepsIn(text: string, before: readonly TeamStep[]): readonly TeamStep[] {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const at = line.lastIndexOf(BETWEEN);
      return at === -1
        ? { text: line, place: "" }
        : { text: line.slice(0, at).trim(), place: line.slice(at + BETWEEN.length).trim() };
    });
  const taken = new Set<string>();
  const sameWords = lines.map((line) => {
    const same = before.find((step) => step.text === line.text && !taken.has(step.id));
    if (same !== undefined) taken.add(same.id);
    return same?.id ?? "";
  });
  return lines.map((line, at) => {
    const there = before[at];
    const id = sameWords[at] || (there !== undefined && !taken.has(there.id) ? there.id : "");
    if (id !== "") taken.add(id);
    return { id, ...line };
  });
}

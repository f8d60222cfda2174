import { createTwoFilesPatch } from "diff";

/** Comparing may take this long; two texts with nothing in common are then shown whole. Milliseconds. */
const COMPARING_MS = 500;

/** One line break, whichever the browser sent, and one at the end. */
export function withPlainLines(text: string): string {
  const lines = text.replace(/\r\n?/g, "\n");
  // Not by a pattern: at each break of a run that is not at the end, it would look through the rest of the run.
  let end = lines.length;
  while (lines[end - 1] === "\n") end -= 1;
  return `${lines.slice(0, end)}\n`;
}

function wholeDifference(file: string, before: string, after: string): string {
  const removed = before.split("\n").slice(0, -1);
  const added = after.split("\n").slice(0, -1);
  return [
    `--- a/${file}`,
    `+++ b/${file}`,
    `@@ -1,${removed.length} +1,${added.length} @@`,
    ...removed.map((line) => `-${line}`),
    ...added.map((line) => `+${line}`),
    "",
  ].join("\n");
}

/**
 * Writes what changes between two texts the way `git diff` does, so that `git apply` takes it.
 *
 * @param file - Path relative to the repository.
 * @param before - Text with plain lines; see {@link withPlainLines}. So is `after`.
 * @param options - `comparingMs`: how long the comparison may take.
 * @returns Empty when nothing changes.
 */
export function differenceOf(
  file: string,
  before: string,
  after: string,
  { comparingMs = COMPARING_MS }: { readonly comparingMs?: number } = {},
): string {
  if (before === after) return "";
  const patch = createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, {
    context: 3,
    timeout: comparingMs,
    headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: true },
  });
  return patch ?? wholeDifference(file, before, after);
}

import type { Applied, ChangedRun } from "./apply-difference.ts";
import { programLines } from "./program-lines.ts";

/** Signs of the program, escapes, and what is not seen. */
const PROGRAM_SIGN = /[{}<>\\]|[\p{Cc}\p{Cf}\u2028\u2029]/u;
/** Starts of a line that the program reads: blocks of code, boxes, lines under titles; a title too, because other pages may point at it. */
const PROGRAM_START = /^\s*(?:import\b|export\b|```|~~~|:{3}|#{1,6}(?:\s|$)|=+\s*$|-{2,}\s*$)/;
/** A sentence of the program in a line of its own: an entry of a list that a component is given. One word may be a name or a file. */
const QUOTED = /^\s*"[^" ]+ [^"]*"(,?)$/;
/** Start of the targets that a link of words may have when the page does not name them already. */
const OUTSIDE = /^(?:https?:\/\/|mailto:)/;

const LINK = "](";

/** Lists the targets of the links of a line, as they are written. */
function targetsOf(line: string): readonly string[] {
  return line
    .split(LINK)
    .slice(1)
    .map((rest) => /^[^\s)]*/.exec(rest)?.[0] ?? "");
}

function isWords(line: string, known: ReadonlySet<string>): boolean {
  if (PROGRAM_SIGN.test(line) || PROGRAM_START.test(line)) return false;
  // Pairs alone, so that no code begins or ends in another line.
  if (line.includes("``") || line.split("`").length % 2 === 0) return false;
  // Where a name leads, and pictures, which are files.
  if (line.includes("]:") || line.includes("![")) return false;
  return targetsOf(line).every((target) => target !== "" && (OUTSIDE.test(target) || known.has(target)));
}

/** Sentences that a component is given, one for one. */
function areSentences({ removed, added }: ChangedRun): boolean {
  if (removed.length !== added.length) return false;
  return removed.every((line, at) => {
    const [old, fresh] = [QUOTED.exec(line), QUOTED.exec(added[at] ?? "")];
    const isPlain = !PROGRAM_SIGN.test(line) && !PROGRAM_SIGN.test(added[at] ?? "");
    return isPlain && old !== null && fresh !== null && old[1] === fresh[1];
  });
}

/** A page in lines, and which of them its program reads. */
interface ParsedPage {
  readonly lines: readonly string[];
  readonly isProgram: readonly boolean[];
}

function pageOf(text: string): ParsedPage {
  const lines = text.split("\n");
  return { lines, isProgram: programLines(lines) };
}

/** Whether the words above a line stay apart from it: without a blank line between them, one of the program may be read with the other. */
function isApart({ lines, isProgram }: ParsedPage, at: number): boolean {
  if (at <= 0 || at >= lines.length || isProgram[at - 1] === isProgram[at]) return true;
  return lines[isProgram[at] ? at - 1 : at]?.trim() === "";
}

/** Of the lines that stay, which the program reads. */
function stays(
  { isProgram }: ParsedPage,
  changed: readonly { readonly start: number; readonly count: number }[],
): string {
  const isChanged = new Set(
    changed.flatMap(({ start, count }) => Array.from({ length: count }, (_, at) => start + at)),
  );
  return isProgram
    .filter((_, at) => !isChanged.has(at))
    .map(Number)
    .join("");
}

/**
 * Tells whether a change of a page is one of words alone, so that it can be written without anybody looking at its source: it cannot make the
 * page's program do something else, bring another file in, or stop the build.
 *
 * @param base - The text that the change was made from.
 * @returns `false` when in doubt.
 * @see docs/adr/0016-reading-the-site.md
 */
export function changesWordsAlone(base: string, { text, runs }: Applied): boolean {
  const [before, after] = [pageOf(base), pageOf(text)];
  const stayed = stays(
    before,
    runs.map(({ from, removed }) => ({ start: from, count: removed.length })),
  );
  const stay = stays(
    after,
    runs.map(({ to, added }) => ({ start: to, count: added.length })),
  );
  if (stayed !== stay) return false;
  const known = new Set(before.lines.flatMap(targetsOf));
  return runs.every((run) => {
    const { from, to, removed, added } = run;
    const isIn =
      removed.every((_, at) => before.isProgram[from + at]) && added.every((_, at) => after.isProgram[to + at]);
    if (isIn) return areSentences(run);
    return (
      removed.every((line, at) => before.isProgram[from + at] === false && isWords(line, known)) &&
      added.every((line, at) => after.isProgram[to + at] === false && isWords(line, known)) &&
      isApart(after, to) &&
      isApart(after, to + added.length)
    );
  });
}

/** A stretch of a paragraph that looks the same. A line break is `\n`. */
export interface PastedRun {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** Target of its link, https alone; empty for none. */
  readonly href: string;
}

/** Stands for an asterisk that is one: there is no way to write it between marks. */
const PLAIN_ASTERISK = "∗";

const isSame = (first: PastedRun, second: PastedRun) =>
  first.isBold === second.isBold && first.isItalic === second.isItalic && first.href === second.href;

/** Runs in their lines, neighbours that look the same as one: marks begin and end in a line. */
function linesOf(runs: readonly PastedRun[]): readonly (readonly PastedRun[])[] {
  const lines: PastedRun[][] = [[]];
  for (const run of runs)
    run.text.split("\n").forEach((text, index) => {
      if (index > 0) lines.push([]);
      const line = lines.at(-1) ?? [];
      const last = line.at(-1);
      if (text === "") return;
      if (last !== undefined && isSame(last, run)) line[line.length - 1] = { ...last, text: last.text + text };
      else line.push({ ...run, text });
    });
  return lines;
}

/** Writes a text as it may stand between the marks of a link. */
const labelOf = (text: string) => text.replaceAll("[", "(").replaceAll("]", ")");

function marked({ text, isBold, isItalic, href }: PastedRun): string {
  const words = text.trim();
  if (words === "") return text;
  const [before, after] = [text.slice(0, text.indexOf(words)), text.slice(text.indexOf(words) + words.length)];
  if (href !== "") return `${before}[${labelOf(words)}](${href})${after}`;
  const mark = isBold ? "**" : isItalic ? "*" : "";
  return before + mark + words + mark + after;
}

/** A line as Markdown; asterisks of its own that could be taken for marks are not asterisks any more. */
function lineOf(runs: readonly PastedRun[]): string {
  const asterisks = runs.reduce((sum, { text }) => sum + text.split("*").length - 1, 0);
  const hasMarks = runs.some(({ isBold, isItalic, href }) => isBold || isItalic || href !== "");
  const isPlain = asterisks === 0 || (asterisks === 1 && !hasMarks);
  const safe = isPlain ? runs : runs.map((run) => ({ ...run, text: run.text.replaceAll("*", PLAIN_ASTERISK) }));
  return safe.map(marked).join("").replaceAll(/ {2,}/g, " ").trim();
}

/**
 * Writes a paragraph as the text of a step has it: `**bold**`, `*italic*`, `[links](https://…)`, one within another none, and a line for
 * each break.
 */
export function paragraphOf(runs: readonly PastedRun[]): string {
  return linesOf(runs).map(lineOf).join("\n").trim();
}

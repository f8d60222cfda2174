import { changedWords, type LinePart } from "./changed-words.ts";
import { visibleText } from "./visible-text.ts";

/** A line of a difference. */
export interface DifferenceLine {
  readonly kind: "same" | "removed" | "added";
  readonly parts: readonly LinePart[];
}

/** Lines that stand together. */
export interface DifferenceStretch {
  /** Line of the text, as it was, where they begin; from 1. */
  readonly line: number;
  readonly lines: readonly DifferenceLine[];
}

const KINDS: Readonly<Record<string, DifferenceLine["kind"]>> = { " ": "same", "-": "removed", "+": "added" };
const HEADER = /^@@ -(\d+)/;

interface PlainLine {
  readonly kind: DifferenceLine["kind"];
  readonly text: string;
}

function endOfRun(lines: readonly PlainLine[], start: number, kind: DifferenceLine["kind"]): number {
  let end = start;
  while (lines[end]?.kind === kind) end += 1;
  return end;
}

const wholeLine = ({ kind, text }: PlainLine): DifferenceLine => ({ kind, parts: [{ text, isChanged: false }] });

/** A run of lines that go and those that come in their place: when they are as many, each is the new version of one. */
function compareRuns(removed: readonly PlainLine[], added: readonly PlainLine[]): readonly DifferenceLine[] {
  if (removed.length !== added.length) return [...removed, ...added].map(wholeLine);
  const pairs = removed.map(({ text }, index) => changedWords(text, added[index]?.text ?? ""));
  return [
    ...pairs.map(([parts]): DifferenceLine => ({ kind: "removed", parts })),
    ...pairs.map(([, parts]): DifferenceLine => ({ kind: "added", parts })),
  ];
}

function withChangedWords(lines: readonly PlainLine[]): readonly DifferenceLine[] {
  const marked: (readonly DifferenceLine[])[] = [];
  for (let at = 0; at < lines.length; ) {
    const removedEnd = endOfRun(lines, at, "removed");
    const addedEnd = endOfRun(lines, removedEnd, "added");
    const sameEnd = endOfRun(lines, addedEnd, "same");
    marked.push(compareRuns(lines.slice(at, removedEnd), lines.slice(removedEnd, addedEnd)));
    marked.push(lines.slice(addedEnd, sameEnd).map(wholeLine));
    at = sameEnd;
  }
  return marked.flat();
}

/**
 * Reads a unified difference of one file.
 *
 * @param difference - As `git diff` writes it, with or without the names of the files.
 * @returns Empty when there is none. What cannot be seen in a text is written out.
 */
export function readDifference(difference: string): readonly DifferenceStretch[] {
  const stretches: { line: number; lines: PlainLine[] }[] = [];
  for (const line of difference.split("\n")) {
    const start = HEADER.exec(line)?.[1];
    if (start !== undefined) stretches.push({ line: Number(start), lines: [] });
    const kind = KINDS[line.charAt(0)];
    // Before the first header come the names of the files; other marks are remarks, such as the want of a last line break.
    if (start === undefined && kind !== undefined)
      stretches.at(-1)?.lines.push({ kind, text: visibleText(line.slice(1)) });
  }
  return stretches.map(({ line, lines }) => ({ line, lines: withChangedWords(lines) }));
}

/** Counts the lines that a difference adds and removes. */
export function countLines(stretches: readonly DifferenceStretch[]): {
  readonly added: number;
  readonly removed: number;
} {
  const lines = stretches.flatMap((stretch) => stretch.lines);
  const count = (kind: DifferenceLine["kind"]) => lines.filter((line) => line.kind === kind).length;
  return { added: count("added"), removed: count("removed") };
}

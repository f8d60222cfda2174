import { fold } from "@nv/spanish";

/** A stretch of the text of a page that can be changed by itself. UTF-16 offsets, end not included. */
export interface PagePart {
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

const RULE = "---";
/** Imports and exports of the page, and the blank lines around them. */
const BROUGHT = /^(?:(?:import|export) .*|\s*)$/;
const HEADING = /^#{1,6} (.+)$/;
/** The anchor that a heading may name. */
const ANCHOR = /\{#[^{}]*\}$/;
const FENCE = /^ {0,3}(?:```|~~~)/;
/** Signs that Markdown puts around words of a heading. */
const MARKS = /[*_`]/g;

const OPENING = "Principio";
const RECORD = "Título y datos de la página";

/** Returns the offset where the text begins, below the front matter and the page's imports and exports. UTF-16 offset. */
export function headLength(text: string): number {
  const lines = text.split("\n");
  let at = lines[0] === RULE ? lines.indexOf(RULE, 1) + 1 : 0;
  while (at < lines.length - 1 && BROUGHT.test(lines[at] ?? "")) at += 1;
  return lines.slice(0, at).reduce((sum, line) => sum + line.length + 1, 0);
}

/**
 * Cuts the text of a page at its headings.
 *
 * @returns In reading order, and last what stands above the text, which few need to change. The page's opening is left out when it is empty.
 */
export function partsOf(text: string): readonly PagePart[] {
  const headEnd = headLength(text);
  const cuts = [{ label: OPENING, start: headEnd }];
  let isCode = false;
  let start = headEnd;
  for (const line of text.slice(headEnd).split("\n")) {
    if (FENCE.test(line)) isCode = !isCode;
    const title = isCode ? undefined : HEADING.exec(line)?.[1];
    if (title !== undefined) cuts.push({ label: title.trim().replace(ANCHOR, "").replace(MARKS, "").trim(), start });
    start += line.length + 1;
  }
  const parts = cuts
    .map((cut, at) => ({ ...cut, end: cuts[at + 1]?.start ?? text.length }))
    .filter(({ start: from, end }) => text.slice(from, end).trim() !== "");
  return headEnd === 0 ? parts : [...parts, { label: RECORD, start: 0, end: headEnd }];
}

/** The part under a heading of the page as it is drawn; the first one when no part is called so. */
export function partNamed(parts: readonly PagePart[], heading: string): PagePart {
  const wanted = fold(heading).trim();
  const whole = { label: OPENING, start: 0, end: 0 };
  return parts.find(({ label }) => wanted !== "" && fold(label).trim() === wanted) ?? parts[0] ?? whole;
}

/** The part where a text begins to differ from the one that it started from; `null` when it does not. */
export function changedPart(before: string, after: string): PagePart | null {
  if (before === after) return null;
  let at = 0;
  while (at < after.length && before[at] === after[at]) at += 1;
  return partsOf(after).find(({ start, end }) => start <= at && at <= end) ?? null;
}

/** A text with one part written anew, and where that part is then. */
export function withPart(
  text: string,
  { label, start, end }: PagePart,
  written: string,
): { readonly text: string; readonly part: PagePart } {
  return {
    text: text.slice(0, start) + written + text.slice(end),
    part: { label, start, end: start + written.length },
  };
}

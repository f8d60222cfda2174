import { keepBoth } from "@nv/web/merge-drafts";

/** Texts of several lines, by the last part of their path. */
const PROSE: ReadonlySet<string> = new Set(["text", "alt", "dek", "altText", "note"]);

/** Texts of one line, likewise. */
const LINES: ReadonlySet<string> = new Set(["title", "kicker", "byline", "sourceLine", "credit", "date", "licence"]);

const isSaid = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";

/**
 * Both texts of a place in which two people wrote: the saved one first, then mine; the longer one where it holds the other. What nobody
 * touched is there once where it is known from which text both began.
 *
 * @param path - Where they were written: `blocks.2.steps.0.text`.
 * @returns `null` where nobody can have both: a choice, a file, a text that is empty or was taken out.
 */
export function bothTexts(path: string, theirs: unknown, mine: unknown, base?: unknown): string | null {
  const name = path.split(".").at(-1) ?? "";
  if (!(PROSE.has(name) || LINES.has(name)) || !isSaid(theirs) || !isSaid(mine)) return null;
  if (mine.includes(theirs)) return mine;
  if (theirs.includes(mine)) return theirs;
  if (LINES.has(name)) return `${theirs} / ${mine}`;
  return keepBoth({ base: typeof base === "string" ? base : "", theirs, mine });
}

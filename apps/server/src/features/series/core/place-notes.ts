/** Begins what a series writes below its chart. */
export const NOTES_START = "Último dato:";

/** End of a line in notes, as Datawrapper takes it; it is kept as it was written. */
const LINE_ENDS = /(<br ?\/?>|\n)/i;

/** Spaces that hold words together, as they may come back. */
const withNames = (text: string) => text.replaceAll("\u00a0", "&nbsp;");

/** Puts a text in the place of the first one that is there; `null` when none is. */
function instead(existing: string, texts: readonly string[], now: string): string | null {
  const found = texts.find((text) => text !== "" && existing.includes(text));
  if (found === undefined) return null;
  const start = existing.indexOf(found);
  return existing.slice(0, start) + now + existing.slice(start + found.length);
}

/**
 * Puts what a series says of itself into the notes of its chart, and leaves what people wrote there: in the place of what it said before,
 * else of the line that begins as it does, else in a line of its own at the end.
 *
 * @param existing - The notes as they are, in the HTML of Datawrapper.
 * @param before - What it wrote the last time; empty when that is not known.
 * @param now - What it says now; empty for nothing.
 */
export function placeNotes(existing: string, before: string, now: string): string {
  const replaced = instead(existing, [before, withNames(before)], now);
  if (replaced !== null) return replaced;
  const parts = existing.split(LINE_ENDS);
  const line = parts.findIndex((part) => part.trimStart().startsWith(NOTES_START));
  if (line !== -1) return parts.with(line, now).join("");
  return [existing, now].filter((text) => text.trim() !== "").join("<br>");
}

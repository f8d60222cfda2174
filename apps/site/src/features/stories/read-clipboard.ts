import { type Pasted, readPasted } from "./core/read-pasted";

/** Longest HTML that is read, characters: Word writes a page of styles for each page of words. */
const LONGEST_HTML = 5_000_000;

/** Longest text that is read, characters: a book. */
const LONGEST_TEXT = 1_000_000;

/** Elements that may be open at a time: parsers of browsers take the square of it, and no word processor has a hundred. */
const MOST_OPEN = 2000;

/** Tags that begin or end an element, but for those of elements that hold nothing. */
const TAG = /<(\/?)(?!(?:base|br|col|hr|img|input|link|meta|source|wbr)\b)[a-z]/gi;

/** Whether a parser has enough to do with a page to stop the reader's. */
function isTooMuch(html: string): boolean {
  if (html.length > LONGEST_HTML) return true;
  let open = 0;
  for (const [, end] of html.matchAll(TAG)) {
    open += end === "/" ? -1 : 1;
    if (open > MOST_OPEN) return true;
  }
  return false;
}

/**
 * Reads what somebody pastes or drops. Its HTML is read by a parser that runs and loads nothing, and is never put into the page.
 *
 * @param clipboard - `clipboardData` or `dataTransfer` of the event.
 */
export function readClipboard(clipboard: Pick<DataTransfer, "getData">): Pasted {
  const html = clipboard.getData("text/html");
  const text = clipboard.getData("text/plain");
  if (text.length > LONGEST_TEXT)
    return { groups: [], notes: ["Es demasiado largo para pegarlo de una vez: hazlo por partes."] };
  const isLeft = isTooMuch(html);
  const page = html.trim() !== "" && !isLeft ? new DOMParser().parseFromString(html, "text/html") : null;
  const { groups, notes } = readPasted({ page, text });
  return {
    groups,
    notes: isLeft ? ["Se ha pegado sin formato: lo que trae es demasiado para leerlo.", ...notes] : notes,
  };
}

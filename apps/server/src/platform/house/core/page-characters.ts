/** Characters that every text may come to show, whatever is written in a page now: its scripts have words and figures of their own. */
const ALWAYS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" +
  "ÁÉÍÓÚÜÑáéíóúüñ ¡¿«»“”‘’–—…·•ºª.,:;!?()'\"&/+-−×%€\u00a0\u202f<>";

/** Elements whose contents nobody reads. */
const UNREAD = ["<style", "<script>"];

/** Headings of pages, which wear the typeface of titles. */
const HEADINGS = ["<h1", "<h2", "<h3"];

/** The place where an element that begins at `from` ends. @param tag - As it opens: `<h1`. */
function endOf(html: string, tag: string, from: number): number {
  const end = html.indexOf(`</${tag.slice(1).replace(">", "")}`, from);
  return end < 0 ? html.length : end;
}

/** Leaves out elements with all that is in them, in one pass: the pages of a night come as one text of megabytes. */
function without(html: string, tags: readonly string[]): string {
  let rest = html;
  for (const tag of tags) {
    const kept: string[] = [];
    let at = 0;
    for (let from = rest.indexOf(tag); from >= 0; from = rest.indexOf(tag, at)) {
      kept.push(rest.slice(at, from));
      at = endOf(rest, tag, from);
    }
    rest = kept.join("") + rest.slice(at);
  }
  return rest;
}

/** Leaves out what stands between angle brackets. */
function withoutTags(html: string): string {
  return html
    .split("<")
    .map((part) => part.slice(part.indexOf(">") + 1))
    .join("");
}

/** Units of UTF-16. */
const UNITS = 0x10000;

/** The characters of a text, once each and in order: two texts of the same characters are cut alike. Megabytes of pages are gone through unit by unit. */
function charactersOf(text: string): string {
  const isSeen = new Uint8Array(UNITS);
  const found: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (isSeen[unit] === 1) continue;
    isSeen[unit] = 1;
    found.push(text.charAt(at));
  }
  // Characters of two units are few: only a text that has some is gone through again.
  return [...new Set(/[\ud800-\udfff]/.test(found.join("")) ? text : found)].toSorted().join("");
}

/** Contents of all headings of a page, with what escaped characters may stand for. */
function headingsOf(html: string): string {
  const found: string[] = ["&<>\"'"];
  for (const tag of HEADINGS)
    for (let from = html.indexOf(tag); from >= 0; from = html.indexOf(tag, from + 1))
      found.push(withoutTags(html.slice(from, endOf(html, tag, from))));
  return found.join("");
}

/** Characters of a page, by the typeface that shows them. */
export interface PageCharacters {
  readonly titles: string;
  readonly texts: string;
}

/**
 * Lists the characters that a page of ours shows, to cut its typefaces to them.
 *
 * @param html - A page as we wrote it, with its configuration in a script of its own kind, which its scripts show.
 */
export function pageCharacters(html: string): PageCharacters {
  const shown = without(html, UNREAD);
  return { titles: charactersOf(headingsOf(shown)), texts: charactersOf(ALWAYS + withoutTags(shown)) };
}

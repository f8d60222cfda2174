/** Characters that entities stand for in captions. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  nbsp: " ",
  quot: '"',
  apos: "'",
  lrm: "\u200e",
  rlm: "\u200f",
};

/** A tag of WebVTT or SRT, as `<i>`, `</v>`, `<v Ana>`, `<c.yellow>`, `<00:01.000>`; a lone `<` is text. */
const TAG = /<\/?[a-z\d][^<>]{0,300}>/gi;

/** A setting of subtitle programs inside a text, as `{\an8}`. */
const PLACE = /\{\\[^{}]{0,100}\}/g;

const SPACES = /[^\S\n]+/g;

/** Characters that nobody sees; marks of the direction of writing stay. */
const UNSEEN = /(?!\n)[\p{Cc}\u200b]/gu;

/** Plain text of what stands below a time: its tags and settings go, its characters come back. */
export function plainText(lines: readonly string[]): string {
  const bare = lines.join("\n").replace(TAG, "").replace(PLACE, "");
  const text = bare.replace(/&([a-z]{2,4});/g, (whole, name: string) => ENTITIES[name] ?? whole);
  return text
    .replace(SPACES, " ")
    .replace(UNSEEN, "")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
}

/** The text of a cue as WebVTT takes it: nothing in it is a tag, a time or the end of the cue. */
export function writeText(text: string): string {
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return safe
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
}

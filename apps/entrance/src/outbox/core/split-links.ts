import { parseUrl } from "@nv/contracts";
/** A piece of a mail's text; `href` when it is a link that may be followed. */
export interface TextPiece {
  readonly text: string;
  /** Path on this site, with query and fragment; `null` for plain text. */
  readonly href: string | null;
}

/** A web address in running text, up to the white space after it; quotes and angle brackets end it too. */
const ADDRESS = /https?:\/\/[^\s<>"«»]+/g;

/** Signs that end a sentence, and are not part of the address before them. */
const PUNCTUATION = ".,;:!?)]";

/** In one walk from the end: a pattern would start anew at each sign. */
function withoutPunctuation(address: string): string {
  let end = address.length;
  while (end > 0 && PUNCTUATION.includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

/**
 * Cuts the text of a mail into plain pieces and links.
 *
 * @param text - Plain text of the mail.
 * @param origin - Origin of this site: only addresses here become links.
 * @returns Pieces that, put together, are the text again; empty for an empty text.
 */
export function splitLinks(text: string, origin: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutPunctuation(match[0]);
    const href = pathOnThisSite(address, origin);
    if (href === null) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), href: null });
    pieces.push({ text: address, href });
    end = match.index + address.length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end), href: null }] : pieces;
}

function pathOnThisSite(address: string, origin: string): string | null {
  if (parseUrl(address) === null) return null;
  const url = new URL(address);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}

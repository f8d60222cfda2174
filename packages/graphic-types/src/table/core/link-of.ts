import { parseUrl } from "@nv/contracts";

/** A link as it is shown. */
export interface CellLink {
  readonly text: string;
  readonly href: string;
}

/** A text and its address: «[Acta](https://…)». */
const NAMED = /^\[([^\][]{1,200})\]\((https:[^\s()]{1,300})\)$/;

/** Reads an address that a reader may be sent to: of https, without a name or a password in it. */
function safeUrl(text: string): URL | null {
  if (!/^https:\/\/[^\s\\]+$/i.test(text)) return null;
  const url = parseUrl(text);
  return url?.protocol === "https:" && url.username === "" && url.password === "" ? url : null;
}

/**
 * Reads a cell that links: an address alone, or a text with its address behind it.
 *
 * @returns `null` for any other text, an address that is not of https too.
 * @example linkOf("[Acta](https://example.org/a.pdf)") // { text: "Acta", href: "https://example.org/a.pdf" }
 */
export function linkOf(cell: string): CellLink | null {
  const [, named, address] = NAMED.exec(cell) ?? [];
  const url = safeUrl(address ?? cell);
  if (url === null) return null;
  return { text: named ?? url.hostname.replace(/^www\./, ""), href: url.href };
}

import { readHtml, type Span, type StartTag } from "../../../platform/outside/core/read-html.ts";

/**
 * Gives the address of something that a file names, seen from the file.
 *
 * @param isNeeded - Whether a browser takes it in by itself; a link is only followed by who wants to.
 */
export type LinkTo = (address: string, isNeeded: boolean) => string;

/** Marks before an address in a sheet of styles. */
const TAKES_IN = /@import\s{0,9}(?=["'])|url\(\s{0,9}/gi;

/** Longest address that is looked for: a longer one holds its own bytes. */
const LONGEST_ADDRESS = 2000;

/** The address that stands at a place, between quotes or bare, and where it ends; `null` for none. */
function addressAt(css: string, at: number): { readonly address: string; readonly end: number } | null {
  const rest = css.slice(at, at + LONGEST_ADDRESS);
  const quote = /^["']/.exec(rest)?.[0];
  const length = quote === undefined ? rest.search(/[\s"'()]/) : rest.indexOf(quote, 1);
  if (length < 1) return null;
  return quote === undefined
    ? { address: rest.slice(0, length), end: at + length }
    : { address: rest.slice(1, length), end: at + length + 1 };
}

/** Writes the addresses of a sheet of styles anew. What holds its own bytes, or names a part of its page, stays. */
export function mirrorSheet(css: string, linkTo: LinkTo): string {
  const parts: string[] = [];
  let written = 0;
  for (const { 0: start, index } of css.matchAll(TAKES_IN)) {
    const found = addressAt(css, index + start.length);
    if (found === null || index < written || found.address.startsWith("#")) continue;
    const link = linkTo(found.address.trim(), true);
    if (link === found.address) continue;
    parts.push(css.slice(written, index + start.length), `"${link}"`);
    written = found.end;
  }
  return parts.join("") + css.slice(written);
}

/** Attributes that hold one address, by element; `*` for all. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  "*": ["src", "poster", "background", "data"],
  a: ["href"],
  area: ["href"],
  image: ["href", "xlink:href"],
  link: ["href"],
  use: ["href", "xlink:href"],
};

/** Links that a page follows by itself. */
const NEEDED_LINKS = /(?:^|\s)(?:stylesheet|icon|preload|modulepreload|manifest)(?:\s|$)/i;

function isNeeded({ name, attributes }: StartTag): boolean {
  if (name === "a" || name === "area") return false;
  return name !== "link" || NEEDED_LINKS.test(attributes.get("rel") ?? "");
}

function mirrorSet(value: string, linkTo: LinkTo): string {
  return value
    .split(/,\s/)
    .map((candidate) => {
      const [address = "", ...size] = candidate.trim().split(/\s+/);
      return address === "" ? "" : [linkTo(address, true), ...size].join(" ");
    })
    .join(", ");
}

/** The attributes of a tag that are to be written anew. */
function* changedIn(tag: StartTag, linkTo: LinkTo): Generator<readonly [string, string]> {
  const { name, attributes } = tag;
  if (name === "base") {
    yield ["href", ""];
    return;
  }
  for (const attribute of new Set([...(ADDRESSES["*"] ?? []), ...(ADDRESSES[name] ?? [])])) {
    const address = attributes.get(attribute)?.trim() ?? "";
    if (address !== "" && !address.startsWith("#")) yield [attribute, linkTo(address, isNeeded(tag))];
  }
  for (const attribute of ["srcset", "imagesrcset"]) {
    const set = attributes.get(attribute) ?? "";
    if (set !== "") yield [attribute, mirrorSet(set, linkTo)];
  }
  const style = attributes.get("style") ?? "";
  if (style.includes("(")) yield ["style", mirrorSheet(style, linkTo)];
  // A file that is written anew has another fingerprint.
  if (attributes.has("integrity")) yield ["integrity", ""];
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "'": "&#39;", "<": "&lt;" };
const escaped = (text: string) => text.replaceAll(/[&"'<]/g, (sign) => ESCAPES[sign] ?? "");

interface Edit extends Span {
  readonly text: string;
}

/**
 * Writes the addresses of a page anew, and nothing else of it.
 *
 * @param baseOf - Told what the page says that its addresses begin at, before any of them is asked for.
 */
export function mirrorPage(html: string, linkTo: LinkTo, baseOf: (address: string) => void): string {
  const edits: Edit[] = [];
  let styleFrom: number | null = null;
  let hasBase = false;
  readHtml(html, {
    tag(tag) {
      const base = tag.name === "base" ? tag.attributes.get("href") : undefined;
      if (base !== undefined && !hasBase) {
        baseOf(base);
        hasBase = true;
      }
      if (tag.name === "style") styleFrom = tag.endsAt;
      for (const [attribute, value] of changedIn(tag, linkTo)) {
        const span = tag.spans.get(attribute);
        if (span === undefined) continue;
        const isQuoted = /["']/.test(html[span.start - 1] ?? "");
        edits.push({ ...span, text: isQuoted ? escaped(value) : `"${escaped(value)}"` });
      }
    },
    end(name, startsAt) {
      if (name !== "style" || styleFrom === null) return;
      edits.push({ start: styleFrom, end: startsAt, text: mirrorSheet(html.slice(styleFrom, startsAt), linkTo) });
      styleFrom = null;
    },
  });
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(html.slice(at, start), text);
    at = end;
  }
  return parts.join("") + html.slice(at);
}

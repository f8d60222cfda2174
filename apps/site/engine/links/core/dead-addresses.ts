import { pageAddresses, pageAnchors } from "./page-addresses";

/** Pages and files of a built site, to follow its addresses. */
export interface BuiltSite {
  /** Decoded path of each page, to its HTML. */
  readonly pages: ReadonlyMap<string, string>;
  /** Decoded path of every other file. */
  readonly files: ReadonlySet<string>;
  /** Beginnings of paths that other parts of the product answer: `/api/`. */
  readonly elsewhere: readonly string[];
}

/** An address that leads nowhere. */
export interface DeadAddress {
  /** Page that names it. */
  readonly page: string;
  readonly address: string;
  readonly reason: "no such page or file" | "no such place in the page";
}

const ORIGIN = "https://site.invalid";
/** The browser itself answers for this one, wherever it is. */
const TOP_ANCHORS = new Set(["", "top"]);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A broken escape: it leads nowhere as it is.
    return text;
  }
}

/**
 * Follows every address of every page that stays in the site.
 *
 * The framework checks the links and images that it draws itself; this sees what was built, whoever drew it.
 *
 * @returns Addresses that lead nowhere, in the order of the pages, each once a page.
 */
export function deadAddresses({ pages, files, elsewhere }: BuiltSite): readonly DeadAddress[] {
  const anchors = new Map<string, ReadonlySet<string>>();
  function anchorsOf(path: string): ReadonlySet<string> {
    const known = anchors.get(path) ?? pageAnchors(pages.get(path) ?? "");
    anchors.set(path, known);
    return known;
  }

  function faultOf(page: string, address: string): DeadAddress["reason"] | null {
    if (!URL.canParse(address, ORIGIN + encodeURI(page))) return "no such page or file";
    const url = new URL(address, ORIGIN + encodeURI(page));
    if (url.origin !== ORIGIN) return null;
    const path = decoded(url.pathname);
    if (files.has(path) || elsewhere.some((start) => path.startsWith(start))) return null;
    const wanted = path === "/" ? path : path.replace(/\/$/, "");
    if (!pages.has(wanted)) return "no such page or file";
    const anchor = decoded(url.hash.slice(1));
    return TOP_ANCHORS.has(anchor) || anchorsOf(wanted).has(anchor) ? null : "no such place in the page";
  }

  return [...pages].flatMap(([page, html]) => {
    const named = new Set(pageAddresses(html).map(({ address }) => address));
    return [...named].flatMap((address) => {
      const reason = faultOf(page, address);
      return reason === null ? [] : [{ page, address, reason }];
    });
  });
}

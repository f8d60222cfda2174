/** Effect of a link on the person who follows it. */
export type LinkKind = "inside" | "outside" | "download" | "mail";

/** File endings that a browser saves instead of showing. */
const DOWNLOADS = /\.(?:ai|aep|csv|geojson|gpkg|json|otf|pdf|psd|svg|topojson|ttf|woff2?|xlsx?|zip)$/i;
const ADDRESS_WITH_SCHEME = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i;

/**
 * Tells what following a link does, from its address alone.
 *
 * @param href - As it stands in the page: a path, a fragment, or a whole address.
 * @returns `outside` for any address with a host; the site's own pages are always linked by path.
 * @example linkKind("/docs/intro") // "inside"
 */
export function linkKind(href: string): LinkKind {
  if (/^(?:mailto|tel):/i.test(href)) return "mail";
  if (/^(?:data|blob):/i.test(href)) return "download";
  const path = href.split(/[?#]/, 1)[0] ?? "";
  if (DOWNLOADS.test(path)) return "download";
  return ADDRESS_WITH_SCHEME.test(href) ? "outside" : "inside";
}

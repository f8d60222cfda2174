/** A link with a name, to this site or to another. */
export interface NamedLink {
  readonly label: string;
  readonly href: string;
}

/**
 * Keeps the links that are filled in and lead somewhere.
 *
 * @param links - As the team wrote them; an empty address hides the link.
 * @param paths - Pages of this site; an address that starts with `/` must be one of them.
 */
export function reachableLinks(links: readonly NamedLink[], paths: ReadonlySet<string>): NamedLink[] {
  return links.filter(({ href }) => href !== "" && (!href.startsWith("/") || paths.has(href)));
}

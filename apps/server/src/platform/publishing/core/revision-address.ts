import type { PublishedSection } from "./published-path.ts";

/**
 * Stands in a page for the address of its own revision, which has no name before the page is written. A page is shown under
 * two addresses, its revision's and the live one: a relative address would mean another thing under each.
 */
export const REVISION_ADDRESS = "/nv-revision/";

/**
 * The path of a revision, as its own page names it, with a final slash.
 *
 * @param publicBaseUrl - Where readers fetch what is published, without a final slash; it may have a path.
 */
export function revisionPath(publicBaseUrl: string, section: PublishedSection, slug: string, revision: string): string {
  return new URL(`${publicBaseUrl}/${section}/${slug}/${revision}/`).pathname;
}

/**
 * Writes the address of a revision into a page.
 *
 * @param html - UTF-8.
 * @param address - Path of the revision, with a final slash.
 */
export function withRevisionAddress(html: Uint8Array, address: string): Uint8Array {
  const text = Buffer.from(html).toString();
  return text.includes(REVISION_ADDRESS) ? Buffer.from(text.replaceAll(REVISION_ADDRESS, () => address)) : html;
}

/** A page with the files of its own revision beside it, wherever it stands: it works in any folder of any server. */
export function withoutRevisionAddress(html: string, publicBaseUrl: string, path: string): string {
  return html.replaceAll(new URL(path, publicBaseUrl).href, "./").replaceAll(path, "./");
}

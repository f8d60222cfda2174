/** Ends of the names of pages. */
const PAGE_ENDS: readonly string[] = ["asp", "aspx", "cfm", "cgi", "htm", "html", "jsp", "php", "shtml", "xhtml"];

/**
 * Whether an address is that of a page, as far as its name tells: one that ends as none of the files that are fetched whole.
 *
 * @param url - A whole address.
 */
export function namesPage(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const end = /\.([a-z][a-z0-9]{0,5})$/i.exec(new URL(url).pathname)?.[1]?.toLowerCase();
  return end === undefined || PAGE_ENDS.includes(end);
}

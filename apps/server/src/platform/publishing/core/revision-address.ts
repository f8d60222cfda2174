/**
 * Stands in a page for the address of its own revision, which has no name before the page is written. A page is shown under
 * two addresses, its revision's and the live one: a relative address would mean another thing under each.
 */
export const REVISION_ADDRESS = "/nv-revision/";

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

import { askAhead } from "./ask-ahead";

/** Addresses that were asked for on this page: most pages share most of their files. */
const asked = new Set<string>();

/** The fetch before the next: one at a time, so that a session that ended is refused once and not as often as a page has files. */
let last: Promise<void> = Promise.resolve();

/**
 * Fetches a file of the site at low priority, so that the browser has it when a page asks for it.
 *
 * Stands in for `<link rel="prefetch">`, which browsers judge by different parts of a policy (Firefox by `default-src`, Chromium by
 * any part) and Safari does not know. What is fetched is `connect-src` in all of them.
 *
 * @param address - Of the file, in this origin.
 */
export async function prefetchFile(address: string): Promise<void> {
  if (asked.has(address)) return;
  asked.add(address);
  last = last.then(() => fetchAhead(address));
  return last;
}

async function fetchAhead(address: string): Promise<void> {
  try {
    // Browsers keep only what was read to its end.
    await (await askAhead(address)).arrayBuffer();
  } catch {
    // What could not be fetched ahead is fetched by the visit, which says what happened; the next link tries again.
    asked.delete(address);
  }
}

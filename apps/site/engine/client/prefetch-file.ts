import { SESSION_MARK } from "../../src/frame/session/session-mark";

/** Addresses that were asked for on this page: most pages share most of their files. */
const asked = new Set<string>();

/** Status of an answer to somebody without a session. */
const UNAUTHORIZED = 401;

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
  const page = document.documentElement.dataset;
  try {
    // The first refusal is the last question, until the session is known to be open again.
    if (page[SESSION_MARK] === "over") throw new Error("There is no session.");
    const answer = await fetch(address, { priority: "low" });
    if (answer.status === UNAUTHORIZED) page[SESSION_MARK] = "over";
    if (!answer.ok) throw new Error(`Answered with ${answer.status}.`);
    // Browsers keep only what was read to its end.
    await answer.arrayBuffer();
  } catch {
    // What could not be fetched ahead is fetched by the visit, which says what happened; the next link tries again.
    asked.delete(address);
  }
}

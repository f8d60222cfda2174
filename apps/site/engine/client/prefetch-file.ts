/** What was asked for on this page: most pages share most of their files. */
const asked = new Set<string>();

/**
 * Fetches a file of the site at low priority, so that the browser has it when a page asks for it.
 *
 * Stands in for `<link rel="prefetch">`, which browsers judge by different parts of a policy (Firefox by `default-src`, Chromium by
 * any part) and Safari does not know. What is fetched is `connect-src` in all of them.
 *
 * @param address - Of the file, in this origin.
 */
async function prefetchFile(address: string): Promise<void> {
  if (asked.has(address)) return;
  asked.add(address);
  try {
    const answer = await fetch(address, { priority: "low" });
    // Browsers keep only what was read to its end.
    await answer.arrayBuffer();
  } catch {
    // What could not be fetched ahead is fetched by the visit, which says what happened; the next link tries again.
    asked.delete(address);
  }
}

// biome-ignore lint/style/noDefaultExport: stands in for a framework module with a default export
export default prefetchFile;

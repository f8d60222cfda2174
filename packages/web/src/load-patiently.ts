/** Pauses before a part of a page is asked for again, milliseconds: a quarter of a minute in all, as a server takes to begin anew. */
const PAUSES_MS: readonly number[] = [500, 1000, 2000, 4000, 8000];

/**
 * Asks for a part of a page until it comes: a server that begins anew, or a train in a tunnel, is no reason to lose the page.
 *
 * @param load - Asks once.
 * @param pausesMs - Pause before each further try.
 * @throws {unknown} As the last try does.
 */
export async function loadPatiently<Part>(
  load: () => Promise<Part>,
  pausesMs: readonly number[] = PAUSES_MS,
): Promise<Part> {
  const [pauseMs, ...rest] = pausesMs;
  if (pauseMs === undefined) return load();
  try {
    return await load();
  } catch {
    // What is wrong with it is told by the last try.
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return loadPatiently(load, rest);
  }
}

const MINUTE_MS = 60_000;

/**
 * Counts the messages of each minute.
 *
 * @param now - Unix epoch, milliseconds.
 * @returns Seconds until the next minute when there were as many already; 0 for one that is taken.
 */
export function createAllowance(mostPerMinute: number, now: () => number): () => number {
  let [minute, taken] = [0, 0];
  return () => {
    const nowMs = now();
    const current = Math.floor(nowMs / MINUTE_MS);
    if (current !== minute) [minute, taken] = [current, 0];
    taken += 1;
    return taken <= mostPerMinute ? 0 : Math.ceil((MINUTE_MS - (nowMs % MINUTE_MS)) / 1000);
  };
}

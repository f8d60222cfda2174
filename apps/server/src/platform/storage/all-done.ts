/**
 * Waits until each of some works that run at once has ended, well or not: none goes on once others may begin.
 *
 * @throws The failure of the first of them, in their order.
 */
export async function allDone(works: readonly Promise<unknown>[]): Promise<void> {
  const ended = await Promise.allSettled(works);
  for (const one of ended) if (one.status === "rejected") throw one.reason;
}

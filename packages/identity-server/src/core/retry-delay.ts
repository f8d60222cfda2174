/** Waits before the second, third… try to deliver a mail, milliseconds; the last one repeats. */
const DELAYS_MS = [5_000, 15_000, 60_000, 300_000, 900_000];

/**
 * Returns the delay after a failed delivery.
 *
 * @param attempts - Tries so far, from 1.
 * @returns Milliseconds, 5 seconds to 15 minutes.
 */
export function retryDelayMs(attempts: number): number {
  return DELAYS_MS[Math.min(Math.max(attempts, 1), DELAYS_MS.length) - 1] ?? 900_000;
}

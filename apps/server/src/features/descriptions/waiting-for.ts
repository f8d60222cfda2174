import { Problem } from "../../http/problem.ts";
import type { DescriptionsContext } from "./descriptions-context.ts";

/** Most waits for a service that says to wait, after each of which it is asked again. */
const MOST_WAITS = 3;

/** Longest that is waited at once, milliseconds. */
const LONGEST_WAIT_MS = 90_000;

/**
 * Asks a service as often as it says to wait, each time after as long as it says: for work that nobody stands in front of.
 *
 * @throws {Problem} `SERVICE_BUSY` when it says so still, and every other failure at once.
 */
export async function waitingFor<Answer>(
  { pause }: Pick<DescriptionsContext, "pause">,
  signal: AbortSignal,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await ask();
    } catch (error) {
      const isBusy = error instanceof Problem && error.code === "SERVICE_BUSY";
      if (!isBusy || waits === MOST_WAITS) throw error;
      await pause(Math.min(LONGEST_WAIT_MS, (error.details.retryAfterS ?? 0) * 1000), signal);
    }
  }
}

import { setTimeout as pause } from "node:timers/promises";
import { StoreError } from "./blob-store.ts";
import type { Breaker } from "./breaker.ts";
import { LateAnswer } from "./late-answer.ts";

/** Tries after the first when the service fails (5xx, 429), with growing pauses. */
const RETRIES = 3;

/** The first of those pauses at most, milliseconds. */
const RETRY_MS = 50;

/** Tries after the first when the connection is lost. */
const LOST_RETRIES = 1;

/** Answer and status of one attempt. */
export interface Tried<Answer> {
  readonly answer: Answer;
  readonly status: number;
  /** Drops what it holds, so that its connection is free. */
  readonly leave: () => void;
}

/** Whether the service fails for a reason that may pass. */
const isFailure = (status: number) => status >= 500 || status === 429;

/**
 * Asks until the service does not fail, a few times. A connection that it closes while it rests fails the request that takes it up, and one that
 * it closes in the middle of its answer fails what was read: all of ours can be sent again. Who said nothing is not asked twice.
 *
 * @param what - What is asked, for developers.
 * @param once - Asks once; its answer is whole, or is read by somebody who knows that it may break off.
 * @throws {StoreError} When there is no answer.
 */
export async function insist<Answer>(
  what: string,
  breaker: Breaker,
  once: () => Promise<Tried<Answer>>,
  { tries = 0, losses = 0 } = {},
): Promise<Answer> {
  let got: Tried<Answer>;
  try {
    got = await breaker.run(once);
  } catch (cause) {
    if (cause instanceof StoreError) throw cause;
    const isLost = !(cause instanceof LateAnswer);
    if (isLost && losses < LOST_RETRIES) return insist(what, breaker, once, { tries, losses: losses + 1 });
    throw new StoreError(`the store does not answer: ${what}`, { cause });
  }
  if (tries === RETRIES || !isFailure(got.status)) return got.answer;
  got.leave();
  await pause(Math.random() * RETRY_MS * 2 ** tries);
  return insist(what, breaker, once, { tries: tries + 1, losses });
}

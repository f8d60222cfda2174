import { StoreError } from "./blob-store.ts";
import { LateAnswer } from "./late-answer.ts";

/** Number of times in a row that the store may say nothing before it is let rest. */
const LATE_IN_A_ROW = 3;

/** Time for which a silent store is not asked, milliseconds. */
export const REST_MS = 5000;

/** Lets a store rest that says nothing: whoever needs it is told at once instead of waiting as long as those before. */
export interface Breaker {
  /** Asks, unless the store rests. @throws {StoreError} When it does. */
  run<Answer>(ask: () => Promise<Answer>): Promise<Answer>;
}

/**
 * Makes a breaker for one kind of question: a store can read well and write nothing. Only silence counts, since every other failure is told
 * at once. When the rest is over one question goes out to see, and the others when that one is answered.
 *
 * @param restMs - How long the store rests.
 */
export function createBreaker(restMs: number, now: () => number = Date.now): Breaker {
  let late = 0;
  let restsUntilMs = 0;

  function requireAwake(): void {
    if (late < LATE_IN_A_ROW) return;
    if (now() < restsUntilMs) throw new StoreError(`the store is not asked: it said nothing ${late} times`);
    restsUntilMs = now() + restMs;
  }

  return {
    async run(ask) {
      requireAwake();
      try {
        const answer = await ask();
        late = 0;
        return answer;
      } catch (error) {
        late = error instanceof LateAnswer ? late + 1 : 0;
        restsUntilMs = now() + restMs;
        throw error;
      }
    },
  };
}

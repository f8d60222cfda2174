import { IdentityError } from "../identity-error.ts";

/** Answer to whoever finds the queue full: the queue empties in about a second. */
const RETRY_AFTER_S = 2;

/** How much a queue has to do at this moment. */
export interface HashLoad {
  readonly running: number;
  readonly waiting: number;
}

/** Runs a few heavy pieces of work at a time and lets a few wait. */
export interface HashQueue {
  <Result>(work: () => Promise<Result>): Promise<Result>;
  load(): HashLoad;
}

/**
 * Makes a queue for password hashes, so that a flood of sign-ins cannot take every thread.
 *
 * @returns A function that throws `BUSY` (503, with a wait) when the queue is full.
 */
export function createHashQueue(limits: { readonly concurrency: number; readonly queueLength: number }): HashQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  async function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= limits.concurrency) {
      if (waiting.length >= limits.queueLength) throw new IdentityError("BUSY", { retryAfterS: RETRY_AFTER_S });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Whoever waited longest takes this place, so the count stays.
      if (next) next();
      else running -= 1;
    }
  }
  return Object.assign(enqueue, { load: () => ({ running, waiting: waiting.length }) });
}

import { IdentityError } from "../identity-error.ts";

/** Answer to whoever finds the queue full: the queue empties in about a second. */
const RETRY_AFTER_S = 2;

/** Load of a queue at this moment. */
export interface HashLoad {
  readonly running: number;
  readonly waiting: number;
}

/** Runs a few heavy pieces of work at a time and lets a few wait. */
export interface HashQueue {
  /**
   * @param owner - Who asks: a person, or a network. Owners take turns, however much each of them asks for.
   * @throws {IdentityError} `BUSY` (503, with a wait) when the queue is full and nobody has more in it than this owner.
   */
  <Result>(owner: string, work: () => Promise<Result>): Promise<Result>;
  load(): HashLoad;
}

interface Waiting {
  readonly start: () => void;
  readonly refuse: (reason: IdentityError) => void;
}

/**
 * A queue for password hashes, so that a flood of sign-ins cannot take every thread, and the flood of one owner
 * cannot take the places of the others: in a full queue whoever has most gives one up.
 */
export function createHashQueue(limits: { readonly concurrency: number; readonly queueLength: number }): HashQueue {
  // The owner whose turn is next comes first.
  const queues = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  const busy = () => new IdentityError("BUSY", { retryAfterS: RETRY_AFTER_S });

  function makeRoom(owner: string): void {
    const [longest] = [...queues.values()].sort((a, b) => b.length - a.length);
    if (longest === undefined || longest.length <= (queues.get(owner)?.length ?? 0) + 1) throw busy();
    waiting -= 1;
    longest.pop()?.refuse(busy());
  }

  function wait(owner: string): Promise<void> {
    if (waiting >= limits.queueLength) makeRoom(owner);
    waiting += 1;
    const queue = queues.get(owner) ?? [];
    queues.set(owner, queue);
    return new Promise((resolve, reject) => queue.push({ start: resolve, refuse: reject }));
  }

  /** Whoever waited longest among the owner whose turn it is takes the place that is free. */
  function next(): void {
    const [head] = queues;
    if (head === undefined) {
      running -= 1;
      return;
    }
    const [owner, queue] = head;
    const first = queue.shift();
    queues.delete(owner);
    if (queue.length > 0) queues.set(owner, queue);
    waiting -= 1;
    first?.start();
  }

  async function enqueue<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    if (running >= limits.concurrency) await wait(owner);
    else running += 1;
    try {
      return await work();
    } finally {
      next();
    }
  }
  return Object.assign(enqueue, { load: () => ({ running, waiting }) });
}

import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Settings of a thread. */
export interface ThreadSettings<Order> {
  /** Name of a piece of work, for who reads a failure. */
  readonly nameOf: (order: Order) => string;
  /** Its program. */
  readonly program: URL;
  /** Longest that a piece of work may take, milliseconds. */
  readonly mostMs: number;
  /** Orders that wait at the most. */
  readonly mostWaiting: number;
  /** After this time without work the thread ends, milliseconds: its memory is wanted elsewhere. */
  readonly restMs: number;
  /** Memory of its objects, megabytes. */
  readonly objectsMb: number;
  /** Failure of an order when too many wait. */
  readonly busy: () => Error;
}

/** Work in a thread of its own, one order after the other. */
export interface WorkThread<Order> {
  /**
   * Does a piece of work, after those that were ordered before.
   *
   * @returns Message with which the thread answered.
   * @throws {Error} When too many wait, when it fails or takes too long, or this was closed; the next one begins anew.
   */
  run(order: Order): Promise<unknown>;
  /** Has the thread begin for what will be ordered soon. */
  begin(): void;
  /** Ends the thread; what is being done is not. */
  close(): Promise<void>;
}

/** Opens work in a thread, which begins when it is first asked. */
export function createWorkThread<Order>(settings: ThreadSettings<Order>): WorkThread<Order> {
  const { nameOf, program, mostMs, mostWaiting, restMs, objectsMb, busy } = settings;
  let thread: Worker | null = null;
  let rest: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let isClosed = false;

  async function end(): Promise<void> {
    clearTimeout(rest);
    const ended = thread;
    thread = null;
    await ended?.terminate();
  }
  function start(): Worker {
    const started = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: objectsMb } });
    // Told to who ordered something; before that its end is enough, and the next order begins anew.
    started.on("error", () => undefined);
    started.once("exit", () => {
      if (thread === started) thread = null;
    });
    return started;
  }
  function restFromNow(): void {
    clearTimeout(rest);
    rest = setTimeout(() => void end(), restMs).unref();
  }
  async function ask(order: Order): Promise<unknown> {
    if (isClosed) throw new Error(`The ${nameOf(order)} is closed.`);
    clearTimeout(rest);
    thread ??= start();
    // A thread that is ended says nothing any more.
    const ended = new AbortController();
    const stop = () => ended.abort();
    thread.once("exit", stop);
    try {
      const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(mostMs)]);
      const answered = once(thread, "message", { signal });
      thread.postMessage(order);
      const [answer]: unknown[] = await answered;
      // Nobody waits for the end of a thread that rests.
      thread?.off("exit", stop);
      restFromNow();
      return answer;
    } catch (cause) {
      await end();
      throw new Error(`The ${nameOf(order)} failed.`, { cause });
    }
  }
  return {
    async run(order) {
      if (waiting >= mostWaiting) throw busy();
      waiting += 1;
      const turn = last.then(() => ask(order));
      last = turn.catch(() => undefined); // Told to who ordered it; the next one has its turn.
      return turn.finally(() => {
        waiting -= 1;
      });
    },
    begin() {
      if (isClosed || waiting > 0) return;
      thread ??= start();
      restFromNow();
    },
    async close() {
      isClosed = true;
      await end();
    },
  };
}

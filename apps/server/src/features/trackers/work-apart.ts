import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { FieldProblem } from "@nv/contracts/schemas";
import { z } from "zod";
import { Problem } from "../../http/problem.ts";
import type { TrackerAnswer, TrackerRequest } from "./core/tracker-work.ts";

const PROGRAM = new URL("./tracker.worker.ts", import.meta.url);

/** Longest that a piece of work may take, milliseconds: the largest comparison takes two seconds of a processor. */
const MOST_MS = 60_000;

/** Orders that wait at the most: they are dozens of people who compare at once, or a program that does not stop. */
const MOST_WAITING = 40;

/** After this time without work the thread ends: its memory is wanted elsewhere, and the next one begins in less than a second. */
const REST_MS = 60_000;

/** Memory of the thread's objects: the largest comparison holds a fifth. */
const OBJECTS_MB = 512;

const Answer = z.object({ problems: z.array(FieldProblem), json: z.string(), csv: z.string() });

/** Makes averages where no request waits for them. */
export interface WorkApart {
  /**
   * Does a piece of work, after those that were ordered before.
   *
   * @throws {Problem} `AVERAGES_BUSY` when too many wait.
   * @throws {Error} When it fails or takes too long, or this was closed; the next one begins anew.
   */
  run(order: TrackerRequest): Promise<TrackerAnswer>;
  /** Has the thread begin for what will be ordered soon: its start is half a second of a processor, for which a publication would wait. */
  begin(): void;
  /** Ends the thread; what is being done is not. */
  close(): Promise<void>;
}

/** Makes averages in a thread of its own, which begins when it is first asked: the draws of eight long mandates are seconds. */
export function createWorkApart(): WorkApart {
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
    const started = new Worker(PROGRAM, { resourceLimits: { maxOldGenerationSizeMb: OBJECTS_MB } });
    // Told to who ordered something; before that its end is enough, and the next order begins anew.
    started.on("error", () => undefined);
    started.once("exit", () => {
      if (thread === started) thread = null;
    });
    return started;
  }
  function restFromNow(): void {
    clearTimeout(rest);
    rest = setTimeout(() => void end(), REST_MS).unref();
  }
  async function ask(order: TrackerRequest): Promise<TrackerAnswer> {
    if (isClosed) throw new Error("The work apart of trackers is closed.");
    clearTimeout(rest);
    thread ??= start();
    // A thread that is ended says nothing any more.
    const ended = new AbortController();
    const stop = () => ended.abort();
    thread.once("exit", stop);
    try {
      const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(MOST_MS)]);
      const answered = once(thread, "message", { signal });
      thread.postMessage(order);
      const [answer]: unknown[] = await answered;
      // Nobody waits for the end of a thread that rests.
      thread?.off("exit", stop);
      restFromNow();
      return Answer.parse(answer);
    } catch (cause) {
      await end();
      throw new Error(`The work apart of a tracker (${order.kind}) failed.`, { cause });
    }
  }
  return {
    async run(order) {
      if (waiting >= MOST_WAITING) throw new Problem("AVERAGES_BUSY", { retryAfterS: MOST_MS / 1000 });
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

import { FieldProblem } from "@nv/contracts/schemas";
import { z } from "zod";
import { Problem } from "../../http/problem.ts";
import { createWorkThread, type WorkThread } from "../../platform/threads/work-thread.ts";
import type { TrackerAnswer, TrackerRequest } from "./core/tracker-work.ts";

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
export interface WorkApart extends Pick<WorkThread<TrackerRequest>, "begin" | "close"> {
  /**
   * Does a piece of work, after those that were ordered before.
   *
   * @throws {Problem} `AVERAGES_BUSY` when too many wait.
   * @throws {Error} When it fails or takes too long, or this was closed; the next one begins anew.
   */
  run(order: TrackerRequest): Promise<TrackerAnswer>;
}

/** Makes averages in a thread of its own, which begins when it is first asked: the draws of eight long mandates are seconds, for which a publication would wait. */
export function createWorkApart(): WorkApart {
  const thread = createWorkThread<TrackerRequest>({
    nameOf: ({ kind }) => `work apart of a tracker (${kind})`,
    program: new URL("./tracker.worker.ts", import.meta.url),
    ...{ mostMs: MOST_MS, mostWaiting: MOST_WAITING, restMs: REST_MS, objectsMb: OBJECTS_MB },
    busy: () => new Problem("AVERAGES_BUSY", { retryAfterS: MOST_MS / 1000 }),
  });
  return { ...thread, run: async (order) => Answer.parse(await thread.run(order)) };
}

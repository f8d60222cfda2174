import { randomUUID } from "node:crypto";
import { claimJob, deleteJobsBefore } from "./jobs.repository.ts";
import { publishJob } from "./jobs.service.ts";
import { ended, finishJob, MOST_ATTEMPTS, type RunDeps, type RunningJob, runJob } from "./run-job.ts";

/** Interval at which the worker looks for jobs that nobody told it of: another process's, or one whose time has come. Milliseconds. */
const POLL_MS = 1000;

/** Pieces of work at the same time, in one process: there is little machine to share. */
const MOST_AT_ONCE = 2;

/** Time for which a job stays a process's own without a sign of life, milliseconds. */
const LEASE_MS = 30_000;

/** Interval at which jobs that are long over are removed, and time for which they are kept, milliseconds. */
const SWEEP_MS = 3_600_000;
const KEPT_MS = 14 * 86_400_000;

/** Dependencies and limits of the worker. */
export interface WorkerDeps extends Omit<RunDeps, "owner" | "leaseMs"> {
  /** Interval at which it looks for work, milliseconds; for tests. */
  readonly pollMs?: number;
  readonly leaseMs?: number;
  /** Kinds of work that take minutes: one at a time, so that there is room for what somebody waits for. */
  readonly longKinds?: readonly string[];
  /** Kinds of work that wait for other sites, and cost this machine next to nothing: one piece of each at a time, which takes no room from the rest. */
  readonly waitingKinds?: readonly string[];
  /** Kinds of them of which several pieces run at once, and how many. */
  readonly waitingAtOnce?: Readonly<Record<string, number>>;
  /** Kinds of work of which the earlier order is over before the next begins, in whatever process. */
  readonly orderedKinds?: readonly string[];
  /** Kinds of work that nothing is taken up of right now: what nobody waits for, while somebody waits for the machine. Asked each time that there is room. */
  readonly heldKinds?: () => readonly string[];
}

/** Background work under way. */
export interface Worker {
  /** Lets work go back to the queue, and waits until nothing is under way. */
  close(): Promise<void>;
}

/**
 * Starts doing background work. Any number of processes may: each piece is done by one at a time, and that of a process
 * which ended is taken over when its lease is over.
 */
export function startWorker({
  pollMs = POLL_MS,
  leaseMs = LEASE_MS,
  longKinds = [],
  waitingKinds = [],
  waitingAtOnce = {},
  orderedKinds = [],
  heldKinds = () => [],
  ...deps
}: WorkerDeps): Worker {
  const { db, now, clock, events, log } = deps;
  const runDeps: RunDeps = { ...deps, leaseMs, owner: randomUUID() };
  const running = new Map<RunningJob, { readonly kind: string }>();
  let isClosing = false;
  let looking: Promise<void> | null = null;
  let isToldMeanwhile = false;

  const kindsUnderWay = () => [...running.values()].map(({ kind }) => kind);
  const hasRoom = () => kindsUnderWay().filter((kind) => !waitingKinds.includes(kind)).length < MOST_AT_ONCE;

  /** Kinds that nothing more is taken up of for now. */
  function keptBack(): readonly string[] {
    const kinds = kindsUnderWay();
    const long = kinds.some((kind) => longKinds.includes(kind)) ? longKinds : [];
    const isFull = (kind: string) => kinds.filter((one) => one === kind).length >= (waitingAtOnce[kind] ?? 1);
    return [...long, ...waitingKinds.filter(isFull), ...heldKinds()];
  }

  /** Takes up work while there is some and room for it. */
  async function look(): Promise<void> {
    while (!isClosing && hasRoom()) {
      const claim = { owner: runDeps.owner, clock, nowMs: now(), leaseMs, except: keptBack(), inOrder: orderedKinds };
      const row = await claimJob(db, claim);
      if (row === null) return;
      if (row.attempts > MOST_ATTEMPTS) {
        await finishJob(runDeps, row, ended("failed", "El proceso que la hacía terminó una y otra vez."));
        continue;
      }
      await publishJob(deps, row);
      const started = runJob(runDeps, row);
      running.set(started, row);
      void started.finished.then(() => {
        running.delete(started);
        wake();
      });
    }
  }

  /** Looks for work, once at a time: who is told of some while it looks may have looked too early, and looks again. */
  function wake(): void {
    if (isClosing) return;
    if (looking !== null) {
      isToldMeanwhile = true;
      return;
    }
    isToldMeanwhile = false;
    looking = look()
      .catch((error) => log.error({ err: error }, "no work could be looked for"))
      .finally(() => {
        looking = null;
        if (isToldMeanwhile) wake();
      });
  }

  const unsubscribe = events.subscribe(({ name, data }) => {
    if (name === "job" && data.state === "queued") setImmediate(wake);
  });
  const timer = setInterval(wake, pollMs);
  timer.unref();
  const sweeper = setInterval(() => {
    void deleteJobsBefore(db, now() - KEPT_MS).catch((error) => log.error({ err: error }, "old work was not removed"));
  }, SWEEP_MS);
  sweeper.unref();
  wake();

  return {
    async close() {
      isClosing = true;
      clearInterval(timer);
      clearInterval(sweeper);
      unsubscribe();
      await looking;
      for (const { stop } of running.keys()) stop("closing");
      await Promise.all([...running.keys()].map(({ finished }) => finished));
    },
  };
}

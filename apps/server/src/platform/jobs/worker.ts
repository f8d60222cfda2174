import { randomUUID } from "node:crypto";
import { Problem } from "../../http/problem.ts";
import type { JobHandlers, JobRun } from "./job-handlers.ts";
import { claimJob, deleteJobsBefore, updateHeldJob } from "./jobs.repository.ts";
import { type JobsDeps, publishJob } from "./jobs.service.ts";
import type { JobRow } from "./jobs-table.ts";

/** How often the worker looks for work that nobody told it of: another process's, or one whose time has come. Milliseconds. */
const POLL_MS = 1000;

/** Pieces of work at the same time, in one process: there is little machine to share. */
const MOST_AT_ONCE = 2;

/** How long work stays a process's own without a sign of life, milliseconds. */
const LEASE_MS = 30_000;

/** How often the sign of life is given, and a cancellation seen. Milliseconds. */
const BEAT_MS = 1000;

/** Longest that one piece of work takes, milliseconds. */
const MOST_MS = 600_000;

/** Tries of work that fails for no known reason, and the pause before the second, which doubles. */
const MOST_ATTEMPTS = 3;
const RETRY_MS = 2000;

/** Lines of log that are kept. */
const LOG_LINES = 100;

/** Work that is over is kept this long, milliseconds. */
const KEPT_MS = 14 * 86_400_000;

/** Why work is told to stop. */
type Stop = "cancelled" | "too-long" | "closing" | "lost";

/** What does the work. */
export interface WorkerDeps extends JobsDeps {
  readonly handlers: JobHandlers;
  readonly log: { error(details: object, message: string): void };
  /** How often it looks for work, milliseconds; for tests. */
  readonly pollMs?: number;
  readonly leaseMs?: number;
}

/** Background work under way. */
export interface Worker {
  /** Lets work go back to the queue, and waits until nothing is under way. */
  close(): Promise<void>;
}

/** Work that this process does. */
interface Running {
  readonly finished: Promise<void>;
  stop(reason: Stop): void;
}

/**
 * Starts doing background work. Any number of processes may: each piece is done by one at a time, and that of a process
 * which ended is taken over when its lease is over.
 */
export function startWorker(deps: WorkerDeps): Worker {
  const { db, now, events, handlers, log } = deps;
  const { pollMs = POLL_MS, leaseMs = LEASE_MS } = deps;
  const owner = randomUUID();
  const running = new Set<Running>();
  let isClosing = false;

  async function finish(row: JobRow, change: Partial<JobRow>): Promise<void> {
    const ended = { lease_owner: null, updated_at_ms: now(), ...change };
    const after = await updateHeldJob(db, { id: row.id, owner }, ended);
    if (after !== null) await publishJob(deps, after);
  }

  const over = (state: "done" | "failed" | "cancelled", message: string): Partial<JobRow> => ({
    state,
    message,
    active_key: null,
    is_cancelling: 0,
    ...(state === "done" && { progress_permille: 1000 }),
  });

  function failure(row: JobRow, error: unknown): Partial<JobRow> {
    if (error instanceof Problem) return over("failed", error.message);
    log.error({ err: error, job: row.id, kind: row.kind }, "background work failed");
    if (row.attempts >= MOST_ATTEMPTS) return over("failed", "Ha fallado por un error del servidor.");
    const waitMs = RETRY_MS * 2 ** (row.attempts - 1);
    return { state: "queued", run_after_ms: now() + waitMs, message: "Ha fallado; se repetirá en unos segundos." };
  }

  function stopped(row: JobRow, reason: Stop): Partial<JobRow> | null {
    if (reason === "cancelled") return over("cancelled", "Cancelada");
    if (reason === "too-long") return over("failed", "Ha tardado más de diez minutos y se ha parado.");
    // Not its fault: another process, or this one after its restart, begins again.
    if (reason === "closing") return { state: "queued", attempts: row.attempts - 1, run_after_ms: now() };
    return null; // Another process has it.
  }

  function run(row: JobRow): Running {
    const controller = new AbortController();
    let reason: Stop | null = null;
    const stop = (why: Stop) => {
      reason ??= why;
      controller.abort(new Error(`job stopped: ${why}`));
    };
    const lines: string[] = JSON.parse(row.log);
    const note = (line: string) => lines.push(`${new Date(now()).toISOString()} ${line}`);
    const keptLog = () => JSON.stringify(lines.slice(-LOG_LINES));

    const beat = async () => {
      const held = await updateHeldJob(db, { id: row.id, owner }, { lease_until_ms: now() + leaseMs });
      if (held === null) stop("lost");
      else if (held.is_cancelling === 1) stop("cancelled");
    };
    const beating = setInterval(
      () => void beat().catch((error) => log.error({ err: error }, "no sign of life")),
      BEAT_MS,
    );
    const limit = setTimeout(() => stop("too-long"), MOST_MS);

    const job: JobRun = {
      payload: JSON.parse(row.payload),
      subject: row.subject,
      actor: { id: row.created_by_id, name: row.created_by },
      signal: controller.signal,
      log: note,
      async progress(ratio, message) {
        controller.signal.throwIfAborted();
        const told = { progress_permille: Math.round(Math.min(1, Math.max(0, ratio)) * 1000), message, log: keptLog() };
        const after = await updateHeldJob(db, { id: row.id, owner }, { ...told, updated_at_ms: now() });
        if (after === null) stop("lost");
        else {
          if (after.is_cancelling === 1) stop("cancelled");
          await publishJob(deps, after);
        }
        controller.signal.throwIfAborted();
      },
    };

    async function work(): Promise<void> {
      const handler = handlers[row.kind];
      try {
        if (handler === undefined) throw new Problem("JOB_NOT_FOUND");
        const result = await handler(job);
        await finish(row, { ...over("done", ""), result: JSON.stringify(result ?? null), log: keptLog() });
      } catch (error) {
        const change = reason === null ? failure(row, error) : stopped(row, reason);
        if (change !== null) await finish(row, { ...change, log: keptLog() });
      } finally {
        clearInterval(beating);
        clearTimeout(limit);
      }
    }
    const finished = work().catch((error) => log.error({ err: error, job: row.id }, "the end of work was not noted"));
    return { finished, stop };
  }

  let looking: Promise<void> | null = null;
  async function look(): Promise<void> {
    while (!isClosing && running.size < MOST_AT_ONCE) {
      const row = await claimJob(db, owner, now(), leaseMs);
      if (row === null) return;
      if (row.attempts > MOST_ATTEMPTS) {
        await finish(row, over("failed", "El proceso que la hacía terminó una y otra vez."));
        continue;
      }
      await publishJob(deps, row);
      const started = run(row);
      running.add(started);
      void started.finished.then(() => {
        running.delete(started);
        wake();
      });
    }
  }
  /** Looks for work, once at a time. */
  function wake(): void {
    if (isClosing || looking !== null) return;
    looking = look()
      .catch((error) => log.error({ err: error }, "no work could be looked for"))
      .finally(() => {
        looking = null;
      });
  }

  const unsubscribe = events.subscribe(({ name, data }) => {
    if (name === "job" && data.state === "queued") setImmediate(wake);
  });
  const timer = setInterval(() => {
    wake();
  }, pollMs);
  timer.unref();
  const sweeper = setInterval(() => {
    void deleteJobsBefore(db, now() - KEPT_MS).catch((error) => log.error({ err: error }, "old work was not removed"));
  }, 3_600_000);
  sweeper.unref();
  wake();

  return {
    async close() {
      isClosing = true;
      clearInterval(timer);
      clearInterval(sweeper);
      unsubscribe();
      await looking;
      for (const { stop } of running) stop("closing");
      await Promise.all([...running].map(({ finished }) => finished));
    },
  };
}

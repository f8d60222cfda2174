import { setImmediate } from "node:timers/promises";
import { Problem } from "../../http/problem.ts";
import { StoreError } from "../storage/blob-store.ts";
import type { JobHandlers, JobRun } from "./job-handlers.ts";
import { updateHeldJob } from "./jobs.repository.ts";
import { type JobsDeps, publishJob } from "./jobs.service.ts";
import { type JobChange, type JobRow, logOf } from "./jobs-table.ts";
import { WorkRefused } from "./work-refused.ts";
import { type StopReason, WorkStopped } from "./work-stopped.ts";

/** Interval at which the sign of life is given, and a cancellation seen, milliseconds. */
const BEAT_MS = 1000;

/** Longest that one piece of work takes, milliseconds. */
const MOST_MS = 600_000;

/** Tries of work that fails for no known reason, and the pause before the second, which doubles. */
export const MOST_ATTEMPTS = 3;
const RETRY_MS = 2000;

/** The longest pause before work that needs the store is tried again, milliseconds; the first is that of any other. */
const MOST_WAIT_MS = 300_000;

/** Pauses of a day: 2, 4, 8… 256 seconds, and then five minutes each. */
const MOST_WAITS = 8 + Math.floor((86_400_000 - 510_000) / MOST_WAIT_MS);

/** Lines of log that are kept. */
const LOG_LINES = 100;

/** Dependencies of the process that runs jobs. */
export interface RunDeps extends JobsDeps {
  readonly handlers: JobHandlers;
  readonly log: { error(details: object, message: string): void };
  /** This process, among those that share the queue. */
  readonly owner: string;
  /** Time that a job stays a process's own without a sign of life, milliseconds. */
  readonly leaseMs: number;
}

/** Work that this process does. */
export interface RunningJob {
  readonly finished: Promise<void>;
  stop(reason: StopReason): void;
}

/** Returns the changes to a job when it ends. */
export function ended(state: "done" | "failed" | "cancelled", message: string): JobChange {
  const progress = state === "done" ? { progress_permille: 1000 } : {};
  return { state, message, active_key: null, is_cancelling: 0, ...progress };
}

/** Notes the end of work that this process holds. */
export async function finishJob(deps: RunDeps, row: JobRow, change: JobChange): Promise<void> {
  const over = { lease_owner: null, updated_at_ms: deps.now(), ...change };
  const after = await updateHeldJob(deps.db, { id: row.id, owner: deps.owner }, over);
  if (after !== null) await publishJob(deps, after);
}

/** Whether something failed because the store does. */
function isOfStore(error: unknown): boolean {
  return error instanceof StoreError || (error instanceof Error && isOfStore(error.cause));
}

/** Returns the change of a job that met a store which is away: that is not the job's fault. */
function afterStore({ clock }: RunDeps, { attempts, waits }: JobRow): JobChange {
  if (waits >= MOST_WAITS) return ended("failed", "El almacén de archivos no ha respondido en todo un día.");
  const waitMs = Math.min(RETRY_MS * 2 ** waits, MOST_WAIT_MS);
  const message = "El almacén no responde; se repite solo.";
  return { state: "queued", attempts: attempts - 1, waits: waits + 1, run_after_ms: clock(waitMs), message };
}

/** Returns the change of a job that threw. */
function afterFailure(deps: RunDeps, row: JobRow, error: unknown): JobChange {
  const { log, clock } = deps;
  if (error instanceof Problem || error instanceof WorkRefused) return ended("failed", error.message);
  log.error({ err: error, job: row.id, kind: row.kind }, "background work failed");
  if (isOfStore(error)) return afterStore(deps, row);
  if (row.attempts >= MOST_ATTEMPTS) return ended("failed", "Ha fallado por un error del servidor.");
  const waitMs = RETRY_MS * 2 ** (row.attempts - 1);
  return { state: "queued", run_after_ms: clock(waitMs), message: "Ha fallado; se repetirá en unos segundos." };
}

/** Returns the change of a job that was told to stop; `null` for none, because another process has it. */
function afterStop({ clock }: RunDeps, row: JobRow, reason: StopReason, error: unknown): JobChange | null {
  switch (reason) {
    case "cancelled":
      return ended("cancelled", "Cancelada");
    case "too-long":
      return ended("failed", "Ha tardado más de diez minutos y se ha parado.");
    case "closing":
      // Its own end came first, and may have been told already.
      if (error instanceof WorkRefused) return ended("failed", error.message);
      // Not its fault: another process, or this one after its restart, begins again.
      return { state: "queued", attempts: row.attempts - 1, run_after_ms: clock(0) };
    case "lost":
      return null;
  }
}

/** Runs work that this process has claimed, with a sign of life each second, to whatever end it comes. */
export function runJob(deps: RunDeps, row: JobRow): RunningJob {
  const { db, now, clock, log, leaseMs } = deps;
  const held = { id: row.id, owner: deps.owner };
  const controller = new AbortController();
  let reason: StopReason | null = null;
  const stop = (why: StopReason) => {
    reason ??= why;
    controller.abort(new WorkStopped(why));
  };
  const lines = [...logOf(row)];
  const keptLog = () => JSON.stringify(lines.slice(-LOG_LINES));

  const beat = async () => {
    const still = await updateHeldJob(db, held, { lease_until_ms: clock(leaseMs) });
    if (still === null) stop("lost");
    else if (still.is_cancelling === 1) stop("cancelled");
  };
  const beating = setInterval(
    () => void beat().catch((error) => log.error({ err: error }, "no sign of life")),
    BEAT_MS,
  );
  const limit = setTimeout(() => stop("too-long"), MOST_MS);

  const run: JobRun = {
    payload: JSON.parse(row.payload),
    subject: row.subject,
    group: row.group_name,
    actor: { id: row.created_by_id, name: row.created_by },
    signal: controller.signal,
    log: (line) => void lines.push(`${new Date(now()).toISOString()} ${line}`),
    async progress(ratio, message) {
      controller.signal.throwIfAborted();
      const permille = Math.round(Math.min(1, Math.max(0, ratio)) * 1000);
      const progress = { progress_permille: permille, message, log: keptLog(), updated_at_ms: now() };
      const after = await updateHeldJob(db, held, progress);
      if (after === null) stop("lost");
      else {
        if (after.is_cancelling === 1) stop("cancelled");
        await publishJob(deps, after);
      }
      // SQLite answers at once: without this, work of nothing but questions to it would leave nobody else a turn.
      await setImmediate();
      controller.signal.throwIfAborted();
    },
  };

  async function work(): Promise<void> {
    const handler = deps.handlers[row.kind];
    try {
      if (handler === undefined) throw new Problem("JOB_NOT_FOUND");
      const result = await handler(run);
      await finishJob(deps, row, { ...ended("done", ""), result: JSON.stringify(result ?? null), log: keptLog() });
    } catch (error) {
      const change = reason === null ? afterFailure(deps, row, error) : afterStop(deps, row, reason, error);
      if (change !== null) await finishJob(deps, row, { ...change, log: keptLog() });
    } finally {
      clearInterval(beating);
      clearTimeout(limit);
    }
  }
  const finished = work().catch((error) => log.error({ err: error, job: row.id }, "the end of work was not noted"));
  return { finished, stop };
}

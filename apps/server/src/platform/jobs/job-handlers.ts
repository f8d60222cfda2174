import type { Actor } from "../../http/acting.ts";

/** Job as its handler gets it. */
export interface JobRun {
  /** Payload of the job, as it was given; the handler reads it by its schema. */
  readonly payload: unknown;
  readonly subject: string;
  /** The group that it belongs to; empty for everybody's. */
  readonly group: string;
  /** Person who asked for it. */
  readonly actor: Actor;
  /** Aborted with a `WorkStopped` when the work must stop: it was cancelled, took too long, or the process ends. */
  readonly signal: AbortSignal;
  /**
   * Tells how far it is.
   *
   * @param ratio - 0 to 1.
   * @param message - Spanish sentence for the person who waits.
   */
  progress(ratio: number, message: string): Promise<void>;
  /** Adds a line to the log that stays with the work. */
  log(line: string): void;
}

/**
 * Does one kind of work. It may be started again from the beginning after a process ended in the middle, so it must come
 * to the same end twice. What it returns is kept as JSON. A `Problem` or a `WorkRefused` ends it for good; any other error is tried again.
 * Once its process closes only a `WorkRefused` still does: the rest begins anew in another one.
 */
export type JobHandler = (run: JobRun) => Promise<unknown>;

/** Handlers by kind. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;

/** A page reloads itself at most once in this time, milliseconds: a second failure is shown to the person instead. */
export const RELOAD_QUIET_MS = 60_000;

/** Facts about a part of a page that did not arrive. */
export interface ChunkFailure {
  /** HTTP status when the same file is asked for again; `null` when the network failed. */
  readonly status: number | null;
  /** Time at which this tab last reloaded itself for this reason, Unix epoch in milliseconds; `null` when it never did. */
  readonly reloadedAtMs: number | null;
  /** Unix epoch, milliseconds. */
  readonly nowMs: number;
}

/** Cure of a failure: another visit, another try, or nothing that the page can do by itself. */
export type ChunkCure = "reload" | "retry" | "show";

/**
 * Decides what to do when the next page did not load.
 *
 * - 401: the session is over. Reloading asks the server for the page, and the server shows its gate.
 * - 404 or 410: a new version was put in place and the old file is gone. Reloading brings the new page, once.
 * - The file is there after all: the network or the server was away for a moment, and trying again is enough.
 * - Anything else, a dead network included: the box with the message and «Retry». Specification, section 8.
 */
export function afterChunkFailure({ status, reloadedAtMs, nowMs }: ChunkFailure): ChunkCure {
  if (status === 401) return "reload";
  const isGone = status === 404 || status === 410;
  const hasJustReloaded = reloadedAtMs !== null && nowMs - reloadedAtMs < RELOAD_QUIET_MS;
  if (isGone && !hasJustReloaded) return "reload";
  return status !== null && status < 400 ? "retry" : "show";
}

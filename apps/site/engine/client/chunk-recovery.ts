import { SESSION_PATH } from "@nv/contracts";
import { afterChunkFailure, type ChunkCure } from "./core/chunk-failure";

/** `sessionStorage` key with the moment of this tab's last reload for a missing file, Unix epoch in milliseconds. */
const RELOADED_AT_KEY = "nv.reloaded-at";

/** Reason why a part of the page did not arrive, as far as asking again tells. */
export interface ChunkDiagnosis {
  /** With `reload` the window is already on its way. */
  readonly cure: ChunkCure;
  /** HTTP status of the same file when it is asked for again; `null` when nothing answered. */
  readonly status: number | null;
}

/**
 * Finds out why a part of the page did not come, and reloads the window when that is the cure.
 *
 * The address has changed by then, so a reload is a plain visit to the page wanted and the server decides what it gives.
 *
 * @param cause - What the bundler's loader threw.
 */
export async function recoverFromChunkFailure(cause: unknown): Promise<ChunkDiagnosis> {
  const status = await statusOf(missingPart(cause) ?? SESSION_PATH);
  const cure = afterChunkFailure({ status, reloadedAtMs: reloadedAtMs(), nowMs: Date.now() });
  if (cure === "reload") {
    noteReload();
    window.location.reload();
  }
  return { cure, status };
}

/**
 * Address of the file that did not come, which the bundler's loader writes into `request`.
 *
 * @returns `null` when the failure is of another kind: the page's own code threw.
 */
export function missingPart(cause: unknown): string | null {
  return cause instanceof Error && "request" in cause && typeof cause.request === "string" ? cause.request : null;
}

async function statusOf(url: string): Promise<number | null> {
  try {
    return (await fetch(url, { method: "HEAD", cache: "no-store" })).status;
  } catch {
    // The network is down: there is no status to know.
    return null;
  }
}

function reloadedAtMs(): number | null {
  try {
    const stored = window.sessionStorage.getItem(RELOADED_AT_KEY);
    return stored === null ? null : Number(stored);
  } catch {
    // Without storage nothing would stop a second reload, so it counts as just done.
    return Date.now();
  }
}

function noteReload(): void {
  try {
    window.sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
  } catch {
    // Read back as «just done», see above.
  }
}

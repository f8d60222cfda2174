import { SESSION_PATH } from "@nv/contracts";
import { afterChunkFailure } from "./core/chunk-failure";

/** `sessionStorage` key with the moment of this tab's last reload for a missing file, Unix epoch in milliseconds. */
const RELOADED_AT_KEY = "nv.reloaded-at";

/**
 * Finds out why a part of the page did not come, and reloads the window when that is the cure.
 *
 * The address has changed by then, so a reload is a plain visit to the page wanted and the server decides what it gives.
 *
 * @param cause - What the bundler's loader threw.
 * @returns `show` when the person must be told; with `reload` the window is already on its way.
 */
export async function recoverFromChunkFailure(cause: unknown): Promise<"reload" | "show"> {
  console.warn(cause);
  const action = afterChunkFailure({
    status: await statusOf(failedUrl(cause)),
    reloadedAtMs: reloadedAtMs(),
    nowMs: Date.now(),
  });
  if (action === "reload") {
    noteReload();
    window.location.reload();
  }
  return action;
}

/** The bundler's loader writes the address of what failed into `request`; without it, the session is what can be asked about. */
function failedUrl(cause: unknown): string {
  return cause instanceof Error && "request" in cause && typeof cause.request === "string"
    ? cause.request
    : SESSION_PATH;
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

import { setTimeout as pause } from "node:timers/promises";

/** Pause between two questions, milliseconds. */
const POLL_MS = 50;
/** Longest that one answer may take, milliseconds. */
const ANSWER_MS = 3_000;

async function isReady(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    // Nobody listens there yet, or any more: asked again.
    return false;
  }
}

/**
 * Waits until a server can work.
 *
 * @param origin - Where it listens: `http://127.0.0.1:3000`.
 * @param limitMs - Longest wait, milliseconds.
 * @returns Whether it answered in time.
 */
export async function awaitReady(origin: string, limitMs: number): Promise<boolean> {
  const endMs = performance.now() + limitMs;
  while (performance.now() < endMs) {
    if (await isReady(`${origin}/readyz`)) return true;
    await pause(POLL_MS);
  }
  return false;
}

import { setTimeout as pause } from "node:timers/promises";
import type { OutsideFetch, OutsideFetchOptions } from "../outside/outside-fetch.ts";

/** Wait before the one more try, milliseconds, with as much again at random; and the longest that is waited when asked to. */
const RETRY_MS = 400;
const LONGEST_WAIT_MS = 3000;

const TOO_MANY = 429;
const BROKEN_FROM = 500;

/** Dependencies of requests to services that need no key. */
export interface OpenServiceDeps {
  readonly outsideFetch: OutsideFetch;
  /** Waits between two tries. @param ms - Milliseconds. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Asks services that are open to everybody, with one more try for what may pass. What comes back may be a failure of theirs. */
export function createAskOpenService({ outsideFetch, wait = (ms) => pause(ms) }: OpenServiceDeps): OutsideFetch {
  return async (url: string, options: OutsideFetchOptions = {}) => {
    const answer = await outsideFetch(url, options);
    if (answer.status !== TOO_MANY && answer.status < BROKEN_FROM) return answer;
    const askedMs = 1000 * Number(answer.headers["retry-after"] ?? Number.NaN);
    const waitMs = askedMs >= 0 ? askedMs : RETRY_MS * (1 + Math.random());
    if (waitMs > LONGEST_WAIT_MS) return answer;
    await wait(waitMs);
    return outsideFetch(url, options);
  };
}

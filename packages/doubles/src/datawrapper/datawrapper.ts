import type { Double, DoubleAnswer } from "../double.ts";
import { answerApi, refusal } from "./api.ts";
import { answerCdn } from "./cdn.ts";
import { type Charts, createCharts } from "./charts.ts";

/** Key that the double takes. */
export const DATAWRAPPER_TOKEN = "token-de-muestra";

const FAILURES = {
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  413: "Request Entity Too Large",
  429: "Too Many Requests",
  500: "Internal Server Error",
} as const;

/** A failure that the service can have. */
export type FailureStatus = keyof typeof FAILURES;

/** The service and its account. */
export interface Datawrapper {
  readonly charts: Charts;
  readonly answer: Double;
  /** Counts the requests that were told to wait, because the minute's allowance was used up. */
  refused(): number;
  /** Answers the next requests of the API with a failure. @param retryAfterS - Seconds, for 429. */
  failNext(status: FailureStatus, times?: number, retryAfterS?: number): void;
}

/** Options of an account: its charts, its allowance and its clock. */
export interface DatawrapperOptions {
  /** Number of charts that it begins with. */
  readonly charts?: number | undefined;
  /** Requests that the API takes in a minute; more are told to wait. */
  readonly mostPerMinute?: number | undefined;
  /** Unix epoch, milliseconds. */
  readonly now?: (() => number) | undefined;
}

/** Most requests that the service allows an account in a minute. */
const MOST_PER_MINUTE = 600;

const MINUTE_MS = 60_000;

/** Counts the requests of each minute: how many are left of it, below 0 for one too many, and how long it goes on. */
function createAllowance(most: number, now: () => number) {
  let [minute, used] = [0, 0];
  return () => {
    const ms = now();
    if (Math.floor(ms / MINUTE_MS) !== minute) [minute, used] = [Math.floor(ms / MINUTE_MS), 0];
    used += 1;
    return { left: most - used, waitS: Math.ceil((MINUTE_MS - (ms % MINUTE_MS)) / 1000) };
  };
}

/**
 * A double of Datawrapper: the same paths, headers, limits and error bodies as its API (`/v3/…`), and what it publishes
 * (everything else), with invented charts.
 *
 * @param cdnBase - Where it says that charts are published, without a slash at the end.
 */
export function createDatawrapper(
  cdnBase: string,
  { charts: count, mostPerMinute = MOST_PER_MINUTE, now = Date.now }: DatawrapperOptions = {},
): Datawrapper {
  const charts = createCharts(cdnBase, count);
  const allowance = createAllowance(mostPerMinute, now);
  let refused = 0;
  let failure: { readonly status: FailureStatus; readonly times: number; readonly retryAfterS: number } | null = null;

  function orderedFailure(): DoubleAnswer | null {
    if (failure === null) return null;
    const { status, times, retryAfterS } = failure;
    failure = times > 1 ? { status, times: times - 1, retryAfterS } : null;
    const headers = status === 429 ? { "retry-after": String(retryAfterS) } : {};
    return { ...refusal(status, FAILURES[status]), headers };
  }

  return {
    charts,
    refused: () => refused,
    failNext(status, times = 1, retryAfterS = 1) {
      failure = { status, times, retryAfterS };
    },
    answer(request) {
      if (!request.path.startsWith("/v3/")) return answerCdn(charts, request.path, cdnBase);
      const ordered = orderedFailure();
      if (ordered !== null) return ordered;
      if (request.headers.authorization !== `Bearer ${DATAWRAPPER_TOKEN}`)
        return refusal(401, "Unauthorized", "Invalid token");
      const { left, waitS } = allowance();
      const limits = { "x-ratelimit-limit": String(mostPerMinute), "x-ratelimit-remaining": String(Math.max(0, left)) };
      if (left < 0) {
        refused += 1;
        return { ...refusal(429, FAILURES[429]), headers: { ...limits, "retry-after": String(waitS) } };
      }
      const { headers, ...answer } = answerApi(charts, request);
      return { ...answer, headers: { ...limits, ...headers } };
    },
  };
}

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
  /** Answers the next requests of the API with a failure. @param retryAfterS - Seconds, for 429. */
  failNext(status: FailureStatus, times?: number, retryAfterS?: number): void;
}

/**
 * A double of Datawrapper: the same paths, headers, limits and error bodies as its API (`/v3/…`), and what it publishes
 * (everything else), with invented charts.
 *
 * @param cdnBase - Where it says that charts are published, without a slash at the end.
 */
export function createDatawrapper(cdnBase: string): Datawrapper {
  const charts = createCharts(cdnBase);
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
    failNext(status, times = 1, retryAfterS = 1) {
      failure = { status, times, retryAfterS };
    },
    answer(request) {
      if (!request.path.startsWith("/v3/")) return answerCdn(charts, request.path, cdnBase);
      const ordered = orderedFailure();
      if (ordered !== null) return ordered;
      if (request.headers.authorization !== `Bearer ${DATAWRAPPER_TOKEN}`)
        return refusal(401, "Unauthorized", "Invalid token");
      const { headers, ...answer } = answerApi(charts, request);
      return { ...answer, headers: { "x-ratelimit-limit": "600", "x-ratelimit-remaining": "599", ...headers } };
    },
  };
}

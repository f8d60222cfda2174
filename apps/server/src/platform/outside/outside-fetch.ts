import { Problem } from "../../http/problem.ts";
import { createReachOutside, type OutsideAnswer, type OutsideSettings } from "./reach-outside.ts";

/** Options of fetching an address. */
export interface OutsideFetchOptions {
  readonly mostBytes?: number;
  /** Mark of what we have of this very address: the answer is 304 when there is nothing else. */
  readonly etag?: string | undefined;
  /** A service is where it is: what leads to another host is no answer of it. */
  readonly isOneHost?: boolean;
  /** Number of times that it may lead elsewhere; four without it. */
  readonly mostRedirects?: number;
}

/** Fetches an address that a person gave us, from the server, without reaching what only the server can reach. */
export type OutsideFetch = (url: string, options?: OutsideFetchOptions) => Promise<OutsideAnswer>;

const TIMEOUT_MS = 10_000;
const MOST_REDIRECTS = 4;
const MOST_BYTES = 20 * 1024 * 1024;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Fetches what is public and https, redirects included, each of them held to the same rules. */
export function createOutsideFetch(settings: OutsideSettings): OutsideFetch {
  const { checked, once } = createReachOutside(settings);

  async function follow(url: URL, options: OutsideFetchOptions, redirects: number): Promise<OutsideAnswer> {
    const { mostBytes = MOST_BYTES, etag, isOneHost = false, mostRedirects = MOST_REDIRECTS } = options;
    const answer = await once({ url, method: "GET", mostBytes, etag, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { location } = answer.headers;
    if (!REDIRECTS.has(answer.status) || typeof location !== "string") return answer;
    if (redirects >= mostRedirects) throw new Problem("FETCH_FAILED");
    const next = checked(location, "https", url.href);
    if (isOneHost && next.host !== url.host) throw new Problem("FETCH_FAILED");
    return follow(next, options, redirects + 1);
  }

  return async (text, options = {}) => {
    const url = checked(text, "https");
    try {
      return await follow(url, options, 0);
    } catch (error) {
      if (error instanceof Problem) throw error;
      throw new Problem("FETCH_FAILED", {}, { cause: error });
    }
  };
}

import { Problem } from "../../http/problem.ts";
import { createReachOutside, type OutsideAnswer, type OutsideSettings } from "./reach-outside.ts";

/** Fetches an address that a person gave us, from the server, without reaching what only the server can reach. */
export type OutsideFetch = (url: string, options?: { readonly mostBytes?: number }) => Promise<OutsideAnswer>;

const TIMEOUT_MS = 10_000;
const MOST_REDIRECTS = 4;
const MOST_BYTES = 20 * 1024 * 1024;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Fetches what is public and https, redirects included, each of them held to the same rules. */
export function createOutsideFetch(settings: OutsideSettings): OutsideFetch {
  const { checked, once } = createReachOutside(settings);

  async function follow(url: URL, mostBytes: number, redirects: number): Promise<OutsideAnswer> {
    const answer = await once({ url, method: "GET", mostBytes, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { location } = answer.headers;
    if (!REDIRECTS.has(answer.status) || typeof location !== "string") return answer;
    if (redirects === MOST_REDIRECTS) throw new Problem("FETCH_FAILED");
    return follow(checked(location, "https", url.href), mostBytes, redirects + 1);
  }

  return async (text, { mostBytes = MOST_BYTES } = {}) => {
    const url = checked(text, "https");
    try {
      return await follow(url, mostBytes, 0);
    } catch (error) {
      if (error instanceof Problem) throw error;
      throw new Problem("FETCH_FAILED", {}, { cause: error });
    }
  };
}

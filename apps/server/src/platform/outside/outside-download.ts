import type { IncomingMessage } from "node:http";
import { Problem } from "../../http/problem.ts";
import { createReachOutside, type OutsideSettings } from "./reach-outside.ts";

/** Request for a file that is too large to be held in memory. */
export interface Download {
  readonly url: string;
  readonly mostBytes: number;
  readonly signal: AbortSignal;
  /** Told as it comes. @param totalBytes - As the other side says; `null` when it does not. */
  readonly onBytes?: (bytes: number, totalBytes: number | null) => Promise<void>;
}

/**
 * Fetches something large from outside, a piece at a time.
 *
 * @throws {Problem} `FETCH_REFUSED`; `FETCH_FAILED` for an answer that is not the file, one that stops coming, or one that is larger than it may be.
 */
export type OutsideDownload = (download: Download) => AsyncGenerator<Buffer>;

/** Longest that an answer takes to begin, and that nothing more of it comes. Milliseconds. */
const SILENCE_MS = 20_000;

const MOST_REDIRECTS = 4;
const OK = 200;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

function lengthOf({ headers }: IncomingMessage): number | null {
  const length = Number(headers["content-length"] ?? Number.NaN);
  return Number.isSafeInteger(length) && length >= 0 ? length : null;
}

/** Fetches what is public and https, redirects included, as `createOutsideFetch` does, and takes as long as something comes. */
export function createOutsideDownload(settings: OutsideSettings & { readonly silenceMs?: number }): OutsideDownload {
  const { checked, begin } = createReachOutside(settings);
  const { silenceMs = SILENCE_MS } = settings;

  async function follow(url: URL, signal: AbortSignal, redirects: number): Promise<IncomingMessage> {
    const answer = await begin({ url, method: "GET", signal });
    const { location } = answer.headers;
    if (!REDIRECTS.has(answer.statusCode ?? 0) || location === undefined) return answer;
    answer.destroy();
    if (redirects === MOST_REDIRECTS) throw new Problem("FETCH_FAILED");
    return follow(checked(location, "https", url.href), signal, redirects + 1);
  }

  return async function* download({ url, mostBytes, signal, onBytes }) {
    const first = checked(url, "https");
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), silenceMs);
    let answer: IncomingMessage | null = null;
    try {
      answer = await follow(first, AbortSignal.any([signal, silence.signal]), 0);
      const totalBytes = lengthOf(answer);
      if (answer.statusCode !== OK || (totalBytes ?? 0) > mostBytes) throw new Problem("FETCH_FAILED");
      let bytes = 0;
      for await (const chunk of answer) {
        const piece: Buffer = chunk;
        bytes += piece.length;
        if (bytes > mostBytes) throw new Problem("FETCH_FAILED");
        timer.refresh();
        yield piece;
        await onBytes?.(bytes, totalBytes);
      }
      if (totalBytes !== null && bytes !== totalBytes) throw new Problem("FETCH_FAILED");
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof Problem) throw error;
      throw new Problem("FETCH_FAILED", {}, { cause: error });
    } finally {
      clearTimeout(timer);
      answer?.destroy();
    }
  };
}

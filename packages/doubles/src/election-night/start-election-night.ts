import { type Listening, listen } from "../listen.ts";
import { createElectionNight, type ElectionNightOptions } from "./election-night.ts";

/** Address of a night and its clock. */
export interface FakeElectionNight extends Listening {
  /** Moves the night to a time since the polls closed, and leaves it there. Milliseconds. */
  goTo(elapsedMs: number): void;
  /** Requests so far, by path, with their status. */
  readonly asked: readonly string[];
}

/**
 * Starts an election night on a server of its own, whose clock stands where a test puts it: at its beginning until it is moved.
 *
 * @param options - `startsAtMs` is when the polls close; without `lengthMs` the night has six hours.
 */
export async function startElectionNight(options: ElectionNightOptions = {}, port = 0): Promise<FakeElectionNight> {
  const SIX_HOURS_MS = 6 * 3_600_000;
  const startsAtMs = options.startsAtMs ?? 0;
  let nowMs = startsAtMs;
  const night = createElectionNight({ lengthMs: SIX_HOURS_MS, ...options, startsAtMs, now: () => nowMs });
  const asked: string[] = [];
  const server = await listen(
    () =>
      ({ method, url, headers, body }) => {
        const path = decodeURIComponent(url.pathname);
        const request = { method, path, query: url.searchParams, headers, body, scenario: "normal", earlier: 0 };
        const answer = night(request) ?? { status: 404, body: "Not Found" };
        asked.push(`${path} ${answer.isCut === true ? "cut" : answer.status}`);
        return answer;
      },
    port,
  );
  return {
    ...server,
    asked,
    goTo(elapsedMs) {
      nowMs = startsAtMs + elapsedMs;
    },
  };
}

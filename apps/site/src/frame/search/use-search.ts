import { SEARCH_QUERY_MAX_LENGTH } from "@nv/contracts";
import { useCallback, useEffect, useState } from "react";
import { askSearch, reportMiss, type SearchOutcome } from "./ask-search";

/** Pause after a key before the server is asked, milliseconds: about the time between two keys. */
const TYPING_PAUSE_MS = 110;
/** A search without results that nobody changes for this long was meant, and is counted. Milliseconds. */
const MEANT_AFTER_MS = 1800;

/** A search and what came of it. */
export interface SearchState {
  /** What was last asked and answered; `null` before the first answer and after the text was cleared. */
  readonly outcome: SearchOutcome | null;
  /** The text that `outcome` answers. */
  readonly answeredQuery: string;
  readonly isAsking: boolean;
  /** Asks again, after a failure. */
  readonly retry: () => void;
}

/** Follows what is typed with answers of the server; the last answer stays in sight while the next one comes. */
export function useSearch(text: string): SearchState {
  const query = text.trim().slice(0, SEARCH_QUERY_MAX_LENGTH);
  const [answer, setAnswer] = useState<{ readonly query: string; readonly outcome: SearchOutcome } | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is not read, its change is the occasion
  useEffect(() => {
    if (query === "") {
      setAnswer(null);
      return;
    }
    const controller = new AbortController();
    const timer = window.setTimeout(() => {
      askSearch(query, controller.signal).then(
        (outcome) => setAnswer({ query, outcome }),
        () => {}, // Nobody waits for it any more.
      );
    }, TYPING_PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [query, attempt]);

  const found = answer?.query === query && answer.outcome.kind === "found" ? answer.outcome : null;
  const isMiss = found?.isQuestion === true && found.results.length === 0;
  useEffect(() => {
    if (!isMiss) return;
    const timer = window.setTimeout(() => void reportMiss(query), MEANT_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [isMiss, query]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return {
    outcome: answer?.outcome ?? null,
    answeredQuery: answer?.query ?? "",
    isAsking: query !== "" && answer?.query !== query,
    retry,
  };
}

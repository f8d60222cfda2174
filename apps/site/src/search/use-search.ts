import { SEARCH_QUERY_MAX_LENGTH } from "@nv/contracts";
import { type CallFailure, toCallFailure } from "@nv/web";
import { useCallback, useEffect, useState } from "react";
import { askSearch, reportMiss } from "./ask-search";
import { isMoreThanPages, type SearchResults } from "./core/found";

/** Pause after a key before the server is asked, milliseconds: about the time between two keys. */
const TYPING_PAUSE_MS = 110;
/** A search that finds nothing, or only what resembles it, and that nobody changes for this long was meant, and is counted. Milliseconds. */
const MEANT_AFTER_MS = 1800;

/** A search and what came of it. */
export interface SearchState {
  /** Last answer; `null` before the first answer, after a failure and after the text was cleared. */
  readonly answer: SearchResults | null;
  /** Reason why the last query was not answered; `null` when it was. */
  readonly failure: CallFailure | null;
  /** The text that `answer` or `failure` is about. */
  readonly answeredQuery: string;
  readonly isAsking: boolean;
  /** Asks again, after a failure. */
  readonly retry: () => void;
}

interface Outcome extends Pick<SearchState, "answer" | "failure"> {
  readonly query: string;
}

/** Follows what is typed with answers of the server; the last answer stays in sight while the next one comes. */
export function useSearch(text: string): SearchState {
  const query = text.trim().slice(0, SEARCH_QUERY_MAX_LENGTH);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is not read, its change is the occasion
  useEffect(() => {
    if (query === "") {
      setOutcome(null);
      return;
    }
    const controller = new AbortController();
    const timer = window.setTimeout(() => {
      askSearch(query, controller.signal).then(
        (answer) => setOutcome({ query, answer, failure: null }),
        (error: unknown) => {
          // Of an abandoned question nobody waits for the answer.
          if (!controller.signal.aborted) setOutcome({ query, answer: null, failure: toCallFailure(error) });
        },
      );
    }, TYPING_PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [query, attempt]);

  const found = outcome?.query === query ? outcome.answer : null;
  const isMiss =
    found?.isQuestion === true &&
    !found.isCopying &&
    (found.results.length === 0 || found.isWeak) &&
    !isMoreThanPages(found);
  useEffect(() => {
    if (!isMiss) return;
    const timer = window.setTimeout(() => void reportMiss(query), MEANT_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [isMiss, query]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return {
    answer: outcome?.answer ?? null,
    failure: outcome?.failure ?? null,
    answeredQuery: outcome?.query ?? "",
    isAsking: query !== "" && outcome?.query !== query,
    retry,
  };
}

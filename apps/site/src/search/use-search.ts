import { SEARCH_QUERY_MAX_LENGTH } from "@nv/contracts";
import { type CallFailure, toCallFailure } from "@nv/web";
import { useCallback, useEffect, useRef, useState } from "react";
import { askSearch, reportMiss } from "./ask-search";
import { isMoreThanPages, type SearchResults } from "./core/found";

/** Longest that a question on its way holds back the next one, milliseconds. */
const PATIENCE_MS = 1000;
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

/** A question on its way. */
interface Asking {
  readonly controller: AbortController;
  readonly sinceMs: number;
}

/**
 * Follows what is typed with answers of the server: asks at once, one question at a time, so that keys that come quicker than answers ask
 * for no more than what can be shown. The last answer stays in sight while the next one comes.
 */
export function useSearch(text: string): SearchState {
  const query = text.trim().slice(0, SEARCH_QUERY_MAX_LENGTH);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(query);
  const asking = useRef<Asking | null>(null);

  const ask = useCallback(async (asked: string) => {
    const controller = new AbortController();
    const mine = { controller, sinceMs: performance.now() };
    asking.current = mine;
    const answered = await askSearch(asked, controller.signal).then(
      (answer): Outcome => ({ query: asked, answer, failure: null }),
      (error: unknown): Outcome => ({ query: asked, answer: null, failure: toCallFailure(error) }),
    );
    // Of an abandoned question nobody waits for the answer.
    if (asking.current !== mine) return;
    asking.current = null;
    if (latest.current === "") return;
    // A failure on the way to what is typed now is none yet.
    if (answered.failure === null || latest.current === asked) setOutcome(answered);
    if (latest.current !== asked) void ask(latest.current);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is not read, its change is the occasion
  useEffect(() => {
    latest.current = query;
    if (query === "") {
      setOutcome(null);
      return;
    }
    const before = asking.current;
    if (before !== null && performance.now() - before.sinceMs < PATIENCE_MS) return;
    before?.controller.abort();
    void ask(query);
  }, [query, attempt, ask]);
  useEffect(
    () => () => {
      asking.current?.controller.abort();
      asking.current = null;
    },
    [],
  );

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

import { SEARCH_MISSES_PATH, SEARCH_PATH } from "@nv/contracts";
import type { SearchAnswer, SearchResult } from "@nv/contracts/schemas";

/** What came of a search. */
export type SearchOutcome =
  | { readonly kind: "found"; readonly results: readonly SearchResult[]; readonly isQuestion: boolean }
  /** The session is over. */
  | { readonly kind: "signed-out" }
  /** The network or the server failed. */
  | { readonly kind: "failed" };

/** The server checks its own answers; here it is enough to know that it is one. */
function isAnswer(body: unknown): body is SearchAnswer {
  return (
    typeof body === "object" &&
    body !== null &&
    "isQuestion" in body &&
    "results" in body &&
    Array.isArray(body.results)
  );
}

/**
 * Asks the server for the pages that answer a search.
 *
 * @throws {DOMException} `AbortError` when `signal` says that nobody waits any more.
 */
export async function askSearch(query: string, signal: AbortSignal): Promise<SearchOutcome> {
  try {
    const address = `${SEARCH_PATH}?${new URLSearchParams({ q: query })}`;
    const response = await fetch(address, { signal, headers: { accept: "application/json" } });
    if (response.status === 401) return { kind: "signed-out" };
    const body: unknown = await response.json();
    if (!response.ok || !isAnswer(body)) return { kind: "failed" };
    return { kind: "found", results: body.results, isQuestion: body.isQuestion };
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: "failed" };
  }
}

/** Tells the server that a search found nothing, so that somebody can write what is missing. */
export async function reportMiss(query: string): Promise<void> {
  await fetch(SEARCH_MISSES_PATH, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  }).catch(() => {
    // It only counts: who searches has been told already that nothing was found.
  });
}

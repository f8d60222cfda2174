import {
  FEEDBACK_PATH,
  FEEDBACK_PER_PAGE,
  FEEDBACK_TALLIES_PATH,
  PAGE_REVIEWS_PATH,
  PROPOSALS_PATH,
  PROPOSALS_PER_PAGE,
  SEARCH_MISSES_PATH,
  TOTAL_COUNT_HEADER,
} from "@nv/contracts";
import { FeedbackEntry, FeedbackTally, PageReview, Proposal, ProposalReading, SearchMiss } from "@nv/contracts/schemas";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import type { Caller } from "../api/caller.ts";
import type { ReadingView } from "./core/reading-address.ts";
import { reviewsByDay } from "./core/reviews-by-day.ts";

/** First part of the query keys under which the lists of this screen are cached. */
export const READING_KEY = "reading";

/** Searches and reviews on one page of a list; the server gives all of them at once. */
const LINES_PER_PAGE = 50;

/** Some of a list. */
export interface Portion<Item> {
  readonly items: readonly Item[];
  /** Number of items in all. */
  readonly total: number;
  readonly perPage: number;
}

/** Request of a list: one page of one view. */
interface Wanted<View> {
  readonly view: View;
  /** From 1. */
  readonly page: number;
}

function cut<Item>(all: readonly Item[], page: number): Portion<Item> {
  const start = (page - 1) * LINES_PER_PAGE;
  return { items: all.slice(start, start + LINES_PER_PAGE), total: all.length, perPage: LINES_PER_PAGE };
}

/** Today, `2026-11-20`, by the clock that the site goes by. */
export function today(): string {
  return new Date().toISOString().slice(0, "YYYY-MM-DD".length);
}

/**
 * The lists of the screen, each as a question to the server.
 *
 * @see docs/contracts/reading.md
 */
export function readingCalls(caller: Caller) {
  async function portion<Schema extends z.core.$ZodType>(
    path: string,
    schema: Schema,
    { perPage, signal }: { readonly perPage: number; readonly signal: AbortSignal },
  ): Promise<Portion<z.infer<Schema>>> {
    const { body, headers } = await caller.server(path, z.array(schema), { signal });
    return { items: body, total: Number(headers.get(TOTAL_COUNT_HEADER)), perPage };
  }

  return {
    proposals: ({ view, page }: Wanted<ReadingView<"proposals">>) =>
      queryOptions({
        queryKey: [READING_KEY, "proposals", view, page],
        queryFn: ({ signal }) =>
          portion(`${PROPOSALS_PATH}?state=${view}&page=${page}`, Proposal, { perPage: PROPOSALS_PER_PAGE, signal }),
        placeholderData: keepPreviousData,
      }),
    proposal: (id: string) =>
      queryOptions({
        queryKey: [READING_KEY, "proposal", id],
        queryFn: async ({ signal }) =>
          (await caller.server(`${PROPOSALS_PATH}/${id}/reading`, ProposalReading, { signal })).body,
      }),
    lines: ({ view, page }: Wanted<"waiting" | "read">) =>
      queryOptions({
        queryKey: [READING_KEY, "lines", view, page],
        queryFn: ({ signal }) =>
          portion(`${FEEDBACK_PATH}?state=${view}&page=${page}`, FeedbackEntry, { perPage: FEEDBACK_PER_PAGE, signal }),
        placeholderData: keepPreviousData,
      }),
    tallies: (page: number) =>
      queryOptions({
        queryKey: [READING_KEY, "tallies", page],
        queryFn: ({ signal }) =>
          portion(`${FEEDBACK_TALLIES_PATH}?page=${page}`, FeedbackTally, { perPage: FEEDBACK_PER_PAGE, signal }),
        placeholderData: keepPreviousData,
      }),
    searches: (page: number) =>
      queryOptions({
        queryKey: [READING_KEY, "searches"],
        queryFn: async ({ signal }) => (await caller.server(SEARCH_MISSES_PATH, z.array(SearchMiss), { signal })).body,
        select: (all) => cut(all, page),
      }),
    // The menu counts what is overdue on every screen of reading: the others, some two hundred bytes each, are asked for where they are listed.
    reviews: ({ view, page }: Wanted<ReadingView<"reviews">>) =>
      queryOptions({
        queryKey: [READING_KEY, "reviews", view],
        queryFn: async ({ signal }) => {
          const path = view === "overdue" ? `${PAGE_REVIEWS_PATH}?dueBy=${today()}` : PAGE_REVIEWS_PATH;
          return (await caller.server(path, z.array(PageReview), { signal })).body;
        },
        select: (all) => cut(reviewsByDay(all, today())[view], page),
      }),
  };
}

import { Pager } from "@nv/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { AnswerState } from "../frame/AnswerState.tsx";
import { replaceAddress } from "../router/location.ts";
import { type ReadingPlace, readingAddress } from "./core/reading-address.ts";
import type { Portion } from "./reading-calls.ts";

export interface ReadingListProps<Item> {
  readonly query: UseQueryResult<Portion<Item>>;
  readonly place: ReadingPlace;
  /** Content that is shown when the list is empty. */
  readonly empty: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** One page of a list in whichever state it is: on its way, failed, empty or there. */
export function ReadingList<Item>({ query, place, empty, children }: ReadingListProps<Item>) {
  const { data, isPlaceholderData } = query;
  const last = data === undefined || isPlaceholderData ? null : Math.max(1, Math.ceil(data.total / data.perPage));
  const toPage = (page: number) => replaceAddress(readingAddress({ ...place, page }));

  useEffect(() => {
    // What was on the last page is gone, by this person's hand or another's.
    if (last !== null && place.page > last) replaceAddress(readingAddress({ ...place, page: last }));
  }, [last, place]);

  return (
    <>
      <AnswerState query={query} comfort="La lista que ves puede no estar al día." />
      {data !== undefined && (
        <div className="reading-list" aria-busy={isPlaceholderData || undefined}>
          {data.items.length > 0 ? children(data.items) : <p className="empty">{empty}</p>}
          {data.total > 0 && <Pager page={place.page} perPage={data.perPage} total={data.total} onPage={toPage} />}
        </div>
      )}
    </>
  );
}

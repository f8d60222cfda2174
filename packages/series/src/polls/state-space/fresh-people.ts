import type { SharePoll } from "./share-poll.ts";

/** A poll with the people that nobody has counted before. */
export interface FreshPoll {
  readonly poll: SharePoll;
  readonly people: number;
}

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/**
 * Counts of each poll only whom it asked on days that no earlier poll of its house had: who publishes a moving window each day asks most of its
 * people once, and shows them five times. Of two of the same days the larger counts, and the other one not at all.
 *
 * @returns Those that count, by their last day.
 */
export function freshPeople(polls: readonly SharePoll[]): readonly FreshPoll[] {
  const known = new Map<string, number>();
  const inOrder = [...polls].sort(
    (a, b) => a.end - b.end || a.start - b.start || b.sample - a.sample || compareText(a.house, b.house),
  );
  return inOrder.flatMap((poll) => {
    const days = poll.end - poll.start + 1;
    const fresh = Math.min(days, poll.end - (known.get(poll.house) ?? Number.NEGATIVE_INFINITY));
    if (fresh <= 0) return [];
    known.set(poll.house, poll.end);
    return [{ poll, people: (poll.sample * fresh) / days }];
  });
}

import type { FieldProblem, Vote, VoteView } from "@nv/contracts/schemas";
import { VoteCalendar } from "@nv/contracts/schemas";
import { embargoOf, embargoSentence, isHeld } from "./core/embargo.ts";
import { findLastCalendar } from "./votes.repository.ts";
import type { VotesDb } from "./votes-table.ts";

/** Calendar of the votes, and what their laws forbid. */
export interface Votes {
  /** The votes that an administrator wrote, with the version. */
  calendar(): Promise<{ readonly version: number; readonly votes: readonly Vote[] }>;
  /** A vote as it stands now, with its embargo. */
  view(vote: Vote): VoteView;
  /** A vote by its id; `null` for one that is not in the calendar. */
  find(id: string): Promise<Vote | null>;
  /**
   * Lists what keeps the polls, averages and seats of a vote from readers at this moment: the five days of the law, or that nobody knows
   * its day. Nothing for what is of no vote.
   *
   * @param id - Of the vote; empty for none.
   */
  publishingProblems(id: string): Promise<readonly FieldProblem[]>;
  /** Sentence for readers on when the polls of a vote are not renewed; empty for none. @param id - Of the vote; empty for none. */
  sentenceFor(id: string): Promise<string>;
}

/** Opens the calendar. */
export function createVotes({ db, now }: { readonly db: VotesDb; readonly now: () => number }): Votes {
  async function calendar() {
    const row = await findLastCalendar(db);
    if (row === undefined) return { version: 0, votes: [] };
    return { version: row.version, votes: VoteCalendar.parse(JSON.parse(row.votes)) };
  }
  const find = async (id: string) => (await calendar()).votes.find((vote) => vote.id === id) ?? null;
  return {
    calendar,
    find,
    view(vote) {
      const embargo = embargoOf(vote);
      const told = embargo && { ...embargo, isOn: isHeld(embargo, now()), sentence: embargoSentence(vote) };
      return { ...vote, embargo: told };
    },
    async publishingProblems(id) {
      if (id === "") return [];
      const vote = await find(id);
      if (vote === null)
        return [{ field: "vote", message: "Esa votación ya no está en el calendario: elige otra, o ninguna" }];
      const embargo = embargoOf(vote);
      return embargo !== null && isHeld(embargo, now()) ? [{ field: "vote", message: embargoSentence(vote) }] : [];
    },
    async sentenceFor(id) {
      const vote = id === "" ? null : await find(id);
      return vote === null ? "" : embargoSentence(vote);
    },
  };
}

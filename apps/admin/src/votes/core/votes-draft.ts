import { VOTE_LIMITS } from "@nv/contracts";
import { type FieldProblem, schemaProblems, type Vote, VoteCalendar, type VoteView } from "@nv/contracts/schemas";
import { slugOf } from "@nv/spanish";

/** A vote as it is written; one that is new has no id yet. */
export type DraftVote = Vote;

/** A vote that nobody has written yet: of Spain, whose last polling stations close at nine by the clock in Madrid. */
export const BLANK_VOTE: DraftVote = {
  ...{ id: "", name: "", territory: "España", day: "", closesAt: "21:00", law: "loreg" },
};

/** Returns the votes of an answer as they are written. */
export const draftOf = (votes: readonly VoteView[]): readonly DraftVote[] =>
  votes.map(({ embargo: _told, ...vote }) => vote);

/** Returns the votes to be saved: one that is new gets its name for programs, of its own and its year. */
export function savedVotes(draft: readonly DraftVote[]): readonly Vote[] {
  const taken = new Set(draft.map(({ id }) => id));
  return draft.map((vote) => {
    if (vote.id !== "") return vote;
    const made = slugOf(`${vote.name} ${vote.day.slice(0, 4)}`, VOTE_LIMITS.id - 4);
    let [id, number] = [made, 2];
    while (taken.has(id)) {
      id = `${made}-${number}`;
      number += 1;
    }
    taken.add(id);
    return { ...vote, id };
  });
}

/** Lists what keeps the calendar from being saved, each with its field: `0.day`. */
export const votesProblems = (draft: readonly DraftVote[]): readonly FieldProblem[] =>
  // What has no name yet is told that its name is missing, not what programs would call it.
  schemaProblems(VoteCalendar, savedVotes(draft)).filter(({ field }) => !field.endsWith(".id"));

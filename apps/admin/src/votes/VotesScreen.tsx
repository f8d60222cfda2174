import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import { AnswerState } from "../frame/AnswerState.tsx";
import { ScreenFrame } from "../frame/ScreenFrame.tsx";
import { VotesForm } from "./VotesForm.tsx";
import { VOTES_KEY, votesCalls } from "./votes-calls.ts";
import "./votes.css";

/** The calendar of votes, by which the law says when their polls may be published. */
export function VotesScreen() {
  const { caller } = useAdmin();
  const answer = useQuery({ queryKey: VOTES_KEY, queryFn: ({ signal }) => votesCalls.view(caller, signal) });
  return (
    <ScreenFrame title="Votaciones">
      <p className="votes-lede">
        Las elecciones y los referendos que vienen. Una media, unos escaños estimados o unas encuestas que dicen de qué
        votación son no se publican ni se actualizan en los cinco días de antes: lo manda la ley electoral (LOREG,
        artículo 69.7).
      </p>
      <AnswerState query={answer} comfort="Lo que ves puede no estar al día." />
      {answer.data !== undefined && <VotesForm view={answer.data.body} />}
    </ScreenFrame>
  );
}

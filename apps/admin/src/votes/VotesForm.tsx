import { VOTE_LIMITS } from "@nv/contracts";
import type { VotesView, VoteView } from "@nv/contracts/schemas";
import { Notice } from "@nv/ui";
import { toCallFailure } from "@nv/web";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useAdmin } from "../api/admin-context.ts";
import { SaveArea } from "../settings/SaveArea.tsx";
import { useUnsavedWarning } from "../settings/use-settings-draft.ts";
import { VersionNotes } from "../settings/VersionNotes.tsx";
import { type DraftVote, draftOf, savedVotes, votesProblems } from "./core/votes-draft.ts";
import { VoteRows } from "./VoteRows.tsx";
import { VOTES_KEY, votesCalls } from "./votes-calls.ts";

/** Says what the law holds back now, before anything else. */
function Held({ votes }: { readonly votes: readonly VoteView[] }) {
  const held = votes.filter(({ embargo }) => embargo?.isOn === true);
  if (held.length === 0) return null;
  return (
    <Notice tone="plain">
      {held.map(({ id, embargo }) => (
        <p key={id}>{embargo?.sentence}</p>
      ))}
    </Notice>
  );
}

/** The calendar: its votes, and who changed it. */
export function VotesForm({ view }: { readonly view: VotesView }) {
  const { caller } = useAdmin();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<readonly DraftVote[] | null>(null);
  const [note, setNote] = useState("");
  const [isTold, setIsTold] = useState(false);
  const votes = draft ?? draftOf(view.votes);
  const problems = votesProblems(votes);
  const isUnsaved = draft !== null && JSON.stringify(draft) !== JSON.stringify(draftOf(view.votes));
  useUnsavedWarning(isUnsaved);
  const save = useMutation({
    mutationFn: () => votesCalls.change(caller, { version: view.version, votes: [...savedVotes(votes)], note }),
    onSuccess: (answer) => {
      queries.setQueryData(VOTES_KEY, answer);
      setDraft(null);
      setNote("");
      setIsTold(false);
    },
    onError: (error) => {
      if (toCallFailure(error).kind === "conflict") return queries.invalidateQueries({ queryKey: VOTES_KEY });
    },
  });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTold(true);
    if (!save.isPending && problems.length === 0) save.mutate();
  }
  const told = new Map(isTold ? problems.map(({ field, message }) => [field, message]) : []);
  return (
    <form className="votes nv-stack-6" noValidate onSubmit={handleSubmit}>
      <Held votes={view.votes} />
      {votes.length === 0 && <p className="empty">Todavía no hay ninguna votación en el calendario.</p>}
      <VoteRows votes={votes} problems={told} onChange={setDraft} />
      <SaveArea
        {...{ save, isUnsaved, note }}
        comfort="Lo que has escrito sigue aquí, sin guardar."
        done="Guardado. Vale desde ahora para todo lo que diga de qué votación es."
        unsaved="El calendario ha cambiado y no está guardado"
        problems={isTold ? problems : []}
        order="Guardar el calendario"
        noteLength={VOTE_LIMITS.note}
        onNote={setNote}
        onDiscard={() => setDraft(null)}
      />
      <VersionNotes versions={view.versions} />
    </form>
  );
}

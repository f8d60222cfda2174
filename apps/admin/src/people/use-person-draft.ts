import { type CallFailure, toCallFailure, useDraft } from "@nv/web";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { useAdmin } from "../api/admin-context.ts";
import { changesOf, type PersonProblems, type PersonValues, problemsOf, valuesOf } from "./core/person-form.ts";
import { personCalls, refreshPeople, type VersionedPerson } from "./person-calls.ts";

/** The fields that somebody typed in, and the version of the person that they saw as they began. */
const Kept = z.object({
  typed: z.object({
    name: z.optional(z.string()),
    email: z.optional(z.string()),
    role: z.optional(z.string()),
    userData: z.optional(z.string()),
    appData: z.optional(z.string()),
  }),
  version: z.string(),
});

/** Draft of the changes to a person, and the outcome of saving it. */
export interface PersonDraft {
  /** The person as they are saved now. */
  readonly saved: PersonValues;
  readonly values: PersonValues;
  /** Problem of each field, once somebody wanted to save it. */
  readonly problems: PersonProblems;
  /** Whether anything would change. */
  readonly hasChanges: boolean;
  readonly isDirty: boolean;
  /** Whether it was written before this page was opened. */
  readonly isRestored: boolean;
  /** Whether somebody else saved the person meanwhile. */
  readonly isConflict: boolean;
  readonly isSaving: boolean;
  readonly isSaved: boolean;
  /** Reason why it was not saved; `null` when it was, and for a conflict, which is shown otherwise. */
  readonly failure: CallFailure | null;
  readonly write: (change: Partial<PersonValues>) => void;
  /** Saves it over the version that was seen as it began. */
  readonly save: () => void;
  /** Saves it over what somebody else saved. */
  readonly saveOver: () => void;
  readonly discard: () => void;
}

function present(typed: { readonly [Field in keyof PersonValues]?: string | undefined }): Partial<PersonValues> {
  return Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== undefined));
}

/** Keeps what is typed about a person through a lost connection, «back» and a reload, and saves it. */
export function usePersonDraft({ person, version }: VersionedPerson): PersonDraft {
  const { caller } = useAdmin();
  const queries = useQueryClient();
  const saved = valuesOf(person);
  const draft = useDraft(`person:${person.id}`, { typed: {}, version }, Kept);
  const { typed, version: seen } = draft.values;
  // What nobody touched here follows what is saved, so that somebody else's change is not undone by the way.
  const values: PersonValues = { ...saved, ...present(typed) };
  const [isChecked, setIsChecked] = useState(false);
  const problems = problemsOf(values);
  const changes = changesOf(person, values);
  const hasChanges = Object.keys(changes).length > 0;

  const call = useMutation({
    mutationFn: (against: string) => personCalls(caller).edit(person.id, against, changes),
    onSuccess: async (edited) => {
      queries.setQueryData(["person", person.id], edited);
      draft.discard();
      setIsChecked(false);
      await refreshPeople(queries);
    },
    // What somebody else saved is shown beside what was typed.
    onError: async (failure) => {
      if (toCallFailure(failure).kind !== "conflict") return;
      await queries.invalidateQueries({ queryKey: ["person", person.id], exact: true });
    },
  });
  const failure = call.error === null ? null : toCallFailure(call.error);

  function send(against: string) {
    setIsChecked(true);
    if (Object.values(problems).every((problem) => problem === "")) call.mutate(against);
  }
  return {
    saved,
    values,
    problems: isChecked ? problems : problemsOf(saved),
    hasChanges,
    isDirty: draft.isDirty,
    isRestored: draft.isRestored,
    isConflict: draft.isDirty && seen !== version && hasChanges,
    isSaving: call.isPending,
    isSaved: call.isSuccess && !draft.isDirty,
    failure: failure?.kind === "conflict" ? null : failure,
    write(change) {
      call.reset();
      draft.change({ typed: { ...typed, ...change } });
    },
    save: () => send(seen),
    saveOver: () => send(version),
    discard() {
      call.reset();
      draft.discard();
    },
  };
}

import { groupBy, SIGN_OFF_LIMITS } from "@nv/contracts";
import type { SignOffRules } from "@nv/contracts/schemas";
import { Toggle } from "@nv/ui";
import { toCallFailure } from "@nv/web";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useAdmin } from "../api/admin-context.ts";
import { SaveArea } from "../settings/SaveArea.tsx";
import { useUnsavedWarning } from "../settings/use-settings-draft.ts";
import { VersionNotes } from "../settings/VersionNotes.tsx";
import { SIGN_OFF_KEY, signOffCalls } from "./sign-off-calls.ts";

const chosenIn = ({ kinds }: SignOffRules) => new Set(kinds.flatMap(({ kind, isOn }) => (isOn ? [kind] : [])));

/** Switches of what takes two people, by heading, and who changed them. */
export function SignOffForm({ rules }: { readonly rules: SignOffRules }) {
  const { caller } = useAdmin();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<ReadonlySet<string> | null>(null);
  const [note, setNote] = useState("");
  const saved = chosenIn(rules);
  const chosen = draft ?? saved;
  const isUnsaved = draft !== null && (draft.size !== saved.size || [...draft].some((kind) => !saved.has(kind)));
  useUnsavedWarning(isUnsaved);
  const save = useMutation({
    mutationFn: () => signOffCalls.change(caller, { version: rules.version, kinds: [...chosen], note }),
    onSuccess: (answer) => {
      queries.setQueryData(SIGN_OFF_KEY, answer);
      setDraft(null);
      setNote("");
    },
    onError: (error) => {
      if (toCallFailure(error).kind === "conflict") return queries.invalidateQueries({ queryKey: SIGN_OFF_KEY });
    },
  });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  }
  function turn(kind: string, isOn: boolean) {
    setDraft(new Set(isOn ? [...chosen, kind] : [...chosen].filter((one) => one !== kind)));
  }
  return (
    <form className="nv-stack-6" noValidate onSubmit={handleSubmit}>
      {[...groupBy(rules.kinds, ({ group }) => group)].map(([group, kinds]) => (
        <fieldset key={group} className="sign-off-group">
          <legend>{group}</legend>
          {kinds.map(({ kind, label }) => (
            <Toggle key={kind} label={label} isOn={chosen.has(kind)} onChange={(isOn) => turn(kind, isOn)} />
          ))}
        </fieldset>
      ))}
      <SaveArea
        {...{ save, isUnsaved, note }}
        comfort="Lo que has elegido sigue aquí, sin guardar."
        done="Guardado. Vale desde ahora para todo lo que se publique."
        unsaved="Has cambiado qué pide dos personas y no está guardado"
        noteLength={SIGN_OFF_LIMITS.note}
        onNote={setNote}
        onDiscard={() => setDraft(null)}
      />
      <VersionNotes versions={rules.versions} />
    </form>
  );
}

import { groupBy, SIGN_OFF_LIMITS } from "@nv/contracts";
import type { SignOffRules } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button, Field, Notice, Toggle } from "@nv/ui";
import { FailureNotice, toCallFailure } from "@nv/web";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useAdmin } from "../api/admin-context.ts";
import { useUnsavedWarning } from "../settings/use-settings-draft.ts";
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
      <div className="save-area">
        {save.isError && (
          <FailureNotice error={toCallFailure(save.error)} comfort="Lo que has elegido sigue aquí, sin guardar." />
        )}
        {save.isSuccess && !isUnsaved && (
          <Notice tone="done">
            <p>Guardado. Vale desde ahora para todo lo que se publique.</p>
          </Notice>
        )}
        {isUnsaved && (
          <div className="save-bar nv-row">
            <p role="status">Has cambiado qué pide dos personas y no está guardado</p>
            <Field
              label="Por qué se cambia"
              value={note}
              maxLength={SIGN_OFF_LIMITS.note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
            <Button type="submit" rank="main" aria-disabled={save.isPending}>
              {save.isPending ? "Guardando…" : "Guardar"}
            </Button>
            <Button onClick={() => setDraft(null)}>Descartar</Button>
          </div>
        )}
      </div>
      {rules.versions.length > 0 && (
        <section aria-labelledby="sign-off-versions">
          <h2 id="sign-off-versions">Quién lo ha cambiado</h2>
          <ul className="nv-plain nv-stack-3">
            {rules.versions.map((version) => (
              <li key={version.version}>
                {version.by}, {formatMoment(version.atMs)}
                {version.note !== "" && `. ${version.note}`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </form>
  );
}

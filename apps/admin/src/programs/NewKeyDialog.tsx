import { PROGRAM_LIMITS, PROGRAM_SCOPE_CHOICES, PROGRAM_SCOPES, type ProgramScope } from "@nv/contracts";
import type { ProgramKeyMade, ProgramService } from "@nv/contracts/schemas";
import { Button, Dialog, Field } from "@nv/ui";
import { bindFields, type CallFailure, FailureNotice, fieldsIn, problemsByField, toCallFailure } from "@nv/web";
import { type FormEvent, useState } from "react";
import { useAdmin } from "../api/admin-context.ts";
import { programCalls } from "./program-calls.ts";

export interface NewKeyDialogProps {
  readonly service: ProgramService;
  readonly onClose: () => void;
  readonly onMade: (made: ProgramKeyMade) => void;
}

interface Draft {
  readonly name: string;
  readonly days: string;
  readonly scopes: readonly ProgramScope[];
}

const NOTHING: Draft = { name: "", days: "90", scopes: [] };

/** Makes a key for an account of a program. */
export function NewKeyDialog({ service, onClose, onMade }: NewKeyDialogProps) {
  const { caller } = useAdmin();
  const [draft, setDraft] = useState(NOTHING);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const problems = problemsByField(failure === null ? [] : fieldsIn(failure));
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const f = bindFields({ draft, change, problems });
  const choose = (scope: ProgramScope, isWanted: boolean) =>
    change({ scopes: isWanted ? [...draft.scopes, scope] : draft.scopes.filter((one) => one !== scope) });

  async function make(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setFailure(null);
    try {
      const wanted = { name: draft.name, days: Number(draft.days), scopes: [...draft.scopes] };
      onMade((await programCalls.makeKey(caller, service.id, wanted)).body);
    } catch (error) {
      setFailure(toCallFailure(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog title={`Nueva clave para «${service.name}»`} closesOutside={false} onClose={onClose}>
      <form onSubmit={(event) => void make(event)} noValidate>
        <Field label="Para qué es" autoComplete="off" maxLength={PROGRAM_LIMITS.name} {...f.text("name")} />
        <Field
          label="Días que dura"
          hint={`Como mucho ${PROGRAM_LIMITS.days}.`}
          inputMode="numeric"
          autoComplete="off"
          {...f.text("days")}
        />
        <fieldset className="program-choices nv-stack-2">
          <legend>Qué puede hacer</legend>
          {PROGRAM_SCOPE_CHOICES.map(({ name, scopes }) => (
            <div key={name}>
              <p className="nv-overline">{name}</p>
              {scopes.map((scope) => (
                <label key={scope}>
                  <input
                    type="checkbox"
                    checked={draft.scopes.includes(scope)}
                    onChange={({ target }) => choose(scope, target.checked)}
                  />
                  <span>{PROGRAM_SCOPES[scope]}</span>
                </label>
              ))}
            </div>
          ))}
          {problems.get("scopes") !== undefined && (
            <p className="nv-field__error" role="alert">
              {problems.get("scopes")}
            </p>
          )}
        </fieldset>
        {failure !== null && problems.size === 0 && <FailureNotice error={failure} />}
        <div className="nv-dialog__actions">
          <Button rank="main" type="submit" disabled={isBusy}>
            {isBusy ? "Creando…" : "Crear la clave"}
          </Button>
          <Button onClick={onClose}>Cancelar</Button>
        </div>
      </form>
    </Dialog>
  );
}

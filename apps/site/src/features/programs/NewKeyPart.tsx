import { PROGRAM_LIMITS, PROGRAM_SCOPE_CHOICES, PROGRAM_SCOPES, type ProgramScope } from "@nv/contracts";
import type { ProgramKeyMade } from "@nv/contracts/schemas";
import { Button, Field } from "@nv/ui";
import { type CallFailure, FailureNotice, fieldsIn, NO_PROBLEMS, problemsByField, toCallFailure } from "@nv/web";
import { type FormEvent, type ReactNode, useState } from "react";
import { ProveDialog } from "./ProveDialog";
import { keyCalls } from "./program-calls";
import { proofMethodsOf } from "./prove-here";

/** Days that a key lasts unless its maker says otherwise: a season of work. */
const DAYS = "90";

const NOTHING = { name: "", days: DAYS, scopes: new Set<ProgramScope>() };

/** Makes a key: what for, for how long, and what it may be used for. */
export function NewKeyPart({ onMade }: { readonly onMade: (made: ProgramKeyMade) => void }): ReactNode {
  const [wanted, setWanted] = useState(NOTHING);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const methods = failure === null ? null : proofMethodsOf(failure);
  const problems = failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure));

  async function make() {
    setIsBusy(true);
    setFailure(null);
    try {
      const { name, days, scopes } = wanted;
      onMade(await keyCalls.make({ name, days: Number(days), scopes: [...scopes] }));
      setWanted(NOTHING);
    } catch (error) {
      setFailure(toCallFailure(error));
    } finally {
      setIsBusy(false);
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void make();
  }

  function turn(scope: ProgramScope, isOn: boolean) {
    const scopes = new Set(wanted.scopes);
    if (isOn) scopes.add(scope);
    else scopes.delete(scope);
    setWanted({ ...wanted, scopes });
  }

  return (
    <section aria-labelledby="nueva-clave">
      <h2 id="nueva-clave">Crear una clave</h2>
      <form className="nv-keys__form" onSubmit={handleSubmit}>
        <Field
          label="Para qué es"
          hint="Con lo que la reconozcas dentro de un año: «Bolsa de cada noche»."
          autoComplete="off"
          maxLength={PROGRAM_LIMITS.name}
          value={wanted.name}
          error={problems.get("name") ?? ""}
          onChange={({ target }) => setWanted({ ...wanted, name: target.value })}
        />
        <Field
          label="Días que dura"
          hint={`Como mucho ${PROGRAM_LIMITS.days}.`}
          inputMode="numeric"
          autoComplete="off"
          value={wanted.days}
          error={problems.get("days") ?? ""}
          onChange={({ target }) => setWanted({ ...wanted, days: target.value })}
        />
        <fieldset className="nv-keys__scopes" aria-describedby="alcance-mal">
          <legend>Qué puede hacer</legend>
          {PROGRAM_SCOPE_CHOICES.map(({ name, scopes }) => (
            <div key={name} className="nv-keys__area">
              <p className="nv-overline">{name}</p>
              {scopes.map((scope) => (
                <label key={scope}>
                  <input
                    type="checkbox"
                    checked={wanted.scopes.has(scope)}
                    onChange={({ target }) => turn(scope, target.checked)}
                  />
                  <span>{PROGRAM_SCOPES[scope]}</span>
                </label>
              ))}
            </div>
          ))}
          <p id="alcance-mal" className="nv-field__error" aria-live="polite">
            {problems.get("scopes") ?? ""}
          </p>
        </fieldset>
        <div>
          <Button rank="main" type="submit" aria-disabled={isBusy}>
            {isBusy ? "Creando…" : "Crear la clave"}
          </Button>
        </div>
      </form>
      {failure !== null && methods === null && problems.size === 0 && <FailureNotice error={failure} />}
      {methods !== null && (
        <ProveDialog methods={methods} onProved={() => void make()} onClose={() => setFailure(null)} />
      )}
    </section>
  );
}

import { TEAM_LIMITS } from "@nv/contracts";
import type { NewTeamShift, TeamPerson, TeamShift, TeamWeek } from "@nv/contracts/schemas";
import { Button, Dialog, Field, SelectField } from "@nv/ui";
import { type CallFailure, FailureNotice, fieldsIn, NO_PROBLEMS, problemsByField, toCallFailure } from "@nv/web";
import { type FormEvent, type ReactNode, useState } from "react";
import { teamCalls } from "./team-calls";

interface Props {
  /** One of the rota, or one to plan. */
  readonly shift: TeamShift | NewTeamShift;
  readonly people: readonly TeamPerson[];
  /** Called with the week as it is after a change. */
  readonly onWeek: (week: TeamWeek) => void;
  readonly onClose: () => void;
}

const KINDS = [
  { value: "shift", label: "Turno" },
  { value: "away", label: "Fuera (vacaciones, libranza)" },
] as const;

/** Plans a shift, changes it or takes it off the rota. */
export function ShiftDialog({ shift, people, onWeek, onClose }: Props): ReactNode {
  const known = "id" in shift ? shift : null;
  const [{ personId, kind, starts, ends, note }, setShift] = useState<NewTeamShift>(shift);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const problems = failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure));
  const change = (part: Partial<NewTeamShift>) => setShift((before) => ({ ...before, ...part }));

  async function order(work: () => Promise<TeamWeek>) {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      onWeek(await work());
      onClose();
    } catch (error) {
      setFailure(toCallFailure(error));
      setIsBusy(false);
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const json = { personId, kind, starts, ends, note };
    void order(() =>
      known === null ? teamCalls.plan(json) : teamCalls.change(known.id, { ...json, version: known.version }),
    );
  }

  return (
    <Dialog title={known === null ? "Planear" : "Cambiar"} onClose={onClose}>
      <form className="nv-team__form" noValidate onSubmit={handleSubmit}>
        <SelectField
          label="Persona"
          value={personId}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          error={problems.get("personId")}
          onChange={(value) => change({ personId: value })}
        />
        <SelectField label="Qué es" value={kind} options={KINDS} onChange={(value) => change({ kind: value })} />
        <Field
          label="Empieza"
          type="datetime-local"
          value={starts}
          error={problems.get("starts")}
          onChange={({ target }) => change({ starts: target.value })}
        />
        <Field
          label="Termina"
          type="datetime-local"
          value={ends}
          error={problems.get("ends")}
          onChange={({ target }) => change({ ends: target.value })}
        />
        <Field
          label="Nota"
          hint="Si hace falta: «cierre», «portada». La ve todo el equipo."
          autoComplete="off"
          maxLength={TEAM_LIMITS.note}
          value={note}
          error={problems.get("note")}
          onChange={({ target }) => change({ note: target.value })}
        />
        {failure !== null && problems.size === 0 && <FailureNotice error={failure} />}
        <div className="nv-row">
          <Button rank="main" type="submit" aria-disabled={isBusy}>
            {isBusy ? "Guardando…" : "Guardar"}
          </Button>
          {known !== null && (
            <Button aria-disabled={isBusy} onClick={() => void order(() => teamCalls.remove(known))}>
              Quitar de los turnos
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

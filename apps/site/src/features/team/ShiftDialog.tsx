import { TEAM_LIMITS } from "@nv/contracts";
import type { NewTeamShift, TeamPerson, TeamShift, TeamWeek } from "@nv/contracts/schemas";
import { Button, Dialog, Field, SelectField } from "@nv/ui";
import {
  bindFields,
  type CallFailure,
  FailureNotice,
  fieldsIn,
  NO_PROBLEMS,
  problemsByField,
  toCallFailure,
} from "@nv/web";
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
  const [draft, setShift] = useState<NewTeamShift>(shift);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const problems = failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure));
  const change = (part: Partial<NewTeamShift>) => setShift((before) => ({ ...before, ...part }));
  const f = bindFields({ draft, change, problems });

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
    const { personId, kind, starts, ends, note } = draft;
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
          {...f.value("personId")}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectField label="Qué es" {...f.value("kind")} options={KINDS} />
        <Field label="Empieza" type="datetime-local" {...f.text("starts")} />
        <Field label="Termina" type="datetime-local" {...f.text("ends")} />
        <Field
          label="Nota"
          hint="Si hace falta: «cierre», «portada». La ve todo el equipo."
          autoComplete="off"
          maxLength={TEAM_LIMITS.note}
          {...f.text("note")}
        />
        {failure !== null && problems.size === 0 && <FailureNotice error={failure} />}
        <div className="nv-row">
          <Button rank="main" type="submit" aria-disabled={isBusy}>
            {isBusy ? "Guardando…" : "Guardar"}
          </Button>
          {known !== null && (
            <Button
              aria-disabled={isBusy}
              onClick={() => void order(() => teamCalls.remove(known.id, { version: known.version }))}
            >
              Quitar de los turnos
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

import { CASE_LIMITS, CASE_ROLES } from "@nv/contracts";
import type { CasePerson, CasePersonal, CaseView } from "@nv/contracts/schemas";
import { Button, Field, Notice, RowsEditor, SelectField, TextArea } from "@nv/ui";
import {
  bindFields,
  ConfirmDialog,
  FailureNotice,
  fieldsIn,
  NO_PROBLEMS,
  problemsByField,
  useAttempt,
  useLeaveQuestion,
} from "@nv/web";
import { type FormEvent, type ReactNode, useState } from "react";
import { casesCalls } from "./cases-calls";

const isRole = (key: string): key is CasePerson["role"] => Object.hasOwn(CASE_ROLES, key);
const ROLES = Object.keys(CASE_ROLES)
  .filter(isRole)
  .map((value) => ({ value, label: CASE_ROLES[value] }));

const blankPerson = (): CasePerson => ({ role: "victim", name: "", contact: "", detail: "" });

interface Props {
  readonly view: CaseView;
  /** Called when there is something personal from now on, or no more. */
  readonly onKept: () => void;
}

/** Personal data of a case: asked for by a press, which is written down; kept in this page alone and never in the browser. */
export function PersonalPart({ view: { id, hasPersonal }, onKept }: Props): ReactNode {
  const [kept, setKept] = useState<CasePersonal | null>(null);
  const { isBusy, failure, attempt } = useAttempt();

  const open = () => attempt(async () => setKept(await casesCalls.personal(id)));
  return (
    <>
      <p>
        {hasPersonal ? "Este caso tiene datos personales guardados, cifrados." : "No hay ninguno guardado."} Cada vez
        que alguien los abre queda escrito quién y cuándo.
      </p>
      {failure !== null && <FailureNotice error={failure} onRetry={() => void open()} />}
      {kept === null && (
        <p>
          <Button aria-disabled={isBusy} onClick={() => void open()}>
            {isBusy ? "Abriéndolos…" : hasPersonal ? "Abrir los datos personales" : "Escribir datos personales"}
          </Button>
        </p>
      )}
      {kept !== null && (
        <People
          key={kept.version}
          id={id}
          kept={kept}
          onWritten={(next) => {
            setKept(next);
            onKept();
          }}
          onClose={() => setKept(null)}
        />
      )}
    </>
  );
}

interface PeopleProps {
  readonly id: string;
  readonly kept: CasePersonal;
  /** `null` when it was erased. */
  readonly onWritten: (kept: CasePersonal | null) => void;
  readonly onClose: () => void;
}

function People({ id, kept, onWritten, onClose }: PeopleProps): ReactNode {
  const [people, setPeople] = useState<readonly CasePerson[]>(kept.people);
  const [isErasing, setIsErasing] = useState(false);
  const { isBusy, failure, attempt } = useAttempt();
  const problems = failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure));
  const f = bindFields({ draft: { people }, change: (part) => setPeople(part.people ?? people), problems });
  const isDirty = people !== kept.people;
  useLeaveQuestion(isDirty);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    await attempt(async () =>
      onWritten(await casesCalls.writePersonal(id, { version: kept.version, people: [...people] })),
    );
  }
  return (
    <>
      <form className="nv-cases__form" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <RowsEditor
          legend="Personas"
          noun="Persona"
          {...f.list("people")}
          most={CASE_LIMITS.people}
          fewest={0}
          blank={blankPerson}
        >
          {f.rows("people", (person) => (
            <>
              <SelectField label="Quién es" {...person.value("role")} options={ROLES} />
              <Field label="Nombre" autoComplete="off" maxLength={CASE_LIMITS.personText} {...person.text("name")} />
              <Field
                label="Contacto"
                autoComplete="off"
                maxLength={CASE_LIMITS.personText}
                {...person.text("contact")}
              />
              <TextArea
                label="Lo que hay que saber"
                isProse
                rows={3}
                maxLength={CASE_LIMITS.notes}
                {...person.text("detail")}
              />
            </>
          ))}
        </RowsEditor>
        {failure !== null && problems.size === 0 && <FailureNotice error={failure} />}
        {isDirty && (
          <Notice tone="plain">
            <p>Sin guardar. Aquí no se guarda borrador: si cierras la página, se pierde.</p>
          </Notice>
        )}
        <div className="nv-row">
          <Button rank="main" type="submit" aria-disabled={isBusy} disabled={!isDirty}>
            {isBusy ? "Guardando…" : "Guardar los datos personales"}
          </Button>
          <Button onClick={onClose}>{isDirty ? "Cerrar sin guardar" : "Cerrar"}</Button>
          {kept.version > 0 && <Button onClick={() => setIsErasing(true)}>Borrarlos…</Button>}
        </div>
      </form>
      {isErasing && (
        <ConfirmDialog
          title="¿Borrar los datos personales de este caso?"
          action="Borrarlos"
          onConfirm={async () => {
            await casesCalls.writePersonal(id, { version: kept.version, people: [] });
            onWritten(null);
          }}
          onClose={() => setIsErasing(false)}
        >
          <p>
            El caso se queda. Lo borrado solo sigue en las copias de seguridad que haya, cifrado. No se puede deshacer.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

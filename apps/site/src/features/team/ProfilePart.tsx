import { useLocation } from "@docusaurus/router";
import { TEAM_LIMITS, TEAM_TIME_ZONE } from "@nv/contracts";
import type { TeamView } from "@nv/contracts/schemas";
import { Button, Field, Notice } from "@nv/ui";
import {
  bindFields,
  ConfirmDialog,
  FailureNotice,
  fieldsIn,
  NO_PROBLEMS,
  problemsByField,
  saveFile,
  useAttempt,
  useDraft,
} from "@nv/web";
import { type FormEvent, type ReactNode, useState } from "react";
import * as z from "zod/mini";
import { wordsIn } from "./core/rota-words";
import { ShownFields } from "./ShownFields";
import { teamCalls } from "./team-calls";

interface Props {
  readonly view: TeamView;
  readonly onChange: () => void;
}

const Kept = z.object({
  name: z.string(),
  job: z.string(),
  skills: z.string(),
  specialities: z.string(),
  languages: z.string(),
  timeZone: z.string(),
  extension: z.string(),
  shown: z.array(z.enum(["job", "skills", "specialities", "languages", "email"])),
});
type Form = z.infer<typeof Kept>;

function formOf({ people, me, accountName }: TeamView): Form {
  const own = people.find(({ id }) => id === me);
  if (own === undefined)
    return {
      ...{ name: accountName, job: "", skills: "", specialities: "", languages: "" },
      ...{ timeZone: TEAM_TIME_ZONE, extension: "", shown: [] },
    };
  const { name, job, skills, specialities, languages, timeZone, extension, shown } = own;
  const texts = { skills: skills.join(", "), specialities: specialities.join(", "), languages: languages.join(", ") };
  return { name, job, timeZone, extension, shown, ...texts };
}

const FIELDS = [
  { name: "name", label: "Nombre", hint: "" },
  { name: "job", label: "Puesto", hint: "" },
  { name: "skills", label: "De qué sabes", hint: "Con comas: «R, mapas, 3D»." },
  {
    name: "specialities",
    label: "Especialidades",
    hint: "Lo que mejor haces en la mesa, con comas: «mapas, datos electorales».",
  },
  { name: "languages", label: "Idiomas", hint: "Con comas." },
  { name: "timeZone", label: "Huso horario", hint: "El de donde trabajas: «Europe/Madrid», «Atlantic/Canary»." },
  { name: "extension", label: "Extensión", hint: "" },
] as const;

/** Profile that somebody writes of themselves, and the way to take it away or erase it. */
export function ProfilePart({ view, onChange }: Props): ReactNode {
  const isOwn = view.people.some(({ id }) => id === view.me);
  const draft = useDraft("team-profile", formOf(view), Kept);
  const { failure, attempt: send } = useAttempt();
  const [isSaved, setIsSaved] = useState(false);
  const [isErasing, setIsErasing] = useState(false);
  const { hash } = useLocation();
  // Folded once there is one, unless somebody goes to it or left it half written.
  const [isOpen, setIsOpen] = useState(!isOwn || draft.isDirty || hash === "#ficha");
  const problems = failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure));
  const f = bindFields({
    draft: draft.values,
    change(part) {
      setIsSaved(false);
      draft.change(part);
    },
    // A list is one field here: what is wrong with one of its words is told beside it.
    problems: { get: (field) => [...problems].find(([name]) => name.split(".")[0] === field)?.[1] },
  });

  function attempt(work: () => Promise<unknown>) {
    setIsSaved(false);
    return send(work);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const { skills, specialities, languages, ...texts } = draft.values;
    const json = {
      ...texts,
      ...{ skills: [...wordsIn(skills)], specialities: [...wordsIn(specialities)] },
      languages: [...wordsIn(languages)],
    };
    if (!(await attempt(() => teamCalls.saveProfile(json)))) return;
    setIsSaved(true);
    draft.discard();
    onChange();
  }

  return (
    <section aria-labelledby="ficha">
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <h2 id="ficha">Tu ficha</h2>
        </summary>
        <p>
          La ve todo el equipo, y nadie más mientras no marques nada de lo que se publica. El correo es el de tu cuenta.
          Si la borras, o si se elimina tu cuenta, se va con tu foto, tus turnos, tu calendario y lo que hayas marcado.
        </p>
        <form className="nv-team__form" noValidate onSubmit={(event) => void handleSubmit(event)}>
          {FIELDS.map(({ name, label, hint }) => (
            <Field
              key={name}
              label={label}
              hint={hint || undefined}
              autoComplete="off"
              {...f.text(name)}
              maxLength={name === "extension" ? TEAM_LIMITS.extension : undefined}
            />
          ))}
          <ShownFields shown={draft.values.shown} onChange={f.value("shown").onChange} />
          {failure !== null && problems.size === 0 && <FailureNotice error={failure} />}
          <div role="status">
            {isSaved && (
              <Notice tone="done">
                <p>Guardada.</p>
              </Notice>
            )}
          </div>
          <div className="nv-row">
            <Button rank="main" type="submit">
              Guardar la ficha
            </Button>
            {isOwn && (
              <>
                <Button
                  onClick={() =>
                    void attempt(async () =>
                      saveFile({ content: await teamCalls.export(), name: "mis-datos-equipo.json" }),
                    )
                  }
                >
                  Descargar tus datos
                </Button>
                <Button onClick={() => setIsErasing(true)}>Borrar tu ficha…</Button>
              </>
            )}
          </div>
        </form>
      </details>
      {isErasing && (
        <ConfirmDialog
          title="¿Borrar tu ficha?"
          action="Borrarla"
          onConfirm={async () => {
            await teamCalls.eraseProfile();
            setIsSaved(false);
            draft.discard();
            onChange();
          }}
          onClose={() => setIsErasing(false)}
        >
          <p>
            Se borran tu ficha, tu foto, todos tus turnos, la dirección de tu calendario, lo que marcaste de la lista de
            quien llega y lo que se publica de ti. No se puede deshacer.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}

import { TEAM_LIMITS } from "@nv/contracts";
import type { TeamView } from "@nv/contracts/schemas";
import { Button, Field, Notice } from "@nv/ui";
import {
  type CallFailure,
  ConfirmDialog,
  FailureNotice,
  fieldsIn,
  NO_PROBLEMS,
  problemsByField,
  saveFile,
  toCallFailure,
  useDraft,
} from "@nv/web";
import { type FormEvent, type ReactNode, useState } from "react";
import * as z from "zod/mini";
import { wordsIn } from "./core/rota-words";
import { teamCalls } from "./team-calls";

interface Props {
  readonly view: TeamView;
  readonly onChange: () => void;
}

const Kept = z.object({
  name: z.string(),
  job: z.string(),
  skills: z.string(),
  languages: z.string(),
  extension: z.string(),
});
type Form = z.infer<typeof Kept>;

function formOf({ people, me, accountName }: TeamView): Form {
  const own = people.find(({ id }) => id === me);
  if (own === undefined) return { name: accountName, job: "", skills: "", languages: "", extension: "" };
  const { name, job, skills, languages, extension } = own;
  return { name, job, extension, skills: skills.join(", "), languages: languages.join(", ") };
}

const FIELDS = [
  { name: "name", label: "Nombre", hint: "" },
  { name: "job", label: "Puesto", hint: "" },
  { name: "skills", label: "De qué sabes", hint: "Con comas: «R, mapas, 3D»." },
  { name: "languages", label: "Idiomas", hint: "Con comas." },
  { name: "extension", label: "Extensión", hint: "" },
] as const;

/** What somebody says of themselves, and the way to take it away or erase it. */
export function ProfilePart({ view, onChange }: Props): ReactNode {
  const isOwn = view.people.some(({ id }) => id === view.me);
  const draft = useDraft("team-profile", formOf(view), Kept);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const [isErasing, setIsErasing] = useState(false);
  const problems = failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure));
  // A list is one field here: what is wrong with one of its words is told beside it.
  const problemOf = (field: string) => [...problems].find(([name]) => name.split(".")[0] === field)?.[1];

  async function attempt(work: () => Promise<unknown>) {
    setFailure(null);
    setIsSaved(false);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(toCallFailure(error));
      return false;
    }
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const { skills, languages, ...texts } = draft.values;
    const json = { ...texts, skills: [...wordsIn(skills)], languages: [...wordsIn(languages)] };
    if (!(await attempt(() => teamCalls.saveProfile(json)))) return;
    setIsSaved(true);
    draft.discard();
    onChange();
  }

  return (
    <section aria-labelledby="ficha">
      <h2 id="ficha">Tu ficha</h2>
      <p>
        La ve todo el equipo, y nadie más. El correo es el de tu cuenta. Si la borras, o si se elimina tu cuenta, se va
        con tus turnos y tu calendario.
      </p>
      <form className="nv-team__form" noValidate onSubmit={(event) => void handleSubmit(event)}>
        {FIELDS.map(({ name, label, hint }) => (
          <Field
            key={name}
            label={label}
            hint={hint || undefined}
            autoComplete="off"
            value={draft.values[name]}
            error={problemOf(name)}
            maxLength={name === "extension" ? TEAM_LIMITS.extension : undefined}
            onChange={({ target }) => {
              setIsSaved(false);
              draft.change({ [name]: target.value });
            }}
          />
        ))}
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
                Llevarte tus datos
              </Button>
              <Button onClick={() => setIsErasing(true)}>Borrar tu ficha…</Button>
            </>
          )}
        </div>
      </form>
      {isErasing && (
        <ConfirmDialog
          title="¿Borrar tu ficha?"
          action="Borrarla"
          onConfirm={async () => {
            await teamCalls.eraseProfile();
            draft.discard();
            onChange();
          }}
          onClose={() => setIsErasing(false)}
        >
          <p>Se borran tu ficha, todos tus turnos y la dirección de tu calendario. No se puede deshacer.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

import { Button, ConflictNotice, Field, Notice, TextArea } from "@nv/ui";
import { FailureNotice, toCallFailure, useDraft } from "@nv/web";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import * as z from "zod/mini";
import { useAdmin } from "../api/admin-context.ts";
import { ADMINISTRATOR_ROLE } from "./core/person-facts.ts";
import { changesOf, conflictsOf, type PersonValues, problemsOf, valuesOf } from "./core/person-form.ts";
import { Roles } from "./person.ts";
import { personCalls, refreshPeople, type VersionedPerson } from "./person-calls.ts";
import { RoleField } from "./RoleField.tsx";

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

export interface PersonFormProps {
  /** The person as they are saved now. */
  readonly current: VersionedPerson;
}

function present(typed: { readonly [Field in keyof PersonValues]?: string | undefined }): Partial<PersonValues> {
  return Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== undefined));
}

function roleWarning(before: string, after: string): string {
  if (before === after) return "";
  if (after === ADMINISTRATOR_ROLE) {
    return "Al guardar podrá ver y cambiar las cuentas de todo el equipo, también la tuya.";
  }
  return before === ADMINISTRATOR_ROLE ? "Al guardar dejará de poder abrir esta administración." : "";
}

/** The fields of a person that administrators change. What is typed survives a lost connection, «back» and a reload. */
export function PersonForm({ current }: PersonFormProps) {
  const { person, version } = current;
  const { caller } = useAdmin();
  const queries = useQueryClient();
  const saved = valuesOf(person);
  const draft = useDraft(`person:${person.id}`, { typed: {}, version }, Kept);
  const { typed, version: seen } = draft.values;
  // What nobody touched here follows what is saved, so that somebody else's change is not undone by the way.
  const values: PersonValues = { ...saved, ...present(typed) };
  const [isChecked, setIsChecked] = useState(false);
  const roles = useQuery({
    queryKey: ["roles"],
    queryFn: ({ signal }) => caller.identity("/admin/roles", Roles, { signal }),
  });
  const problems = problemsOf(values);
  const shown = isChecked ? problems : problemsOf(saved);
  const changes = changesOf(person, values);
  const isNothing = Object.keys(changes).length === 0;

  const save = useMutation({
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

  const isConflict = draft.isDirty && seen !== version && !isNothing;
  const error = save.error === null ? null : toCallFailure(save.error);
  const write = (change: Partial<PersonValues>) => {
    save.reset();
    draft.change({ typed: { ...typed, ...change } });
  };

  function send(against: string) {
    setIsChecked(true);
    if (Object.values(problems).every((problem) => problem === "")) save.mutate(against);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isConflict) send(seen);
  }

  const warning = roleWarning(person.role, values.role.trim());
  return (
    <form className="person-form" onSubmit={handleSubmit} noValidate>
      {draft.isRestored && draft.isDirty && (
        <Notice tone="plain">
          <p>Hemos recuperado lo que habías escrito y no se había guardado.</p>
        </Notice>
      )}
      <Field label="Nombre" value={values.name} onChange={({ target }) => write({ name: target.value })} />
      <Field
        label="Correo"
        type="email"
        value={values.email}
        error={shown.email}
        hint="Si lo cambias, se avisa a la dirección anterior y sus enlaces dejan de servir."
        onChange={({ target }) => write({ email: target.value })}
      />
      <RoleField
        value={values.role}
        error={shown.role}
        known={roles.data?.body.roles.map(({ role }) => role) ?? []}
        onChange={(role) => write({ role })}
      />
      {warning !== "" && (
        <Notice tone="plain">
          <p>{warning}</p>
        </Notice>
      )}
      <details className="more">
        <summary>Otros datos (JSON)</summary>
        <TextArea
          label="Datos de la persona"
          hint="Los ve y los puede cambiar ella misma. Viajan en cada sesión: que sean pocos."
          rows={5}
          value={values.userData}
          error={shown.userData}
          onChange={({ target }) => write({ userData: target.value })}
        />
        <TextArea
          label="Datos de la administración"
          hint="Los ve, pero solo se cambian aquí."
          rows={5}
          value={values.appData}
          error={shown.appData}
          onChange={({ target }) => write({ appData: target.value })}
        />
      </details>
      {isConflict && (
        <ConflictNotice
          conflicts={conflictsOf(saved, values)}
          isBusy={save.isPending}
          onKeepMine={() => send(version)}
          onTakeTheirs={() => {
            save.reset();
            draft.discard();
          }}
        >
          Alguien ha cambiado esta cuenta mientras la editabas. No se ha guardado nada de lo tuyo todavía.
        </ConflictNotice>
      )}
      {error !== null && error.kind !== "conflict" && (
        <FailureNotice error={error} onRetry={() => send(seen)} comfort="Lo que has escrito sigue aquí." />
      )}
      {save.isSuccess && !draft.isDirty && (
        <Notice tone="done">
          <p>Guardado.</p>
        </Notice>
      )}
      {!isConflict && (
        <div className="nv-row">
          <Button rank="main" type="submit" disabled={isNothing || save.isPending}>
            {save.isPending ? "Guardando…" : "Guardar"}
          </Button>
          {draft.isDirty && !isNothing && <Button onClick={draft.discard}>Descartar los cambios</Button>}
        </div>
      )}
    </form>
  );
}

import { DIRECTORY_NAMES } from "@nv/contracts";
import { type DirectoryView, GroupsView } from "@nv/contracts/schemas";
import { Button, Field, SelectField } from "@nv/ui";
import {
  bindFields,
  ConfirmDialog,
  FailureNotice,
  fieldsIn,
  NO_PROBLEMS,
  problemsByField,
  toCallFailure,
  useDraft,
} from "@nv/web";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import * as z from "zod/mini";
import { useAdmin } from "../api/admin-context.ts";
import { GROUPS_KEY, GROUPS_PATH } from "../groups/use-groups.ts";
import { Link } from "../router/Link.tsx";
import { directoryChoices, directoryLabel, useDirectoryAction } from "./use-directory.ts";

const Kept = z.object({ provider: z.enum(DIRECTORY_NAMES), directoryGroup: z.string(), group: z.string() });
type GroupLine = DirectoryView["groups"][number];

interface PartProps {
  readonly view: DirectoryView;
}

function LinkForm({ view }: PartProps) {
  const { caller } = useAdmin();
  const groups = useQuery({
    queryKey: GROUPS_KEY,
    queryFn: ({ signal }) => caller.server(GROUPS_PATH, GroupsView, { signal }),
  });
  const names = groups.data?.body.groups.map(({ name }) => name) ?? [];
  const choices = directoryChoices(view);
  const draft = useDraft(
    "directory-group",
    { provider: choices[0]?.value ?? "oidc", directoryGroup: "", group: "" },
    Kept,
  );
  const order = useDirectoryAction();
  const problems = order.error === null ? NO_PROBLEMS : problemsByField(fieldsIn(toCallFailure(order.error)));
  const f = bindFields({ draft: draft.values, change: draft.change, problems });
  const group = draft.values.group || (names[0] ?? "");

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (order.isPending) return;
    order.mutate({ method: "POST", path: "/groups", json: { ...draft.values, group } }, { onSuccess: draft.discard });
  }

  return (
    <form className="nv-stack nv-start" onSubmit={handleSubmit}>
      {choices.length > 1 && (
        <SelectField
          label="Directorio del grupo"
          value={draft.values.provider}
          options={choices}
          onChange={(provider) => draft.change({ provider })}
        />
      )}
      <Field
        label="Grupo del directorio"
        hint="Letra por letra, como lo manda el directorio: un nombre, o el número del grupo en Entra."
        autoComplete="off"
        spellCheck={false}
        {...f.text("directoryGroup")}
      />
      <SelectField
        label="Nuestro grupo"
        value={group}
        error={problems.get("group") ?? ""}
        options={names.map((name) => ({ value: name, label: name }))}
        onChange={(chosen) => draft.change({ group: chosen })}
      />
      <Button rank="main" type="submit" aria-disabled={order.isPending}>
        {order.isPending ? "Uniendo…" : "Unir los grupos"}
      </Button>
      {order.isError && problems.size === 0 && <FailureNotice error={order.error} />}
    </form>
  );
}

function GroupLineItem({ view, line }: PartProps & { readonly line: GroupLine }) {
  const { id, provider, directoryGroup, group } = line;
  const order = useDirectoryAction();
  const [isEnding, setEnding] = useState(false);
  return (
    <li>
      <span>
        <strong>{directoryGroup}</strong> → {group}
        <small className="nv-beneath">{directoryLabel(view, provider)}</small>
      </span>
      <Button onClick={() => setEnding(true)}>
        Separar…
        <span className="nv-visually-hidden">
          {" "}
          {directoryGroup} de {group}
        </span>
      </Button>
      {isEnding && (
        <ConfirmDialog
          title={`¿Separar ${directoryGroup} de ${group}?`}
          action="Separar los grupos"
          onConfirm={() => order.mutateAsync({ method: "DELETE", path: `/groups/${encodeURIComponent(id)}` })}
          onClose={() => setEnding(false)}
        >
          <p>
            Quien esté en {group} solo porque lo dice el directorio saldrá en el acto. A quien se metió a mano no le
            cambia nada.
          </p>
        </ConfirmDialog>
      )}
    </li>
  );
}

/** The groups of the directory that stand for ours. */
export function GroupLinesPart({ view }: PartProps) {
  return (
    <section aria-labelledby="directory-groups">
      <h2 id="directory-groups">Grupos del directorio</h2>
      <p>
        Quien está allí en el grupo de la izquierda está aquí en el de la derecha, y deja de estarlo cuando el
        directorio deja de decirlo. Ninguno da permiso para administrar. Los grupos de aquí se hacen en{" "}
        <Link href="/admin/groups">Grupos</Link>.
      </p>
      {view.groups.length === 0 ? (
        <p className="empty">Ninguno: en los grupos de aquí solo está quien alguien haya metido.</p>
      ) : (
        <ul className="lines">
          {view.groups.map((line) => (
            <GroupLineItem key={line.id} view={view} line={line} />
          ))}
        </ul>
      )}
      {directoryChoices(view).length > 0 && <LinkForm view={view} />}
    </section>
  );
}

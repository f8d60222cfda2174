import type { GroupPerson, GroupView } from "@nv/contracts/schemas";
import { Button, Field } from "@nv/ui";
import { ConfirmDialog, fieldsIn, problemsByField, toCallFailure, useDraft } from "@nv/web";
import { type FormEvent, useState } from "react";
import * as z from "zod/mini";
import { groupPath, useGroupAction } from "./use-groups.ts";

const Kept = z.object({ email: z.string() });
const NOBODY = { email: "" };

/** Puts somebody into a group by their address. */
function JoinForm({ group }: { readonly group: string }) {
  const draft = useDraft(`group-person:${group}`, NOBODY, Kept);
  const order = useGroupAction();
  const failure = order.error === null ? null : toCallFailure(order.error);
  const problem = failure === null ? "" : (problemsByField(fieldsIn(failure)).get("email") ?? failure.message);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (order.isPending) return;
    const json = { email: draft.values.email };
    order.mutate({ method: "POST", path: `${groupPath(group)}/people`, json }, { onSuccess: draft.discard });
  }

  return (
    <form className="group-join" onSubmit={handleSubmit}>
      <Field
        label={`Correo de quien entra en ${group}`}
        type="email"
        autoComplete="off"
        value={draft.values.email}
        error={problem}
        onChange={({ target }) => {
          order.reset();
          draft.change({ email: target.value });
        }}
      />
      <Button type="submit" aria-disabled={order.isPending}>
        {order.isPending ? "Añadiendo…" : "Añadir"}
      </Button>
    </form>
  );
}

const nameOf = ({ name, email }: GroupPerson) => name || email;

/** Thing that is about to be removed: somebody's membership, or the group. */
type Ending = GroupPerson | "group" | null;

interface EndingDialogProps {
  readonly group: GroupView;
  readonly ending: GroupPerson | "group";
  readonly onClose: () => void;
}

function EndingDialog({ group: { name, people }, ending, onClose }: EndingDialogProps) {
  const order = useGroupAction();
  if (ending === "group") {
    return (
      <ConfirmDialog
        title={`¿Borrar el grupo ${name}?`}
        action="Borrar el grupo"
        onConfirm={() => order.mutateAsync({ method: "DELETE", path: groupPath(name) })}
        onClose={onClose}
      >
        <p>
          {people.length === 0
            ? "No hay nadie en él. Puedes volver a crearlo."
            : "Quienes están en él dejarán de estarlo en el acto. Si lo creas otra vez, estará vacío."}
        </p>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      title={`¿Sacar a ${nameOf(ending)} de ${name}?`}
      action="Sacar del grupo"
      onConfirm={() =>
        order.mutateAsync({ method: "DELETE", path: `${groupPath(name)}/people/${encodeURIComponent(ending.id)}` })
      }
      onClose={onClose}
    >
      <p>Dejará de ver lo que es del grupo en el acto, aunque lo tenga abierto. Su cuenta no cambia.</p>
    </ConfirmDialog>
  );
}

/** A group: what it is for, who is in it, and who comes and goes. */
export function GroupPart({ group }: { readonly group: GroupView }) {
  const { name, purpose, isFixed, people } = group;
  const [ending, setEnding] = useState<Ending>(null);
  const id = `group-${name}`;
  return (
    <section className="group" aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <p>
        {purpose}
        {isFixed && <small className="nv-beneath">El sitio lo usa: no se puede borrar.</small>}
      </p>
      {people.length === 0 ? (
        <p className="empty">
          Nadie está en este grupo, así que nadie ve lo que es suyo. Añade a la primera persona por su correo.
        </p>
      ) : (
        <ul className="lines">
          {people.map((person) => (
            <li key={person.id}>
              <span>
                <strong>{nameOf(person)}</strong>
                {person.name !== "" && <small className="address nv-beneath">{person.email}</small>}
                {person.isByDirectory && <small className="nv-beneath">Está aquí porque lo dice el directorio.</small>}
              </span>
              {!person.isByDirectory && (
                <Button onClick={() => setEnding(person)}>
                  Sacar…
                  <span className="nv-visually-hidden">
                    {" "}
                    a {nameOf(person)} de {name}
                  </span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <JoinForm group={name} />
      {!isFixed && (
        <Button onClick={() => setEnding("group")}>
          Borrar el grupo…<span className="nv-visually-hidden"> {name}</span>
        </Button>
      )}
      {ending !== null && <EndingDialog group={group} ending={ending} onClose={() => setEnding(null)} />}
    </section>
  );
}

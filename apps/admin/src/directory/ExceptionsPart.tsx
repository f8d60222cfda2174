import type { DirectoryView } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button, Field } from "@nv/ui";
import { ConfirmDialog, fieldsIn, problemsByField, toCallFailure, useDraft } from "@nv/web";
import { type FormEvent, useState } from "react";
import * as z from "zod/mini";
import { useDirectoryAction } from "./use-directory.ts";

const Kept = z.object({ email: z.string() });
const NOBODY = { email: "" };
type Excepted = DirectoryView["breakGlass"][number];

function ExceptForm() {
  const draft = useDraft("break-glass", NOBODY, Kept);
  const order = useDirectoryAction();
  const failure = order.error === null ? null : toCallFailure(order.error);
  const problem = failure === null ? "" : (problemsByField(fieldsIn(failure)).get("email") ?? failure.message);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (order.isPending) return;
    order.mutate({ method: "POST", path: "/exceptions", json: draft.values }, { onSuccess: draft.discard });
  }

  return (
    <form className="directory-add" onSubmit={handleSubmit}>
      <Field
        label="Correo de la cuenta"
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
        {order.isPending ? "Exceptuando…" : "Exceptuar"}
      </Button>
    </form>
  );
}

function ExceptionLine({ excepted: { id, email, atMs, by } }: { readonly excepted: Excepted }) {
  const order = useDirectoryAction();
  const [isEnding, setEnding] = useState(false);
  return (
    <li>
      <span>
        <strong className="address">{email}</strong>
        <small className="nv-beneath">
          {by}, {formatMoment(atMs)}.
        </small>
      </span>
      <Button onClick={() => setEnding(true)}>
        Quitar…<span className="nv-visually-hidden"> la excepción de {email}</span>
      </Button>
      {isEnding && (
        <ConfirmDialog
          title={`¿Quitar la excepción de ${email}?`}
          action="Quitar la excepción"
          onConfirm={() => order.mutateAsync({ method: "DELETE", path: `/exceptions/${encodeURIComponent(id)}` })}
          onClose={() => setEnding(false)}
        >
          <p>Si su dominio exige el directorio, entrará solo con él y sus otras sesiones se cierran en el acto.</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

/** The accounts that no domain binds: those for the day on which the directory is down. */
export function ExceptionsPart({ view: { breakGlass } }: { readonly view: DirectoryView }) {
  return (
    <section aria-labelledby="exceptions">
      <h2 id="exceptions">Cuentas para una emergencia</h2>
      <p>
        Entran aunque el directorio no responda, con su contraseña o su llave de acceso. Cada vez que una se usa queda
        en la auditoría. Ten una o dos de quien administra, con contraseñas largas y guardadas.
      </p>
      {breakGlass.length === 0 ? (
        <p className="empty">No hay ninguna.</p>
      ) : (
        <ul className="lines">
          {breakGlass.map((excepted) => (
            <ExceptionLine key={excepted.id} excepted={excepted} />
          ))}
        </ul>
      )}
      <ExceptForm />
    </section>
  );
}

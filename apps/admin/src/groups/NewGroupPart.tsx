import { GROUP_NAME_MAX_LENGTH, GROUP_PURPOSE_MAX_LENGTH } from "@nv/contracts";
import { Button, Field, Notice } from "@nv/ui";
import { bindFields, FailureNotice, fieldsIn, NO_PROBLEMS, problemsByField, toCallFailure, useDraft } from "@nv/web";
import type { FormEvent } from "react";
import * as z from "zod/mini";
import { useGroupAction } from "./use-groups.ts";

const Kept = z.object({ name: z.string(), purpose: z.string() });
const EMPTY = { name: "", purpose: "" };

/** Makes a group. */
export function NewGroupPart() {
  const draft = useDraft("new-group", EMPTY, Kept);
  const order = useGroupAction();
  const problems = order.error === null ? NO_PROBLEMS : problemsByField(fieldsIn(toCallFailure(order.error)));
  const f = bindFields({ draft: draft.values, change: draft.change, problems });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (order.isPending) return;
    order.mutate({ method: "POST", path: "", json: draft.values }, { onSuccess: draft.discard });
  }

  return (
    <section className="group" aria-labelledby="new-group">
      <h2 id="new-group">Crear un grupo</h2>
      <form className="group-new nv-stack nv-start" onSubmit={handleSubmit}>
        <Field
          label="Nombre"
          hint="Minúsculas sin acentos, cifras y guiones: «edicion-noche». No se puede cambiar después."
          autoComplete="off"
          maxLength={GROUP_NAME_MAX_LENGTH}
          {...f.text("name")}
        />
        <Field
          label="Para qué es"
          hint="Una línea que entienda quien administre después de ti."
          autoComplete="off"
          maxLength={GROUP_PURPOSE_MAX_LENGTH}
          {...f.text("purpose")}
        />
        <Button rank="main" type="submit" aria-disabled={order.isPending}>
          {order.isPending ? "Creando…" : "Crear el grupo"}
        </Button>
      </form>
      {order.isError && problems.size === 0 && <FailureNotice error={order.error} />}
      {order.isSuccess && !draft.isDirty && (
        <Notice tone="done">
          <p>El grupo está creado. Todavía no hay nadie en él.</p>
        </Notice>
      )}
    </section>
  );
}

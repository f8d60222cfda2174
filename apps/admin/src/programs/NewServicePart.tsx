import { PROGRAM_LIMITS } from "@nv/contracts";
import { Button, Field } from "@nv/ui";
import { bindFields, FailureNotice, fieldsIn, NO_PROBLEMS, problemsByField, toCallFailure, useDraft } from "@nv/web";
import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import * as z from "zod/mini";
import { useAdmin } from "../api/admin-context.ts";
import { programCalls } from "./program-calls.ts";

const Kept = z.object({ name: z.string(), purpose: z.string() });
const EMPTY = { name: "", purpose: "" };

/** Makes an account of a program. */
export function NewServicePart({ onMade }: { readonly onMade: () => Promise<void> }) {
  const { caller } = useAdmin();
  const draft = useDraft("new-program-service", EMPTY, Kept);
  const order = useMutation({
    mutationFn: () => programCalls.makeService(caller, draft.values),
    onSuccess: () => {
      draft.discard();
      return onMade();
    },
  });
  const problems = order.error === null ? NO_PROBLEMS : problemsByField(fieldsIn(toCallFailure(order.error)));
  const f = bindFields({ draft: draft.values, change: draft.change, problems });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!order.isPending) order.mutate();
  }

  return (
    <section aria-labelledby="new-service">
      <h2 id="new-service">Crear una cuenta de programa</h2>
      <form className="program-new nv-stack nv-start" onSubmit={handleSubmit}>
        <Field
          label="Nombre"
          hint="El que se leerá en el historial de lo que haga: «Bolsa nocturna»."
          autoComplete="off"
          maxLength={PROGRAM_LIMITS.name}
          {...f.text("name")}
        />
        <Field
          label="Para qué es"
          hint="Una línea que entienda quien administre después de ti."
          autoComplete="off"
          maxLength={PROGRAM_LIMITS.purpose}
          {...f.text("purpose")}
        />
        <Button rank="main" type="submit" aria-disabled={order.isPending}>
          {order.isPending ? "Creando…" : "Crear la cuenta"}
        </Button>
      </form>
      {order.isError && problems.size === 0 && <FailureNotice error={order.error} />}
    </section>
  );
}

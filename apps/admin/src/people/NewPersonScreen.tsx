import { Button, Field, Notice, Toggle } from "@nv/ui";
import { bindFields, FailureNotice, useDraft } from "@nv/web";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import * as z from "zod/mini";
import { useAdmin } from "../api/admin-context.ts";
import { ScreenFrame } from "../frame/ScreenFrame.tsx";
import { Link } from "../router/Link.tsx";
import { navigate } from "../router/location.ts";
import { emailProblem } from "./core/check-email.ts";
import { PEOPLE } from "./people-address.ts";
import type { Person } from "./person.ts";
import { personCalls, refreshPeople } from "./person-calls.ts";
import { RoleField } from "./RoleField.tsx";
import "./people.css";

const Kept = z.object({ email: z.string(), name: z.string(), role: z.string(), isMailed: z.boolean() });
const EMPTY: z.infer<typeof Kept> = { email: "", name: "", role: "", isMailed: true };

/** Creates an account whose address somebody already vouches for. Nobody but its owner chooses the password. */
export function NewPersonScreen() {
  const { caller } = useAdmin();
  const queries = useQueryClient();
  const draft = useDraft("new-person", EMPTY, Kept);
  const [isChecked, setIsChecked] = useState(false);
  const [withoutMail, setWithoutMail] = useState<Person | null>(null);
  const { email, name, role, isMailed } = draft.values;
  const problem = emailProblem(email);
  const f = bindFields({ draft: draft.values, change: draft.change });

  const create = useMutation({
    mutationFn: async () => {
      const user_metadata = name.trim() === "" ? {} : { full_name: name.trim() };
      const creation = { email: email.trim(), role: role.trim(), confirm: true, user_metadata } as const;
      return personCalls(caller).create(creation);
    },
    onSuccess: async (person) => {
      draft.discard();
      setIsChecked(false);
      await refreshPeople(queries);
      try {
        if (isMailed) await personCalls(caller).sendRecovery(person.id);
        navigate(`/admin/people/${person.id}`);
      } catch {
        // The account is there whatever happened to the mail: that is what must be said, and where to send it again.
        setWithoutMail(person);
      }
    },
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (problem === "" && !create.isPending) create.mutate();
  }

  return (
    <ScreenFrame title="Crear una cuenta" back={PEOPLE}>
      <p>
        Para alguien cuyo correo conoces. Lo normal es <Link href="/admin/people/invite">invitar</Link>: así la persona
        confirma su correo ella misma.
      </p>
      <form className="person-form" onSubmit={handleSubmit} noValidate>
        <Field label="Correo" type="email" {...f.text("email")} error={isChecked ? problem : ""} />
        <Field label="Nombre" {...f.text("name")} />
        <RoleField {...f.value("role")} saved="" />
        <Toggle
          label="Correo para elegir su contraseña"
          hint="Sale al crear la cuenta. Se puede enviar más tarde desde su página."
          {...f.toggle("isMailed")}
        />
        {withoutMail !== null && (
          <Notice tone="wrong">
            <p>
              La cuenta de {withoutMail.email} está creada, pero el correo no ha salido. Envíalo desde{" "}
              <Link href={`/admin/people/${withoutMail.id}`}>su página</Link>.
            </p>
          </Notice>
        )}
        {create.error !== null && (
          <FailureNotice
            error={create.error}
            onRetry={() => create.mutate()}
            comfort="Lo que has escrito sigue aquí."
          />
        )}
        <div className="nv-row">
          <Button rank="main" type="submit" disabled={create.isPending}>
            {create.isPending ? "Creando…" : "Crear la cuenta"}
          </Button>
        </div>
      </form>
    </ScreenFrame>
  );
}

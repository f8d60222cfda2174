import { Button, Notice } from "@nv/ui";
import { ConfirmDialog } from "@nv/web";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAdmin } from "../api/admin-context.ts";
import { personState } from "./core/person-facts.ts";
import { HandedLinkDialog } from "./HandedLinkDialog.tsx";
import { personCalls, refreshPeople, type VersionedPerson } from "./person-calls.ts";
import { type PersonQuestion, usePersonQuestions } from "./use-person-questions.tsx";

/** Actions on an account. Each says first what will happen, and whether it can be undone. */
export function PersonActions({ current }: { readonly current: VersionedPerson }) {
  const { caller } = useAdmin();
  const queries = useQueryClient();
  const [action, setAction] = useState<PersonQuestion | "link" | null>(null);
  const [done, setDone] = useState("");
  const calls = personCalls(caller);
  const { id, email } = current.person;
  const state = personState(current.person, Date.now());

  const open = (next: NonNullable<typeof action>) => () => {
    setDone("");
    setAction(next);
  };
  const close = () => setAction(null);
  const questions = usePersonQuestions(current, setDone);

  return (
    <>
      {done !== "" && (
        <Notice tone="done">
          <p>{done}</p>
        </Notice>
      )}
      <div className="nv-row">
        {state !== "banned" && state !== "confirmed" && (
          <>
            <Button onClick={open("invite")}>Invitar otra vez</Button>
            <Button onClick={open("link")}>Copiar un enlace de invitación</Button>
          </>
        )}
        {state === "confirmed" && <Button onClick={open("recover")}>Enviar recuperación</Button>}
        {state === "banned" ? (
          <Button onClick={open("unban")}>Desbloquear</Button>
        ) : (
          <Button onClick={open("ban")}>Bloquear…</Button>
        )}
        <Button className="danger" onClick={open("delete")}>
          Eliminar…
        </Button>
      </div>
      {action === "link" && (
        <HandedLinkDialog
          email={email}
          makeLink={async () => {
            const link = await calls.inviteLink(id);
            await refreshPeople(queries);
            return link;
          }}
          onClose={close}
        />
      )}
      {action !== null && action !== "link" && <ConfirmDialog {...questions[action]} onClose={close} />}
    </>
  );
}

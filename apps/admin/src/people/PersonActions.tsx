import { Button, Notice, SelectField } from "@nv/ui";
import { ConfirmDialog, type ConfirmDialogProps } from "@nv/web";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAdmin } from "../api/admin-context.ts";
import { navigate } from "../router/location.ts";
import { BAN_LENGTHS, type BanLength } from "./core/ban-lengths.ts";
import { personName, personState } from "./core/person-facts.ts";
import { HandedLinkDialog } from "./HandedLinkDialog.tsx";
import { personCalls, refreshPeople, type VersionedPerson } from "./person-calls.ts";

/** Action that an administrator is about to take. */
type Action = "recover" | "invite" | "link" | "ban" | "unban" | "delete";

/** Actions on an account. Each says first what will happen, and whether it can be undone. */
export function PersonActions({ current: { person, version } }: { readonly current: VersionedPerson }) {
  const { caller, session } = useAdmin();
  const queries = useQueryClient();
  const [action, setAction] = useState<Action | null>(null);
  const [done, setDone] = useState("");
  const [length, setLength] = useState<BanLength>("24h");
  const calls = personCalls(caller);
  const { id, email } = person;
  const state = personState(person, Date.now());
  const isSelf = email === session.email();

  const open = (next: Action) => () => {
    setDone("");
    setAction(next);
  };
  const close = () => setAction(null);
  const run = (task: () => Promise<unknown>, sentence: string) => async () => {
    await task();
    setDone(sentence);
    await refreshPeople(queries);
  };

  const questions: Readonly<Record<Exclude<Action, "link">, Omit<ConfirmDialogProps, "onClose">>> = {
    recover: {
      title: "Enviar un correo de recuperación",
      action: "Enviar",
      onConfirm: run(() => calls.sendRecovery(id), `Hemos enviado a ${email} un enlace para elegir otra contraseña.`),
      children: (
        <p>
          {email} recibirá un enlace, de un solo uso y válido un día, para elegir otra contraseña. La de ahora sigue
          sirviendo hasta entonces.
        </p>
      ),
    },
    invite: {
      title: "Invitar otra vez",
      action: "Invitar",
      onConfirm: run(
        () => calls.invite(email, personName(person.user_metadata)),
        `Hemos enviado a ${email} una invitación nueva.`,
      ),
      children: <p>{email} recibirá un enlace nuevo, válido siete días. El anterior deja de servir.</p>,
    },
    ban: {
      title: isSelf ? "Bloquear tu propia cuenta" : "Bloquear la cuenta",
      action: "Bloquear",
      onConfirm: run(() => calls.edit(id, version, { ban_duration: length }), "La cuenta está bloqueada."),
      children: (
        <>
          <p>
            {isSelf
              ? "Es tu cuenta: saldrás en el acto y no podrás volver a entrar hasta que pase el tiempo u otra persona te desbloquee. Tus datos se conservan."
              : `${email} sale en el acto de todos sus dispositivos y no puede volver a entrar. Los enlaces que tenga dejan de servir. Sus datos se conservan, y puedes desbloquearla cuando quieras.`}
          </p>
          <SelectField label="Durante" value={length} options={BAN_LENGTHS} onChange={setLength} />
        </>
      ),
    },
    unban: {
      title: "Desbloquear la cuenta",
      action: "Desbloquear",
      onConfirm: run(() => calls.edit(id, version, { ban_duration: "none" }), "La cuenta está desbloqueada."),
      children: <p>{email} podrá volver a entrar con su contraseña de siempre.</p>,
    },
    delete: {
      title: "Eliminar la cuenta",
      action: "Eliminar para siempre",
      typed: email,
      onConfirm: async () => {
        await calls.remove(id, version);
        navigate("/admin/people");
        await refreshPeople(queries);
      },
      children: (
        <>
          <p>
            Se borran la cuenta, sus sesiones y sus formas de entrar. <strong>No se puede deshacer</strong>: si vuelve,
            será con una invitación y una cuenta nuevas. En la auditoría queda lo que hizo.
          </p>
          <p>Si solo quieres que no entre por un tiempo, bloquéala.</p>
        </>
      ),
    },
  };

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

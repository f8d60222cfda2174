import { SelectField } from "@nv/ui";
import type { ConfirmDialogProps } from "@nv/web";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAdmin } from "../api/admin-context.ts";
import { navigate } from "../router/location.ts";
import { BAN_LENGTHS, type BanLength } from "./core/ban-lengths.ts";
import { personName } from "./core/person-facts.ts";
import { personCalls, refreshPeople, type VersionedPerson } from "./person-calls.ts";

/** Action on an account that is asked about first. */
export type PersonQuestion = "recover" | "invite" | "ban" | "unban" | "delete";

/**
 * Gives the questions that are asked before an account is changed. Each says what will happen, and whether it can be undone.
 *
 * @param onDone - Called with a sentence about what was done.
 */
export function usePersonQuestions(
  { person, version }: VersionedPerson,
  onDone: (sentence: string) => void,
): Readonly<Record<PersonQuestion, Omit<ConfirmDialogProps, "onClose">>> {
  const { caller, session } = useAdmin();
  const queries = useQueryClient();
  const [length, setLength] = useState<BanLength>("24h");
  const calls = personCalls(caller);
  const { id, email } = person;
  const isSelf = email === session.email();
  const run = (task: () => Promise<unknown>, sentence: string) => async () => {
    await task();
    onDone(sentence);
    await refreshPeople(queries);
  };

  return {
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
}

import { ADMIN_API_PATH } from "@nv/contracts";
import { MailView } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import { ConfirmDialog, toCallFailure } from "@nv/web";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAdmin } from "../api/admin-context.ts";
import { mailKind } from "./core/mail-words.ts";

/** First part of the query keys under which the lists of mails are cached. */
export const MAILS_KEY = "mails";

/** Actions on a mail: try it again, or keep it from leaving. */
export function MailActions({ mail }: { readonly mail: MailView }) {
  const { caller } = useAdmin();
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const order = useMutation({
    mutationFn: (what: "retry" | "cancel") =>
      caller.server(`${ADMIN_API_PATH}/mails/${mail.id}/${what}`, MailView, { method: "POST" }),
    onSettled: () => {
      setIsAsking(false);
      return queries.invalidateQueries({ queryKey: [MAILS_KEY] });
    },
  });
  const whose = <span className="nv-visually-hidden"> el correo para {mail.recipient}</span>;
  return (
    <div className="mail-orders">
      {mail.canRetry && (
        <Button aria-disabled={order.isPending} onClick={() => !order.isPending && order.mutate("retry")}>
          Reintentar{whose}
        </Button>
      )}
      {mail.canCancel && <Button onClick={() => setIsAsking(true)}>Cancelar…{whose}</Button>}
      {order.isError && (
        <p className="mail-order-failure" role="alert">
          {toCallFailure(order.error).message}
        </p>
      )}
      {isAsking && (
        <ConfirmDialog
          title="¿Cancelar este correo?"
          action="Cancelar el correo"
          cancel="Dejarlo en la cola"
          onConfirm={() => order.mutateAsync("cancel")}
          onClose={() => setIsAsking(false)}
        >
          <p>
            «{mailKind(mail.kind)}» para <span className="address">{mail.recipient}</span> no saldrá, y lo que lleva
            dentro se borra. No se puede deshacer, pero sí repetir lo que lo envió.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}

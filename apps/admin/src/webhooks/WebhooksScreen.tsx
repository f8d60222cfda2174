import type { Webhook } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAdmin } from "../api/admin-context.ts";
import { AnswerState } from "../frame/AnswerState.tsx";
import { ScreenFrame } from "../frame/ScreenFrame.tsx";
import { DatawrapperPart } from "./DatawrapperPart.tsx";
import { SecretDialog } from "./SecretDialog.tsx";
import { WebhookDialog } from "./WebhookDialog.tsx";
import { WebhookItem } from "./WebhookItem.tsx";
import { WEBHOOKS_KEY, webhookCalls } from "./webhook-calls.ts";
import "./webhooks.css";

/** The list is read again this often while it is looked at, milliseconds: webhooks fare by themselves. */
const REREAD_MS = 10_000;

/** Dialog that is open over the list. */
type Open =
  | { readonly kind: "form"; readonly webhook: Webhook | null }
  | { readonly kind: "secret"; readonly name: string; readonly secret: string };

/** The addresses of other systems that are told of what happens here. */
export function WebhooksScreen() {
  const { caller } = useAdmin();
  const [open, setOpen] = useState<Open | null>(null);
  const answer = useQuery({
    queryKey: [WEBHOOKS_KEY],
    queryFn: ({ signal }) => webhookCalls.list(caller, signal),
    refetchInterval: REREAD_MS,
  });
  const webhooks = answer.data?.body.webhooks;
  const close = () => setOpen(null);
  return (
    <ScreenFrame
      title="Webhooks"
      actions={
        <Button rank="main" onClick={() => setOpen({ kind: "form", webhook: null })}>
          Nuevo webhook
        </Button>
      }
    >
      <p className="webhook-lede">
        Avisan a otros sistemas, como la web o una caché, cuando se publica, se cambia o se retira una pieza, y cuando
        pasa algo con una cuenta. Cada aviso va firmado, llega una vez y en orden; si quien lo recibe no responde,
        espera y se repite.
      </p>
      <AnswerState query={answer} comfort="La lista que ves puede no estar al día." />
      {webhooks?.length === 0 && (
        <p className="empty">
          Todavía no se avisa a nadie. Empieza con «Nuevo webhook»: la dirección de quien escucha y de qué se le avisa.
        </p>
      )}
      {webhooks !== undefined && webhooks.length > 0 && (
        <ul className="webhooks">
          {webhooks.map((webhook) => (
            <WebhookItem
              key={webhook.id}
              webhook={webhook}
              onEdit={() => setOpen({ kind: "form", webhook })}
              onSecret={(secret) => setOpen({ kind: "secret", name: webhook.name, secret })}
            />
          ))}
        </ul>
      )}
      <DatawrapperPart />
      {open?.kind === "form" && (
        <WebhookDialog
          webhook={open.webhook}
          onClose={close}
          onSaved={({ name }, secret) => {
            void answer.refetch();
            setOpen(secret === null ? null : { kind: "secret", name, secret });
          }}
        />
      )}
      {open?.kind === "secret" && <SecretDialog name={open.name} secret={open.secret} onClose={close} />}
    </ScreenFrame>
  );
}

import type { Webhook, WebhookSecret } from "@nv/contracts/schemas";
import { Button, Dialog, Toggle } from "@nv/ui";
import { type CallFailure, FailureNotice, problemsByField, toCallFailure } from "@nv/web";
import { type FormEvent, useState } from "react";
import { useAdmin } from "../api/admin-context.ts";
import { problemsIn } from "./problems-in.ts";
import { type WebhookDraft, WebhookFields } from "./WebhookFields.tsx";
import { webhookCalls } from "./webhook-calls.ts";

/** A new one is told of pieces, which most are for. */
const FIRST: WebhookDraft = { name: "", url: "", events: ["piece.published", "piece.replaced", "piece.retired"] };

export interface WebhookDialogProps {
  /** The one to change; `null` for a new one. */
  readonly webhook: Webhook | null;
  readonly onClose: () => void;
  /** @param secret - What its messages are signed with, of a new one; `null` of one that is there. */
  readonly onSaved: (webhook: Webhook, secret: WebhookSecret["secret"] | null) => void;
}

/** Makes or changes an address that is told of what happens. */
export function WebhookDialog({ webhook, onClose, onSaved }: WebhookDialogProps) {
  const { caller } = useAdmin();
  const [draft, setDraft] = useState<WebhookDraft>(webhook ?? FIRST);
  const [isOn, setIsOn] = useState(webhook === null || webhook.state !== "off");
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const found = failure === null ? [] : problemsIn(failure);

  async function save() {
    const { name, url, events } = draft;
    const sent = { name, url, events: [...events] };
    if (webhook === null) {
      const { body } = await webhookCalls.add(caller, sent);
      onSaved(body.webhook, body.secret);
      return;
    }
    const { body } = await webhookCalls.edit(caller, webhook.id, { ...sent, isOn, version: webhook.version });
    onSaved(body, null);
  }
  async function send(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setFailure(null);
    try {
      await save();
    } catch (error) {
      setFailure(toCallFailure(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog title={webhook === null ? "Nuevo webhook" : "Cambiar el webhook"} closesOutside={false} onClose={onClose}>
      <form className="webhook-form" onSubmit={(event) => void send(event)} noValidate>
        <WebhookFields
          draft={draft}
          problems={problemsByField(found)}
          onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
        />
        {webhook !== null && (
          <Toggle label="Encendido" hint="Apagado no guarda avisos." isOn={isOn} onChange={setIsOn} />
        )}
        {failure !== null && found.length === 0 && <FailureNotice error={failure} />}
        <div className="nv-dialog__actions">
          <Button rank="main" type="submit" disabled={isBusy}>
            {isBusy ? "Guardando…" : "Guardar"}
          </Button>
          <Button onClick={onClose}>Cancelar</Button>
        </div>
      </form>
    </Dialog>
  );
}

import type { Webhook } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button } from "@nv/ui";
import { FailureNotice } from "@nv/web";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAdmin } from "../api/admin-context.ts";
import { AskedQuestion } from "./AskedQuestion.tsx";
import { eventWords, trialWords, webhookQueue, webhookState } from "./core/webhook-words.ts";
import { DeliveryLog } from "./DeliveryLog.tsx";
import { WEBHOOKS_KEY, webhookCalls } from "./webhook-calls.ts";

/** Since when it does not answer, and when it is tried again; nothing when it does. */
function Faring({ webhook }: { readonly webhook: Webhook }) {
  const { failingSinceMs, nextTryAtMs, reason } = webhook;
  const queue = webhookQueue(webhook);
  return (
    <>
      {failingSinceMs !== null && (
        <p>
          No acepta avisos desde el {formatMoment(failingSinceMs)}.{" "}
          {nextTryAtMs !== null && <>Se volverá a intentar el {formatMoment(nextTryAtMs)}.</>} {reason}
        </p>
      )}
      {failingSinceMs === null && reason !== "" && <p>{reason}</p>}
      {queue !== "" && <p>{queue}</p>}
    </>
  );
}

const QUESTIONS = {
  remove: {
    title: "¿Quitar este webhook?",
    action: "Quitarlo",
    text: "Deja de recibir avisos, y los que esperan se borran. No se puede deshacer.",
  },
  secret: {
    title: "¿Renovar el secreto?",
    action: "Renovarlo",
    text: "El de ahora deja de firmar en este momento: quien recibe los avisos los rechazará hasta que tenga el nuevo.",
  },
} as const;

export interface WebhookItemProps {
  readonly webhook: Webhook;
  readonly onEdit: () => void;
  readonly onSecret: (secret: string) => void;
}

/** An address that is told of what happens: how it fares, and what can be done with it. */
export function WebhookItem({ webhook, onEdit, onSecret }: WebhookItemProps) {
  const { caller } = useAdmin();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<keyof typeof QUESTIONS | null>(null);
  const [isLogOpen, setIsLogOpen] = useState(false);
  const { id, name, url, events, state, failingSinceMs } = webhook;
  const refresh = () => queries.invalidateQueries({ queryKey: [WEBHOOKS_KEY] });
  const trial = useMutation({ mutationFn: () => webhookCalls.try(caller, id), onSettled: refresh });
  const resume = useMutation({ mutationFn: () => webhookCalls.resume(caller, id), onSettled: refresh });
  const order = useMutation({
    async mutationFn(what: keyof typeof QUESTIONS) {
      if (what === "remove") await webhookCalls.remove(caller, id);
      else onSecret((await webhookCalls.renewSecret(caller, id)).body.secret);
    },
    onSettled: refresh,
  });
  const { word, mark } = webhookState(webhook);
  const failure = trial.error ?? resume.error ?? order.error;
  const whose = <span className="nv-visually-hidden"> {name}</span>;
  return (
    <li className="webhook">
      <div className="webhook-head nv-cluster">
        <h2>{name}</h2>
        <span className="condition" data-state={mark}>
          {word}
        </span>
      </div>
      <p className="nv-breaks">
        <code>{url}</code>
      </p>
      <p>{events.map(eventWords).join(" · ")}</p>
      <Faring webhook={webhook} />
      <div className="nv-row">
        <Button aria-disabled={trial.isPending} onClick={() => !trial.isPending && trial.mutate()}>
          {trial.isPending ? "Probando…" : "Probar"}
          {whose}
        </Button>
        {state !== "off" && (failingSinceMs !== null || state === "paused") && (
          <Button aria-disabled={resume.isPending} onClick={() => !resume.isPending && resume.mutate()}>
            Enviar ahora{whose}
          </Button>
        )}
        <Button onClick={onEdit}>Cambiar…{whose}</Button>
        <Button onClick={() => setAsked("secret")}>Renovar el secreto…{whose}</Button>
        <Button onClick={() => setAsked("remove")}>Quitar…{whose}</Button>
      </div>
      <p role="status">{trial.isSuccess && trialWords(trial.data.body)}</p>
      {failure !== null && <FailureNotice error={failure} />}
      <details className="more" onToggle={({ currentTarget }) => setIsLogOpen(currentTarget.open)}>
        <summary>Últimos avisos{whose}</summary>
        {isLogOpen && <DeliveryLog id={id} />}
      </details>
      {asked !== null && (
        <AskedQuestion
          question={QUESTIONS[asked]}
          onConfirm={() => order.mutateAsync(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </li>
  );
}

import { WEBHOOK_EVENTS } from "@nv/contracts";
import type { Webhook, WebhookDelivery, WebhookTrial } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";

/** A state for people, and how it is marked. */
export interface StateWords {
  readonly word: string;
  readonly mark: "good" | "wrong" | "busy" | "off";
}

const count = (value: number, one: string, more: string) =>
  value === 1 ? `1 ${one}` : `${formatNumber(value, { decimals: 0 })} ${more}`;

/** How a webhook fares. */
export function webhookState({ state, failingSinceMs }: Pick<Webhook, "state" | "failingSinceMs">): StateWords {
  if (state === "off") return { word: "Apagado", mark: "off" };
  if (state === "paused") return { word: "En pausa", mark: "wrong" };
  return failingSinceMs === null ? { word: "Funciona", mark: "good" } : { word: "No responde", mark: "busy" };
}

/** What waits for a webhook, and what was not kept; nothing when there is neither. */
export function webhookQueue({ waiting, lost }: Pick<Webhook, "waiting" | "lost">): string {
  const parts = [
    ...(waiting > 0 ? [`${count(waiting, "aviso espera", "avisos esperan")}.`] : []),
    ...(lost > 0
      ? [`${count(lost, "aviso no se guardó", "avisos no se guardaron")} porque ya esperaban demasiados.`]
      : []),
  ];
  return parts.join(" ");
}

/** What a message tells of, for people. */
export function eventWords(event: string): string {
  if (event === "test") return "Prueba";
  return Object.entries(WEBHOOK_EVENTS).find(([name]) => name === event)?.[1] ?? event;
}

const DELIVERIES: Readonly<Record<WebhookDelivery["state"], StateWords>> = {
  waiting: { word: "Espera", mark: "busy" },
  delivered: { word: "Entregado", mark: "good" },
  failed: { word: "No entregado", mark: "wrong" },
};

/** Where a message is. */
export const deliveryState = ({ state }: Pick<WebhookDelivery, "state">): StateWords => DELIVERIES[state];

/** What a receiver answered; nothing when it was not asked yet. */
export function answerWords({ status, answer }: Pick<WebhookDelivery, "status" | "answer">): string {
  if (status === null) return answer;
  return answer === "" ? String(status) : `${status}: ${answer}`;
}

/** What came of a trial. */
export function trialWords({ isTaken, status, answer, tookMs }: WebhookTrial): string {
  const took = `${formatNumber(tookMs, { decimals: 0 })} ms`;
  if (isTaken) return `Lo ha recibido: ${status} en ${took}.`;
  return status === null
    ? `No lo ha recibido. ${answer}`
    : `No lo ha aceptado: ${answerWords({ status, answer })} en ${took}.`;
}

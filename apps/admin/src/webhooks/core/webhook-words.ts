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

/** Returns the state of a webhook in words. */
export function webhookState({ state, failingSinceMs }: Pick<Webhook, "state" | "failingSinceMs">): StateWords {
  if (state === "off") return { word: "Apagado", mark: "off" };
  if (state === "paused") return { word: "En pausa", mark: "wrong" };
  return failingSinceMs === null ? { word: "Funciona", mark: "good" } : { word: "No responde", mark: "busy" };
}

/** Counts in words the messages that wait for a webhook and those that were not kept; empty when there are neither. */
export function webhookQueue({ waiting, lost }: Pick<Webhook, "waiting" | "lost">): string {
  const parts = [
    ...(waiting > 0 ? [`${count(waiting, "aviso espera", "avisos esperan")}.`] : []),
    ...(lost > 0
      ? [`${count(lost, "aviso no se guardó", "avisos no se guardaron")} porque ya esperaban demasiados.`]
      : []),
  ];
  return parts.join(" ");
}

/** Returns the event of a message in words, for people. */
export function eventWords(event: string): string {
  if (event === "test") return "Prueba";
  return Object.entries(WEBHOOK_EVENTS).find(([name]) => name === event)?.[1] ?? event;
}

const DELIVERIES: Readonly<Record<WebhookDelivery["state"], StateWords>> = {
  waiting: { word: "Espera", mark: "busy" },
  delivered: { word: "Entregado", mark: "good" },
  failed: { word: "No entregado", mark: "wrong" },
};

/** Returns the delivery state of a message in words. */
export const deliveryState = ({ state }: Pick<WebhookDelivery, "state">): StateWords => DELIVERIES[state];

/** Writes the answer of a receiver; nothing when it was not asked yet. */
export function answerWords({ status, answer }: Pick<WebhookDelivery, "status" | "answer">): string {
  if (status === null) return answer;
  return answer === "" ? String(status) : `${status}: ${answer}`;
}

/** Writes the outcome of a trial. */
export function trialWords({ isTaken, status, answer, tookMs }: WebhookTrial): string {
  const took = `${formatNumber(tookMs, { decimals: 0 })} ms`;
  if (isTaken) return `Lo ha recibido: ${status} en ${took}.`;
  return status === null
    ? `No lo ha recibido. ${answer}`
    : `No lo ha aceptado: ${answerWords({ status, answer })} en ${took}.`;
}

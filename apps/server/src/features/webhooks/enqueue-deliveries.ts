import { randomUUID } from "node:crypto";
import { WEBHOOK_LIMITS } from "@nv/contracts";
import { WebhookEvent } from "@nv/contracts/schemas";
import type { EmitDomainEvent } from "../../platform/domain-events/domain-event.ts";
import { messageOf } from "./message-of.ts";
import type { WebhookTables } from "./schema/tables.ts";
import { insertDelivery, isFull, listeningWebhooks, noteLost } from "./webhooks.repository.ts";

/** Reads the events that an address subscribes to. */
export const eventsOf = ({ events }: { readonly events: string }) => WebhookEvent.array().parse(JSON.parse(events));

/**
 * Writes down what is to be told, for every address that wants to know, in the transaction in which it happens: what is undone is told to
 * nobody, and nobody is asked while somebody publishes.
 */
export const enqueueDeliveries: EmitDomainEvent = async (transaction, domainEvent) => {
  const db = transaction.$extendTables<WebhookTables>();
  const { event, body } = messageOf(domainEvent);
  for (const webhook of await listeningWebhooks(db)) {
    if (!eventsOf(webhook).some((wanted) => wanted === event)) continue;
    if (await isFull(db, webhook.id, WEBHOOK_LIMITS.waiting)) {
      await noteLost(db, webhook.id);
      continue;
    }
    await insertDelivery(db, {
      id: randomUUID(),
      webhook_id: webhook.id,
      event,
      body,
      state: "waiting",
      attempts: 0,
      created_at_ms: domainEvent.atMs,
      tried_at_ms: null,
      sending_until_ms: 0,
      status: null,
      answer: "",
    });
  }
};

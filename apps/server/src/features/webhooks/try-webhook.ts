import { randomUUID } from "node:crypto";
import type { WebhookTrial } from "@nv/contracts/schemas";
import type { WebhookRow } from "./schema/tables.ts";
import { sendMessage } from "./send-message.ts";
import { insertDelivery } from "./webhooks.repository.ts";
import type { WebhooksContext } from "./webhooks-context.ts";

/** Sends a webhook a message that tells of nothing, at once, whatever waits. */
export async function tryWebhook(context: WebhooksContext, webhook: WebhookRow): Promise<WebhookTrial> {
  const { db, now } = context;
  const startMs = now();
  const message = {
    id: randomUUID(),
    event: "test",
    body: JSON.stringify({
      type: "test",
      timestamp: new Date(startMs).toISOString(),
      data: { name: webhook.name },
    }),
  };
  const receipt = await sendMessage(context, webhook, message, new AbortController().signal);
  const { isTaken, status, answer } = receipt;
  await insertDelivery(db, {
    ...message,
    webhook_id: webhook.id,
    state: isTaken ? "delivered" : "failed",
    attempts: 1,
    created_at_ms: startMs,
    tried_at_ms: startMs,
    sending_until_ms: 0,
    status,
    answer,
  });
  return { ...receipt, tookMs: now() - startMs };
}

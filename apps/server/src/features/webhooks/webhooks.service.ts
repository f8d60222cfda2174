import { randomUUID } from "node:crypto";
import { WEBHOOK_LIMITS } from "@nv/contracts";
import {
  type EditWebhook,
  type NewWebhook,
  Webhook,
  WebhookDelivery,
  type WebhookSecret,
  type WebhookTrial,
} from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import { enqueueDelivery } from "./deliver-webhooks.ts";
import { eventsOf } from "./enqueue-deliveries.ts";
import type { WebhookRow } from "./schema/tables.ts";
import { newSecret } from "./sign-message.ts";
import { tryWebhook } from "./try-webhook.ts";
import { createWebhookChanges } from "./webhook-changes.ts";
import {
  countWaiting,
  type Delivery,
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listDeliveries,
  listWebhooks,
} from "./webhooks.repository.ts";
import type { WebhooksContext } from "./webhooks-context.ts";

/** Actions of administrators on webhooks. Failures are {@link Problem}s. */
export type Webhooks = ReturnType<typeof createWebhooks>;

function toWebhook(row: WebhookRow, waiting: number): Webhook {
  const isFailing = row.failing_since_ms !== null;
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    events: eventsOf(row),
    state: Webhook.shape.state.parse(row.state),
    reason: row.reason,
    waiting,
    lost: row.lost,
    failingSinceMs: row.failing_since_ms,
    nextTryAtMs: isFailing && row.state === "on" ? row.next_try_ms : null,
    createdAtMs: row.created_at_ms,
    version: row.version,
  };
}

function toDelivery(row: Delivery): WebhookDelivery {
  return {
    id: row.id,
    event: row.event,
    state: WebhookDelivery.shape.state.parse(row.state),
    attempts: row.attempts,
    createdAtMs: row.created_at_ms,
    triedAtMs: row.tried_at_ms,
    status: row.status,
    answer: row.answer,
  };
}

/** Columns of an address that is as new: nothing of what came before keeps it from being notified. */
const WELL = { reason: "", failing_since_ms: null, failures: 0, next_try_ms: 0 } as const;

/** An address that is never asked is refused before anybody waits for it. */
function requireAddress({ outside }: Pick<WebhooksContext, "outside">, url: string): void {
  try {
    outside.check(url);
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    throw invalidFields([
      { field: "url", message: "Hace falta una dirección https pública, sin usuario ni otro puerto" },
    ]);
  }
}

/** Opens what administrators do with webhooks. */
export function createWebhooks(context: WebhooksContext) {
  const { db, now } = context;
  const { noted, change } = createWebhookChanges(context);

  async function required(id: string): Promise<WebhookRow> {
    const row = await findWebhook(db, id);
    if (row === undefined) throw new Problem("WEBHOOK_NOT_FOUND");
    return row;
  }
  const shown = async (id: string) => toWebhook(await required(id), (await countWaiting(db)).get(id) ?? 0);

  return {
    async list(): Promise<readonly Webhook[]> {
      const waiting = await countWaiting(db);
      return (await listWebhooks(db)).map((row) => toWebhook(row, waiting.get(row.id) ?? 0));
    },
    async add({ name, url, events }: NewWebhook, actor: Actor): Promise<WebhookSecret> {
      requireAddress(context, url);
      const row: WebhookRow = {
        id: randomUUID(),
        name,
        url,
        events: JSON.stringify(events),
        secret: newSecret(),
        state: "on",
        ...WELL,
        lost: 0,
        created_at_ms: now(),
        version: 1,
      };
      await noted("webhook_added", row, actor, async (transaction) => {
        if ((await listWebhooks(transaction)).length >= WEBHOOK_LIMITS.webhooks) throw new Problem("WEBHOOKS_TOO_MANY");
        await insertWebhook(transaction, row);
      });
      return { webhook: toWebhook(row, 0), secret: row.secret };
    },
    async edit(id: string, { name, url, events, isOn, version }: EditWebhook, actor: Actor) {
      requireAddress(context, url);
      const row = await required(id);
      if (row.version !== version) throw new Problem("WEBHOOK_CHANGED");
      const isMoved = row.url !== url || (isOn && row.state === "off");
      const state = isOn ? (isMoved ? "on" : row.state) : "off";
      const changed = { name, url, events: JSON.stringify(events), state, ...((isMoved || !isOn) && WELL) };
      await change("webhook_changed", row, changed, actor);
      return shown(id);
    },
    async remove(id: string, actor: Actor) {
      const row = await required(id);
      await noted("webhook_removed", row, actor, (transaction) => deleteWebhook(transaction, id));
    },
    /** Gives it another secret; the one of before signs nothing more. */
    async renewSecret(id: string, actor: Actor): Promise<WebhookSecret> {
      const row = await required(id);
      const secret = newSecret();
      await change("webhook_secret_renewed", row, { secret }, actor);
      return { webhook: await shown(id), secret };
    },
    /** Sends a message that tells of nothing, at once, whatever waits. */
    try: async (id: string): Promise<WebhookTrial> => tryWebhook(context, await required(id)),
    /** Sends what waits without waiting any longer; what was paused goes on. */
    async resume(id: string, actor: Actor) {
      const row = await required(id);
      if (row.state === "off") throw new Problem("WEBHOOK_CHANGED");
      await change("webhook_changed", row, { state: "on", ...WELL }, actor);
      await enqueueDelivery(context, id);
      return shown(id);
    },
    async deliveries(id: string): Promise<readonly WebhookDelivery[]> {
      await required(id);
      return (await listDeliveries(db, id)).map(toDelivery);
    },
  };
}

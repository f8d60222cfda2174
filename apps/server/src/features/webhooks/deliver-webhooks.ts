import { WEBHOOK_LIMITS } from "@nv/contracts";
import type { JobHandler } from "../../platform/jobs/job-handlers.ts";
import { isLeftAlone, waitAfter } from "./core/next-try.ts";
import type { WebhookRow } from "./schema/tables.ts";
import { type Receipt, sendMessage } from "./send-message.ts";
import {
  claimDelivery,
  dueWebhooks,
  findWebhook,
  nextDelivery,
  noteDelivery,
  noteFaring,
  pruneDeliveries,
} from "./webhooks.repository.ts";
import type { WebhooksContext } from "./webhooks-context.ts";

/** Kind of the job that sends the messages of one address. */
export const DELIVER_JOB = "webhooks.deliver";

/** Messages that one job sends: it ends long before work is stopped for taking too long, and the next sweep goes on. */
const MOST_AT_ONCE = 500;

/** Longest that one job sends, milliseconds. */
const LONGEST_RUN_MS = 300_000;

/** Actor of the jobs that nobody asked for. */
const BY_ITSELF = { id: "", name: "Webhooks" };

/** Status of the answer of a receiver that wants no more messages. */
const GONE = 410;

const LEFT_ALONE = "No acepta nada desde hace tres días.";
const UNWANTED = "Ha respondido 410: no quiere más avisos.";

/** Orders that the messages of an address be sent. The same order is not made twice while it waits or runs. */
export function enqueueDelivery({ jobs }: Pick<WebhooksContext, "jobs">, webhookId: string): Promise<string> {
  return jobs.order({ kind: DELIVER_JOB, subject: webhookId, payload: {}, actor: BY_ITSELF, key: webhookId });
}

/** Orders what is due: what has just happened, and what could not be sent before. */
export async function enqueueDueDeliveries(context: WebhooksContext): Promise<void> {
  for (const id of await dueWebhooks(context.db, context.now())) await enqueueDelivery(context, id);
}

/** Returns the state of an address after a failure. */
function afterFailure(
  { failing_since_ms, failures }: WebhookRow,
  { status }: Receipt,
  nowMs: number,
): Parameters<typeof noteFaring>[2] {
  const since = failing_since_ms ?? nowMs;
  const waiting = {
    failing_since_ms: since,
    failures: failures + 1,
    next_try_ms: nowMs + waitAfter(failures + 1),
  };
  if (status === GONE) return { ...waiting, state: "paused", reason: UNWANTED };
  return isLeftAlone(since, nowMs) ? { ...waiting, state: "paused", reason: LEFT_ALONE } : waiting;
}

/**
 * Sends what waits for an address, one message after the other: the next is not sent before the one before it was taken, so a receiver that
 * was away gets them in their order. A message is noted as taken after it was: whoever is killed in between sends it again under the same
 * id.
 */
export function createDeliverHandler(context: WebhooksContext): JobHandler {
  const { db, now } = context;

  /** @returns Whether there is more to send. */
  async function sendNext(webhookId: string, signal: AbortSignal): Promise<boolean> {
    const webhook = await findWebhook(db, webhookId);
    if (webhook === undefined || webhook.state !== "on") return false;
    const delivery = await nextDelivery(db, webhookId);
    if (delivery === undefined || !(await claimDelivery(db, delivery, now()))) return false;
    const receipt = await sendMessage(context, webhook, delivery, signal);
    const { isTaken, status, answer } = receipt;
    await noteDelivery(db, delivery.id, { state: isTaken ? "delivered" : "waiting", status, answer });
    if (!isTaken) await noteFaring(db, webhookId, afterFailure(webhook, receipt, now()));
    else if (webhook.failures > 0)
      await noteFaring(db, webhookId, { failing_since_ms: null, failures: 0, next_try_ms: 0 });
    return isTaken;
  }

  return async ({ subject, signal }) => {
    const endMs = now() + LONGEST_RUN_MS;
    let sent = 0;
    while (sent < MOST_AT_ONCE && now() < endMs && (await sendNext(subject, signal))) {
      signal.throwIfAborted();
      sent += 1;
    }
    await pruneDeliveries(db, subject, WEBHOOK_LIMITS.logged);
    return { sent };
  };
}

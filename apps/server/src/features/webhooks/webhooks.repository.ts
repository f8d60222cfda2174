import type { DeliveryRow, WebhookRow, WebhooksDb } from "./schema/tables.ts";

/**
 * Time that a message stays with the process that claimed it, milliseconds: three times a receiver's timeout. After it, another process may
 * take the place of one that ended.
 */
export const SENDING_MS = 30_000;

/** Messages that are listed of one address. */
const LISTED = 50;

/** A message as it is read. */
export type Delivery = Omit<DeliveryRow, "seq"> & { readonly seq: number };

/** All addresses, by name. */
export const listWebhooks = (db: WebhooksDb): Promise<readonly WebhookRow[]> =>
  db.selectFrom("webhooks").selectAll().orderBy("name").orderBy("id").execute();

export const findWebhook = (db: WebhooksDb, id: string): Promise<WebhookRow | undefined> =>
  db.selectFrom("webhooks").selectAll().where("id", "=", id).executeTakeFirst();

export async function insertWebhook(db: WebhooksDb, row: WebhookRow): Promise<void> {
  await db.insertInto("webhooks").values(row).execute();
}

/** Changes an address. @param version - The one it must have. @returns Whether it had. */
export async function updateWebhook(
  db: WebhooksDb,
  { id, version }: Pick<WebhookRow, "id" | "version">,
  change: Partial<Omit<WebhookRow, "id" | "version">>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("webhooks")
    .set({ ...change, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes how an address fares, which is no change of it. */
export async function noteFaring(
  db: WebhooksDb,
  id: string,
  change: Partial<Pick<WebhookRow, "state" | "reason" | "failing_since_ms" | "failures" | "next_try_ms">>,
): Promise<void> {
  // What a person switched off meanwhile stays off.
  await db.updateTable("webhooks").set(change).where("id", "=", id).where("state", "<>", "off").execute();
}

/** Removes an address with its messages. @returns Whether it was there. */
export async function deleteWebhook(db: WebhooksDb, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("webhooks").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Addresses that are told of what happens, and those that will be once they are well. */
export const listeningWebhooks = (db: WebhooksDb): Promise<readonly Pick<WebhookRow, "id" | "events">[]> =>
  db.selectFrom("webhooks").select(["id", "events"]).where("state", "<>", "off").execute();

/** Counts the messages that wait, by address. */
export async function countWaiting(db: WebhooksDb): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("webhook_deliveries")
    .select(({ fn }) => ["webhook_id", fn.countAll<number>().as("waiting")])
    .where("state", "=", "waiting")
    .groupBy("webhook_id")
    .execute();
  return new Map(rows.map(({ webhook_id, waiting }) => [webhook_id, Number(waiting)]));
}

/** Whether as many messages wait for an address as may. */
export async function isFull(db: WebhooksDb, webhookId: string, most: number): Promise<boolean> {
  const row = await db
    .selectFrom("webhook_deliveries")
    .select("seq")
    .where("webhook_id", "=", webhookId)
    .where("state", "=", "waiting")
    .orderBy("seq")
    .limit(1)
    .offset(most - 1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that a message was not kept. */
export async function noteLost(db: WebhooksDb, id: string): Promise<void> {
  await db
    .updateTable("webhooks")
    .set(({ eb }) => ({ lost: eb("lost", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function insertDelivery(db: WebhooksDb, row: Omit<DeliveryRow, "seq">): Promise<void> {
  await db.insertInto("webhook_deliveries").values(row).execute();
}

/** The message that is the next for an address. */
export const nextDelivery = (db: WebhooksDb, webhookId: string): Promise<Delivery | undefined> =>
  db
    .selectFrom("webhook_deliveries")
    .selectAll()
    .where("webhook_id", "=", webhookId)
    .where("state", "=", "waiting")
    .orderBy("seq")
    .limit(1)
    .executeTakeFirst();

/**
 * Takes a message to send it. @returns Whether it is this process that sends it: not while it is on its way with another.
 */
export async function claimDelivery(
  db: WebhooksDb,
  { id, attempts }: Pick<Delivery, "id" | "attempts">,
  atMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("webhook_deliveries")
    .set({ attempts: attempts + 1, tried_at_ms: atMs, sending_until_ms: atMs + SENDING_MS })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("state", "=", "waiting")
    .where("sending_until_ms", "<=", atMs)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes what came of a message. */
export async function noteDelivery(
  db: WebhooksDb,
  id: string,
  change: Pick<DeliveryRow, "state" | "status" | "answer">,
): Promise<void> {
  await db
    .updateTable("webhook_deliveries")
    .set({ ...change, sending_until_ms: 0 })
    .where("id", "=", id)
    .execute();
}

/** Addresses that have something to be sent now. */
export async function dueWebhooks(db: WebhooksDb, nowMs: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("webhooks")
    .select("id")
    .where("state", "=", "on")
    .where("next_try_ms", "<=", nowMs)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("webhook_deliveries")
          .select("seq")
          .whereRef("webhook_id", "=", "webhooks.id")
          .where("webhook_deliveries.state", "=", "waiting"),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Messages of an address: those that wait, the first first, then those that are over, the last first. */
export async function listDeliveries(db: WebhooksDb, webhookId: string): Promise<readonly Delivery[]> {
  const of = db.selectFrom("webhook_deliveries").selectAll().where("webhook_id", "=", webhookId).limit(LISTED);
  const waiting = await of.where("state", "=", "waiting").orderBy("seq").execute();
  const over = await of.where("state", "<>", "waiting").orderBy("seq", "desc").execute();
  // One that was delivered between the two questions is in both answers: it waits no more.
  const told = new Set(over.map(({ id }) => id));
  return [...waiting.filter(({ id }) => !told.has(id)), ...over];
}

/** Removes what the log of an address holds beyond its last messages. */
export async function pruneDeliveries(db: WebhooksDb, webhookId: string, kept: number): Promise<void> {
  const oldest = await db
    .selectFrom("webhook_deliveries")
    .select("seq")
    .where("webhook_id", "=", webhookId)
    .where("state", "<>", "waiting")
    .orderBy("seq", "desc")
    .limit(1)
    .offset(kept)
    .executeTakeFirst();
  if (oldest === undefined) return;
  await db
    .deleteFrom("webhook_deliveries")
    .where("webhook_id", "=", webhookId)
    .where("state", "<>", "waiting")
    .where("seq", "<=", oldest.seq)
    .execute();
}

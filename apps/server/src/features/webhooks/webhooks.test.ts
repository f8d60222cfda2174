import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WEBHOOK_LIMITS } from "@nv/contracts";
import type { Database } from "@nv/database";
import { migrate } from "@nv/database";
import { startWebhookReceiver, type WebhookReceiver } from "@nv/doubles";
import { FEATURE_DIALECTS, type TestDatabase } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openTestPlatform } from "../../../test/test-platform.ts";
import type { DomainEvent, PieceEventName } from "../../platform/domain-events/domain-event.ts";
import { createOutsideSend } from "../../platform/outside/outside-send.ts";
import type { OpenPlatform } from "../../platform/platform.ts";
import { PATIENCE_MS } from "./core/next-try.ts";
import { createDeliverHandler, enqueueDueDeliveries } from "./deliver-webhooks.ts";
import { enqueueDeliveries } from "./enqueue-deliveries.ts";
import { WEBHOOKS_MIGRATIONS } from "./schema/tables.ts";
import { dueWebhooks, SENDING_MS } from "./webhooks.repository.ts";
import { createWebhooks, type Webhooks } from "./webhooks.service.ts";
import { type WebhooksContext, webhooksContext } from "./webhooks-context.ts";

const JEFA = { id: "", name: "Berta Muestra" };
const NOON_MS = Date.UTC(2026, 10, 23, 12);

const piece = (name: PieceEventName, version: number): DomainEvent => ({
  kind: "piece",
  name,
  atMs: NOON_MS,
  piece: {
    collection: "graphics",
    id: "g1",
    slug: "embalses",
    title: "Embalses de Ejemplo",
    type: "figure",
    url: "https://graficos.example.org/g/embalses/",
    revision: `${version}-0123456789`,
    version,
  },
});

describe.each(FEATURE_DIALECTS)("webhooks on $name", (dialect) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let folder: string;
  let opened: OpenPlatform;
  let receiver: WebhookReceiver;
  let context: WebhooksContext;
  let webhooks: Webhooks;
  let nowMs: number;

  beforeEach(async () => {
    testDatabase = await dialect.create("webhooks");
    database = await testDatabase.open();
    folder = await mkdtemp(join(tmpdir(), "nv-webhooks-"));
    nowMs = NOON_MS;
    opened = await openTestPlatform({
      database,
      folder,
      sessions: { readSession: () => null, onSessionsChanged: () => () => undefined },
      now: () => nowMs,
    });
    await migrate(database, "webhooks", WEBHOOKS_MIGRATIONS);
    receiver = await startWebhookReceiver(() => nowMs);
    context = webhooksContext(opened.platform, createOutsideSend({ trustedOrigins: [receiver.origin] }));
    webhooks = createWebhooks(context);
  });
  afterEach(async () => {
    await receiver.stop();
    await opened.close();
    await database.close();
    await testDatabase.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const PIECES = ["piece.published", "piece.replaced", "piece.retired"] as const;
  async function add(events: readonly (typeof PIECES)[number][] = PIECES, url = receiver.url) {
    const added = await webhooks.add({ name: "La web", url, events: [...events] }, JEFA);
    receiver.learn(added.secret);
    return added.webhook;
  }
  const happen = (...domainEvents: readonly DomainEvent[]) =>
    database.transaction(context.db, async (transaction) => {
      const host = transaction.$omitTables<"webhooks" | "webhook_deliveries">();
      for (const domainEvent of domainEvents) await enqueueDeliveries(host, domainEvent);
    });
  /** Does the work that is ordered for an address. */
  const deliver = (id: string, by: WebhooksContext = context) =>
    createDeliverHandler(by)({
      subject: id,
      payload: {},
      actor: { id: "", name: "" },
      signal: new AbortController().signal,
      group: "",
      progress: async () => undefined,
      log: () => undefined,
    });
  const shown = async (id: string) => {
    const found = (await webhooks.list()).find((one) => one.id === id);
    if (found === undefined) throw new Error("It is not listed.");
    return found;
  };
  const versionsIn = (messages: WebhookReceiver["received"]) =>
    messages.map(({ body }) => JSON.parse(body).data?.version);

  test("what happens is told once, signed, in the order in which it happened", async () => {
    const { id } = await add();
    await happen(piece("published", 1), piece("replaced", 2), piece("retired", 3));
    expect(await deliver(id)).toEqual({ sent: 3 });
    expect(versionsIn(receiver.taken)).toEqual([1, 2, 3]);
    expect(receiver.taken.every(({ isGenuine }) => isGenuine)).toBe(true);
    expect(JSON.parse(receiver.taken[0]?.body ?? "")).toEqual({
      type: "piece.published",
      timestamp: "2026-11-23T12:00:00.000Z",
      data: expect.objectContaining({ slug: "embalses", revision: "1-0123456789" }),
    });
    expect(await deliver(id)).toEqual({ sent: 0 });
    expect(receiver.received).toHaveLength(3);
  });

  test("a receiver that was down for a while gets every event once, in order, after waits that grow", async () => {
    const { id } = await add();
    receiver.become("down");
    await happen(piece("published", 1));
    const waitsS: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      expect(await dueWebhooks(context.db, nowMs)).toEqual([id]);
      await deliver(id);
      await happen(piece("replaced", round + 2));
      const { nextTryAtMs } = await shown(id);
      waitsS.push(((nextTryAtMs ?? 0) - nowMs) / 1000);
      expect(await dueWebhooks(context.db, (nextTryAtMs ?? 0) - 1)).toEqual([]);
      nowMs = nextTryAtMs ?? 0;
    }
    expect(waitsS).toEqual([10, 30, 120, 600, 1800]);
    // Only the first was tried: what comes after it waits for it.
    expect(new Set(versionsIn(receiver.received))).toEqual(new Set([1]));
    expect(await shown(id)).toMatchObject({ state: "on", waiting: 6, failingSinceMs: NOON_MS });
    receiver.become("well");
    await deliver(id);
    expect(versionsIn(receiver.taken)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(receiver.taken.map((one) => one.id)).size).toBe(6);
    // Each try is signed anew: a receiver that refuses what is old takes it.
    expect(receiver.taken.every(({ isGenuine }) => isGenuine)).toBe(true);
    expect(receiver.received[0]?.id).toBe(receiver.taken[0]?.id);
    expect(await shown(id)).toMatchObject({ waiting: 0, failingSinceMs: null, nextTryAtMs: null });
  });

  test("what is undone is told to nobody", async () => {
    const { id } = await add();
    await expect(
      database.transaction(context.db, async (transaction) => {
        await enqueueDeliveries(transaction.$omitTables<"webhooks" | "webhook_deliveries">(), piece("published", 1));
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    expect(await shown(id)).toMatchObject({ waiting: 0 });
  });

  test("only what was chosen is told, and nothing while it is off", async () => {
    const { id } = await add(["piece.retired"]);
    await happen(piece("published", 1), piece("retired", 2));
    const { version } = await shown(id);
    await deliver(id);
    expect(versionsIn(receiver.taken)).toEqual([2]);
    const events = ["piece.retired"] as const;
    await webhooks.edit(id, { name: "La web", url: receiver.url, events: [...events], isOn: false, version }, JEFA);
    await happen(piece("retired", 3));
    expect(await shown(id)).toMatchObject({ state: "off", waiting: 0 });
  });

  test("a process that is killed before it noted an answer sends the message again under the same id; another goes on in order", async () => {
    const { id } = await add();
    await happen(piece("published", 1), piece("replaced", 2));
    const killed: WebhooksContext = {
      ...context,
      outside: {
        ...context.outside,
        async send(...sent) {
          await context.outside.send(...sent);
          throw new Error("killed");
        },
      },
    };
    await expect(deliver(id, killed)).rejects.toThrow("killed");
    const other = await testDatabase.open();
    const again = await openTestPlatform({
      database: other,
      folder,
      sessions: { readSession: () => null, onSessionsChanged: () => () => undefined },
      now: () => nowMs,
    });
    const outside = createOutsideSend({ trustedOrigins: [receiver.origin] });
    // Nobody knows yet that it was killed.
    await deliver(id, webhooksContext(again.platform, outside));
    expect(versionsIn(receiver.taken)).toEqual([1]);
    nowMs += SENDING_MS;
    await deliver(id, webhooksContext(again.platform, outside));
    expect(versionsIn(receiver.taken)).toEqual([1, 1, 2]);
    expect(receiver.taken[1]?.id).toBe(receiver.taken[0]?.id);
    expect(await shown(id)).toMatchObject({ waiting: 0 });
    await again.close();
    await other.close();
  });

  test("two processes that send at once send each message once", async () => {
    const { id } = await add();
    await happen(...[1, 2, 3, 4, 5, 6].map((version) => piece("replaced", version)));
    await Promise.all([deliver(id), deliver(id)]);
    await deliver(id);
    expect(new Set(receiver.received.map((one) => one.id)).size).toBe(6);
    expect(versionsIn(receiver.taken)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test.each([
    { mood: "redirecting", status: 302, answer: "" },
    { mood: "down", status: 503, answer: "En obras" },
  ] as const)("an answer of $status takes nothing, and is told with what it said", async ({ mood, status, answer }) => {
    const { id } = await add();
    receiver.become(mood);
    await happen(piece("published", 1));
    await deliver(id);
    expect(receiver.received).toHaveLength(1);
    expect(await webhooks.deliveries(id)).toMatchObject([{ state: "waiting", attempts: 1, status, answer }]);
  });

  test("who answers 410, and who takes nothing for three days, is left alone; nothing is lost", async () => {
    const { id } = await add();
    receiver.become("down");
    await happen(piece("published", 1));
    await deliver(id);
    nowMs += PATIENCE_MS;
    await deliver(id);
    expect(await shown(id)).toMatchObject({ state: "paused", reason: expect.stringContaining("tres días") });
    await happen(piece("replaced", 2));
    expect(await dueWebhooks(context.db, nowMs + PATIENCE_MS)).toEqual([]);
    receiver.become("well");
    expect(await webhooks.resume(id, JEFA)).toMatchObject({ state: "on", reason: "", waiting: 2 });
    await deliver(id);
    expect(versionsIn(receiver.taken)).toEqual([1, 2]);
    receiver.become("gone");
    await happen(piece("replaced", 3));
    await deliver(id);
    expect(await shown(id)).toMatchObject({ state: "paused", reason: expect.stringContaining("410") });
  });

  test("a trial is sent at once, whatever waits, and tells what came back", async () => {
    const { id } = await add();
    receiver.become("down");
    await happen(piece("published", 1));
    expect(await webhooks.try(id)).toMatchObject({ isTaken: false, status: 503, answer: "En obras" });
    receiver.become("well");
    expect(await webhooks.try(id)).toMatchObject({ isTaken: true, status: 204 });
    expect(JSON.parse(receiver.taken[0]?.body ?? "")).toMatchObject({ type: "test", data: { name: "La web" } });
    await receiver.stop();
    expect(await webhooks.try(id)).toMatchObject({
      isTaken: false,
      status: null,
      answer: "Nadie escucha en esa dirección.",
    });
  });

  test("addresses of the house are refused, by their number at once and by their name when they are asked", async () => {
    for (const url of [
      "http://example.org/x",
      "https://10.0.0.1/",
      "https://[::1]/",
      "https://ana:1234@example.org/",
      "ftp://x",
      "no",
    ])
      await expect(add(PIECES, url)).rejects.toMatchObject({ code: "FIELDS_INVALID" });
    const { id } = await add(PIECES, "https://dentro.example.org/avisos");
    const outside = createOutsideSend({
      trustedOrigins: [],
      resolve: async () => [{ address: "10.0.0.7", family: 4 }],
    });
    await happen(piece("published", 1));
    await deliver(id, { ...context, outside });
    expect(await webhooks.deliveries(id)).toMatchObject([
      { state: "waiting", status: null, answer: "Esa dirección no se puede consultar desde aquí." },
    ]);
  });

  test("a secret is told when it is made and never again; another takes its place", async () => {
    const { webhook, secret } = await webhooks.add({ name: "La web", url: receiver.url, events: [...PIECES] }, JEFA);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify([await webhooks.list(), await webhooks.deliveries(webhook.id)])).not.toContain(
      secret.slice(6),
    );
    receiver.learn(secret);
    const { secret: next } = await webhooks.renewSecret(webhook.id, JEFA);
    await happen(piece("published", 1));
    await deliver(webhook.id);
    expect(receiver.taken.map(({ isGenuine }) => isGenuine)).toEqual([false]);
    receiver.learn(next);
    await happen(piece("replaced", 2));
    await deliver(webhook.id);
    expect(receiver.taken.map(({ isGenuine }) => isGenuine)).toEqual([false, true]);
  });

  test("what does not fit in the queue is counted and not kept, and the log holds the last ones", async () => {
    const { id } = await add();
    const waiting = WEBHOOK_LIMITS.waiting;
    const rows = Array.from({ length: waiting - 1 }, (_none, index) => ({
      id: `m${index}`,
      webhook_id: id,
      event: "piece.replaced",
      body: "{}",
      state: "waiting",
      attempts: 0,
      created_at_ms: nowMs,
      tried_at_ms: null,
      sending_until_ms: 0,
      status: null,
      answer: "",
    }));
    for (let from = 0; from < rows.length; from += 1000)
      await context.db
        .insertInto("webhook_deliveries")
        .values(rows.slice(from, from + 1000))
        .execute();
    await happen(piece("published", 1), piece("replaced", 2), piece("replaced", 3));
    expect(await shown(id)).toMatchObject({ waiting, lost: 2 });
    await context.db.updateTable("webhook_deliveries").set({ state: "delivered" }).execute();
    await deliver(id);
    const { kept } = await context.db
      .selectFrom("webhook_deliveries")
      .select(({ fn }) => fn.countAll<number>().as("kept"))
      .executeTakeFirstOrThrow();
    expect(Number(kept)).toBe(WEBHOOK_LIMITS.logged);
  });

  test("two administrators who change one at once: the second is told", async () => {
    const { id, version } = await add();
    const change = { name: "Otra", url: receiver.url, events: [...PIECES], isOn: true, version };
    await webhooks.edit(id, change, JEFA);
    await expect(webhooks.edit(id, change, JEFA)).rejects.toMatchObject({ code: "WEBHOOK_CHANGED" });
    await webhooks.remove(id, JEFA);
    await expect(webhooks.edit(id, change, JEFA)).rejects.toMatchObject({ code: "WEBHOOK_NOT_FOUND" });
  });

  test("what is due is ordered once, however many processes order it", async () => {
    const { id } = await add();
    await happen(piece("published", 1));
    await Promise.all([enqueueDueDeliveries(context), enqueueDueDeliveries(context)]);
    expect(await context.jobs.list(id)).toHaveLength(1);
  });
});

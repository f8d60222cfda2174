import { once } from "node:events";
import { type Database, migrate } from "@nv/database";
import { DIALECTS, fixedClock, type TestDatabase } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { turnsDuring } from "../../../test/turns-during.ts";
import { Problem } from "../../http/problem.ts";
import { openSiteEvents, type SiteEvents } from "../events/site-events.ts";
import { StoreError } from "../storage/blob-store.ts";
import type { JobHandlers } from "./job-handlers.ts";
import { findJob } from "./jobs.repository.ts";
import { createJobs, type Jobs } from "./jobs.service.ts";
import { clockOf, clockOfDatabase } from "./jobs-clock.ts";
import { JOBS_MIGRATIONS, type JobsDb, type JobsTables } from "./jobs-table.ts";
import { WorkRefused } from "./work-refused.ts";
import { startWorker } from "./worker.ts";

const ACTOR = { id: "1", name: "Ana Muestra" };
const ANA = { id: ACTOR.id, isAdministrator: false };
const FAST = { pollMs: 20, log: { error: () => undefined } };

/** Waits for work that really runs; the answer comes as soon as it is true. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (const endMs = Date.now() + 8000; !(await isTrue()); await new Promise((resolve) => setTimeout(resolve, 10))) {
    if (Date.now() > endMs) throw new Error("It never came true.");
  }
}

describe.each(DIALECTS)("on $name", ({ create }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let db: JobsDb;
  let events: SiteEvents;
  let jobs: Jobs;
  const clock = fixedClock(Date.now());
  const BY_HAND = { now: clock.now, clock: clockOf(clock.now) };
  const workers: { close(): Promise<void> }[] = [];

  beforeEach(async () => {
    testDatabase = await create("jobs");
    database = await testDatabase.open();
    await migrate(database, "jobs", JOBS_MIGRATIONS);
    db = database.kysely.$extendTables<JobsTables>();
    events = await openSiteEvents(database);
    jobs = createJobs({ database, db, events, ...BY_HAND });
  });
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.close();
    await events.close();
    await database.close();
    await testDatabase.drop();
  });

  function work(handlers: JobHandlers) {
    const worker = startWorker({ database, db, events, ...BY_HAND, handlers, ...FAST });
    workers.push(worker);
    return worker;
  }
  const order = (kind: string, key?: string) =>
    jobs.order({ kind, subject: "s", payload: { veces: 2 }, actor: ACTOR, ...(key !== undefined && { key }) });
  const state = async (id: string) => (await jobs.view(id)).state;

  test("an order is taken at the very moment that the same work is over", async () => {
    let id = await order("revisar", "uno");
    for (let time = 0; time < 100; time += 1) {
      const [next] = await Promise.all([order("revisar", "uno"), order("revisar", "uno"), jobs.cancel(id, ANA)]);
      id = next;
    }
    expect(["queued", "cancelled"]).toContain(await state(id));
  });

  test("work is done, tells how far it is, and keeps its result and its log", async () => {
    const heard: unknown[] = [];
    const stop = events.subscribe(({ name, data }) => heard.push([name, data.state, data.progressRatio]));
    work({
      async contar({ payload, actor, progress, log }) {
        await progress(0.5, "A medias");
        log(`para ${actor.name}`);
        return payload;
      },
    });
    const id = await order("contar");
    await until(async () => (await state(id)) === "done");
    const { result, progressRatio, log, attempts } = await jobs.view(id);
    expect({ result, progressRatio, attempts }).toEqual({ result: { veces: 2 }, progressRatio: 1, attempts: 1 });
    expect(log[0]).toMatch(/para Ana Muestra$/);
    await until(async () => heard.length === 4);
    expect(heard).toEqual([
      ["job", "queued", 0],
      ["job", "running", 0],
      ["job", "running", 0.5],
      ["job", "done", 1],
    ]);
    stop();
  });

  test("who tells how far it is lets others have their turn: on SQLite nothing else in it waits", async () => {
    let turns = 0;
    work({
      async contar({ progress }) {
        turns = await turnsDuring(async () => {
          for (let row = 0; row < 50; row += 1) await progress(row / 50, `Fila ${row}`);
        });
      },
    });
    const id = await order("contar");
    await until(async () => (await state(id)) === "done");
    expect(turns).toBeGreaterThanOrEqual(50);
  });

  test("a store that is away is not the work's fault: it goes back to the queue for a day, with longer and longer pauses", async () => {
    const away = new Error("the upload was not read", { cause: new StoreError("the store does not answer") });
    let isBack = false;
    let tried = 0;
    work({
      async guardar() {
        tried += 1;
        if (!isBack) throw away;
      },
    });
    const id = await order("guardar");
    const pausesS: number[] = [];
    for (let times = 1; times <= 10; times += 1) {
      await until(async () => tried === times && (await state(id)) === "queued");
      const row = await findJob(db, id);
      expect(row?.message).toBe("El almacén no responde; se repite solo.");
      pausesS.push(((row?.run_after_ms ?? 0) - clock.now()) / 1000);
      clock.advance(pausesS.at(-1) === undefined ? 0 : (pausesS.at(-1) ?? 0) * 1000);
    }
    expect(pausesS).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
    await until(async () => tried === 11 && (await state(id)) === "queued");
    isBack = true;
    clock.advance(300_000);
    await until(async () => (await state(id)) === "done");
  });

  test("work that a store keeps waiting for more than a day is over, and says why", async () => {
    work({ guardar: () => Promise.reject(new StoreError("the store does not answer")) });
    const id = await order("guardar");
    await until(async () => (await findJob(db, id))?.waits === 1);
    // 2 + 4 + … + 256 s, and 286 pauses of five minutes: 23 h 58 min.
    await db.updateTable("jobs").set({ waits: 294, run_after_ms: 0 }).where("id", "=", id).execute();
    await until(async () => (await state(id)) === "failed");
    expect((await jobs.view(id)).message).toBe("El almacén de archivos no ha respondido en todo un día.");
  });

  test("what is ordered while a process looks in vain is taken up at once, and not when it looks by itself again", async () => {
    const looked = Promise.withResolvers<void>();
    const seen = Promise.withResolvers<void>();
    let isFirst = true;
    const held = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!isFirst) return result;
        isFirst = false;
        // It found nothing, and does not know it yet.
        looked.resolve();
        await seen.promise;
        return result;
      },
    });
    const done = Promise.withResolvers<void>();
    const handlers = { contar: async () => done.resolve() };
    const log = { error: () => undefined };
    workers.push(startWorker({ database, db: held, events, ...BY_HAND, handlers, log, pollMs: 3_600_000 }));
    await looked.promise;
    const told = Promise.withResolvers<void>();
    const stop = events.subscribe(() => setImmediate(() => setImmediate(told.resolve)));
    await order("contar");
    await told.promise;
    stop();
    seen.resolve();
    await done.promise;
  });

  test("two processes share the work, and each piece is done once", async () => {
    const done: string[] = [];
    const handlers: JobHandlers = { uno: async ({ payload }) => void done.push(JSON.stringify(payload)) };
    work(handlers);
    const second = await testDatabase.open();
    const secondDb = second.kysely.$extendTables<JobsTables>();
    const secondEvents = await openSiteEvents(second);
    const other = startWorker({
      database: second,
      db: secondDb,
      events: secondEvents,
      ...BY_HAND,
      handlers,
      ...FAST,
    });
    const ids = await Promise.all(
      Array.from({ length: 30 }, (_, number) =>
        jobs.order({ kind: "uno", subject: "", payload: number, actor: ACTOR }),
      ),
    );
    await until(async () => (await Promise.all(ids.map(state))).every((one) => one === "done"));
    expect(done.map(Number).toSorted((a, b) => a - b)).toEqual(ids.map((_, number) => number));
    await other.close();
    await secondEvents.close();
    await second.close();
  });

  test("long work leaves room for the rest, and goes on by itself, one piece after another", async () => {
    const release: (() => void)[] = [];
    const handlers: JobHandlers = {
      largo: () => new Promise((resolve) => release.push(() => resolve(null))),
      corto: async () => null,
    };
    workers.push(startWorker({ database, db, events, ...BY_HAND, handlers, longKinds: ["largo"], ...FAST }));
    const long = [await order("largo"), await order("largo"), await order("largo")];
    const states = () => Promise.all(long.map(state));
    await until(async () => release.length === 1);
    const short = await order("corto");
    await until(async () => (await state(short)) === "done");
    expect((await states()).toSorted()).toEqual(["queued", "queued", "running"]);
    for (let count = 1; count <= long.length; count += 1) {
      await until(async () => release.length === count);
      release[count - 1]?.();
    }
    await until(async () => (await states()).every((one) => one === "done"));
  });

  test("work that waits for other sites takes no room from the rest, and goes on one piece at a time", async () => {
    const release: (() => void)[] = [];
    const waits = () => new Promise((resolve) => release.push(() => resolve(null)));
    const handlers: JobHandlers = { espera: waits, larga: waits, corta: async () => null };
    const kinds = { longKinds: ["larga"], waitingKinds: ["espera"] };
    workers.push(startWorker({ database, db, events, ...BY_HAND, handlers, ...kinds, ...FAST }));
    const waiting = [await order("espera"), await order("espera")];
    const long = await order("larga");
    await until(async () => release.length === 2);
    const short = await order("corta");
    await until(async () => (await state(short)) === "done");
    expect(await state(long)).toBe("running");
    expect((await Promise.all(waiting.map(state))).toSorted()).toEqual(["queued", "running"]);
    for (const go of release.splice(0)) go();
    await until(async () => release.length === 1);
    release[0]?.();
    await until(async () => (await Promise.all([...waiting, long].map(state))).every((one) => one === "done"));
  });

  test("work that is held is left in the queue, and done once it is not", async () => {
    let held = ["miniatura"];
    const handlers: JobHandlers = { miniatura: async () => null, otra: async () => null };
    workers.push(startWorker({ database, db, events, ...BY_HAND, handlers, heldKinds: () => held, ...FAST }));
    const waiting = await order("miniatura");
    const other = await order("otra");
    await until(async () => (await state(other)) === "done");
    expect(await state(waiting)).toBe("queued");
    held = [];
    await until(async () => (await state(waiting)) === "done");
  });

  test("orders that undo each other are carried out as they were given, whichever process has room", async () => {
    const done: string[] = [];
    const release: (() => void)[] = [];
    const handlers: JobHandlers = {
      luz: async ({ payload }) => {
        await new Promise<void>((resolve) => release.push(resolve));
        done.push(String(payload));
      },
      otra: async () => null,
    };
    for (let process = 0; process < 2; process += 1)
      workers.push(startWorker({ database, db, events, ...BY_HAND, handlers, orderedKinds: ["luz"], ...FAST }));
    const turns: string[] = [];
    for (const payload of ["encender", "apagar", "encender"]) {
      turns.push(await jobs.order({ kind: "luz", subject: "", payload, actor: ACTOR }));
      clock.advance(1);
    }
    for (let count = 1; count <= turns.length; count += 1) {
      await until(async () => release.length === count);
      const between = await order("otra");
      await until(async () => (await state(between)) === "done");
      expect(release).toHaveLength(count);
      release.at(-1)?.();
    }
    await until(async () => done.length === turns.length);
    expect(done).toEqual(["encender", "apagar", "encender"]);
  });

  test("what somebody waits for begins before what nobody waits for, also where it was in the queue already", async () => {
    const done: unknown[] = [];
    const leisurely = ["uno", "dos", "tres"];
    for (const key of leisurely) {
      await jobs.order({ kind: "preparar", subject: "", payload: key, actor: ACTOR, key });
      clock.advance(1);
    }
    const awaited = { kind: "preparar", subject: "", actor: ACTOR, isAwaited: true };
    await jobs.order({ ...awaited, payload: "tres", key: "tres" });
    await jobs.order({ ...awaited, payload: "cuatro", key: "cuatro" });
    const handlers: JobHandlers = { preparar: async ({ payload }) => void done.push(payload) };
    workers.push(startWorker({ database, db, events, ...BY_HAND, handlers, longKinds: ["preparar"], ...FAST }));
    await until(async () => done.length === 4);
    expect(done).toEqual(["tres", "cuatro", "uno", "dos"]);
  });

  describe("people take turns", () => {
    async function orderAs(name: string, from: number, to: number): Promise<readonly string[]> {
      const ids: string[] = [];
      for (let number = from; number <= to; number += 1) {
        clock.advance(1);
        const payload = `${name}${number}`;
        ids.push(await jobs.order({ kind: "preparar", subject: "", payload, actor: { id: name, name } }));
      }
      return ids;
    }

    async function inOrder(count: number): Promise<readonly unknown[]> {
      const done: unknown[] = [];
      const handlers: JobHandlers = { preparar: async ({ payload }) => void done.push(payload) };
      workers.push(startWorker({ database, db, events, ...BY_HAND, handlers, longKinds: ["preparar"], ...FAST }));
      await until(async () => done.length === count);
      return done;
    }

    test("who orders much and who orders little, each person's own in their order", async () => {
      await orderAs("ana", 1, 5);
      await orderAs("eva", 1, 2);
      await orderAs("leo", 1, 1);
      expect(await inOrder(8)).toEqual(["ana1", "eva1", "leo1", "ana2", "eva2", "ana3", "ana4", "ana5"]);
    });

    test("who comes when much is done already begins where the queue is", async () => {
      const [first = "", second = ""] = await orderAs("ana", 1, 5);
      for (const id of [first, second]) await jobs.cancel(id, { id: "ana", isAdministrator: false });
      await orderAs("eva", 1, 2);
      await orderAs("ana", 6, 6);
      expect(await inOrder(6)).toEqual(["ana3", "eva1", "ana4", "eva2", "ana5", "ana6"]);
    });
  });

  test("the same work is not ordered twice while it waits or runs", async () => {
    const [first, second] = [await order("lento", "g1"), await order("lento", "g1")];
    expect(second).toBe(first);
    expect(await order("lento", "g2")).not.toBe(first);
    work({ lento: async () => null });
    await until(async () => (await state(first)) === "done");
    expect(await order("lento", "g1")).not.toBe(first);
  });

  test("work that waits is cancelled at once, and work that runs stops when it next tells how far it is", async () => {
    const waiting = await order("nadie-la-hace");
    expect((await jobs.cancel(waiting, ANA)).state).toBe("cancelled");
    work({
      async largo({ progress }) {
        for (;;) {
          await progress(0.1, "Sigue");
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      },
    });
    const running = await order("largo");
    await until(async () => (await state(running)) === "running");
    expect((await jobs.cancel(running, ANA)).isCancelling).toBe(true);
    await until(async () => (await state(running)) === "cancelled");
    expect(await jobs.view(running)).toMatchObject({ message: "Cancelada", isCancelling: false });
  });

  test("work is stopped by who began it or by an administrator, and is of who repeats it", async () => {
    const id = await order("nadie-la-hace");
    const bruno = { id: "2", name: "Bruno Prueba" };
    await expect(jobs.cancel(id, { id: bruno.id, isAdministrator: false })).rejects.toMatchObject({
      code: "JOB_OF_ANOTHER",
    });
    expect(await state(id)).toBe("queued");
    expect((await jobs.cancel(id, { id: "3", isAdministrator: true })).state).toBe("cancelled");
    await jobs.retry(id, bruno);
    await expect(jobs.cancel(id, ANA)).rejects.toMatchObject({ code: "JOB_OF_ANOTHER" });
    const actors: unknown[] = [];
    work({ "nadie-la-hace": async ({ actor }) => void actors.push(actor) });
    await until(async () => (await state(id)) === "done");
    expect(actors).toEqual([bruno]);
  });

  test("an expected failure is told and not repeated until somebody asks", async () => {
    let isMended = false;
    work({
      async roto() {
        if (!isMended) throw new Problem("GRAPHIC_NOT_FOUND");
        return "bien";
      },
    });
    const id = await order("roto");
    await until(async () => (await state(id)) === "failed");
    expect(await jobs.view(id)).toMatchObject({ message: "Este gráfico no existe.", attempts: 1 });
    isMended = true;
    await jobs.retry(id, ACTOR);
    await until(async () => (await state(id)) === "done");
    await expect(jobs.retry(id, ACTOR)).rejects.toMatchObject({ code: "JOB_NOT_FINISHED" });
    await expect(jobs.view("no")).rejects.toMatchObject({ code: "JOB_NOT_FOUND" });
  });

  test("an unknown failure is tried again, three times in all, with pauses", async () => {
    let tries = 0;
    work({
      async caprichoso() {
        tries += 1;
        throw new Error("vete a saber");
      },
    });
    const id = await order("caprichoso");
    for (const expected of [1, 2, 3]) {
      await until(async () => tries === expected && (await state(id)) !== "running");
      if (expected < 3) expect(await state(id)).toBe("queued");
      clock.advance(60_000);
    }
    expect(await jobs.view(id)).toMatchObject({ state: "failed", message: "Ha fallado por un error del servidor." });
  });

  test("work goes back to the queue when its process closes, and another does it", async () => {
    let isSecond = false;
    const handlers: JobHandlers = {
      async larga({ signal }) {
        if (isSecond) return "la segunda";
        await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
      },
    };
    const first = work(handlers);
    const id = await order("larga");
    await until(async () => (await state(id)) === "running");
    await first.close();
    expect(await jobs.view(id)).toMatchObject({ state: "queued", attempts: 0 });
    isSecond = true;
    work(handlers);
    await until(async () => (await state(id)) === "done");
  });

  test("what is refused while its process closes is over, and no other begins it again", async () => {
    let runs = 0;
    const handlers: JobHandlers = {
      async rechazada({ signal }) {
        runs += 1;
        // The refusal is told to a person, and its process closes before the queue hears of it.
        await once(signal, "abort");
        throw new WorkRefused("Pesa demasiado.");
      },
    };
    const first = work(handlers);
    const id = await order("rechazada");
    await until(async () => runs === 1);
    await first.close();
    expect(await jobs.view(id)).toMatchObject({ state: "failed", message: "Pesa demasiado." });
  });

  test("work of a process that ended without a word is taken over when its lease is over", async () => {
    const id = await order("huérfana");
    await db
      .updateTable("jobs")
      .set({ state: "running", lease_owner: "un-proceso-muerto", lease_until_ms: clock.now() + 30_000, attempts: 1 })
      .execute();
    work({ huérfana: async () => "hecha" });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await state(id)).toBe("running");
    clock.advance(31_000);
    await until(async () => (await state(id)) === "done");
    expect((await jobs.view(id)).attempts).toBe(2);
  });

  /** @see docs/adr/0079-one-clock-for-the-queue.md */
  test("a machine whose clock is ahead by more than a lease takes no work that another is doing", async () => {
    const release: (() => void)[] = [];
    const taken: string[] = [];
    function machine(name: string, aheadMs: number): void {
      const own = { now: () => Date.now() + aheadMs, clock: clockOfDatabase(database) };
      const handlers: JobHandlers = {
        larga: () =>
          new Promise((resolve) => {
            taken.push(name);
            release.push(() => resolve(null));
          }),
        corta: async () => name,
      };
      workers.push(startWorker({ database, db, events, ...own, handlers, ...FAST }));
    }
    jobs = createJobs({ database, db, events, now: Date.now, clock: clockOfDatabase(database) });
    machine("en hora", 0);
    const long = [await order("larga"), await order("larga")];
    // It has no room for more.
    await until(async () => release.length === 2);
    machine("adelantada", 31_000);
    const short = await order("corta");
    await until(async () => (await state(short)) === "done");
    // Whoever takes work takes what waits longest first.
    expect([taken, (await jobs.view(short)).result]).toEqual([["en hora", "en hora"], "adelantada"]);
    for (const go of release) go();
    await until(async () => (await Promise.all(long.map(state))).every((one) => one === "done"));
  });

  test("what a machine orders whose clock is ahead is due at once, and in its turn", async () => {
    const ofMachine = (aheadMs: number) =>
      createJobs({ database, db, events, now: () => Date.now() + aheadMs, clock: clockOfDatabase(database) });
    const orders = { kind: "luz", subject: "", actor: ACTOR };
    const first = await ofMachine(3_600_000).order({ ...orders, payload: "encender" });
    const orderedMs = Date.now();
    await until(async () => Date.now() > orderedMs + 1);
    const second = await ofMachine(0).order({ ...orders, payload: "apagar" });
    const done: string[] = [];
    const handlers: JobHandlers = { luz: async ({ payload }) => void done.push(String(payload)) };
    const own = { now: Date.now, clock: clockOfDatabase(database), orderedKinds: ["luz"] };
    workers.push(startWorker({ database, db, events, ...own, handlers, ...FAST }));
    await until(async () => (await Promise.all([first, second].map(state))).every((one) => one === "done"));
    expect(done).toEqual(["encender", "apagar"]);
  });
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createChance, DIALECTS, type TestDatabase } from "@nv/test-kit";
import { IS_LONG } from "@nv/test-kit/depth";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type BundledService, bundleService } from "./crash/bundle-service.ts";
import { type KillableService, loadService } from "./crash/killable-service.ts";
import { createPerson, type Person } from "./crash/person.ts";
import { type Call, createCall, tokensOf, Unanswered } from "./crash/service-calls.ts";
import { expectMails, expectWhole, type Storage } from "./crash/stored-rows.ts";

/**
 * Number of times that the service is killed, or as many as `CRASH_ROUNDS` says on each database: a hundred in a long run.
 * PostgreSQL's own durability is not ours to test, only what we leave in it.
 */
const ROUNDS = IS_LONG ? { sqlite: 100, postgres: 100 } : { sqlite: 20, postgres: 5 };
const CLIENTS = 8;
/** Kills at the first start, while there are no tables or keys yet. */
const FIRST_STARTS = 5;
/** Every so many rounds the kill comes while the service is starting. */
const STARTUP_EVERY = 5;
/** The kill comes after a random number of answers, fewer than this, in the middle of the next ones. */
const ANSWERS_MAX = 60;
const PAUSE_MAX_MS = 3;
/** Time that a start takes here, roughly: loaded code, existing data. */
const START_MS = 80;
const PASSWORD = "correcta-caballo-pila";
/** Ends what hangs: a hundred starts, of a longer run, are two minutes of a processor, which others may want. */
const TIMEOUT_MS = 600_000;

const wanted = Number(process.env.CRASH_ROUNDS ?? 0);
const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000);

let bundled: BundledService;
beforeAll(async () => {
  bundled = await bundleService();
});
afterAll(() => bundled.remove());

describe.each(DIALECTS)(`kill -9 at random moments on $name (CRASH_SEED=${seed})`, (dialect) => {
  const rounds = wanted || ROUNDS[dialect.name];
  const chance = createChance(seed);
  const people: Person[] = [];
  let store: TestDatabase;
  let folder: string;
  let storage: Storage;
  let loading: KillableService;
  let administrator = "";

  function load(): KillableService {
    return loadService(bundled.script, {
      SITE_URL: "https://site.example",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: join(folder, "data"),
      AUTOCONFIRM: "true",
      SIGNUP: "open",
      TRUSTED_PROXIES: "127.0.0.1",
      NODE_COMPILE_CACHE: join(folder, "code"),
      ...(store.address.url === undefined ? {} : { DATABASE_URL: store.address.url }),
    });
  }

  beforeEach(async () => {
    store = await dialect.create();
    folder = mkdtempSync(join(tmpdir(), "nv-crash-"));
    const data = join(folder, "data");
    storage = { ...store.address, file: join(data, "narrativas.sqlite"), outboxDir: join(data, "outbox") };
    loading = load();
  });
  afterEach(async () => {
    await loading.kill();
    await store.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  function newPerson(): Person {
    const number = people.length;
    const address = `10.1.${number >> 8}.${number & 255}`;
    const person = createPerson({ email: `p${number}@diario.example`, address, chance, administrator });
    people.push(person);
    return person;
  }

  /** Lets the loaded service begin, does something with it and kills it; the next one loads meanwhile. */
  async function live(work: (service: KillableService) => Promise<void>): Promise<void> {
    const service = loading;
    await service.begin();
    loading = load();
    try {
      await work(service);
    } finally {
      await service.kill();
    }
    await expectWhole(storage, people);
  }

  async function callsOf(service: KillableService): Promise<Call> {
    const place = await service.listening;
    if (place === null) throw new Unanswered("it was killed while starting");
    return createCall(place.url);
  }

  async function addAdministrator(service: KillableService): Promise<void> {
    const invite = (await service.listening)?.invite ?? "";
    const token = /invite_token=([\w-]+)/.exec(invite)?.[1] ?? "";
    const json = { type: "signup", token, password: PASSWORD, email: "jefa@diario.example" };
    const answer = await (await callsOf(service))("POST", "/verify", { json, address: "10.0.0.1" });
    administrator = tokensOf(answer).access;
  }

  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  /** Several people use the service until it is killed. */
  async function useUntilKilled(service: KillableService, clients: Person[], isAtStart: boolean): Promise<void> {
    let left = chance.below(ANSWERS_MAX);
    const isTime = Promise.withResolvers<void>();
    if (isAtStart) setTimeout(isTime.resolve, chance.below(START_MS));
    async function use(index: number): Promise<void> {
      try {
        const call = await callsOf(service);
        await clients[index]?.verify(call);
        for (;;) {
          if (clients[index]?.isDone() ?? true) clients[index] = newPerson();
          await clients[index]?.act(call);
          left -= 1;
          if (left < 0) isTime.resolve();
        }
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
      }
    }
    async function kill(): Promise<void> {
      await isTime.promise;
      await pause(chance.ratio() * PAUSE_MAX_MS);
      await service.kill();
    }
    await Promise.all([kill(), ...clients.map((_person, index) => use(index))]);
  }

  test(
    "every answered write is there, and nothing is half done",
    async () => {
      for (let start = 0; start < FIRST_STARTS; start += 1) {
        await live(async () => void (await pause(chance.below(START_MS))));
      }
      await live(addAdministrator);
      const clients = Array.from({ length: CLIENTS }, newPerson);
      for (let round = 0; round < rounds; round += 1) {
        await live((service) => useUntilKilled(service, clients, round % STARTUP_EVERY === 0));
      }
      await live(async (service) => {
        const call = await callsOf(service);
        for (const person of people) await person.verify(call);
      });
      await expectMails(storage, people);
      const answered = people.flatMap(({ changes }) => [...changes.values()].map((tally) => tally.answered));
      const unknown = people.flatMap(({ changes }) => [...changes.values()].map((tally) => tally.unknown));
      const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
      console.log(`${rounds} kills, ${people.length} people, ${sum(answered)} answered, ${sum(unknown)} not`);
      expect(sum(unknown)).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );
});

/**
 * The administrators' list of people as it grows: the service with 10,000 people against the same service with 100, by turns, on both
 * databases. A client asks one question after another, as a person does.
 *
 * Budget: the 95th percentile of the list and of each search at 10,000 people is at most 3 times that at 100.
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hash } from "@node-rs/argon2";
import { IDENTITY_PATH } from "@nv/contracts";
import { DIALECTS, startPostgres, type TestDatabase } from "@nv/test-kit";
import { sql } from "kysely";
import { z } from "zod";
import { runNode } from "../../scripts/terminal/run-command.ts";
import { type MeasuredProcess, startMeasured } from "../identity/measured-process.ts";
import { sized } from "../src/sized.ts";

const COMMAND = join(import.meta.dirname, "../../scripts/identity.ts");
const SERVER_CORE = "0";
const PASSWORD = "correcta-caballo-pila";
/** Below the ports that the system gives to connections. */
const PORTS = { few: 16_041, many: 16_042 } as const;
const PEOPLE = { few: 100, many: 10_000 } as const;
const MOST_RATIO = 3;
const ROUNDS = sized(100, 3);
/** The best counts, as in the other measures: what a server can do is what it does when nothing else runs. */
const BATCHES = sized(3, 1);
/** Asked and not counted: compilers, caches and pages of the database settle. */
const WARM_UP_ROUNDS = sized(30, 1);
const START_POLLS = 400;
const POLL_MS = 50;

const GIVEN_NAMES = ["Núria", "José", "Íñigo", "Ana", "Begoña", "Óscar", "Zoe", "Lucía"];
const FAMILY_NAMES = ["Muñoz", "Ábalos", "Etxeberria", "Güell", "Núñez", "Pérez", "Castellanos"];

/** Queries of the administration, as its screens write them. */
const QUESTIONS = [
  { name: "list, newest first", query: "sort=created_at+desc&page=1&per_page=50", isHeld: true },
  { name: "search that finds one", query: "filter=persona57&sort=created_at+desc&per_page=50", isHeld: true },
  { name: "search without accents", query: "filter=inigo+munoz&sort=created_at+desc&per_page=50", isHeld: true },
  { name: "search that finds nobody", query: "filter=qwertz&sort=created_at+desc&per_page=50", isHeld: true },
  { name: "list by name", query: "sort=name+asc&per_page=50", isHeld: false },
  { name: "shut out", query: "state=banned&sort=created_at+desc&per_page=50", isHeld: false },
] as const;

const Tokens = z.object({ access_token: z.string() });

/** A service with some people, and an administrator who asks. */
interface AskedService {
  readonly process: MeasuredProcess;
  /** Asks one question. @returns Time until the whole answer is here, milliseconds. */
  ask(query: string): Promise<number>;
}

function namePerson(person: number): string {
  const given = GIVEN_NAMES[person % GIVEN_NAMES.length];
  const family = [person % FAMILY_NAMES.length, (person * 3 + 1) % FAMILY_NAMES.length].map((i) => FAMILY_NAMES[i]);
  return [given, ...family].join(" ");
}

async function writePeople(file: string, count: number): Promise<void> {
  const encrypted_password = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const at = (person: number) => new Date(Date.UTC(2026, 0, 1) + person * 60_000).toISOString();
  const users = Array.from({ length: count }, (_one, person) => ({
    email: `persona${person}@diario.example`,
    role: person === 0 ? "admin" : "",
    encrypted_password,
    confirmed_at: person % 5 === 4 ? null : at(person),
    created_at: at(person),
    app_metadata: { provider: "email" },
    user_metadata: { full_name: namePerson(person) },
  }));
  await writeFile(file, JSON.stringify({ users }));
}

async function startAsked(size: keyof typeof PEOPLE, folder: string, databaseUrl: string): Promise<AskedService> {
  const port = PORTS[size];
  const dataDir = join(folder, size);
  await mkdir(dataDir, { recursive: true });
  const own = { PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const env = { ...process.env, ...own, SITE_URL: "https://site.example" };
  await writePeople(join(dataDir, "people.json"), PEOPLE[size]);
  await runNode([COMMAND, "import", join(dataDir, "people.json")], { env });
  const service = startMeasured(SERVER_CORE, [COMMAND], env);
  for (let poll = 0; !service.output().includes("escucha en"); poll += 1) {
    if (poll === START_POLLS) throw new Error(`The service does not listen:\n${service.output()}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const url = `http://127.0.0.1:${port}${IDENTITY_PATH}`;
  const form = { grant_type: "password", username: "persona0@diario.example", password: PASSWORD };
  const signIn = await fetch(`${url}/token`, { method: "POST", body: new URLSearchParams(form) });
  const { access_token } = Tokens.parse(await signIn.json());
  const headers = { authorization: `Bearer ${access_token}` };
  return {
    process: service,
    async ask(query) {
      const startMs = performance.now();
      const answer = await fetch(`${url}/admin/users?${query}`, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${query} was answered with ${answer.status}.`);
      return performance.now() - startMs;
    },
  };
}

/** The value that 95 of 100 do not exceed. */
function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.ceil(sorted.length * 0.95) - 1];
  if (value === undefined) throw new RangeError("The percentile of nothing.");
  return value;
}

/** Asks both services one question by turns. @returns The 95th percentile of each, milliseconds. */
async function askByTurns(query: string, rounds: number, few: AskedService, many: AskedService) {
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.few.push(await few.ask(query));
    times.many.push(await many.ask(query));
  }
  return { fewMs: percentile95(times.few), manyMs: percentile95(times.many) };
}

async function compare(database: string, few: AskedService, many: AskedService): Promise<void> {
  for (const { name, query, isHeld } of QUESTIONS) {
    const batches: { readonly fewMs: number; readonly manyMs: number }[] = [];
    await askByTurns(query, WARM_UP_ROUNDS, few, many);
    for (let batch = 0; batch < BATCHES; batch += 1) batches.push(await askByTurns(query, ROUNDS, few, many));
    const fewMs = Math.min(...batches.map((batch) => batch.fewMs));
    const manyMs = Math.min(...batches.map((batch) => batch.manyMs));
    const ratio = manyMs / fewMs;
    const budget = isHeld ? `most ${MOST_RATIO}` : "held to nothing";
    console.log(
      `people ${database}, ${name}: p95 ${manyMs.toFixed(1)} ms with ${PEOPLE.many}, ${fewMs.toFixed(1)} ms with ` +
        `${PEOPLE.few}, ratio ${ratio.toFixed(2)} (${budget}; best of ${BATCHES} times ${ROUNDS} rounds by turns)`,
    );
    if (isHeld && ratio > MOST_RATIO) process.exitCode = 1;
  }
}

/** Does at once what PostgreSQL does by itself within minutes of an import: otherwise it does so in the middle of a measure. */
async function settle(store: TestDatabase): Promise<void> {
  const database = await store.open();
  await sql`vacuum analyze`.execute(database.kysely);
  await database.close();
}

/** Measures and prints; ends with code 1 over the budget. */
export async function benchAdmin(): Promise<void> {
  const postgres = await startPostgres({ isDurable: true });
  process.env.TEST_DATABASE_URL = postgres.url;
  try {
    for (const dialect of DIALECTS) {
      const folder = await mkdtemp(join(tmpdir(), "nv-bench-admin-"));
      const stores = [await dialect.create(), await dialect.create()] as const;
      const services: AskedService[] = [];
      try {
        for (const [index, size] of (["few", "many"] as const).entries())
          services.push(await startAsked(size, folder, stores[index]?.address.url ?? ""));
        const [few, many] = services;
        if (dialect.name === "postgres") for (const store of stores) await settle(store);
        if (few !== undefined && many !== undefined) await compare(dialect.name, few, many);
      } finally {
        await Promise.all(services.map((service) => service.process.stop()));
        for (const store of stores) await store.drop();
        await rm(folder, { recursive: true, force: true });
      }
    }
  } finally {
    await postgres.stop();
  }
}

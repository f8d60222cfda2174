/**
 * Measures what the identity service costs, beside the bare cost of what it cannot do without, on the same core in the same run:
 * an empty Fastify route and a signature check, a durable commit, a password hash, an SQL query.
 *
 * Budgets, on SQLite: `GET /user` 2 times an empty route by processor time; a sign-in 1.1 times the hash by processor time;
 * a refresh 1.5 times a bare durable commit by the clock, sixteen people at a time, who share commits (one
 * alone waits for its own, and is printed). On PostgreSQL `GET /user` costs 3 times an empty route at most; the rest is measured and held
 * to nothing.
 */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@nv/test-kit";
import { providePostgres } from "../../scripts/provide/postgres.ts";
import { lowPort } from "../src/low-port.ts";
import { median } from "../src/median.ts";
import { sized } from "../src/sized.ts";
import type { Load, LoadResult } from "./load.ts";
import { type MeasuredProcess, startMeasured } from "./measured-process.ts";
import { type MeasuredService, PASSWORD, type SignedInPerson, startService } from "./measured-service.ts";

const SERVER_CORE = "0";
const LOAD_CORE = "1";
/** Below the ports that the system gives to connections. */
const SERVICE_PORT = await lowPort(16_011);
const EMPTY_PORT = await lowPort(SERVICE_PORT + 1);
const CONNECTIONS = 16;
/** As many as hash at a time, and as many waiting. */
const SIGN_IN_CONNECTIONS = 4;
/** One session is renewed sixty times a minute at most: so many together are renewed faster than is measured. */
const SESSIONS = sized(2048, 32);
const WARM_S = sized(1, 0.05);
/** Short and in turns, so that what else the machine does falls on both. */
const ROUND_S = sized(1, 0.1);
const ROUNDS = sized(9, 1);
const MOST = { user: 2, userOnPostgres: 3, refresh: 1.5, signIn: 1.1 } as const;

/** One measurement. */
interface Measured {
  readonly perCpuS: number;
  readonly perS: number;
  readonly p99Ms: number;
  readonly tokens: readonly string[];
}

type Measure = (seconds: number) => Promise<Measured>;

async function timed(process: MeasuredProcess, run: () => Promise<LoadResult>): Promise<Measured> {
  const beforeMs = process.cpuMs();
  const { count, seconds, p99Ms, tokens } = await run();
  const cpuS = (process.cpuMs() - beforeMs) / 1000;
  return { perCpuS: count / cpuS, perS: count / seconds, p99Ms, tokens };
}

/** Result of the rounds of two things that were measured in turns. */
interface Compared {
  readonly service: Measured;
  readonly bare: Measured;
  /** Processor time of the service in that of the bare thing, and time by the clock. */
  readonly cpuRatio: number;
  readonly clockRatio: number;
}

function typical(rounds: readonly Measured[]): Measured {
  const of = (key: "perCpuS" | "perS" | "p99Ms") => median(rounds.map((round) => round[key]));
  return { perCpuS: of("perCpuS"), perS: of("perS"), p99Ms: of("p99Ms"), tokens: [] };
}

async function compare(service: Measure, bare: Measure): Promise<Compared> {
  await service(WARM_S);
  await bare(WARM_S);
  const rounds: { service: Measured; bare: Measured }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bareRound = await bare(ROUND_S);
    rounds.push({ bare: bareRound, service: await service(ROUND_S) });
  }
  return {
    service: typical(rounds.map((round) => round.service)),
    bare: typical(rounds.map((round) => round.bare)),
    cpuRatio: median(rounds.map((round) => round.bare.perCpuS / round.service.perCpuS)),
    // By the clock the best of each counts: what one can do is what it does when nothing else runs.
    clockRatio:
      Math.max(...rounds.map((round) => round.bare.perS)) / Math.max(...rounds.map((round) => round.service.perS)),
  };
}

function say(what: string, bareName: string, { service, bare, ...ratios }: Compared): void {
  const figures = ({ perCpuS, perS, p99Ms }: Measured) =>
    `${perCpuS.toFixed(0)} per CPU-second, ${perS.toFixed(0)} per second, p99 ${p99Ms.toFixed(2)} ms`;
  console.log(`  ${what}: ${figures(service)}`);
  console.log(`    ${bareName}: ${figures(bare)}`);
  console.log(`    ${ratios.cpuRatio.toFixed(2)} times its CPU, ${ratios.clockRatio.toFixed(2)} times its time`);
}

function hold(what: string, ratio: number, most: number): void {
  console.log(`    ${what} ${ratio.toFixed(2)} of at most ${most}${ratio > most ? " — OVER" : ""}`);
  if (ratio > most) process.exitCode = 1;
}

/** Service and load that are measured on one database. */
interface Bench {
  readonly service: MeasuredService;
  readonly load: MeasuredProcess;
  readonly isHeld: boolean;
}

function loading({ load, service }: Bench, job: Partial<Load> & Pick<Load, "kind" | "path">): Measure {
  const whole: Omit<Load, "seconds"> = {
    port: SERVICE_PORT,
    connections: CONNECTIONS,
    tokens: [],
    firstPerson: 0,
    password: PASSWORD,
    ...job,
  };
  return (seconds) => timed(service.process, () => load.ask({ ...whole, seconds }));
}

/** Runs a comparison with a bare thing in a process of its own. */
async function besideBare(bare: readonly string[], run: (measure: Measure) => Promise<void>): Promise<void> {
  const process = startMeasured(SERVER_CORE, [join(import.meta.dirname, "bare.process.ts"), ...bare]);
  try {
    await process.heard();
    await run((seconds) => timed(process, () => process.ask({ seconds })));
  } finally {
    await process.stop();
  }
}

async function benchUser(bench: Bench, bearers: readonly string[]): Promise<void> {
  const { path } = bench.service;
  const measure = loading(bench, { kind: "get", path: `${path}/user`, tokens: bearers });
  const empty = startMeasured(SERVER_CORE, [
    ...[join(import.meta.dirname, "bare.process.ts"), "empty-route", String(EMPTY_PORT)],
  ]);
  try {
    await empty.heard();
    const job = { kind: "get", port: EMPTY_PORT, path: "/", connections: CONNECTIONS, tokens: bearers };
    const compared = await compare(measure, (seconds) => timed(empty, () => bench.load.ask({ ...job, seconds })));
    say("GET /user", "an empty Fastify route", compared);
    hold("of its CPU", compared.cpuRatio, bench.isHeld ? MOST.user : MOST.userOnPostgres);
  } finally {
    await empty.stop();
  }
  await besideBare(["signature"], async (bare) => {
    const { perCpuS } = await bare(ROUND_S);
    console.log(`    a bare check of an Ed25519 signature: ${perCpuS.toFixed(0)} per CPU-second`);
  });
}

async function benchRefresh(bench: Bench, refreshTokens: readonly string[], bare: readonly string[]): Promise<void> {
  const path = `${bench.service.path}/token`;
  let tokens = refreshTokens;
  for (const connections of [1, CONNECTIONS]) {
    const measure: Measure = async (seconds) => {
      const result = await loading(bench, { kind: "refresh", path, tokens, connections })(seconds);
      tokens = result.tokens;
      return result;
    };
    await besideBare(bare, async (bareMeasure) => {
      const compared = await compare(measure, bareMeasure);
      say(`refresh, ${connections} at a time`, "a bare durable commit", compared);
      if (bench.isHeld && connections > 1) hold("of its time", compared.clockRatio, MOST.refresh);
    });
  }
}

async function benchSignIn(bench: Bench): Promise<void> {
  const path = `${bench.service.path}/token`;
  let firstPerson = 100;
  const measure: Measure = async (seconds) => {
    const result = await loading(bench, { kind: "sign-in", path, firstPerson, connections: SIGN_IN_CONNECTIONS })(
      seconds,
    );
    firstPerson += Math.ceil(result.perS * seconds) + SIGN_IN_CONNECTIONS;
    return result;
  };
  await besideBare(["password-hash"], async (bare) => {
    const compared = await compare(measure, bare);
    say("sign-in with a password", "a bare argon2id hash", compared);
    if (bench.isHeld) hold("of its CPU", compared.cpuRatio, MOST.signIn);
  });
}

async function benchList(bench: Bench, bearer: string, bare: readonly string[] | null): Promise<void> {
  const path = `${bench.service.path}/admin/users`;
  const measure = loading(bench, { kind: "get", path, tokens: [bearer], connections: SIGN_IN_CONNECTIONS });
  if (bare === null) {
    await measure(WARM_S);
    const { perCpuS, p99Ms } = await measure(ROUND_S);
    console.log(`  a page of 10,000 people: ${perCpuS.toFixed(0)} per CPU-second, p99 ${p99Ms.toFixed(2)} ms`);
    return;
  }
  await besideBare(bare, async (bareMeasure) => {
    say("a page of 10,000 people", "its bare SQL", await compare(measure, bareMeasure));
  });
}

/** Opens the sessions that are measured, no more at a time than the service hashes. */
async function signInAll(service: MeasuredService): Promise<readonly SignedInPerson[]> {
  const people: SignedInPerson[] = [];
  while (people.length < SESSIONS) {
    const next = Array.from({ length: SIGN_IN_CONNECTIONS }, (_one, place) => service.signIn(people.length + place));
    people.push(...(await Promise.all(next)));
  }
  return people;
}

async function benchDatabase(folder: string, databaseUrl: string | null): Promise<void> {
  console.log(`identity on ${databaseUrl === null ? "SQLite" : "PostgreSQL"}`);
  const data = join(folder, databaseUrl === null ? "sqlite" : "postgres");
  await mkdir(data);
  const service = await startService(SERVER_CORE, SERVICE_PORT, data, databaseUrl);
  const load = startMeasured(LOAD_CORE, [join(import.meta.dirname, "load.process.ts")]);
  const bench = { service, load, isHeld: databaseUrl === null };
  try {
    const people = await signInAll(service);
    const bearers = people.slice(0, CONNECTIONS).map(({ access }) => access);
    await benchUser(bench, bearers);
    await benchRefresh(
      bench,
      people.map(({ refresh }) => refresh),
      databaseUrl === null ? ["commit", join(folder, "commits.sqlite")] : ["postgres-commit", databaseUrl],
    );
    await benchSignIn(bench);
    const file = databaseUrl === null ? ["list-query", join(data, "narrativas.sqlite")] : null;
    await benchList(bench, bearers[0] ?? "", file);
  } finally {
    await load.stop();
    await service.process.stop();
  }
}

/** Measures and prints; ends with code 1 over a budget. */
export async function benchIdentity(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "nv-bench-identity-"));
  await providePostgres();
  const postgres = await startPostgres({ isDurable: true });
  try {
    await benchDatabase(folder, null);
    await benchDatabase(folder, postgres.url);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

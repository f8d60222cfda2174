/**
 * Measures how long a thousand signed-in people at the same time wait, beside fifty: they open pages, search, ask who they are and renew
 * their sessions, each on a connection of their own, with pauses between two things as people make them, and without. Both in turns, on the
 * same server, in the same run. Without pauses the server is full: twenty times the people wait twenty times as long, and
 * how far below that it stays tells what fifty leave unused.
 *
 * Then, when asked for, a soak: a thousand people who read, beside one busy member who brings large files over and over; what the server and its
 * helpers hold at the end of each quarter, and after ten minutes of rest.
 */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SERVER_PROGRAM } from "../../scripts/build-targets/targets.ts";
import { runNode } from "../../scripts/terminal/run-command.ts";
import { type MeasuredProcess, startMeasured } from "../identity/measured-process.ts";
import { PASSWORD, writePeople } from "../identity/measured-service.ts";
import { waitForPort } from "../src/load.ts";
import { median } from "../src/median.ts";
import { sitePaths } from "../src/site-paths.ts";
import { sized } from "../src/sized.ts";
import { heavyWork } from "./heavy-work.ts";
import { ACTIONS, Memory, type PeopleOrder, PeopleReport, type Times } from "./site-load.ts";
import { watchMemory } from "./watch-memory.ts";

const ROOT = join(import.meta.dirname, "../..");
const SERVER_CORE = "0";
const PEOPLE_CORE = "1";
/** Below the ports that the system gives to connections, of which the load takes many. */
const PORT = 16_041;
const MANY = sized(1000, 20);
const FEW = sized(50, 5);
/** In turns, so that what else the machine does falls on both; of each figure the middle counts. */
const ROUNDS = sized(3, 1);
const ROUND_S = sized(10, 0.5);
/** Between two things that somebody does, on average; somebody who reads takes longer. Milliseconds. */
const PAUSE_MS = 2000;
/** The same for people who read what they open, while somebody works beside them: some fifty answers in a second. */
const READING_PAUSE_MS = 20_000;
const QUARTERS = 4;
const MEBIBYTE = 1024 * 1024;
/** Most that the web process holds after heavy work, and what it may hold more than before after a rest. @see docs/adr/0063-memory-that-is-given-back.md */
const MOST_HEAVY_BYTES = 600_000_000;
const MOST_GROWTH_RATIO = 0.1;
const REST_MS = 600_000;

interface Bench {
  readonly server: MeasuredProcess;
  work(people: number, seconds: number, pauseMs: number): Promise<PeopleReport>;
}

async function startServer(dataDir: string): Promise<MeasuredProcess> {
  const env = {
    PORT: String(PORT),
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    SITE_URL: `http://localhost:${PORT}`,
    TRUSTED_PROXIES: "127.0.0.1",
    DATABASE_URL: "",
  };
  await mkdir(dataDir);
  const people = join(dataDir, "people.json");
  await writePeople(people, MANY);
  await runNode([join(ROOT, "scripts/identity.ts"), "import", people], { env: { ...process.env, ...env } });
  const probe = ["--expose-gc", "--import", join(import.meta.dirname, "memory.probe.ts")];
  const server = startMeasured(SERVER_CORE, [...probe, join(ROOT, SERVER_PROGRAM)], env);
  await waitForPort(`http://127.0.0.1:${PORT}/`);
  return server;
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const told = ({ p50Ms, p99Ms }: Pick<Times, "p50Ms" | "p99Ms">) => `p50 ${ms(p50Ms)}, p99 ${ms(p99Ms)}`;

/** Returns the typical times of some rounds. */
function typical(rounds: readonly PeopleReport[], of: (round: PeopleReport) => Times): Times {
  const times = rounds.map(of);
  const middle = (key: keyof Times) => median(times.map((one) => one[key]));
  return {
    count: middle("count"),
    p50Ms: middle("p50Ms"),
    p99Ms: middle("p99Ms"),
    longestMs: Math.max(...times.map(({ longestMs }) => longestMs)),
  };
}

function say(people: number, rounds: readonly PeopleReport[]): void {
  const all = typical(rounds, (round) => round.all);
  const perS = median(rounds.map((round) => round.perS));
  console.log(`  ${people} people: ${told(all)}, longest ${ms(all.longestMs)}, ${perS.toFixed(0)} answers per second`);
  const kinds = ACTIONS.map((action) => `${action} ${told(typical(rounds, ({ byAction }) => byAction[action]))}`);
  console.log(`    ${kinds.join("; ")}`);
  const arrival = typical(rounds, (round) => round.arrival);
  console.log(
    `    all of them arriving at once: ${told(arrival)}, longest ${ms(arrival.longestMs)} to the first answer`,
  );
}

async function compare({ work }: Bench, pauseMs: number): Promise<void> {
  const few: PeopleReport[] = [];
  const many: PeopleReport[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    few.push(await work(FEW, ROUND_S, pauseMs));
    many.push(await work(MANY, ROUND_S, pauseMs));
  }
  console.log(pauseMs === 0 ? "without pauses" : `with pauses of ${pauseMs / 1000} s on average`);
  say(FEW, few);
  say(MANY, many);
  const ratios = many.map((round, at) => round.all.p99Ms / (few[at]?.all.p99Ms ?? round.all.p99Ms));
  console.log(`  p99 of ${MANY} in that of ${FEW}: ${median(ratios).toFixed(2)} (median of ${ROUNDS} rounds)`);
}

/** @returns Resident memory, bytes. */
async function sayMemory(server: MeasuredProcess, when: string, order: "look" | "collect"): Promise<number> {
  const { rss, heapUsed, external } = Memory.parse(await server.tell(order));
  const mib = (bytes: number) => `${(bytes / MEBIBYTE).toFixed(0)} MiB`;
  console.log(`  ${when}: rss ${mib(rss)}, heap used ${mib(heapUsed)}, external ${mib(external)}`);
  return rss;
}

/** Does heavy work until its time is over, and lets the last round end. @returns How many rounds. */
async function heavyUntil(endMs: number): Promise<number> {
  let rounds = 0;
  do {
    await heavyWork(`http://localhost:${PORT}`, rounds);
    rounds += 1;
  } while (performance.now() < endMs);
  return rounds;
}

/** A thousand who read, in quarters. */
async function readInQuarters({ server, work }: Bench, minutes: number): Promise<void> {
  for (let quarter = 1; quarter <= QUARTERS; quarter += 1) {
    const { all, perS } = await work(MANY, (minutes * 60) / QUARTERS, READING_PAUSE_MS);
    const answers = `${all.count} answers, ${perS.toFixed(0)} per second, ${told(all)}, longest ${ms(all.longestMs)}`;
    await sayMemory(server, `quarter ${quarter}, ${answers}`, "look");
  }
}

/** Measures what the server holds after hours of work, at once and after a rest, by the bounds of ADR 0063. */
async function soak(bench: Bench, minutes: number): Promise<void> {
  const { server } = bench;
  console.log(
    `soak: ${MANY} people, pauses of ${READING_PAUSE_MS / 1000} s on average, and heavy work, ${minutes} minutes`,
  );
  const before = await sayMemory(server, "before", "look");
  await sayMemory(server, "before, collected", "collect");
  const watch = watchMemory(server.pid());
  const [rounds] = await Promise.all([
    heavyUntil(performance.now() + minutes * 60_000),
    readInQuarters(bench, minutes),
  ]);
  const after = await sayMemory(server, `after ${rounds} rounds of heavy work`, "look");
  const { ownBytes, helperBytes, helpers } = watch.stop();
  const mib = (bytes: number) => `${(bytes / MEBIBYTE).toFixed(0)} MiB`;
  console.log(`  most meanwhile: ${mib(ownBytes)}, and ${mib(helperBytes)} in at most ${helpers} helpers`);
  hold("after heavy work", after, MOST_HEAVY_BYTES);
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const rested = await sayMemory(server, `after a rest of ${REST_MS / 60_000} minutes`, "look");
  hold("after the rest", rested, before * (1 + MOST_GROWTH_RATIO));
  await sayMemory(server, "after the rest, collected", "collect");
}

/** Ends with code 1 over the bound. */
function hold(when: string, rss: number, most: number): void {
  console.log(`  ${when}: ${(rss / MEBIBYTE).toFixed(0)} MiB, at most ${(most / MEBIBYTE).toFixed(0)}`);
  if (rss > most) process.exitCode = 1;
}

/**
 * Measures and prints.
 *
 * @param soakMinutes - 0 for no soak.
 */
export async function benchLoad({ soakMinutes }: { readonly soakMinutes: number }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "nv-bench-load-"));
  const server = await startServer(join(folder, "data"));
  const crowd = startMeasured(PEOPLE_CORE, [join(import.meta.dirname, "people.process.ts"), String(PORT)]);
  const obey = (order: PeopleOrder) => crowd.tell(order);
  const work: Bench["work"] = async (people, seconds, pauseMs) =>
    PeopleReport.parse(await obey({ do: "work", people, seconds, pauseMs }));
  try {
    await crowd.heard();
    await obey({ do: "sign-in", people: MANY, password: PASSWORD, pages: await sitePaths() });
    await sayMemory(server, `${MANY} people signed in`, "look");
    await compare({ server, work }, PAUSE_MS);
    await compare({ server, work }, 0);
    await sayMemory(server, "after both", "look");
    if (soakMinutes > 0) await soak({ server, work }, soakMinutes);
  } finally {
    await crowd.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

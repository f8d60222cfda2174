/**
 * Three processes on PostgreSQL and S3 with people who write, publish and read: first each is replaced in turn, as an upgrade does; then one is
 * killed each twenty seconds, while the database is restarted and the store says nothing for two minutes.
 *
 * Budget: nothing is refused by an upgrade; no writing that was answered is lost, no process ends by itself, no page that needs no store takes over
 * 2 s, nothing is answered that nothing explains, and a minute later everybody can save and publish again.
 *
 * With a soak there is no fault and the people work for as long as it says: see `hour.ts`.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type RunningPostgres, type RunningS3, startPostgres, startS3 } from "@nv/test-kit";
import { providePostgres } from "../../scripts/provide/postgres.ts";
import { signedInCookie } from "../src/signed-in-cookie.ts";
import { sized } from "../src/sized.ts";
import { benchHour } from "./hour.ts";
import { type Newsroom, startNewsroom } from "./newsroom.ts";
import { type Processes, startThree } from "./three-processes.ts";

const WRITERS = sized(60, 4);
const READERS = sized(340, 8);
const KILL_EVERY_MS = sized(20_000, 4000);
/** Each of the two faults, and the rest before, between and after them. */
const CALM_MS = sized(60_000, 3000);
const HANG_MS = sized(120_000, 5000);
const MOST_PAGE_MS = 2000;
/** Time in which all is well by itself. */
const WELL_MS = 60_000;
const POLL_MS = 1000;
const STORE_METHODS = ["GET", "PUT", "HEAD", "POST", "DELETE"];

/** Kills one process after another until it is told to stop. */
function killInTurns({ all }: Processes): () => Promise<number> {
  let kills = 0;
  let isOver = false;
  const killing = (async () => {
    while (!isOver) {
      await wait(KILL_EVERY_MS);
      if (isOver) return;
      await all[kills % all.length]?.killAndStart();
      kills += 1;
    }
  })();
  return async () => {
    isOver = true;
    await killing;
    return kills;
  };
}

/** Replaces one process after another. @returns What people were refused meanwhile, by kind. */
async function replaceInTurn({ all }: Processes, { tally }: Newsroom): Promise<readonly string[]> {
  const before = { ...tally.refused };
  for (const one of all) {
    await one.replace();
    await wait(CALM_MS / all.length);
  }
  return Object.entries(tally.refused).flatMap(([kind, times]) => {
    const more = times - (before[kind] ?? 0);
    return more === 0 ? [] : [`${kind}, ${more} times`];
  });
}

/** @returns Time until everybody could save and publish, milliseconds. @throws {Error} When it takes longer than it may. */
async function untilWell({ all }: Processes, newsroom: Newsroom): Promise<number> {
  const fromMs = performance.now();
  for (;;) {
    try {
      if ((await Promise.all(all.map(({ isReady }) => isReady()))).includes(false))
        throw new Error("One is not ready.");
      await newsroom.workOnce();
      return performance.now() - fromMs;
    } catch (cause) {
      if (performance.now() - fromMs > WELL_MS) throw new Error("It is not well a minute later.", { cause });
      await wait(POLL_MS);
    }
  }
}

function hold(what: string, found: readonly string[]): void {
  console.log(`  ${what}: ${found.length}${found.length > 0 ? " — OVER" : ""}`);
  for (const one of found.slice(0, 5)) console.log(`    ${one}`);
  if (found.length > 0) process.exitCode = 1;
}

async function benchFaults(
  processes: Processes,
  cookie: string,
  postgres: RunningPostgres,
  s3: RunningS3,
): Promise<void> {
  const sizes = { writers: WRITERS, readers: READERS, mostPageMs: MOST_PAGE_MS };
  const newsroom = await startNewsroom(processes, cookie, sizes);
  await wait(CALM_MS);
  const refused = await replaceInTurn(processes, newsroom);
  const stopKilling = killInTurns(processes);
  await wait(CALM_MS);
  await postgres.restart();
  await wait(CALM_MS);
  s3.hang(STORE_METHODS);
  await wait(HANG_MS);
  s3.hang([]);
  await wait(CALM_MS);
  const kills = await stopKilling();
  await newsroom.stop();
  const wellMs = await untilWell(processes, newsroom);
  const { tally } = newsroom;
  console.log(
    `reliability: ${WRITERS} who write, ${READERS} who read, three processes, ${kills} kills, the database restarted, the store silent for ${HANG_MS / 1000} s`,
  );
  console.log(
    `  ${tally.saved} savings, ${tally.published} publications, ${tally.pages} pages; not now: ${JSON.stringify(tally.refused)}; longest page ${(tally.longestPageMs / 1000).toFixed(1)} s; well after ${(wellMs / 1000).toFixed(1)} s`,
  );
  hold("answers refused while each was replaced in turn", refused);
  hold("writings that were answered and are lost", await newsroom.lost());
  hold("processes that ended by themselves", processes.fallen);
  hold(`pages over ${MOST_PAGE_MS / 1000} s`, tally.slowPages);
  hold("answers that nothing explains", tally.wrong);
}

/**
 * Measures and prints; ends with code 1 over the budget.
 *
 * @param soakMinutes - 0 for the faults, else the length of the work without any.
 */
export async function benchReliability({ soakMinutes }: { readonly soakMinutes: number }): Promise<void> {
  await providePostgres();
  const folder = await mkdtemp(join(tmpdir(), "nv-bench-reliability-"));
  const postgres = await startPostgres({ isDurable: true });
  const s3 = await startS3();
  try {
    const processes = await startThree(folder, postgres, s3);
    try {
      const [first] = processes.all;
      const cookie = await signedInCookie(processes.siteUrl, () => first?.output() ?? "");
      if (soakMinutes > 0) await benchHour(processes, cookie, soakMinutes);
      else await benchFaults(processes, cookie, postgres, s3);
    } finally {
      await processes.stop();
    }
  } finally {
    await s3.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

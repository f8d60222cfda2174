/**
 * An account of 5,000 published charts at the double of Datawrapper, whose allowance of 600 requests a minute is really held: how many requests and how
 * long the first look at all descriptions takes, and a look a day later, when 50 charts have changed, beside what a script without a memory would ask each
 * time. Waits are counted and not waited. Budgets: the daily look in 5 minutes, nothing asked twice, nobody told to wait.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate, openDatabase } from "@nv/database";
import { startFakeDatawrapper } from "@nv/doubles";
import { z } from "zod";
import { createCoverageSync } from "../../apps/server/src/features/descriptions/coverage/sync-coverage.ts";
import {
  DESCRIPTIONS_MIGRATIONS,
  type DescriptionTables,
} from "../../apps/server/src/features/descriptions/schema/tables.ts";
import { RECORDS_MIGRATIONS } from "../../apps/server/src/platform/records/records-tables.ts";
import { createDatawrapper } from "../../apps/server/src/platform/services/datawrapper/datawrapper-client.ts";
import { sized } from "../src/sized.ts";

const CHARTS = sized(5000, 60);
const CHANGED = sized(50, 5);
const BUDGET_MS = 300_000;
const DAY_MS = 86_400_000;

const Done = z.object({ unseen: z.number() });

/** Cost of a look. */
interface DraftCheck {
  readonly asked: readonly string[];
  /** As the clock of the account goes, with every wait. Milliseconds. */
  readonly tookMs: number;
  readonly unseen: number;
}

/** Measures what looks at the descriptions of a large account ask. */
export async function benchDescriptions(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "nv-bench-"));
  let nowMs = Date.now();
  const now = () => nowMs;
  // One chart of the account was never published.
  const fake = await startFakeDatawrapper(0, { charts: CHARTS + 1, now });
  const database = await openDatabase({ url: undefined, file: join(folder, "bench.sqlite") });
  await migrate(database, "records", RECORDS_MIGRATIONS);
  await migrate(database, "descriptions", DESCRIPTIONS_MIGRATIONS);
  const settings = { mode: "local", token: fake.token, apiBase: fake.apiBase, cdnBase: fake.cdnBase } as const;
  const sync = createCoverageSync({
    ...{ database, now, datawrapper: createDatawrapper(settings) },
    db: database.kysely.$extendTables<DescriptionTables>(),
    async pause(delayMs) {
      nowMs += delayMs;
    },
  });

  async function look(): Promise<DraftCheck> {
    const [startMs, before] = [nowMs, fake.asked.length];
    const actor = { id: "", name: "Medición" };
    const { signal } = new AbortController();
    const run = {
      payload: {},
      subject: "",
      actor,
      signal,
      group: "",
      progress: async () => undefined,
      log: () => undefined,
    };
    const { unseen } = Done.parse(await sync(run));
    return { asked: fake.asked.slice(before), tookMs: nowMs - startMs, unseen };
  }
  const first: DraftCheck[] = [];
  while ((first.at(-1)?.unseen ?? 1) > 0) first.push(await look());
  for (let at = 0; at < CHANGED; at += 1) fake.putData(fake.ids[at * 97] ?? "", `año;valor\n2024;1\n2025;${at}`);
  nowMs += DAY_MS;
  const daily = await look();
  nowMs += DAY_MS;
  const idle = await look();
  await database.close();
  await fake.stop();
  await rm(folder, { recursive: true });

  const asked = first.flatMap((one) => one.asked);
  const ofCharts = asked.filter((path) => !path.includes("?"));
  const twice = ofCharts.length - new Set(ofCharts).size;
  const refused = fake.refused();
  const tookMs = first.reduce((sum, one) => sum + one.tookMs, 0);
  const everyTime = asked.length / daily.asked.length;
  console.log(
    [
      `first look at ${CHARTS} charts: ${asked.length} requests in ${first.length} pieces of work, ${minutes(tookMs)} min`,
      `asked twice: ${twice}; told to wait: ${refused} (600 a minute)`,
      `a day later, ${CHANGED} changed: ${daily.asked.length} requests, ${minutes(daily.tookMs)} min (budget ${minutes(BUDGET_MS)})`,
      `nothing changed: ${idle.asked.length} requests, ${minutes(idle.tookMs)} min`,
      `without a memory: ${everyTime.toFixed(1)} times the requests of the daily look`,
    ].join("\n"),
  );
  if (daily.tookMs > BUDGET_MS || twice > 0 || refused > 0) throw new Error("over the budget of the descriptions");
}

const minutes = (ms: number) => (ms / 60_000).toFixed(1);

import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { startPostgres } from "@nv/test-kit";
import { buildStale } from "../build-targets/build-stale.ts";
import { providePostgres } from "../provide/postgres.ts";
import { CommandError, runNode } from "../terminal/run-command.ts";
import { playwrightCounts, type TestCounts, vitestCounts } from "./test-counts.ts";

const ROOT = join(import.meta.dirname, "../..");
const REPORTS = join(ROOT, ".cache/test-reports");

function title(text: string): void {
  process.stdout.write(`\n── ${text}\n`);
}

/** Runs a test runner, shown, and reads how many tests passed and failed even when some failed. */
async function runRunner(args: readonly string[], env: NodeJS.ProcessEnv, report: string): Promise<string> {
  await mkdir(REPORTS, { recursive: true });
  await runNode(args, { cwd: ROOT, env, isShown: true }).catch((error: unknown) => {
    process.exitCode = 1;
    if (!(error instanceof CommandError)) throw error;
  });
  return readFile(report, "utf8");
}

async function runVitest(project: string, env: NodeJS.ProcessEnv): Promise<TestCounts> {
  const report = join(REPORTS, `vitest-${project}.json`);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  return vitestCounts(
    await runRunner(["node_modules/vitest/vitest.mjs", "run", "--project", project, ...reporters], env, report),
  );
}

/**
 * Runs tests with a PostgreSQL server of their own, found or installed, and stops it afterwards.
 *
 * @param run - Gets the environment that names the server.
 */
export async function withPostgres<Result>(run: (env: NodeJS.ProcessEnv) => Promise<Result>): Promise<Result> {
  await providePostgres();
  const postgres = await startPostgres();
  try {
    return await run({ ...process.env, TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

/** Unit and API tests, on SQLite and on the PostgreSQL server of the environment. */
export async function runUnitTests(env: NodeJS.ProcessEnv): Promise<TestCounts> {
  title("Pruebas de unidades y de la API, en SQLite y en PostgreSQL");
  // The server's own tests publish pages, which carry what this builds.
  await buildStale(["embeds"]);
  return runVitest("unit", env);
}

/** Tests of packages that need a real browser. */
export async function runBrowserTests(env: NodeJS.ProcessEnv): Promise<TestCounts> {
  title("Pruebas de componentes en un navegador");
  return runVitest("browser", env);
}

/** Journeys of a person through the whole product, in a real browser. */
export async function runJourneys(env: NodeJS.ProcessEnv): Promise<TestCounts> {
  title("Recorridos en el navegador");
  const report = join(REPORTS, "journeys.json");
  const args = ["node_modules/@playwright/test/cli.js", "test", "--config", "e2e/playwright.config.ts"];
  return playwrightCounts(await runRunner(args, { ...env, JOURNEYS_REPORT: report }, report));
}

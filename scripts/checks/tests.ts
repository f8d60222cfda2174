import { randomInt } from "node:crypto";
import { constants } from "node:fs";
import { access, chmod, mkdir, mkdtemp, readFile, rm, statfs } from "node:fs/promises";
import { availableParallelism, freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@nv/test-kit";
import { buildStale } from "../build-targets/build-stale.ts";
import { provideFfmpegWherePossible } from "../provide/ffmpeg.ts";
import { providePostgres } from "../provide/postgres.ts";
import { CommandError, runNode } from "../terminal/run-command.ts";
import { type FileCost, playwrightCosts, vitestCosts } from "./test-costs.ts";
import { playwrightCounts, type TestCounts, vitestCounts } from "./test-counts.ts";
import { type Failure, playwrightFailures, vitestFailures } from "./test-failures.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Node's cache of the code that it read, for all processes of the tests: reading TypeScript is half of the start of a server. */
const COMPILE_CACHE = join(ROOT, ".cache/compile");
const REPORTS = join(ROOT, ".cache/test-reports");
/** Seeds of long runs are below it: short enough to be copied by hand. */
const MAX_SEED = 1_000_000_000;

/** Outcome of a runner: how many tests, what its files took, and what did not pass at its first try. */
export interface TestRun extends TestCounts {
  readonly files: readonly FileCost[];
  readonly failures: readonly Failure[];
}

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

/** @param projects - Name of a project, or a beginning with an asterisk. */
async function runVitest(projects: string, env: NodeJS.ProcessEnv, more: readonly string[] = []): Promise<TestRun> {
  const report = join(REPORTS, `vitest-${projects.replace("*", "")}.json`);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const args = ["node_modules/vitest/vitest.mjs", "run", "--project", projects, ...reporters, ...more];
  const found = await runRunner(args, env, report);
  return { ...vitestCounts(found), files: vitestCosts(found, ROOT), failures: vitestFailures(found, ROOT) };
}

/** Folder that Linux keeps in memory. */
const MEMORY_FOLDER = "/dev/shm";
/** Space that must be free there, bytes: databases, browsers' profiles and folders of all tests together stay well below. */
const MEMORY_BYTES = 4 * 1024 ** 3;

/** Chooses the folder of the tests' temporary files: in memory where there is room, since a database waits for the disk at each commit. */
async function temporaryFolder(): Promise<string> {
  const place = await statfs(MEMORY_FOLDER).catch(() => null);
  if (place === null || Math.min(place.bavail * place.bsize, freemem()) < MEMORY_BYTES) return tmpdir();
  const isWritable = await access(MEMORY_FOLDER, constants.W_OK).then(
    () => true,
    () => false,
  );
  return isWritable ? MEMORY_FOLDER : tmpdir();
}

/**
 * Runs tests with a PostgreSQL server of their own, found or installed, and stops it afterwards.
 *
 * @param run - Gets the environment that names the server.
 */
export async function withPostgres<Result>(run: (env: NodeJS.ProcessEnv) => Promise<Result>): Promise<Result> {
  await providePostgres();
  const folder = await mkdtemp(join(await temporaryFolder(), "nv-tests-"));
  // Where the tests run as root, PostgreSQL runs as somebody else and goes through it.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
  const postgres = await startPostgres();
  try {
    // Without a locale a browser cannot read the name of a file with an accent.
    const fixed = { TEST_DATABASE_URL: postgres.url, NODE_COMPILE_CACHE: COMPILE_CACHE };
    return await run({ LANG: "C.UTF-8", ...process.env, ...fixed });
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Unit and API tests, on SQLite and on the PostgreSQL server of the environment.
 *
 * @param projects - All of them, or those alone that Node reads by itself.
 */
export async function runUnitTests(env: NodeJS.ProcessEnv, projects: "unit*" | "unit" = "unit*"): Promise<TestRun> {
  title("Pruebas de unidades y de la API, en SQLite y en PostgreSQL");
  // The server's own tests publish pages, maps and cards, which carry what these build.
  await buildStale(["fonts", "embeds", "geography"]);
  await provideFfmpegWherePossible();
  return runVitest(projects, env);
}

/** Unit tests of what a bundler makes pages of, one file after another, beside tests that wait for pages. */
export async function runBundledTests(env: NodeJS.ProcessEnv): Promise<TestRun> {
  return runVitest("unit-bundled", env, ["--maxWorkers=1"]);
}

/** Adds to an environment what makes the tests go through everything, with other hostile calls than before unless it names a seed, which a failure prints. */
export const inDepth = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  FUZZ_SEED: String(randomInt(MAX_SEED)),
  ...env,
  TEST_DEPTH: "long",
});

/** Tests of packages that need a real browser. */
export async function runBrowserTests(env: NodeJS.ProcessEnv): Promise<TestRun> {
  title("Pruebas de componentes en un navegador");
  // One more than there are cores: a browser that is watched waits as much as it works.
  return runVitest("browser", env, [`--maxWorkers=${availableParallelism() + 1}`]);
}

/** Journeys of a person through the whole product, in a real browser. */
export async function runJourneys(env: NodeJS.ProcessEnv): Promise<TestRun> {
  title("Recorridos en el navegador");
  const report = join(REPORTS, "journeys.json");
  const args = ["node_modules/@playwright/test/cli.js", "test", "--config", "e2e/playwright.config.ts"];
  const found = await runRunner(args, { ...env, JOURNEYS_REPORT: report }, report);
  return { ...playwrightCounts(found), files: playwrightCosts(found), failures: playwrightFailures(found) };
}

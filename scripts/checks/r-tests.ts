import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { startDoubles } from "@nv/doubles";
import { z } from "zod";
import { provideR } from "../provide/r.ts";
import { CommandError, runCommand } from "../terminal/run-command.ts";
import type { TestCounts } from "./test-counts.ts";

const ROOT = join(import.meta.dirname, "../..");
const TESTS = join(ROOT, "snippets/r/pruebas");
const REPORTS = join(ROOT, ".cache/test-reports");

const Summary = z.object({ passed: z.number(), failed: z.number() });

const TITLE = "\n── Pruebas de los scripts de R\n";

/**
 * Runs the tests of the R snippets against stand-ins of the outside services.
 *
 * @throws {Error} When there is no R and it cannot be installed.
 */
export async function runRTests(): Promise<TestCounts> {
  process.stdout.write(TITLE);
  await provideR();
  return runProvided();
}

/**
 * The same as part of a longer run: where R cannot be had, says so and counts the test files as skipped.
 *
 * @param provide - Makes sure that there is an R, or throws.
 */
export async function runRTestsWherePossible(provide = provideR): Promise<TestCounts> {
  process.stdout.write(TITLE);
  try {
    await provide();
  } catch (error) {
    const files = (await readdir(TESTS)).filter((name) => name.startsWith("prueba-"));
    const reason = error instanceof Error ? error.message : String(error);
    process.stdout.write(`Se saltan ${files.length} archivos de pruebas de R, porque R no está: ${reason}\n`);
    return { passed: 0, failed: 0, skipped: files.length };
  }
  return runProvided();
}

async function runProvided(): Promise<TestCounts> {
  await mkdir(REPORTS, { recursive: true });
  const report = join(REPORTS, "r.json");
  const doubles = await startDoubles();
  try {
    // The scripts are UTF-8, and R reads them in the machine's own encoding.
    const env = { ...process.env, FAKES: doubles.url, LC_ALL: "C.UTF-8", no_proxy: "127.0.0.1" };
    await runCommand("Rscript", ["todo.R", report], { cwd: TESTS, env, isShown: true });
  } catch (error) {
    process.exitCode = 1;
    if (!(error instanceof CommandError)) throw error;
  } finally {
    await doubles.stop();
  }
  return { ...Summary.parse(JSON.parse(await readFile(report, "utf8"))), skipped: 0 };
}

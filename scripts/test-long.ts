/**
 * `npm run test:long [unidades] [componentes] [recorridos]`: the tests in all their depth, of which `npm test` takes what stands for the rest. All
 * rows of their tables on both databases, both browsers, every route fuzzed and the identity service killed many times over.
 */
import { parseArgs } from "node:util";
import { buildStale } from "./build-targets/build-stale.ts";
import { closingLine } from "./checks/test-counts.ts";
import { failureLines } from "./checks/test-failures.ts";
import { inDepth, runBrowserTests, runJourneys, runUnitTests, type TestRun, withPostgres } from "./checks/tests.ts";
import { provideChromium } from "./provide/chromium.ts";
import { provideFirefox } from "./provide/firefox.ts";
import { reportFailure } from "./terminal/report-failure.ts";
import { CommandError, runNode } from "./terminal/run-command.ts";

const STAGES: Readonly<Record<string, (env: NodeJS.ProcessEnv) => Promise<TestRun>>> = {
  unidades: runUnitTests,
  componentes: runBrowserTests,
  recorridos: runJourneys,
};

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const wanted = positionals.length === 0 ? Object.keys(STAGES) : positionals;
  const unknown = wanted.filter((name) => STAGES[name] === undefined);
  if (unknown.length > 0)
    throw new CommandError(
      `No hay pruebas que se llamen ${unknown.join(", ")}: son ${Object.keys(STAGES).join(", ")}.`,
    );
  await withPostgres(async (plain) => {
    await buildStale();
    // Each run trusts what was judged before.
    const patterns = { env: inDepth(plain), isShown: true };
    if (wanted.includes("unidades")) await runNode(["scripts/checks/slow-patterns.ts"], patterns);
    const browsers = { CHROMIUM_PATH: await provideChromium(), FIREFOX_PATH: await provideFirefox() };
    const runs: TestRun[] = [];
    for (const name of wanted) {
      const run = await STAGES[name]?.(inDepth({ ...plain, ...browsers }));
      if (run !== undefined) runs.push(run);
    }
    const parts = [failureLines(runs.flatMap(({ failures }) => failures)), closingLine(runs)];
    process.stdout.write(`\n${parts.filter((part) => part !== "").join("\n\n")}\n`);
  });
} catch (error) {
  reportFailure(error);
}

import { relative } from "node:path";
import { z } from "zod";

/** Cost of a file of tests. */
export interface FileCost {
  /** From the root; a journey's says its browser too. */
  readonly file: string;
  readonly ms: number;
}

/** A stage of a run: what it took, and its files when it has any. */
export interface StageCost {
  readonly stage: string;
  readonly ms: number;
  readonly files: readonly FileCost[];
}

/** Number of files of a stage that are named. */
const NAMED = 10;

const VitestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

const Suite = z.object({
  file: z.string(),
  specs: z.array(
    z.object({
      tests: z.array(z.object({ projectName: z.string(), results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
  get suites() {
    return z.array(Suite).optional();
  },
});
const PlaywrightReport = z.object({ suites: z.array(Suite) });

/** Reads what each file took from Vitest's JSON report. @param root - Folder that the names are told from. */
export function vitestCosts(report: string, root: string): readonly FileCost[] {
  return VitestReport.parse(JSON.parse(report)).testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    ms: endTime - startTime,
  }));
}

function testsOf(suite: z.infer<typeof Suite>): readonly FileCost[] {
  const own = suite.specs.flatMap(({ tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map(({ duration }) => ({ file: `${suite.file} (${projectName})`, ms: duration })),
    ),
  );
  return [...own, ...(suite.suites ?? []).flatMap(testsOf)];
}

/** Reads what each file of journeys took, with what was tried twice, from Playwright's JSON report. */
export function playwrightCosts(report: string): readonly FileCost[] {
  const byFile = new Map<string, number>();
  for (const { file, ms } of PlaywrightReport.parse(JSON.parse(report)).suites.flatMap(testsOf))
    byFile.set(file, (byFile.get(file) ?? 0) + ms);
  return [...byFile].map(([file, ms]) => ({ file, ms }));
}

function told(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Writes the cost of a run, in Spanish: each stage, and in each its dearest files. */
export function costLines(stages: readonly StageCost[]): string {
  const total = stages.reduce((sum, { ms }) => sum + ms, 0);
  const lines = stages.flatMap(({ stage, ms, files }) => [
    `${stage}: ${told(ms)}`,
    ...files
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, NAMED)
      .map((one) => `  ${told(one.ms).padStart(11)}  ${one.file}`),
  ]);
  return ["── Lo que ha costado", ...lines, `En total: ${told(total)}`].join("\n");
}

import { relative } from "node:path";
import { z } from "zod";

/** A test that did not pass at its first try, or a file that fails before its first test. */
export interface Failure {
  /** File from the root, a journey's with its browser, and the test's name. */
  readonly test: string;
  /** Message of its failure, at its first try. */
  readonly message: string;
  /** It passed when it was tried again, and the run with it. */
  readonly isFlaky: boolean;
}

/** Number of failures that are told in full, and of lines of each: a run that is broken all over has told the rest on its way. */
const TOLD = 20;
const TOLD_LINES = 12;

/** Codes that colour a terminal. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

const Suite = z.object({
  file: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.string(),
          results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(Suite).optional();
  },
});
const PlaywrightReport = z.object({ suites: z.array(Suite) });

/** Reads what failed from Vitest's JSON report. @param root - Folder that the names are told from. */
export function vitestFailures(report: string, root: string): readonly Failure[] {
  return VitestReport.parse(JSON.parse(report)).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    // What passed when it was tried again keeps the message of its first try.
    const stumbled = assertionResults.filter(
      ({ status: end, failureMessages }) =>
        end === "failed" || (end === "passed" && (failureMessages ?? []).length > 0),
    );
    if (status === "failed" && stumbled.every(({ status: end }) => end === "passed"))
      return [{ test: file, message: message ?? "", isFlaky: false }];
    return stumbled.map(({ fullName, status: end, failureMessages }) => ({
      test: `${file} › ${fullName}`,
      message: (failureMessages ?? []).join("\n"),
      isFlaky: end === "passed",
    }));
  });
}

function failuresOf(suite: z.infer<typeof Suite>): readonly Failure[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, status, results }) => ({
        test: `${suite.file} (${projectName}) › ${title}`,
        message: (results[0]?.errors ?? []).flatMap(({ message }) => message ?? []).join("\n"),
        isFlaky: status === "flaky",
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failuresOf)];
}

/** Reads what failed, or passed only when it was tried again, from Playwright's JSON report. */
export function playwrightFailures(report: string): readonly Failure[] {
  return PlaywrightReport.parse(JSON.parse(report)).suites.flatMap(failuresOf);
}

function told({ test, message, isFlaky }: Failure): string {
  const lines = message.replaceAll(COLOURS, "").trim().split("\n").slice(0, TOLD_LINES);
  return [`${isFlaky ? "Al segundo intento" : "Falla"}: ${test}`, ...lines.map((line) => `  ${line}`)].join("\n");
}

/** Writes what did not pass at its first try, in Spanish, failures first: whoever sees only the end of a run's output sees them. */
export function failureLines(failures: readonly Failure[]): string {
  if (failures.length === 0) return "";
  const sorted = failures.toSorted((one, other) => Number(one.isFlaky) - Number(other.isFlaky));
  const rest = sorted.length > TOLD ? [`y ${sorted.length - TOLD} más`] : [];
  return ["── Lo que no ha pasado a la primera", ...sorted.slice(0, TOLD).map(told), ...rest].join("\n");
}

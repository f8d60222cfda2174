import { expect, test } from "vitest";
import { failureLines, playwrightFailures, vitestFailures } from "./test-failures.ts";

test("a test that Vitest saw fail is told with its file and what it failed for", () => {
  const assertionResults = [
    { fullName: "one passes", status: "passed", failureMessages: [] },
    { fullName: "one fails", status: "failed", failureMessages: ["expected 1 to be 2"] },
  ];
  const report = { testResults: [{ name: "/repo/a.test.ts", status: "failed", message: "", assertionResults }] };
  expect(vitestFailures(JSON.stringify(report), "/repo")).toEqual([
    { test: "a.test.ts › one fails", message: "expected 1 to be 2", isFlaky: false },
  ]);
});

test("a test that Vitest saw pass at its second try is told with what it stumbled over", () => {
  const assertionResults = [{ fullName: "a key was lost", status: "passed", failureMessages: ["no frame"] }];
  const report = {
    testResults: [{ name: "/repo/a.browser.test.ts", status: "passed", message: "", assertionResults }],
  };
  expect(vitestFailures(JSON.stringify(report), "/repo")).toEqual([
    { test: "a.browser.test.ts › a key was lost", message: "no frame", isFlaky: true },
  ]);
});

test("a file that fails before its first test is told", () => {
  const assertionResults = [{ fullName: "never ran", status: "pending" }];
  const report = { testResults: [{ name: "/repo/a.test.ts", status: "failed", message: "no port", assertionResults }] };
  expect(vitestFailures(JSON.stringify(report), "/repo")).toEqual([
    { test: "a.test.ts", message: "no port", isFlaky: false },
  ]);
});

test("a journey that failed, and one that passed at its second try, are told with their browsers", () => {
  const failed = { errors: [{ message: "not visible" }] };
  const spec = (title: string, status: string, results: readonly object[]) => ({
    title,
    tests: [{ projectName: "chromium", status, results }],
  });
  const inner = { file: "gate.spec.ts", specs: [spec("goes back", "unexpected", [failed, failed])] };
  const specs = [spec("is quick", "flaky", [failed, { errors: [] }]), spec("passes", "expected", [{ errors: [] }])];
  expect(playwrightFailures(JSON.stringify({ suites: [{ file: "gate.spec.ts", specs, suites: [inner] }] }))).toEqual([
    { test: "gate.spec.ts (chromium) › is quick", message: "not visible", isFlaky: true },
    { test: "gate.spec.ts (chromium) › goes back", message: "not visible", isFlaky: false },
  ]);
});

test("failures come first, without colours, each with its first lines; a run without any says nothing", () => {
  const long = Array.from({ length: 40 }, (_, index) => `line ${index}`).join("\n");
  const lines = failureLines([
    { test: "a › flaky", message: "\u001b[31mslow\u001b[39m", isFlaky: true },
    { test: "b › failed", message: long, isFlaky: false },
  ]).split("\n");
  expect(lines.slice(0, 3)).toEqual(["── Lo que no ha pasado a la primera", "Falla: b › failed", "  line 0"]);
  expect(lines.slice(-2)).toEqual(["Al segundo intento: a › flaky", "  slow"]);
  expect(lines).toHaveLength(1 + 1 + 12 + 2);
  expect(failureLines([])).toBe("");
});

test("of a run that is broken all over, the first are told and how many more there are", () => {
  const failures = Array.from({ length: 23 }, (_, index) => ({ test: `t${index}`, message: "no", isFlaky: false }));
  expect(failureLines(failures).split("\n").at(-1)).toBe("y 3 más");
});

import { expect, test } from "vitest";
import { costLines, playwrightCosts, vitestCosts } from "./test-costs.ts";

test("a file of Vitest is named from the root, with what it took", () => {
  const report = { testResults: [{ name: "/repo/packages/a.test.ts", startTime: 1000, endTime: 4500.5 }] };
  expect(vitestCosts(JSON.stringify(report), "/repo")).toEqual([{ file: "packages/a.test.ts", ms: 3500.5 }]);
});

test("a file of journeys takes what all of its tests take in a browser, also those within others and those tried again", () => {
  const ran = (projectName: string, ...durations: number[]) => ({
    tests: [{ projectName, results: durations.map((duration) => ({ duration })) }],
  });
  const inner = { file: "gate.spec.ts", specs: [ran("chromium", 30)] };
  const suite = { file: "gate.spec.ts", specs: [ran("chromium", 10, 20), ran("firefox", 7)], suites: [inner] };
  expect(playwrightCosts(JSON.stringify({ suites: [suite] }))).toEqual([
    { file: "gate.spec.ts (chromium)", ms: 60 },
    { file: "gate.spec.ts (firefox)", ms: 7 },
  ]);
});

test("each stage tells its ten dearest files, the dearest first, and the run its sum", () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `f${index}`, ms: index * 1000 }));
  const lines = costLines([
    { stage: "Unidades", ms: 61_000, files },
    { stage: "R", ms: 4000, files: [] },
  ]).split("\n");
  expect(lines.slice(0, 3)).toEqual(["── Lo que ha costado", "Unidades: 1 min 1 s", "         11 s  f11"]);
  expect(lines.filter((line) => line.startsWith(" "))).toHaveLength(10);
  expect(lines.slice(-2)).toEqual(["R: 4 s", "En total: 1 min 5 s"]);
});

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runNode } from "../scripts/terminal/run-command.ts";
import { BENCHES, WITH_STOCK_BUILD } from "./benches.ts";

const ROOT = join(import.meta.dirname, "..");
/** Longest that one may take on a machine with other work, milliseconds. */
const LONGEST_MS = 240_000;

/** Measures that take seconds. Those of a server bring nginx and wrk from Debian. */
const IN_EACH_RUN = ["cases", "descriptions", "geography", "polls", "tables", "tracks", "utilities"];
const OF_SERVERS = ["gate", "identity", "load", "publishing"];
const isLong = (name: string) => ![...IN_EACH_RUN, ...OF_SERVERS, ...WITH_STOCK_BUILD].includes(name);

/** Fails when a measure ends before its figures, whatever they are. */
async function runSmall(name: string): Promise<void> {
  await runNode([join(ROOT, "scripts/bench.ts"), "--small", name], { cwd: ROOT });
}

describe("measures still run, at a small size", () => {
  test.each(IN_EACH_RUN)("%s", { timeout: LONGEST_MS }, runSmall);
  test.skipIf(!existsSync("/usr/bin/apt-get")).each(OF_SERVERS)("%s", { timeout: LONGEST_MS }, runSmall);
  test.each(Object.keys(BENCHES).filter(isLong))("%s", { timeout: LONGEST_MS, tags: ["long"] }, runSmall);
});

test("each measure has its line in the page of measures", () => {
  const table = readFileSync(join(import.meta.dirname, "README.md"), "utf8").split("## ")[0] ?? "";
  const firstCells = table.split("\n").flatMap((line) => (line.startsWith("| `") ? [line.split("|")[1] ?? ""] : []));
  const named = firstCells.flatMap((cell) => cell.split("`").filter((_, at) => at % 2 === 1));
  expect(named.toSorted()).toEqual(Object.keys(BENCHES).toSorted());
});

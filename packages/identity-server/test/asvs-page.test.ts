import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOT = new URL("../../../", import.meta.url);
const PAGE = readFileSync(new URL("docs/contracts/asvs.md", ROOT), "utf8");
const VERDICTS = /^(met|partly|not met|not applicable)/;

/** The rows of the tables, cell by cell. */
const ROWS = PAGE.split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(" | ").map((cell) => cell.replaceAll(/^\| | \|$/g, "")));

const TESTS = [
  ...new Set([...PAGE.matchAll(/`([\w./-]+\.test\.ts) › (.+?)`/g)].map(([, file, title]) => `${file}\n${title}`)),
];

/** File and title of each test that the page names. */
const NAMED = TESTS.map((pair) => {
  const [file = "", title = ""] = pair.split("\n");
  return { file: file.includes("/") ? file : `packages/identity-server/test/${file}`, title };
});

test.each(NAMED)("the page on ASVS names a test that exists: $file › $title", ({ file, title }) => {
  const path = new URL(file, ROOT);
  expect(existsSync(path)).toBe(true);
  expect(readFileSync(path, "utf8")).toContain(`"${title}"`);
});

test("each item of that page has a meaning, a test or a dash, and a verdict; what has no test is not simply met", () => {
  expect(ROWS.length).toBeGreaterThan(80);
  for (const [item, here, named, verdict] of ROWS) {
    expect(here, item).not.toBe("");
    expect(named, item).toMatch(/^(–|`.+ › .+`)$/);
    expect(verdict, item).toMatch(VERDICTS);
    if (named === "–") expect(verdict, item).not.toBe("met");
  }
});

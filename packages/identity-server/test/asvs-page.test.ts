import { expect, test } from "vitest";
import { exists, namedTests, readPage } from "./named-tests.ts";

const PAGE = readPage("asvs.md");
const VERDICTS = /^(met|partly|not met|not applicable)/;

/** The rows of the tables, cell by cell. */
const ROWS = PAGE.split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(" | ").map((cell) => cell.replaceAll(/^\| | \|$/g, "")));

test.each(namedTests(PAGE))("the page on ASVS names a test that exists: $file › $title", (named) => {
  expect(exists(named)).toBe(true);
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

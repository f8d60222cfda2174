import { expect, test } from "vitest";
import { exists, namedTests, readPage } from "./named-tests.ts";

const PAGE = readPage("original-suite.md");

/** Cases of the first table: `G01, G04`, `G29 – G32`. */
function casesOf(cell: string): number[] {
  return cell.split(", ").flatMap((part) => {
    const [first = 0, last = first] = [...part.matchAll(/G(\d\d)/g)].map(([, number]) => Number(number));
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}

const ROWS = PAGE.split("\n")
  .filter((line) => /^\| G\d/.test(line))
  .map((line) => line.split(" | ").map((cell) => cell.replaceAll(/^\| | \|$/g, "")));

test("all 76 cases are there, each once", () => {
  const cases = ROWS.flatMap(([cell = ""]) => casesOf(cell)).sort((a, b) => a - b);
  expect(cases).toEqual(Array.from({ length: 76 }, (_, i) => i + 1));
});

test("what has no test says that it is not here, and everything else has one", () => {
  for (const [name, , named, here] of ROWS) {
    expect(here, name).toMatch(named === "–" ? /^not here: / : /^(as there|differs: )/);
  }
});

test.each(namedTests(PAGE))("the page names a test that exists: $file › $title", (named) => {
  expect(exists(named)).toBe(true);
});

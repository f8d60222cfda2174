import { createChance } from "@nv/test-kit";
import { expect, test } from "vitest";
import { applyDifference } from "./apply-difference.ts";
import { differenceOf, withPlainLines } from "./difference.ts";

const BEFORE = withPlainLines(Array.from({ length: 12 }, (_, line) => `línea ${line}`).join("\n"));
const AFTER = BEFORE.replace("línea 6\n", "línea seis\nlínea seis y media\n").replace("línea 11\n", "");

test.each([
  { name: "compared", comparingMs: 500 },
  { name: "too different to compare in time", comparingMs: -1 },
])("a text $name is made again of what it was and its difference", ({ comparingMs }) => {
  expect(applyDifference(BEFORE, differenceOf("a.mdx", BEFORE, AFTER, { comparingMs }))?.text).toBe(AFTER);
});

test("it says which lines went and which came, and where", () => {
  expect(applyDifference(BEFORE, differenceOf("a.mdx", BEFORE, AFTER))?.runs).toEqual([
    { from: 6, to: 6, removed: ["línea 6"], added: ["línea seis", "línea seis y media"] },
    { from: 11, to: 12, removed: ["línea 11"], added: [] },
  ]);
});

test.each([
  ["another text", BEFORE.replace("línea 5", "línea cinco")],
  ["the same lines elsewhere", `una más\n${BEFORE}`],
  ["a shorter text", "línea 0\n"],
])("of %s nothing is made", (_name, base) => {
  expect(applyDifference(base, differenceOf("a.mdx", BEFORE, AFTER))).toBeNull();
});

test.each(["", "no es una diferencia", "@@ -1 +1 @@", "@@ -99999999 +1 @@\n+a", "+a", "@@ -0,0 +1 @@"])(
  "%j is no difference",
  (difference) => {
    expect(applyDifference(BEFORE, difference)).toBeNull();
  },
);

test("whatever is written, the difference leads from one text to the other", () => {
  const chance = createChance(20_261_122);
  const pieces = [
    "a",
    "b",
    "",
    "-a",
    "+b",
    " c",
    "@@ -1 +1 @@",
    "--- a/x",
    "\\ No newline at end of file",
    "\u2028",
    "\f",
  ] as const;
  const text = () => withPlainLines(Array.from({ length: 12 }, () => chance.pick(pieces)).join("\n"));
  for (let round = 0; round < 500; round += 1) {
    const [before, after] = [text(), text()];
    if (before === after) continue;
    expect(applyDifference(before, differenceOf("a.mdx", before, after))?.text).toBe(after);
  }
});

import { expect, test } from "vitest";
import { loadPatiently } from "./load-patiently.ts";

/** A part that fails so many times before it comes. */
function partAfter(failures: number) {
  let asked = 0;
  return async () => {
    asked += 1;
    if (asked <= failures) throw new Error(`failure ${asked}`);
    return `the part, at try ${asked}`;
  };
}

test.each([
  [0, "the part, at try 1"],
  [2, "the part, at try 3"],
])("a part that fails %i times comes", async (failures, part) => {
  expect(await loadPatiently(partAfter(failures), [0, 0])).toBe(part);
});

test("one that never comes is given up, with the last failure", async () => {
  await expect(loadPatiently(partAfter(9), [0, 0])).rejects.toThrow("failure 3");
});

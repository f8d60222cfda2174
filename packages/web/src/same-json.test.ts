import fc from "fast-check";
import { expect, test } from "vitest";
import { sameJson } from "./same-json.ts";

const json = fc.jsonValue({ maxDepth: 3 });

test("a value is the same as its copy, and as nothing that JSON writes otherwise", () => {
  fc.assert(
    fc.property(json, json, (one, other) => {
      expect(sameJson(one, structuredClone(one))).toBe(true);
      // Node's own comparison of values is the oracle, with the one zero that JSON knows.
      const written = [one, other].map((value) => JSON.parse(JSON.stringify(value)));
      let isAlike = true;
      try {
        expect(written[0]).toEqual(written[1]);
      } catch {
        isAlike = false;
      }
      expect(sameJson(written[0], written[1])).toBe(isAlike);
    }),
  );
});

test.each([
  { what: "another order of names", one: { a: 1, b: [2] }, other: { b: [2], a: 1 }, isSame: true },
  { what: "a name that says nothing", one: { a: 1, b: undefined }, other: { a: 1 }, isSame: true },
  { what: "a list and its numbered names", one: [1], other: { 0: 1 }, isSame: false },
  { what: "nothing and an empty record", one: null, other: {}, isSame: false },
  { what: "one item more", one: [1], other: [1, 2], isSame: false },
])("$what", ({ one, other, isSame }) => {
  expect([sameJson(one, other), sameJson(other, one)]).toEqual([isSame, isSame]);
});

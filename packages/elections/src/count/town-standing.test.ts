import type { CountedArea } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { townStanding } from "./town-standing.ts";

const town = (part: Partial<CountedArea>): CountedArea => ({
  ...{ code: "28001", name: "Villa", kind: "municipality", parent: "28", census: 1000, countedCensus: 600 },
  ...{ countedPct: null, voters: 500, blank: 0, spoilt: 0, votes: { a: 300, b: 200 }, turnout: [] },
  ...part,
});
const standing = (part: Partial<CountedArea>, isFinal = false) => townStanding(town(part), { isFinal });

test("who is first may change while more people are left than the lead has votes", () => {
  // 400 of the census are left to count, and the lead is of 100.
  expect(standing({})).toEqual({ kind: "first", list: "a", isSettled: false });
  expect(standing({ countedCensus: 900 })).toEqual({ kind: "first", list: "a", isSettled: false });
  expect(standing({ countedCensus: 901 })).toEqual({ kind: "first", list: "a", isSettled: true });
  expect(standing({}, true)).toEqual({ kind: "first", list: "a", isSettled: true });
});

test("a town without votes has nobody first, and one with the same votes twice neither", () => {
  expect(standing({ voters: 0, countedCensus: 0, votes: { a: 0, b: 0 } })).toEqual({ kind: "uncounted" });
  expect(standing({ votes: {} })).toEqual({ kind: "uncounted" });
  expect(standing({ votes: { a: 200, b: 250, c: 250 } }, true)).toEqual({ kind: "tied" });
});

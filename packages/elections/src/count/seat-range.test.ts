import { createChance } from "@nv/test-kit/seeded-random";
import { expect, test } from "vitest";
import { apportion, type SeatLaw } from "../law/apportion.ts";
import { seatRanges } from "./seat-range.ts";

const LISTS = ["a", "b", "c"];
const constituency = (seats: number) => ({ code: "1", name: "Invención", seats });

const lawOf = (pct: number): SeatLaw => ({
  rule: "dhondt",
  thresholds: pct === 0 ? [] : [{ pct, scope: "constituency" }],
});

/** All ways in which votes can be shared out, some of them for nobody. */
function* shares(left: number, parts: number): Generator<readonly number[]> {
  if (parts === 0) yield [];
  else for (let own = 0; own <= left; own += 1) for (const rest of shares(left - own, parts - 1)) yield [own, ...rest];
}

/** Seats that each list can end with, tried one by one: `blank` takes what no list gets, and each lot falls in every way. */
function triedOut(votes: Readonly<Record<string, number>>, left: number, seats: number, pct: number) {
  const law = lawOf(pct);
  const ends = new Map(LISTS.map((list) => [list, new Set<number>()]));
  for (const more of shares(left, LISTS.length + 1)) {
    const counted = {
      votes: Object.fromEntries(LISTS.map((list, at) => [list, (votes[list] ?? 0) + (more[at] ?? 0)])),
      blank: more.at(-1) ?? 0,
    };
    for (const lot of [LISTS, [...LISTS].reverse(), ["b", "a", "c"], ["c", "a", "b"]])
      for (const list of LISTS)
        ends.get(list)?.add(apportion(counted, law, constituency(seats), { lot }).seats.get(list) ?? 0);
  }
  return ends;
}

test("what the bound says never changes never does, tried in every way", () => {
  const chance = createChance(36);
  let decided = 0;
  for (let round = 0; round < 60; round += 1) {
    const votes = { a: 10 + chance.below(30), b: 5 + chance.below(25), c: chance.below(15) };
    const [left, seats, pct] = [chance.below(7), 1 + chance.below(5), chance.pick([0, 10, 20])];
    const law = lawOf(pct);
    const ranges = seatRanges(law, constituency(seats), { counted: { votes, blank: 0 }, left });
    for (const [list, ends] of triedOut(votes, left, seats, pct)) {
      const { least, most } = ranges.get(list) ?? { least: -1, most: -1 };
      expect({ list, votes, left, seats, pct, inside: [...ends].every((end) => end >= least && end <= most) }).toEqual({
        ...{ list, votes, left, seats, pct, inside: true },
      });
      // Without a threshold the bound is exact: both of its ends can be.
      if (pct === 0 && left > 0) expect([Math.min(...ends), Math.max(...ends)]).toEqual([least, most]);
      if (least === most) decided += 1;
    }
  }
  // A bound that never decides would pass as well.
  expect(decided).toBeGreaterThan(60);
});

const law = { rule: "dhondt", thresholds: [{ pct: 3, scope: "constituency" }] } as const;

/** @see apportion.test.ts: official votes of Girona, 23 July 2023, where the PP needs 285 votes for the last seat of Junts */
test.each([
  { left: 284, pp: { least: 0, most: 0 }, junts: { least: 2, most: 2 } },
  { left: 285, pp: { least: 0, most: 1 }, junts: { least: 1, most: 2 } },
])("with $left votes left the seat is open or not", ({ left, pp, junts }) => {
  const votes = { PSC: 93_448, JUNTS: 63_251, ERC: 47_531, SUMAR: 35_344, PP: 31_341, VOX: 22_706, CUP: 18_229 };
  const ranges = seatRanges(law, constituency(6), { counted: { votes, blank: 10_000 }, left });
  expect([ranges.get("PP"), ranges.get("JUNTS")]).toEqual([pp, junts]);
});

test("a list near the threshold may lose all its seats when others vote", () => {
  const counted = { votes: { a: 960, b: 40 }, blank: 0 };
  const ranges = seatRanges(law, constituency(30), { counted, left: 400 });
  expect([ranges.get("b")?.least, ranges.get("a")?.most]).toEqual([0, 30]);
});

test("people who are voted: each of two rivals may get a mark of the same voters", () => {
  const people = { rule: "most-voted", thresholds: [] } as const;
  const counted = { votes: { ana: 100, eva: 95, luis: 94, pau: 60 }, blank: 0 };
  const of = (left: number) => seatRanges(people, { ...constituency(2), marks: 2 }, { counted, left });
  expect(of(5).get("ana")).toEqual({ least: 1, most: 1 });
  expect(of(6).get("ana")).toEqual({ least: 0, most: 1 });
  expect(of(6).get("pau")).toEqual({ least: 0, most: 0 });
});

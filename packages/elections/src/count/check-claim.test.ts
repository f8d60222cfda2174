import type { CountClaim, CountSnapshot } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { area, count, TWO_PROVINCES } from "../../test/invented-country.ts";
import { changesSince } from "./changes.ts";
import { type ClaimedCount, checkClaim } from "./check-claim.ts";
import { openSeats } from "./open-seats.ts";
import { seatsOfCount } from "./seats-of-count.ts";

const sierra = area("02", { alfa: 700, beta: 300 }, { census: 1015, countedCensus: 1015 });
const costa = (left: number) => area("01", { alfa: 600, beta: 390 }, { census: 1100, countedCensus: 1100 - left });
const total = (left: number) =>
  area(
    "total",
    { alfa: 1300, beta: 690 },
    { kind: "total", census: 2115, countedCensus: 2115 - left, voters: 2020, blank: 20, spoilt: 10 },
  );
const night = (left: number, more: Partial<CountSnapshot> = {}): ClaimedCount => ({
  snapshot: count([total(left), costa(left), sierra], more),
  law: TWO_PROVINCES,
});

test("seats of the count as it stands", () => {
  // Costa: 600, 390, 300, 200, 195 → 3 and 2. Sierra: 700, 350 against 300 → 2 and 0.
  const { total: sums, ungiven } = seatsOfCount(night(50).snapshot, TWO_PROVINCES);
  expect([Object.fromEntries(sums), ungiven]).toEqual([{ alfa: 5, beta: 2 }, 0]);
});

test("a constituency without a vote gives none", () => {
  const { total: sums, ungiven } = seatsOfCount(count([sierra, area("01", {}, { voters: 0 })]), TWO_PROVINCES);
  expect([Object.fromEntries(sums), ungiven]).toEqual([{ alfa: 2 }, 5]);
});

const wins = (list: string, code = "01"): CountClaim => ({ kind: "wins", list, area: code });
const seats = (
  list: string,
  comparison: "exactly" | "at-least" | "at-most",
  number: number,
  code = "total",
): CountClaim => ({
  ...{ kind: "seats", list, area: code, comparison, seats: number },
});

/** Costa: Alfa leads by 210; with 390 votes Beta's second quotient is 195, and Alfa's fourth 150: 60 more and it has the seat (780 ÷ 4 = 195). */
test.each<{ name: string; claim: CountClaim; left: number; verdict: string; final?: boolean }>([
  { name: "a lead beyond what is left wins", claim: wins("alfa"), left: 100, verdict: "true" },
  { name: "who cannot come up does not", claim: wins("beta"), left: 100, verdict: "false" },
  { name: "a lead within what is left is not yet one", claim: wins("alfa"), left: 210, verdict: "not-yet" },
  { name: "a list without votes may still win", claim: wins("gamma"), left: 700, verdict: "not-yet" },
  { name: "nothing came of it", claim: wins("alfa", "77"), left: 0, verdict: "not-yet" },
  { name: "all counted: so many seats", claim: seats("alfa", "exactly", 5), left: 0, verdict: "true" },
  { name: "all counted: not so many", claim: seats("alfa", "exactly", 4), left: 0, verdict: "false" },
  { name: "few are left: the seats stand", claim: seats("beta", "exactly", 2), left: 9, verdict: "true" },
  {
    name: "ten more for Alfa and Beta's second seat is a tie",
    claim: seats("beta", "at-most", 2),
    left: 100,
    verdict: "true",
  },
  { name: "many are left", claim: seats("alfa", "at-least", 5), left: 300, verdict: "not-yet" },
  { name: "at least what nothing takes away", claim: seats("alfa", "at-least", 4), left: 9, verdict: "true" },
  { name: "more than all that it may get", claim: seats("beta", "at-least", 6), left: 100, verdict: "false" },
  { name: "of one constituency", claim: seats("alfa", "exactly", 2, "02"), left: 300, verdict: "true" },
  { name: "four of seven are a majority", claim: { kind: "majority", lists: ["alfa"] }, left: 9, verdict: "true" },
  { name: "two are none", claim: { kind: "majority", lists: ["beta"] }, left: 9, verdict: "false" },
  {
    name: "a list named twice counts once",
    claim: { kind: "majority", lists: ["beta", "beta"] },
    left: 0,
    verdict: "false",
  },
  {
    name: "turnout that is reached",
    claim: { kind: "turnout", area: "01", comparison: "at-least", pct: 90 },
    left: 50,
    verdict: "true",
  },
  {
    name: "turnout that may be",
    claim: { kind: "turnout", area: "01", comparison: "at-least", pct: 94 },
    left: 50,
    verdict: "not-yet",
  },
  {
    name: "turnout that cannot be any more",
    claim: { kind: "turnout", area: "01", comparison: "at-least", pct: 99 },
    left: 50,
    verdict: "false",
  },
  { name: "what is final has nothing left", claim: wins("alfa"), left: 210, final: true, verdict: "true" },
])("claim: $name → $verdict", ({ claim, left, verdict, final = false }) => {
  expect(checkClaim(claim, night(left, { isFinal: final }))).toBe(verdict);
});

test("votes from abroad come after the night: what was closed is open", () => {
  const closed = openSeats(night(0, { isFinal: true }).snapshot, TWO_PROVINCES);
  const waiting = openSeats(night(0, { isFinal: true }).snapshot, TWO_PROVINCES, { abroad: { "02": 60 } });
  expect([...closed.values()].map(({ isOpen }) => isOpen)).toEqual([false, false]);
  expect([...waiting.values()].map(({ isOpen, left }) => [isOpen, left])).toEqual([
    [false, 0],
    [true, 60],
  ]);
});

test("a tie that nobody drew is open, and the lot closes it", () => {
  const even = count([area("02", { alfa: 500, beta: 500, gamma: 500 })], { isFinal: true });
  const law = { ...TWO_PROVINCES, constituencies: [{ code: "02", name: "Sierra", seats: 2 }] };
  expect(openSeats(even, law).get("02")?.isOpen).toBe(true);
  const drawn = openSeats(even, law, { lots: { "02": ["gamma", "alfa", "beta"] } }).get("02");
  expect([drawn?.isOpen, drawn?.ranges.get("beta")]).toEqual([false, { least: 0, most: 0 }]);
});

test("a constituency of which nothing came is open", () => {
  expect(openSeats(count([sierra]), TWO_PROVINCES).get("01")).toMatchObject({ isOpen: true, ranges: new Map() });
  expect(checkClaim(seats("alfa", "at-most", 6), { snapshot: count([sierra]), law: TWO_PROVINCES })).toBe("not-yet");
});

test("against last time, in points of what is shown, and by the list that it goes on from", () => {
  const before = {
    counted: { votes: { alfa: 500, vieja: 333, gamma: 167 }, blank: 0 },
    seats: new Map([
      ["alfa", 3],
      ["vieja", 1],
      ["gamma", 1],
    ]),
  };
  const now = seatsOfCount(night(0).snapshot, TWO_PROVINCES).byConstituency.get("01")?.seats ?? new Map();
  expect(changesSince(costa(0), now, before, { sameAs: { beta: ["vieja"] }, decimals: 1 })).toEqual([
    { list: "alfa", votes: 600, pct: 60, beforePct: 50, points: 10, seats: 3, seatsChange: 0 },
    { list: "beta", votes: 390, pct: 39, beforePct: 33.3, points: 5.7, seats: 2, seatsChange: 1 },
    { list: "gamma", votes: 0, pct: 0, beforePct: 16.7, points: -16.7, seats: 0, seatsChange: -1 },
  ]);
});

import type { Vote } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { embargoOf, embargoSentence, isHeld } from "./embargo.ts";
import { sortedVotes } from "./sorted-votes.ts";

const vote = (part: Partial<Vote>): Vote => ({
  ...{ id: "generales", name: "Elecciones generales", territory: "España", day: "2023-07-23" },
  ...{ closesAt: "21:00", law: "loreg", ...part },
});
const at = (text: string) => Date.parse(text);

test.each([
  // In 2023 the last polls came out on Monday the 17th: the vote was on Sunday the 23rd of July.
  { name: "the last minute of the sixth day before", now: "2023-07-17T23:59:00+02:00", held: false },
  { name: "the first minute of the fifth", now: "2023-07-18T00:00:00+02:00", held: true },
  { name: "the eve", now: "2023-07-22T12:00:00+02:00", held: true },
  { name: "the day itself, while the Canaries vote", now: "2023-07-23T20:59:00+02:00", held: true },
  { name: "once their polling stations close", now: "2023-07-23T21:00:00+02:00", held: false },
])("polls of a vote are held back: $name -> $held", ({ now, held }) => {
  const embargo = embargoOf(vote({}));
  expect(embargo !== null && isHeld(embargo, at(now))).toBe(held);
});

test("the days are those of the clock in Madrid, also where it changes between them", () => {
  // Summer time begins on 28 March 2027.
  const embargo = embargoOf(vote({ day: "2027-03-31", closesAt: "20:00" }));
  expect(embargo).toEqual({ fromMs: at("2027-03-26T00:00:00+01:00"), untilMs: at("2027-03-31T20:00:00+02:00") });
});

test("a vote outside the law holds nothing back and says nothing", () => {
  expect(embargoOf(vote({ law: "none" }))).toBeNull();
  expect(embargoSentence(vote({ law: "none" }))).toBe("");
});

test("the sentence says the days, the hour, the law and the vote", () => {
  expect(embargoSentence(vote({ day: "2027-05-23", name: "Elecciones municipales" }))).toMatchInlineSnapshot(
    `"Por ley (LOREG, artículo 69.7), del 18 de mayo al 23 de mayo de 2027 a las 21:00, cuando cierran los últimos colegios, no se publican ni se actualizan las encuestas sobre «Elecciones municipales»."`,
  );
});

test("the next vote comes first, and past ones at the end, the last one first", () => {
  const votes = ["2019-04-28", "2027-06-20", "2023-07-23", "2027-05-23"].map((day) => vote({ day, id: day }));
  const sorted = sortedVotes(votes, at("2026-11-29T10:00:00Z")).map(({ day }) => day);
  expect(sorted).toEqual(["2027-05-23", "2027-06-20", "2023-07-23", "2019-04-28"]);
});

import { expect, test } from "vitest";
import { BLANK_VOTE, savedVotes, votesProblems } from "./votes-draft.ts";

const VOTE = { ...BLANK_VOTE, name: "Elecciones municipales", day: "2027-05-23" };

test("a new vote is called by its name and its year, and no two alike", () => {
  const kept = { ...VOTE, id: "elecciones-municipales-2027" };
  expect(savedVotes([kept, VOTE, VOTE]).map(({ id }) => id)).toEqual([
    "elecciones-municipales-2027",
    "elecciones-municipales-2027-2",
    "elecciones-municipales-2027-3",
  ]);
});

test("what is missing is told beside its field, and nothing of names for programs", () => {
  expect(votesProblems([VOTE])).toEqual([]);
  const fields = votesProblems([VOTE, BLANK_VOTE]).map(({ field }) => field);
  expect(fields).toEqual(["1.name", "1.day"]);
});

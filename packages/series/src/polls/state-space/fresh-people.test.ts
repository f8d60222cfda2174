import { expect, test } from "vitest";
import { freshPeople } from "./fresh-people.ts";

const poll = (house: string, start: number, end: number, sample = 1000) => ({
  ...{ house, start, end, sample, population: "", shares: [45] },
});
const people = (...polls: readonly ReturnType<typeof poll>[]) => freshPeople(polls).map((one) => one.people);

test.each([
  { name: "polls of days apart count whole", polls: [poll("A", 0, 2), poll("A", 3, 5)], counted: [1000, 1000] },
  {
    name: "a window of five days that moves by one is a fifth new",
    polls: [poll("A", 0, 4), poll("A", 1, 5)],
    counted: [1000, 200],
  },
  {
    name: "the same days of another house are other people",
    polls: [poll("A", 0, 4), poll("B", 0, 4)],
    counted: [1000, 1000],
  },
  {
    name: "of two of the same days the larger counts",
    polls: [poll("A", 0, 4, 600), poll("A", 0, 4, 900)],
    counted: [900],
  },
  {
    name: "one within the days of another adds nothing",
    polls: [poll("A", 0, 9), poll("A", 5, 9, 500)],
    counted: [1000],
  },
])("$name", ({ polls, counted }) => {
  expect(people(...polls)).toEqual(counted);
  expect(people(...polls.toReversed())).toEqual(counted);
});

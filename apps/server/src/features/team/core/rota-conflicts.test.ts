import type { TeamShift } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { rotaConflicts } from "./rota-conflicts.ts";

const MONDAY = "2026-11-23";
let made = 0;

function shift(starts: string, ends: string, more: Partial<TeamShift> = {}): TeamShift {
  made += 1;
  return { id: String(made), personId: "ana", kind: "shift", starts, ends, note: "", version: 1, ...more };
}

/** Lists the conflicts of people, without the days that nobody planned. */
const ofPeople = (shifts: readonly TeamShift[], monday = MONDAY) =>
  rotaConflicts(shifts, monday)
    .filter(({ kind }) => kind !== "nobody")
    .map((conflict) => {
      if (conflict.kind === "rest") return `rest ${conflict.restMinutes}`;
      return conflict.kind === "long" ? `long ${conflict.minutes}` : conflict.kind;
    });

test.each([
  {
    name: "one after the other with twelve hours between",
    shifts: [shift("2026-11-23T08:00", "2026-11-23T16:00"), shift("2026-11-24T04:00", "2026-11-24T12:00")],
    wrong: [],
  },
  {
    name: "a minute less",
    shifts: [shift("2026-11-23T08:00", "2026-11-23T16:01"), shift("2026-11-24T04:00", "2026-11-24T12:00")],
    wrong: ["rest 719"],
  },
  {
    name: "one that begins when the other ends",
    shifts: [shift("2026-11-23T08:00", "2026-11-23T16:00"), shift("2026-11-23T16:00", "2026-11-23T20:00")],
    wrong: ["rest 0"],
  },
  {
    name: "a minute in common",
    shifts: [shift("2026-11-23T16:00", "2026-11-23T20:00"), shift("2026-11-23T08:00", "2026-11-23T16:01")],
    wrong: ["overlap"],
  },
  {
    name: "the same hours of two people",
    shifts: [
      shift("2026-11-23T08:00", "2026-11-23T16:00"),
      shift("2026-11-23T08:00", "2026-11-23T16:00", { personId: "eva" }),
    ],
    wrong: [],
  },
  {
    name: "work in the middle of an absence, and after it",
    shifts: [
      shift("2026-11-23T00:00", "2026-11-26T00:00", { kind: "away" }),
      shift("2026-11-24T08:00", "2026-11-24T16:00"),
      shift("2026-11-26T00:00", "2026-11-26T08:00"),
    ],
    wrong: ["overlap"],
  },
  {
    name: "an absence that holds two shifts is told with each",
    shifts: [
      shift("2026-11-23T00:00", "2026-11-28T00:00", { kind: "away" }),
      shift("2026-11-24T08:00", "2026-11-24T16:00"),
      shift("2026-11-26T08:00", "2026-11-26T16:00"),
    ],
    wrong: ["overlap", "overlap"],
  },
  {
    name: "twelve hours of work",
    shifts: [shift("2026-11-23T08:00", "2026-11-23T20:00")],
    wrong: [],
  },
  {
    name: "thirteen hours of work",
    shifts: [shift("2026-11-23T08:00", "2026-11-23T21:00")],
    wrong: ["long 780"],
  },
])("$name -> $wrong", ({ shifts, wrong }) => {
  expect(ofPeople(shifts)).toEqual(wrong);
});

test("on the nights on which the clocks change, rest is what passes and not what they say", () => {
  const autumn = [shift("2026-10-24T12:00", "2026-10-24T20:00"), shift("2026-10-25T07:00", "2026-10-25T12:00")];
  expect(ofPeople(autumn, "2026-10-19")).toEqual([]);
  const spring = [shift("2026-03-28T12:00", "2026-03-28T20:00"), shift("2026-03-29T08:00", "2026-03-29T12:00")];
  expect(ofPeople(spring, "2026-03-23")).toEqual(["rest 660"]);
});

test("a night that the clocks make an hour longer is as long as it lasts", () => {
  const autumn = [shift("2026-10-24T19:00", "2026-10-25T07:00")];
  expect(ofPeople(autumn, "2026-10-19")).toEqual(["long 780"]);
});

test("a day on which no shift begins is told, also when a night of the day before reaches into it", () => {
  const night = shift("2026-11-23T22:00", "2026-11-24T06:00");
  const away = shift("2026-11-25T00:00", "2026-11-26T00:00", { kind: "away", personId: "eva" });
  expect(rotaConflicts([night, away], MONDAY)).toEqual(
    ["2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29"].map((day) => ({
      kind: "nobody",
      day,
    })),
  );
});

test("forty people with three shifts a day are told in one walk: as many comparisons as there are neighbours", () => {
  const many = Array.from({ length: 500 }, (_, at) =>
    shift("2026-11-23T08:00", "2026-11-23T16:00", { personId: String(at) }),
  );
  expect(ofPeople(many)).toEqual([]);
});

import type { TeamShift } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { daysOf, isOnDay, movedTo, teamDay } from "./rota-days.ts";

const NIGHT: TeamShift = {
  ...{ id: "1", personId: "ana", kind: "shift", note: "", version: 1 },
  ...{ starts: "2026-10-31T22:00", ends: "2026-11-01T06:00" },
};

test("a week goes over the end of a month, and over a change of hour", () => {
  expect(daysOf("2026-10-26").at(-1)).toBe("2026-11-01");
  expect(daysOf("2026-10-19").at(-1)).toBe("2026-10-25");
});

test("the day is that of where the team works", () => {
  expect(teamDay(Date.UTC(2026, 6, 1, 22, 30))).toBe("2026-07-02");
});

test("a night's shift is shown on the day on which it begins, an absence on each of its days", () => {
  const away: TeamShift = { ...NIGHT, kind: "away", starts: "2026-10-30T00:00", ends: "2026-11-01T00:00" };
  const days = ["2026-10-29", "2026-10-30", "2026-10-31", "2026-11-01"];
  expect(days.map((day) => isOnDay(NIGHT, day))).toEqual([false, false, true, false]);
  expect(days.map((day) => isOnDay(away, day))).toEqual([false, true, true, false]);
});

test("a shift that is moved keeps its hours and its length in days", () => {
  expect(movedTo(NIGHT, "2026-11-03")).toMatchObject({ starts: "2026-11-03T22:00", ends: "2026-11-04T06:00" });
  expect(movedTo(NIGHT, "2026-10-24")).toMatchObject({ starts: "2026-10-24T22:00", ends: "2026-10-25T06:00" });
});

import { expect, test } from "vitest";
import { bandOf, barOf } from "./rota-bars.ts";

const shift = (starts: string, ends: string) => ({ kind: "shift", starts, ends }) as const;

test.each([
  ["04:59", "night"],
  ["05:00", "morning"],
  ["11:59", "morning"],
  ["12:00", "afternoon"],
  ["19:59", "afternoon"],
  ["20:00", "night"],
])("a shift that begins at %s is of the %s", (hour, band) => {
  expect(bandOf(shift(`2026-11-23T${hour}`, "2026-11-24T10:00"))).toBe(band);
});

test("a bar is as long as its hours: six of twenty-four are a quarter, from a quarter on", () => {
  expect(barOf(shift("2026-11-23T06:00", "2026-11-23T12:00"), "2026-11-23")).toEqual({
    fromRatio: 0.25,
    lengthRatio: 0.25,
  });
});

test("a night goes on into the next day, but not out of the week", () => {
  const night = shift("2026-11-29T18:00", "2026-11-30T06:00");
  expect(barOf(night, "2026-11-29")).toEqual({ fromRatio: 0.75, lengthRatio: 0.5 });
  expect(barOf(night, "2026-11-29", true)).toEqual({ fromRatio: 0.75, lengthRatio: 0.25 });
});

test("days away are drawn on each of their days, the first from its hour and the last up to its own", () => {
  const away = { kind: "away", starts: "2026-11-23T12:00", ends: "2026-11-25T06:00" } as const;
  expect(bandOf(away)).toBe("away");
  expect(["2026-11-23", "2026-11-24", "2026-11-25"].map((day) => barOf(away, day))).toEqual([
    { fromRatio: 0.5, lengthRatio: 0.5 },
    { fromRatio: 0, lengthRatio: 1 },
    { fromRatio: 0, lengthRatio: 0.25 },
  ]);
});

import { expect, onTestFinished, test } from "vitest";
import { createZoneClock } from "./zone-clock.ts";

test.each([
  { at: "2026-11-26T23:30:00Z", day: "2026-11-27", time: "00:30" },
  { at: "2026-07-01T22:05:59Z", day: "2026-07-02", time: "00:05" },
  { at: "2026-10-25T00:30:00Z", day: "2026-10-25", time: "02:30" },
  { at: "2026-10-25T01:30:00Z", day: "2026-10-25", time: "02:30" },
  { at: "2026-03-29T01:00:00Z", day: "2026-03-29", time: "03:00" },
])("at $at it is $time of $day in Madrid", ({ at, day, time }) => {
  expect(createZoneClock("Europe/Madrid")(Date.parse(at))).toEqual({ day, time });
});

test("how a browser writes dates in any language has no part in it", () => {
  // Safari 26 on the data of 2022 writes a Canadian day so.
  const own = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, "format") ?? {};
  onTestFinished(() => void Object.defineProperty(Intl.DateTimeFormat.prototype, "format", own));
  Object.defineProperty(Intl.DateTimeFormat.prototype, "format", { ...own, get: () => () => "11/26/2026, 23:30" });
  expect(createZoneClock("Europe/Madrid")(Date.parse("2026-11-26T12:00:00Z"))).toEqual({
    day: "2026-11-26",
    time: "13:00",
  });
});

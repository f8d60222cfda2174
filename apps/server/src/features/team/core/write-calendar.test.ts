import ICAL from "ical.js";
import { expect, test } from "vitest";
import { momentOf } from "./madrid-time.ts";
import { type CalendarShift, writeCalendar } from "./write-calendar.ts";

function shift(starts: string, ends: string, more: Partial<CalendarShift> = {}): CalendarShift {
  const at = { id: starts, personId: "ana", kind: "shift", note: "", version: 1, changedAtMs: 0 } as const;
  return { ...at, starts, ends, ...more };
}

/** Reads a text as a calendar program does. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent("vtimezone");
  // The zone of the file and no other: what a program does that does not know the name.
  if (zone !== null) ICAL.TimezoneService.register(new ICAL.Timezone(zone), "Europe/Madrid");
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

test.each([
  ["in winter", "2026-11-23T09:00", "2026-11-23T17:00"],
  ["in summer", "2026-07-01T22:00", "2026-07-02T06:00"],
  ["over the change of March", "2026-03-28T22:00", "2026-03-29T06:00"],
  ["that begins in the hour that does not come", "2026-03-29T02:30", "2026-03-29T09:00"],
  ["over the change of October", "2026-10-24T22:00", "2026-10-25T06:00"],
  ["that ends in the hour that comes twice", "2026-10-24T18:00", "2026-10-25T02:30"],
  ["after it", "2026-10-25T03:00", "2026-10-25T11:00"],
  ["twenty years from now", "2046-08-15T08:00", "2046-08-15T16:00"],
])("a calendar program has a shift %s at the moments at which it is", (_name, starts, ends) => {
  const [event] = read(writeCalendar("Turnos", [shift(starts, ends)]));
  expect(event?.startDate.toJSDate().toISOString()).toBe(new Date(momentOf(starts)).toISOString());
  expect(event?.endDate.toJSDate().toISOString()).toBe(new Date(momentOf(ends)).toISOString());
});

test.each([
  "Cierre, con comas; y puntos y comas",
  "Una barra \\ y un salto\nde línea",
  "END:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Otro",
  "Ñandúes ".repeat(20).trim(),
  "🗺️".repeat(40),
])("what somebody wrote in a note comes back as it was and makes no other event: %j", (note) => {
  const text = writeCalendar("Turnos; de Ana", [shift("2026-11-23T09:00", "2026-11-23T17:00", { note })]);
  const events = read(text);
  expect(events).toHaveLength(1);
  expect(events[0]?.summary).toBe(`Turno: ${note.replaceAll("\r\n", "\n")}`);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test("days away leave the time free, and a calendar without shifts is one", () => {
  const [event] = read(writeCalendar("Turnos", [shift("2026-12-24T00:00", "2026-12-27T00:00", { kind: "away" })]));
  expect(event?.summary).toBe("Fuera");
  expect(read(writeCalendar("Turnos", []))).toEqual([]);
});

import { TEAM_TIME_ZONE } from "@nv/contracts";
import type { TeamShift } from "@nv/contracts/schemas";
import { isDoubtful, momentOf } from "./madrid-time.ts";

/** A shift with when it was last changed. */
export interface CalendarShift extends TeamShift {
  /** Unix epoch, milliseconds. */
  readonly changedAtMs: number;
}

/** Bytes of a line, at most. @see RFC 5545, 3.1 */
const LINE_BYTES = 75;

/** The clocks of the peninsula since 1996. @see Directive 2000/84/EC */
const TIME_ZONE = [
  "BEGIN:VTIMEZONE",
  `TZID:${TEAM_TIME_ZONE}`,
  "BEGIN:DAYLIGHT",
  "DTSTART:19960331T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "TZNAME:CEST",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "DTSTART:19961027T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "TZNAME:CET",
  "END:STANDARD",
  "END:VTIMEZONE",
] as const;

/** A text as a value. @see RFC 5545, 3.3.11 */
function escaped(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replaceAll(/\r\n|\r|\n/g, "\\n")
    .replaceAll(/\p{Cc}/gu, "");
}

/** Cuts a line where it is too long, between letters. */
function folded(line: string): string {
  const lines = [""];
  let bytes = 0;
  for (const letter of line) {
    const weight = Buffer.byteLength(letter);
    if (bytes + weight > LINE_BYTES) {
      lines.push(" ");
      bytes = 1;
    }
    lines[lines.length - 1] += letter;
    bytes += weight;
  }
  return lines.join("\r\n");
}

const local = (moment: string) => `${moment.replaceAll(/[-:]/g, "")}00`;
const utc = (atMs: number) => `${new Date(atMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

/** Writes the times at which a shift begins and ends: what the clocks say, but on the nights on which that could be two moments, or none. */
function timesOf({ starts, ends }: CalendarShift): readonly string[] {
  if (isDoubtful(starts) || isDoubtful(ends))
    return [`DTSTART:${utc(momentOf(starts))}`, `DTEND:${utc(momentOf(ends))}`];
  return [`DTSTART;TZID=${TEAM_TIME_ZONE}:${local(starts)}`, `DTEND;TZID=${TEAM_TIME_ZONE}:${local(ends)}`];
}

function eventOf(shift: CalendarShift): readonly string[] {
  const { id, kind, note, version, changedAtMs } = shift;
  return [
    "BEGIN:VEVENT",
    `UID:${id}`,
    `DTSTAMP:${utc(changedAtMs)}`,
    `SEQUENCE:${version - 1}`,
    ...timesOf(shift),
    `SUMMARY:${kind === "away" ? "Fuera" : "Turno"}${note === "" ? "" : `: ${escaped(note)}`}`,
    `TRANSP:${kind === "away" ? "TRANSPARENT" : "OPAQUE"}`,
    "END:VEVENT",
  ];
}

/**
 * Writes somebody's shifts for a calendar program to subscribe to.
 *
 * @param name - Of the calendar.
 * @returns iCalendar, with the hours that the team's clocks say and the rule by which they change.
 * @see RFC 5545
 */
export function writeCalendar(name: string, shifts: readonly CalendarShift[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Narrativas Visuales//Equipo//ES",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ...TIME_ZONE,
    ...shifts.flatMap(eventOf),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

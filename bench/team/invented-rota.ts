import type { NewTeamShift } from "@nv/contracts/schemas";

/** People of the rota; all of them invented. */
export const PEOPLE = 40;
const DAY_MS = 86_400_000;
const DAYS = 364;
/** Days of a week on which somebody works. */
const WORKED_DAYS = 5;
/** Times at which shifts begin, one person after another. */
const STARTS = ["07:00", "09:00", "15:00"] as const;
const ENDS = ["15:00", "17:00", "23:00"] as const;

/** Names the person at a place, from 0. */
export const personName = (at: number) => `Persona de ejemplo ${at + 1}`;

/** A year of shifts: those of the week that is looked at, and the others. */
interface YearOfShifts {
  readonly week: readonly NewTeamShift[];
  readonly rest: readonly NewTeamShift[];
}

/** First day of the week of a moment, `2026-11-23`. @param atMs - Unix epoch, milliseconds. */
export function mondayAt(atMs: number): string {
  const sinceMonday = (new Date(atMs).getUTCDay() + 6) % 7;
  return new Date(atMs - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** A year of everybody, half of it before a week. @param people - Ids. @param monday - First day of that week. */
export function yearOfShifts(people: readonly string[], monday: string): YearOfShifts {
  const mondayMs = Date.parse(`${monday}T00:00:00Z`);
  const all = Array.from({ length: DAYS }, (_, day) => {
    const date = new Date(mondayMs + (day - DAYS / 2) * DAY_MS).toISOString().slice(0, 10);
    return people.flatMap((personId, at): NewTeamShift[] => {
      if ((day + at) % 7 >= WORKED_DAYS) return [];
      const [start = "", end = ""] = [STARTS[at % STARTS.length], ENDS[at % ENDS.length]];
      return [{ personId, kind: "shift", starts: `${date}T${start}`, ends: `${date}T${end}`, note: "" }];
    });
  }).flat();
  const until = new Date(mondayMs + 7 * DAY_MS).toISOString().slice(0, 10);
  const isOfWeek = ({ starts }: NewTeamShift) => starts >= monday && starts < until;
  return { week: all.filter(isOfWeek), rest: all.filter((shift) => !isOfWeek(shift)) };
}

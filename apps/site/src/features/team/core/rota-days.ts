import { TEAM_TIME_ZONE } from "@nv/contracts";
import type { TeamShift } from "@nv/contracts/schemas";
import { createZoneClock } from "@nv/spanish";

const DAY_MS = 86_400_000;

/** A day so many days later. @param day - `2026-11-23`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day that it is where the team works. @param nowMs - Unix epoch, milliseconds. */
export function teamDay(nowMs: number): string {
  return createZoneClock(TEAM_TIME_ZONE)(nowMs).day;
}

/** The days of a week. @param monday - Its first. */
export function daysOf(monday: string): readonly string[] {
  return Array.from({ length: 7 }, (_, at) => dayAfter(monday, at));
}

/** Tells whether a day shows a shift: it begins on it, or is days away that it is one of. */
export function isOnDay({ kind, starts, ends }: TeamShift, day: string): boolean {
  if (kind === "shift") return starts.startsWith(day);
  return starts < `${dayAfter(day, 1)}T00:00` && ends > `${day}T00:00`;
}

/**
 * The same shift so many days later, or of somebody else: what dragging does.
 *
 * @param day - Day on which it is to begin.
 */
export function movedTo<Shift extends Pick<TeamShift, "starts" | "ends">>(shift: Shift, day: string): Shift {
  const days = (Date.parse(day) - Date.parse(shift.starts.slice(0, 10))) / DAY_MS;
  const move = (moment: string) => dayAfter(moment.slice(0, 10), days) + moment.slice(10);
  return { ...shift, starts: move(shift.starts), ends: move(shift.ends) };
}

import { TEAM_TIME_ZONE } from "@nv/contracts";
import { createZoneClock } from "@nv/spanish";

const DAY_MS = 86_400_000;

const readClock = createZoneClock(TEAM_TIME_ZONE);

/**
 * Converts a moment to the team's local time.
 *
 * @param atMs - Unix epoch, milliseconds.
 * @returns `2026-11-23T22:00`.
 */
export function localMoment(atMs: number): string {
  const { day, time } = readClock(atMs);
  return `${day}T${time}`;
}

const asIfUtc = (local: string) => Date.parse(`${local}:00Z`);

/**
 * Converts the team's local time to a moment. Of an hour that comes twice, in October, it takes the first; an hour that does not come, in
 * March, is counted with the offset of before the change, as calendars do.
 *
 * @param local - `2026-11-23T22:00`.
 * @returns Unix epoch, milliseconds.
 * @see RFC 5545, 3.3.5
 */
export function momentOf(local: string): number {
  const wanted = asIfUtc(local);
  // The offset of the day before is that of before the change, if there is one; tried first, it wins where both would do.
  const before = asIfUtc(localMoment(wanted - DAY_MS)) - (wanted - DAY_MS);
  const after = asIfUtc(localMoment(wanted + DAY_MS)) - (wanted + DAY_MS);
  const [first, second] = [wanted - before, wanted - after];
  if (localMoment(first) === local) return first;
  return localMoment(second) === local ? second : first;
}

const HOUR_MS = 3_600_000;

/** Tells whether what the clocks say is an hour that comes twice, or one that does not come: programs do not agree on what it is then. */
export function isDoubtful(local: string): boolean {
  const atMs = momentOf(local);
  return localMoment(atMs) !== local || localMoment(atMs + HOUR_MS) === local;
}

/** A day so many days later. @param day - `2026-11-23`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of the week of a day. @param day - `2026-11-25`. @returns `2026-11-23`. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

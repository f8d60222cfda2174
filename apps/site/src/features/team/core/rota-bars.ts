import type { TeamShift } from "@nv/contracts/schemas";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/** Parts of the day in which a shift begins, and days away: each has a colour, a pattern and words. */
export const SHIFT_BANDS = {
  morning: { label: "Mañana", hours: "empieza de 5:00 a 12:00", untilHour: 12 },
  afternoon: { label: "Tarde", hours: "de 12:00 a 20:00", untilHour: 20 },
  night: { label: "Noche", hours: "de 20:00 a 5:00", untilHour: 29 },
  away: { label: "Fuera", hours: "vacaciones, libranza", untilHour: 0 },
} as const;

/** Name of a part of the day. */
export type ShiftBand = keyof typeof SHIFT_BANDS;

/** Hour before which a shift is still of the night. */
const MORNING_HOUR = 5;

/** Returns the part of the day in which a shift begins. */
export function bandOf({ kind, starts }: Pick<TeamShift, "kind" | "starts">): ShiftBand {
  if (kind === "away") return "away";
  const hour = Number(starts.slice(11, 13));
  if (hour < MORNING_HOUR) return "night";
  if (hour < SHIFT_BANDS.morning.untilHour) return "morning";
  return hour < SHIFT_BANDS.afternoon.untilHour ? "afternoon" : "night";
}

/** Stretch of a day: where it begins and how long it is, as parts of a day. */
export interface Bar {
  readonly fromRatio: number;
  /** More than what is left of the day for what goes on in the next one. */
  readonly lengthRatio: number;
}

/** Minutes of a moment of the team's clocks, of which only differences mean something. */
const minutesOf = (moment: string) => Date.parse(`${moment}Z`) / MINUTE_MS;

/**
 * Returns the stretch that a shift takes of a day, by what clocks say. A shift goes on into the next day, days away are drawn on each of theirs.
 *
 * @param day - `2026-11-23`, on which it is shown.
 * @param isLast - Whether nothing is drawn after this day.
 */
export function barOf(
  { kind, starts, ends }: Pick<TeamShift, "kind" | "starts" | "ends">,
  day: string,
  isLast = false,
): Bar {
  const midnight = minutesOf(`${day}T00:00`);
  const from = Math.max(0, minutesOf(starts) - midnight);
  const last = minutesOf(ends) - midnight;
  const until = kind === "away" || isLast ? Math.min(DAY_MINUTES, last) : last;
  return { fromRatio: from / DAY_MINUTES, lengthRatio: (until - from) / DAY_MINUTES };
}

import type { Vote } from "@nv/contracts/schemas";
import { createZoneClock, formatDate, momentOf } from "@nv/spanish";

/**
 * Days before that of the vote in which its polls may not be published, spread or repeated.
 *
 * @see https://www.boe.es/buscar/act.php?id=BOE-A-1985-11672#asesentaynueve (LOREG, article 69.7)
 */
const LOREG_DAYS = 5;

const DAY_MS = 86_400_000;

const readMadrid = createZoneClock("Europe/Madrid");

/** Time in which the polls of a vote may not be published. Unix epoch, milliseconds: from the first, until before the second. */
export interface Embargo {
  readonly fromMs: number;
  readonly untilMs: number;
}

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/**
 * Returns the time in which the polls of a vote may not be published: from the first minute of the fifth day before, by the clock in
 * Madrid, until the last polling stations close. The law names the five days before; that the day itself is one more, until nobody can
 * vote any more, is how election boards apply it.
 *
 * @returns `null` for a vote whose law forbids nothing.
 */
export function embargoOf({ law, day, closesAt }: Vote): Embargo | null {
  if (law === "none") return null;
  return {
    fromMs: momentOf(readMadrid, { day: dayBefore(day, LOREG_DAYS), time: "00:00" }),
    untilMs: momentOf(readMadrid, { day, time: closesAt }),
  };
}

/** Whether it holds at a moment. */
export const isHeld = ({ fromMs, untilMs }: Embargo, nowMs: number): boolean => fromMs <= nowMs && nowMs < untilMs;

/** Writes the days of a month that is said once: «del 18 de mayo» where both are of one year. */
const dayOf = (day: string) => formatDate(day).replace(/ de \d{4}$/, "");

/**
 * Writes when the polls of a vote may not be published, and why, for who publishes and for readers: it is true before, meanwhile and
 * after.
 *
 * @returns Empty for a vote whose law forbids nothing.
 */
export function embargoSentence(vote: Vote): string {
  if (vote.law === "none") return "";
  const from = dayOf(dayBefore(vote.day, LOREG_DAYS));
  return (
    `Por ley (LOREG, artículo 69.7), del ${from} al ${formatDate(vote.day)} a las ${vote.closesAt}, cuando cierran los últimos ` +
    `colegios, no se publican ni se actualizan las encuestas sobre «${vote.name}».`
  );
}

import type { Observation } from "@nv/contracts/schemas";
import { figureOf } from "../observations.ts";
import { dayNumber } from "../periods.ts";

/** What a house asked, once. */
export interface Poll {
  readonly house: string;
  /** Last day of the field work, `YYYY-MM-DD`. */
  readonly day: string;
  /** People asked. */
  readonly sample: number;
  /** Of a hundred. */
  readonly approvePct: number;
  readonly disapprovePct: number;
}

/** The columns of a series of polls: what each is called in the series. */
export const POLL_COLUMNS = {
  house: "house",
  start: "start",
  sample: "sample",
  approve: "approve",
  disapprove: "disapprove",
} as const;

/** The observations that are polls: those with a house, a sample and both figures. */
export function pollsOf(observations: readonly Observation[]): readonly Poll[] {
  return observations.flatMap((observation) => {
    const house = observation.values[POLL_COLUMNS.house];
    const sample = figureOf(observation, POLL_COLUMNS.sample);
    const approvePct = figureOf(observation, POLL_COLUMNS.approve);
    const disapprovePct = figureOf(observation, POLL_COLUMNS.disapprove);
    const isWhole = typeof house === "string" && sample !== null && sample > 0;
    if (!isWhole || approvePct === null || disapprovePct === null) return [];
    return [{ house, day: observation.date, sample, approvePct, disapprovePct }];
  });
}

const WEEK_DAYS = 7;
/** 1 January 1970 was a Thursday: three days after the Monday of its week. */
const FIRST_MONDAY = -3;

/** The week of a day, from Monday to Sunday, counted without holes. */
const weekOf = (day: string) => Math.floor((dayNumber(day) - FIRST_MONDAY) / WEEK_DAYS);

/**
 * One poll of each house in each week, so that whoever asks every day does not count seven times: the last one, and of two on
 * the same day the one with more people.
 */
export function onePollAWeek(polls: readonly Poll[]): readonly Poll[] {
  const kept = new Map<string, Poll>();
  for (const poll of polls) {
    const key = `${weekOf(poll.day)} ${poll.house}`;
    const other = kept.get(key);
    const isLater =
      other === undefined || poll.day > other.day || (poll.day === other.day && poll.sample > other.sample);
    if (isLater) kept.set(key, poll);
  }
  return [...kept.values()].sort((a, b) => compareText(a.day, b.day) || compareText(a.house, b.house));
}

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

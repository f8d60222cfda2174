import type { Observation } from "@nv/contracts/schemas";
import { figureOf } from "../observations.ts";
import { periodNumber } from "../periods.ts";
import { oneNameAHouse } from "./one-house.ts";
import { POLL_KEYS } from "./poll-columns.ts";

/** Poll that a house took, once. */
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

/**
 * The observations that are polls: those with a house, a sample and both figures. A house that is written in several ways is
 * one house, under the first of them.
 */
export function pollsOf(observations: readonly Observation[]): readonly Poll[] {
  const houseOf = oneNameAHouse();
  return observations.flatMap((observation) => {
    const house = observation.values[POLL_KEYS.house];
    const sample = figureOf(observation, POLL_KEYS.sample);
    const approvePct = figureOf(observation, POLL_KEYS.approve);
    const disapprovePct = figureOf(observation, POLL_KEYS.disapprove);
    const isWhole = typeof house === "string" && sample !== null && sample > 0;
    if (!isWhole || approvePct === null || disapprovePct === null) return [];
    return [{ house: houseOf(house), day: observation.date, sample, approvePct, disapprovePct }];
  });
}

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/**
 * One poll of each house in each week, from Monday to Sunday, so that whoever asks every day does not count seven times: the last
 * one, and of two on the same day the one with more people.
 */
export function onePollAWeek(polls: readonly Poll[]): readonly Poll[] {
  const weeks = new Map<string, number>();
  const kept = new Map<string, Poll>();
  for (const poll of polls) {
    const week = weeks.get(poll.day) ?? periodNumber("week", poll.day);
    weeks.set(poll.day, week);
    const key = `${week} ${poll.house}`;
    const other = kept.get(key);
    const isLater =
      other === undefined || poll.day > other.day || (poll.day === other.day && poll.sample > other.sample);
    if (isLater) kept.set(key, poll);
  }
  return [...kept.values()].sort((a, b) => compareText(a.day, b.day) || compareText(a.house, b.house));
}

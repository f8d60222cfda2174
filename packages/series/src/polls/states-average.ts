import type { AverageMethod, Observation } from "@nv/contracts/schemas";
import { figureOf } from "../observations.ts";
import { dayNumber, dayOf } from "../periods.ts";
import type { Averaged } from "./average-polls.ts";
import { statesIn } from "./house-method.ts";
import { oneNameAHouse } from "./one-house.ts";
import { POLL_KEYS } from "./poll-columns.ts";
import { type ModelledDay, modelPolls, type PollModel } from "./state-space/model-polls.ts";
import type { SharePoll } from "./state-space/share-poll.ts";

/** Shares of all series on a day; `null` for one that has no average then. */
export interface SharesDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly shares: readonly (Averaged | null)[];
}

/** Longest field work that a poll is taken to have, days: its middle is where it counts. */
const MOST_FIELD_DAYS = 60;

/** The observations that are polls, with their shares in the columns of some keys. */
export function sharePollsOf(observations: readonly Observation[], keys: readonly string[]): readonly SharePoll[] {
  const houseOf = oneNameAHouse();
  return observations.flatMap((observation) => {
    const { house, start, population } = observation.values;
    const sample = figureOf(observation, POLL_KEYS.sample);
    const shares = keys.map((key) => figureOf(observation, key));
    const isPoll = typeof house === "string" && sample !== null && sample > 0 && shares.some((share) => share !== null);
    if (!isPoll) return [];
    const end = dayNumber(observation.date);
    const begun = typeof start === "string" ? Math.max(dayNumber(start), end - MOST_FIELD_DAYS + 1) : end;
    return [
      {
        ...{ house: houseOf(house), end, start: begun, sample, shares },
        population: typeof population === "string" ? population : "",
      },
    ];
  });
}

/** Fits the model of states to polls of some series. */
export function statesModel(
  polls: readonly SharePoll[],
  { count, method }: { readonly count: number; readonly method: AverageMethod },
): PollModel {
  const { houses, ...states } = statesIn(method);
  return modelPolls(polls, {
    ...{ count, leastPolls: method.leastPolls },
    method: { ...states, correctsHouses: houses !== "off" },
  });
}

/** The level of each series, day by day from the first poll to the last. */
export function modelledDays({
  series,
}: PollModel): readonly (SharesDay & { readonly levels: readonly (ModelledDay | null)[] })[] {
  const told = series.flatMap((one) => one ?? []);
  if (told.length === 0) return [];
  const first = Math.min(...told.map((one) => one.first));
  const last = Math.max(...told.map((one) => one.first + one.days.length - 1));
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const levels = series.map((one) => one?.days[first + at - one.first] ?? null);
    const shares = levels.map(
      (level) => level && { meanPct: level.meanPct, lowPct: level.lowPct, highPct: level.highPct },
    );
    return { day: dayOf(first + at), shares, levels };
  });
}

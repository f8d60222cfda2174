import type { AverageMethod, Observation } from "@nv/contracts/schemas";
import { type AverageDay, averagePolls } from "./average-polls.ts";
import { pollsOf } from "./poll.ts";
import { POLL_KEYS } from "./poll-columns.ts";
import type { PollModel } from "./state-space/model-polls.ts";
import { modelledDays, sharePollsOf, statesModel } from "./states-average.ts";

/** An average of approval and of disapproval, and what it was made of. */
export interface MadeAverage {
  /** Day by day, from the first poll to the last. */
  readonly days: readonly AverageDay[];
  /** `null` for a moving average. */
  readonly model: PollModel | null;
}

/** Makes the average of approval and of disapproval, by whichever model the method names. */
export function averageOf(observations: readonly Observation[], method: AverageMethod): MadeAverage {
  if (method.model !== "states") return { days: averagePolls(pollsOf(observations), method), model: null };
  const polls = sharePollsOf(observations, [POLL_KEYS.approve, POLL_KEYS.disapprove]);
  const whole = polls.filter(({ shares }) => shares.every((share) => share !== null));
  const model = statesModel(whole, { count: 2, method });
  const days = modelledDays(model).map(({ day, shares: [approve = null, disapprove = null] }) => ({
    ...{ day, approve, disapprove },
  }));
  return { days, model };
}

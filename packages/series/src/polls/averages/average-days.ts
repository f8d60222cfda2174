import type { AverageMethod, AverageSeries, Observation } from "@nv/contracts/schemas";
import { dayNumber, dayOf } from "../../periods.ts";
import { type Averaged, averagePolls } from "../average-polls.ts";
import { onePollAWeek, type Poll } from "../poll.ts";
import type { PollModel } from "../state-space/model-polls.ts";
import type { SharePoll } from "../state-space/share-poll.ts";
import { modelledDays, sharePollsOf, statesModel } from "../states-average.ts";

/** The shares of a day, with the variance of each where it comes of a model. */
export interface AverageOfDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly shares: readonly (Averaged | null)[];
  readonly variances: readonly (number | null)[];
}

/** An average of several series, and what it was made of. */
export interface MadeAverages {
  /** Day by day, from the first poll to the last. */
  readonly days: readonly AverageOfDay[];
  /** `null` for a moving average. */
  readonly model: PollModel | null;
  /** Polls that count, by their last day; of a moving average, those of its last window. */
  readonly counted: number;
}

/** A share as if it were all that is asked: the moving average was made for two answers. */
const asPoll = ({ house, end, sample, shares }: SharePoll, at: number): Poll[] => {
  const share = shares[at] ?? null;
  return share === null ? [] : [{ house, day: dayOf(end), sample, approvePct: share, disapprovePct: 100 - share }];
};

/** Polls of the last window, each counted once a week and house. */
function countedIn(polls: readonly SharePoll[], { windowDays }: AverageMethod, last: string): number {
  const all = onePollAWeek(
    polls.map(({ house, end, sample }) => ({ house, day: dayOf(end), sample, approvePct: 0, disapprovePct: 0 })),
  );
  return all.filter(({ day }) => dayNumber(day) > dayNumber(last) - windowDays).length;
}

function movingAverages(polls: readonly SharePoll[], count: number, method: AverageMethod): MadeAverages {
  const each = Array.from({ length: count }, (_, at) =>
    averagePolls(
      polls.flatMap((poll) => asPoll(poll, at)),
      method,
    ),
  );
  const byDay = each.map((days) => new Map(days.map(({ day, approve }) => [day, approve])));
  const ends = polls.map(({ end }) => end);
  if (ends.length === 0) return { days: [], model: null, counted: 0 };
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  const days = Array.from({ length: last - first + 1 }, (_, at): AverageOfDay => {
    const day = dayOf(first + at);
    return { day, shares: byDay.map((own) => own.get(day) ?? null), variances: byDay.map(() => null) };
  });
  return { days, model: null, counted: countedIn(polls, method, dayOf(last)) };
}

/** Makes the average of several series, by whichever model the method names. */
export function averagesOf(
  observations: readonly Observation[],
  { series, method }: { readonly series: readonly AverageSeries[]; readonly method: AverageMethod },
): MadeAverages {
  const polls = sharePollsOf(
    observations,
    series.map(({ key }) => key),
  );
  if (method.model !== "states") return movingAverages(polls, series.length, method);
  const model = statesModel(polls, { count: series.length, method });
  const days = modelledDays(model).map(({ day, shares, levels }) => ({
    ...{ day, shares },
    variances: levels.map((level) => level?.variance ?? null),
  }));
  return { days, model, counted: model.counted.length };
}

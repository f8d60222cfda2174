/**
 * 5,000 polls to an average with its band, day by day, beside the plain arithmetic of the same in one pass: the same sums, faded day
 * by day, and the same order statistics, of polls that were counted and drawn already. Budget: three times its time.
 */
import { averagePolls, HOUSE_METHOD, onePollAWeek, type Poll } from "@nv/series";
import { median } from "../src/median.ts";

const POLLS = 5000;
const TIME_BUDGET = 3;
/** Alternating; the median of their ratios counts. */
const ROUNDS = 15;
const DAYS = 1460;
const HOUSES = 60;
const DAY_MS = 86_400_000;
const START_MS = Date.UTC(2021, 0, 20);
const DRAWS = HOUSE_METHOD.resamples + 1;

/** Invented: houses that ask all the time, around a wave. */
function inventedPolls(): readonly Poll[] {
  return Array.from({ length: POLLS }, (_, at) => {
    const approvePct = 45 + 5 * Math.sin(at / 400) + ((at * 37) % 70) / 10 - 3.5;
    const day = new Date(START_MS + Math.floor((at * DAYS) / POLLS) * DAY_MS).toISOString().slice(0, 10);
    return {
      house: `Casa ${at % HOUSES}`,
      day,
      sample: 600 + ((at * 91) % 2400),
      approvePct,
      disapprovePct: 96 - approvePct,
    };
  });
}

/** A poll that was counted, with how often each draw takes it. */
interface DrawnPoll {
  readonly day: number;
  readonly weight: number;
  readonly approvePct: number;
  readonly disapprovePct: number;
  readonly times: Float64Array;
}

/** What is beside the arithmetic: which polls count, and how often each is drawn. */
function drawn(polls: readonly Poll[]): readonly DrawnPoll[] {
  return onePollAWeek(polls).map(({ day, sample, approvePct, disapprovePct }, at) => ({
    day: (Date.parse(day) - START_MS) / DAY_MS,
    weight: Math.sqrt(Math.min(sample, HOUSE_METHOD.mostSample)),
    ...{ approvePct, disapprovePct },
    times: Float64Array.from({ length: DRAWS }, (_, draw) =>
      draw === 0 ? 1 : ((at * 7919 + draw * 104_729) >>> 3) % 3,
    ),
  }));
}

/** The plain arithmetic, in one pass. @returns What keeps a compiler from leaving it out. */
function plain(polls: readonly DrawnPoll[]): number {
  const [weight, approve, disapprove] = [new Float64Array(DRAWS), new Float64Array(DRAWS), new Float64Array(DRAWS)];
  const means = new Float64Array(DRAWS - 1);
  const fade = 0.5 ** (1 / HOUSE_METHOD.halfLifeDays);
  let [next, sum] = [0, 0];
  for (let day = 0; day < DAYS; day += 1) {
    for (let draw = 0; draw < DRAWS; draw += 1) {
      weight[draw] = (weight[draw] ?? 0) * fade;
      approve[draw] = (approve[draw] ?? 0) * fade;
      disapprove[draw] = (disapprove[draw] ?? 0) * fade;
    }
    for (let poll = polls[next]; poll !== undefined && poll.day <= day; poll = polls[next]) {
      for (let draw = 0; draw < DRAWS; draw += 1) {
        const own = poll.weight * (poll.times[draw] ?? 0);
        weight[draw] = (weight[draw] ?? 0) + own;
        approve[draw] = (approve[draw] ?? 0) + own * poll.approvePct;
        disapprove[draw] = (disapprove[draw] ?? 0) + own * poll.disapprovePct;
      }
      next += 1;
    }
    for (const sums of [approve, disapprove]) {
      for (let draw = 1; draw < DRAWS; draw += 1) means[draw - 1] = (sums[draw] ?? 0) / (weight[draw] || 1);
      means.sort();
      sum += (means[10] ?? 0) + (means[189] ?? 0);
    }
  }
  return sum;
}

function timed(work: () => unknown): number {
  const startMs = performance.now();
  work();
  return performance.now() - startMs;
}

/** Measures and prints; ends with code 1 over the budget. */
export function benchPolls(): void {
  const polls = inventedPolls();
  const ready = drawn(polls);
  const averaged = averagePolls(polls).filter(({ approve }) => approve !== null);
  if (averaged.length < DAYS / 2) throw new Error("the invented polls have no average");
  const [theirs, ours]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(timed(() => plain(ready)));
    ours.push(timed(() => averagePolls(polls)));
  }
  const ratio = median(ours.map((ms, at) => ms / (theirs[at] ?? ms)));
  const isOver = ratio > TIME_BUDGET;
  console.log(
    `polls: ${POLLS} polls, ${ready.length} that count, averaged with their band over ${DAYS} days in ${median(ours).toFixed(0)} ms; the plain arithmetic, ${median(theirs).toFixed(0)} ms: ` +
      `${ratio.toFixed(2)} times (at most ${TIME_BUDGET})${isOver ? " — OVER" : ""}`,
  );
  if (isOver) process.exitCode = 1;
}

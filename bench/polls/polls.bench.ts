/**
 * 5,000 polls to an average with its band, day by day, beside the plain arithmetic of the same in one pass: the same sums, faded day
 * by day and cut at the window, and the same order statistics, of polls that were counted and drawn already. Budget: three times its time.
 *
 * Then the model of states, see `states.ts`. And the most that is compared at once, eight such mandates whose averages are made again with a thousand draws, beside the plain
 * arithmetic of the seven that are. Budget: three times its time, and 50 ms of the thread in which everybody else is answered.
 */
import { performance } from "node:perf_hooks";
import { ComparisonFields, type Observation } from "@nv/contracts/schemas";
import { averagePolls, HOUSE_METHOD, mandateJson, onePollAWeek, type Poll } from "@nv/series";
import type { TrackerRequest } from "../../apps/server/src/features/trackers/core/tracker-work.ts";
import { createWorkApart } from "../../apps/server/src/features/trackers/work-apart.ts";
import { median } from "../src/median.ts";
import { sized } from "../src/sized.ts";
import { hold } from "./hold.ts";
import { benchStates } from "./states.ts";

const POLLS = sized(5000, 300);
const TIME_BUDGET = 3;
/** Alternating; the median of their ratios counts. */
const ROUNDS = sized(15, 1);
const DAYS = 1460;
const HOUSES = 60;
const DAY_MS = 86_400_000;
const START_MS = Date.UTC(2021, 0, 20);

const WINDOW = HOUSE_METHOD.windowDays;

const MEMBERS = 8;
const MOST_RESAMPLES = 1000;
/** Of the thread in which everybody is answered, milliseconds. */
const MOST_HELD_MS = 50;
const COMPARED_ROUNDS = sized(3, 1);

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

/** Prepares what is beside the arithmetic: which polls count, and how often each is drawn. */
function drawn(polls: readonly Poll[], draws: number): readonly DrawnPoll[] {
  return onePollAWeek(polls).map(({ day, sample, approvePct, disapprovePct }, at) => ({
    day: (Date.parse(day) - START_MS) / DAY_MS,
    weight: Math.sqrt(Math.min(sample, HOUSE_METHOD.mostSample)),
    ...{ approvePct, disapprovePct },
    times: Float64Array.from({ length: draws }, (_, draw) =>
      draw === 0 ? 1 : ((at * 7919 + draw * 104_729) >>> 3) % 3,
    ),
  }));
}

/** The plain arithmetic, in one pass. @returns What keeps a compiler from leaving it out. */
function plain(polls: readonly DrawnPoll[]): number {
  const draws = polls[0]?.times.length ?? 0;
  const [weight, approve, disapprove] = [new Float64Array(draws), new Float64Array(draws), new Float64Array(draws)];
  const means = new Float64Array(draws - 1);
  const at = (share: number) => means[Math.round(share * (draws - 2))] ?? 0;
  const fade = 0.5 ** (1 / HOUSE_METHOD.halfLifeDays);
  function move({ times, approvePct, disapprovePct }: DrawnPoll, by: number): void {
    for (let draw = 0; draw < draws; draw += 1) {
      const own = by * (times[draw] ?? 0);
      weight[draw] = (weight[draw] ?? 0) + own;
      approve[draw] = (approve[draw] ?? 0) + own * approvePct;
      disapprove[draw] = (disapprove[draw] ?? 0) + own * disapprovePct;
    }
  }
  let [next, oldest, sum] = [0, 0, 0];
  for (let day = 0; day < DAYS; day += 1) {
    for (let draw = 0; draw < draws; draw += 1) {
      weight[draw] = (weight[draw] ?? 0) * fade;
      approve[draw] = (approve[draw] ?? 0) * fade;
      disapprove[draw] = (disapprove[draw] ?? 0) * fade;
    }
    for (let poll = polls[next]; poll !== undefined && poll.day <= day; poll = polls[next]) {
      move(poll, poll.weight);
      next += 1;
    }
    for (let poll = polls[oldest]; poll !== undefined && poll.day <= day - WINDOW; poll = polls[oldest]) {
      move(poll, -poll.weight * fade ** WINDOW);
      oldest += 1;
    }
    for (const sums of [approve, disapprove]) {
      for (let draw = 1; draw < draws; draw += 1) means[draw - 1] = (sums[draw] ?? 0) / (weight[draw] || 1);
      means.sort();
      sum += at(0.05) + at(0.95);
    }
  }
  return sum;
}

function timed(work: () => unknown): number {
  const startMs = performance.now();
  work();
  return performance.now() - startMs;
}

function benchAverage(polls: readonly Poll[]): void {
  const ready = drawn(polls, HOUSE_METHOD.resamples + 1);
  const averaged = averagePolls(polls).filter(({ approve }) => approve !== null);
  if (averaged.length < DAYS / 2) throw new Error("the invented polls have no average");
  const [theirs, ours]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(timed(() => plain(ready)));
    ours.push(timed(() => averagePolls(polls)));
  }
  const ratio = median(ours.map((ms, at) => ms / (theirs[at] ?? ms)));
  hold(
    `polls: ${POLLS} polls, ${ready.length} that count, averaged with their band over ${DAYS} days in ${median(ours).toFixed(0)} ms; the plain arithmetic, ${median(theirs).toFixed(0)} ms: ` +
      `${ratio.toFixed(2)} times (at most ${TIME_BUDGET})`,
    ratio > TIME_BUDGET,
  );
}

/** A mandate as readers have it. @param seed - Of its draws: each has another, so that all are made again. */
function published(polls: readonly Poll[], seed: number): Buffer {
  const rows = polls.map(
    ({ house, day, sample, approvePct, disapprovePct }): Observation => ({
      ...{ date: day, source: house, sourceUrl: "https://casa.example/", isProvisional: false, note: "" },
      values: {
        house,
        start: day,
        sample,
        mode: null,
        population: null,
        approve: approvePct,
        disapprove: disapprovePct,
      },
    }),
  );
  const method = { ...HOUSE_METHOD, resamples: MOST_RESAMPLES, seed };
  const words = {
    title: `Mandato ${seed}`,
    description: "",
    note: "",
    holder: `Mandato ${seed}`,
    question: "¿Aprueba?",
  };
  const startDay = new Date(START_MS).toISOString().slice(0, 10);
  const fields = { kind: "mandate", ...words, startDay, method } as const;
  const changes = { added: 0, changed: 0, removed: 0 };
  return Buffer.from(mandateJson({ fields, polls: rows, events: [], changes, revisionUrl: "" }));
}

async function benchComparison(polls: readonly Poll[]): Promise<void> {
  const names = Array.from({ length: MEMBERS }, (_, at) => `mandato-${at}`);
  const fields = ComparisonFields.parse({
    ...{ kind: "comparison", title: "Ocho mandatos", remakesAverages: true },
    members: names.map((tracker) => ({ tracker })),
  });
  const files = new Map(names.map((name, seed) => [name, published(polls, seed)]));
  const order: TrackerRequest = { kind: "compare", fields, published: files };
  const ready = drawn(polls, MOST_RESAMPLES + 1);
  const apart = createWorkApart();
  await apart.run({ ...order, kind: "check" });
  const [theirs, ours, held]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < COMPARED_ROUNDS; round += 1) {
    theirs.push(timed(() => names.slice(1).map(() => plain(ready))));
    const before = performance.eventLoopUtilization();
    const startMs = performance.now();
    const { json } = await apart.run(order);
    ours.push(performance.now() - startMs);
    held.push(performance.eventLoopUtilization(before).active);
    if (!json.includes('"comparison":{')) throw new Error(`nothing was compared: ${json.slice(0, 200)}`);
  }
  await apart.close();
  const ratio = median(ours.map((ms, at) => ms / (theirs[at] ?? ms)));
  hold(
    `polls: ${MEMBERS} mandates of them compared, their averages made again with ${MOST_RESAMPLES} draws, in ${median(ours).toFixed(0)} ms; the plain arithmetic, ${median(theirs).toFixed(0)} ms: ` +
      `${ratio.toFixed(2)} times (at most ${TIME_BUDGET})`,
    ratio > TIME_BUDGET,
  );
  hold(
    `polls: of them the process is held ${median(held).toFixed(1)} ms (at most ${MOST_HELD_MS})`,
    median(held) > MOST_HELD_MS,
  );
}

/** Measures and prints; ends with code 1 over a budget. */
export async function benchPolls(): Promise<void> {
  const polls = inventedPolls();
  benchAverage(polls);
  const days = polls.map(({ day }) => Date.parse(day) / DAY_MS);
  await benchStates(
    polls.map(({ house, sample, approvePct, disapprovePct }, at) => ({
      ...{ house, sample, start: days[at] ?? 0, end: days[at] ?? 0, population: "" },
      shares: [approvePct, disapprovePct],
    })),
  );
  await benchComparison(polls);
}

/**
 * The model of states: whether its interval holds what it says, over years of which the truth is known, and beside what others published on the
 * same polls where there is that material; and what four long mandates with a thousand joint draws cost.
 */
import { performance } from "node:perf_hooks";
import { jointDraws, LEADER_DRAWS, modelPolls, type SharePoll } from "@nv/series";
import { sized } from "../src/sized.ts";
import { besidePublished } from "./beside-published.ts";
import { hold } from "./hold.ts";
import { COUNTRIES, truthsHeld } from "./invented-years.ts";

const YEARS = sized(200, 2);
/** An interval of nine of ten holds the truth that often. */
const HELD = { least: 0.85, most: 0.95 } as const;

/** Beside an estimate of others: how often ours holds theirs, how wide it is beside theirs, and how far they are apart. */
const BESIDE = { heldRatio: 0.9, leastWidth: 0.6, mostWidth: 1.3, apartPct: 1 } as const;

const MANDATES = 4;
const MOST_MS = 1000;

const percent = (ratio: number) => `${(100 * ratio).toFixed(1)} %`;

function benchTruths(): void {
  for (const country of COUNTRIES) {
    const { ratio, widthPct } = truthsHeld(country, YEARS);
    hold(
      `polls: the interval holds the truth on ${percent(ratio)} of the days of ${YEARS} invented years, ${country.name}, ${widthPct.toFixed(1)} points wide (85 to 95 %)`,
      ratio < HELD.least || ratio > HELD.most,
    );
  }
}

async function benchPublished(): Promise<void> {
  const beside = await besidePublished();
  if (beside === null) {
    console.log("polls: nothing published by others to be held against on this machine");
    return;
  }
  for (const { name, days, heldRatio, widthRatio, apartPct, ms } of beside) {
    hold(
      `polls: FiveThirtyEight's ${name} of 2017 and 2018, ${days} days: ours holds it on ${percent(heldRatio)} (at least 90 %), is ${widthRatio.toFixed(2)} times as wide (0.6 to 1.3), ` +
        `${apartPct.toFixed(2)} points apart (at most 1); fitted in ${ms.toFixed(0)} ms`,
      heldRatio < BESIDE.heldRatio ||
        widthRatio < BESIDE.leastWidth ||
        widthRatio > BESIDE.mostWidth ||
        apartPct > BESIDE.apartPct,
    );
  }
}

/** Fits mandates and draws their last days. @param mandates - The polls of each. */
function benchModel(mandates: readonly (readonly SharePoll[])[]): void {
  const method = {
    correctsHouses: true,
    qualityHouses: [],
    population: "",
    designEffect: 1.5,
    sharedErrorPct: 2,
  };
  const startMs = performance.now();
  for (const polls of mandates) {
    const { series } = modelPolls(polls, { count: 2, leastPolls: 3, method });
    const last = series.flatMap((one) => one?.days.at(-1) ?? []);
    const drawn = jointDraws(last, { draws: LEADER_DRAWS, seed: 1 });
    if (drawn.length < 2 * LEADER_DRAWS) throw new Error("nothing was drawn");
  }
  const ms = performance.now() - startMs;
  hold(
    `polls: ${MANDATES} mandates of ${mandates[0]?.length ?? 0} polls by the model of states, with ${LEADER_DRAWS} draws, in ${ms.toFixed(0)} ms (at most ${MOST_MS})`,
    ms > MOST_MS,
  );
}

/** Measures and prints; ends with code 1 over a budget. */
export async function benchStates(polls: readonly SharePoll[]): Promise<void> {
  benchTruths();
  await benchPublished();
  benchModel(Array.from({ length: MANDATES }, () => polls));
}

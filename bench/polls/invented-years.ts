import { modelPolls, type SharePoll, seededNormals } from "@nv/series";

/** Country of nowhere: how its opinion moves and how its houses err, in points. */
export interface Country {
  readonly name: string;
  readonly houses: number;
  /** Days between two polls of a house. */
  readonly everyDays: number;
  /** Standard deviations: of a day's step, of the leans of houses, of what all miss at once, of what a poll errs beyond its sample. */
  readonly driftPct: number;
  readonly leanPct: number;
  readonly sharedPct: number;
  readonly noisePct: number;
}

/** Countries that differ in what the model has to find out by itself. */
export const COUNTRIES: readonly Country[] = [
  { name: "a dozen houses a week", houses: 12, everyDays: 7, driftPct: 0.15, leanPct: 1.5, sharedPct: 2, noisePct: 0 },
  { name: "four houses a month", houses: 4, everyDays: 30, driftPct: 0.15, leanPct: 1.5, sharedPct: 2, noisePct: 0 },
  { name: "a lively one", houses: 8, everyDays: 10, driftPct: 0.3, leanPct: 1.5, sharedPct: 2, noisePct: 1 },
  { name: "a still one", houses: 8, everyDays: 10, driftPct: 0.05, leanPct: 1, sharedPct: 2, noisePct: 0.5 },
  { name: "nothing missed at once", houses: 12, everyDays: 7, driftPct: 0.15, leanPct: 1.5, sharedPct: 0, noisePct: 0 },
];

const DAYS = 365;
const SAMPLE = 1000;
const DESIGN_EFFECT = 1.5;
const START_PCT = 45;

/** A year of which the truth is known, of nowhere. */
function inventedYear(country: Country, seed: number) {
  const normal = seededNormals(seed);
  const shared = country.sharedPct * normal();
  const leans = Array.from({ length: country.houses }, () => country.leanPct * normal());
  const truths: number[] = [];
  const polls: SharePoll[] = [];
  let truth = START_PCT;
  for (let day = 0; day < DAYS; day += 1) {
    truth += country.driftPct * normal();
    truths.push(truth);
    for (const [house, lean] of leans.entries()) {
      if ((day + house * 3) % country.everyDays > 0) continue;
      const variance = (truth * (100 - truth) * DESIGN_EFFECT) / SAMPLE + country.noisePct ** 2;
      const share = truth + shared + lean + Math.sqrt(variance) * normal();
      polls.push({ house: `Casa ${house}`, start: day, end: day, sample: SAMPLE, population: "", shares: [share] });
    }
  }
  return { truths, polls };
}

/** Counts how often the interval holds the truth over some years, and how wide it is. */
export function truthsHeld(country: Country, years: number): { readonly ratio: number; readonly widthPct: number } {
  let [held, days, width] = [0, 0, 0];
  for (let year = 1; year <= years; year += 1) {
    const { truths, polls } = inventedYear(country, year);
    const method = { correctsHouses: true, qualityHouses: [], population: "", designEffect: DESIGN_EFFECT };
    const { series } = modelPolls(polls, {
      ...{ count: 1, leastPolls: 3 },
      method: { ...method, sharedErrorPct: country.sharedPct },
    });
    for (const one of series) {
      for (const [at, { lowPct, highPct }] of (one?.days ?? []).entries()) {
        const truth = truths[at + (one?.first ?? 0)] ?? Number.NaN;
        days += 1;
        width += highPct - lowPct;
        if (lowPct <= truth && truth <= highPct) held += 1;
      }
    }
  }
  return { ratio: held / days, widthPct: width / days };
}

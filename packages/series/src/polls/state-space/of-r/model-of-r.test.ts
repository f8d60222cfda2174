import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { fitLevel, type LevelModel } from "../fit-level.ts";
import { jointDraws } from "../joint-draws.ts";
import { smoothLevel } from "../smooth-level.ts";

const SCRIPT = join(import.meta.dirname, "model-figures.R");

const figures = z.array(z.number());
const Fitted = z.object({ level: figures, leans: figures, variance: figures, logLikelihood: z.number() });
const Figures = z.object({
  observed: z.array(z.number().nullable()),
  smoothed: z.object({ mean: figures, variance: figures }),
  polls: z.object({
    ...{ day: figures, house: figures, population: figures, people: figures, one: figures, other: figures },
  }),
  calm: Fitted,
  lively: Fitted,
  difference: z.object({ spread: z.number(), ahead: z.number() }),
});

const OF_R = Figures.parse(JSON.parse(await readFile(join(import.meta.dirname, "model-figures.json"), "utf8")));

/** Largest difference between two lists of figures. */
const apart = (ours: Iterable<number>, theirs: readonly number[]) =>
  Math.max(...Array.from(ours, (figure, at) => Math.abs(figure - (theirs[at] ?? Number.NaN))));

const hasR = spawnSync("Rscript", ["--version"]).status === 0;

test.runIf(hasR)("the table is what the script makes of R", () => {
  const { stdout } = spawnSync("Rscript", [SCRIPT], { encoding: "utf8", env: { ...process.env, LC_ALL: "C.UTF-8" } });
  const again = Figures.parse(JSON.parse(stdout));
  for (const which of ["calm", "lively"] as const) {
    expect(apart(again[which].level, OF_R[which].level)).toBeLessThan(1e-6);
    expect(apart(again[which].variance, OF_R[which].variance)).toBeLessThan(1e-6);
  }
  expect(apart(again.smoothed.mean, OF_R.smoothed.mean)).toBeLessThan(1e-6);
});

test("a level with days that nobody asks on is smoothed as R's KalmanSmooth does", () => {
  const days = OF_R.observed.length;
  const precisions = Float64Array.from(OF_R.observed, (value) => (value === null ? 0 : 1 / 1.44));
  const sums = Float64Array.from(OF_R.observed, (value) => (value ?? 0) / 1.44);
  const { means, variances } = smoothLevel({ days, precisions, columns: 1, sums }, 0.09);
  expect(apart(means, OF_R.smoothed.mean)).toBeLessThan(1e-5);
  expect(apart(variances, OF_R.smoothed.variance)).toBeLessThan(1e-5);
});

/** The polls of the script, fitted with its parameters. */
function fitted({ drift, noise, lean }: { readonly drift: number; readonly noise: number; readonly lean: number }) {
  const { day, house, population, people, one, other } = OF_R.polls;
  const polls = day.map((own, at) => ({
    day: own,
    leans: [(house[at] ?? 0) - 1, ...(population[at] === 1 ? [4] : [])],
    values: [one[at] ?? 0, other[at] ?? 0],
  }));
  const model: LevelModel = {
    ...{ days: 40, driftVariance: drift, leanVariances: new Float64Array(5).fill(lean) },
    variances: Float64Array.from(people, (asked) => (2500 * 1.5) / asked + noise),
    held: Float64Array.of(1 / 3, 1 / 3, 0, 1 / 3, 0),
    scales: [0.98, 0.66],
  };
  return fitLevel(polls, model);
}

/** By series, as R lists them. */
const bySeries = (figuresOfDays: Float64Array) =>
  [0, 1].flatMap((series) => Array.from(figuresOfDays).filter((_, at) => at % 2 === series));

const FITS = [
  { name: "calm", asked: { drift: 0.04, noise: 0.25, lean: 2.25 }, theirs: OF_R.calm },
  { name: "lively", asked: { drift: 0.25, noise: 1, lean: 6.25 }, theirs: OF_R.lively },
];

describe.each(FITS)("a $name level, with four houses and two populations", ({ asked, theirs }) => {
  const ours = fitted(asked);
  test("goes where R's dense matrices put it on each day, with their variance", () => {
    const { means, variances } = ours.level();
    expect(apart(bySeries(means), theirs.level)).toBeLessThan(1e-6);
    expect(apart(variances, theirs.variance)).toBeLessThan(1e-6);
  });
  test("has R's leans, and those of the houses of quality sum to zero", () => {
    const leans = bySeries(ours.leans);
    expect(apart(leans, theirs.leans)).toBeLessThan(1e-6);
    expect((leans[0] ?? 1) + (leans[1] ?? 1) + (leans[3] ?? 1)).toBeCloseTo(0, 4);
  });
});

test("one set of parameters is as much likelier than another as R says", () => {
  const [calm, lively] = FITS.map(({ asked }) => fitted(asked).logLikelihood);
  expect((calm ?? 0) - (lively ?? 0)).toBeCloseTo(OF_R.calm.logLikelihood - OF_R.lively.logLikelihood, 5);
});

test("shares of one question are drawn as far apart as a multinomial has them", () => {
  const shares = [33, 29].map((meanPct) => ({ meanPct, variance: 1.5 ** 2 }));
  const drawn = jointDraws(shares, { draws: 20_000, seed: 7 });
  const differences = Array.from({ length: 20_000 }, (_, draw) => (drawn[2 * draw] ?? 0) - (drawn[2 * draw + 1] ?? 0));
  const mean = differences.reduce((sum, difference) => sum + difference, 0) / differences.length;
  const spread = Math.sqrt(differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / differences.length);
  expect(mean).toBeCloseTo(4, 1);
  expect(spread / OF_R.difference.spread).toBeCloseTo(1, 1);
  expect(differences.filter((one) => one > 0).length / differences.length).toBeCloseTo(OF_R.difference.ahead, 2);
});

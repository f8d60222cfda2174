import { fitLevel } from "./fit-level.ts";
import type { FreeParameters, LevelDesign } from "./level-design.ts";

/** Bounds of each parameter, points a day and points; and where it is looked for first, which few polls do not move far. */
const DRIFT = { least: 0.02, most: 1.5, usual: 0.2 } as const;
const NOISE = { least: 0.05, most: 5, usual: 1 } as const;

/** Usual lean of houses, points, and how many houses that is as good as having seen. */
const LEAN = { usual: 2, seen: 2 } as const;

/** Times that the lean is worked out again from the leans that come of it. */
const LEAN_ROUNDS = 3;

/** Distance of a parameter from the usual before polls say anything: a factor of e, up or down, is one deviation. */
const WIDTH = 1;

/** Steps of a search along one parameter, and how far from the first find the second one goes: a factor of e, up and down. */
const STEPS = 6;
const AROUND = 1;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Place of the highest value between two places, where there is one hill. */
function highest(valueAt: (place: number) => number, least: number, most: number): number {
  let [low, high] = [least, most];
  let [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
  let [ofLeft, ofRight] = [valueAt(left), valueAt(right)];
  for (let step = 0; step < STEPS; step += 1) {
    if (ofLeft > ofRight) {
      [high, right, ofRight] = [right, left, ofLeft];
      left = high - GOLDEN * (high - low);
      ofLeft = valueAt(left);
    } else {
      [low, left, ofLeft] = [left, right, ofRight];
      right = low + GOLDEN * (high - low);
      ofRight = valueAt(right);
    }
  }
  return (low + high) / 2;
}

/**
 * Lean of the houses from one another: as far as those that are known well do (MacKay's count of what data tell, with some houses that lean
 * as usual besides, so that two houses do not decide it).
 */
function leanOf(design: LevelDesign, begun: FreeParameters): number {
  let leanPct = begun.leanPct;
  for (let round = 0; round < LEAN_ROUNDS; round += 1) {
    const model = design.modelWith({ ...begun, leanPct });
    const fitted = fitLevel(design.polls, model);
    const series = model.scales.length;
    const told = fitted.leanVariances().reduce((sum, variance) => sum + Math.max(0, 1 - variance / leanPct ** 2), 0);
    const squares = fitted.leans.reduce((sum, lean, at) => sum + lean ** 2 / (model.scales[at % series] ?? 1), 0);
    leanPct = Math.sqrt((squares / series + LEAN.seen * LEAN.usual ** 2) / (told + LEAN.seen));
  }
  return leanPct;
}

/**
 * Finds how far opinion moves in a day and how much polls err beyond their samples: those that make what was observed likeliest, within
 * bounds, with a weak weight on what is usual, so that three polls do not decide it. Along one, then along the other, twice; then how far
 * houses lean.
 */
export function estimateParameters(design: LevelDesign): FreeParameters {
  const prior = (place: number, usual: number) => -((place - Math.log(usual)) ** 2) / (2 * WIDTH ** 2);
  function likelihood(drift: number, noise: number): number {
    const model = design.modelWith({ driftPct: Math.exp(drift), noisePct: Math.exp(noise), leanPct: LEAN.usual });
    return fitLevel(design.polls, model).logLikelihood + prior(drift, DRIFT.usual) + prior(noise, NOISE.usual);
  }
  const along = (valueAt: (place: number) => number, { least, most }: typeof DRIFT | typeof NOISE, found?: number) => {
    const [low, high] = [Math.log(least), Math.log(most)];
    const [from, to] =
      found === undefined ? [low, high] : [Math.max(low, found - AROUND), Math.min(high, found + AROUND)];
    return highest(valueAt, from, to);
  };
  let noise = along((place) => likelihood(Math.log(DRIFT.usual), place), NOISE);
  let drift = along((place) => likelihood(place, noise), DRIFT);
  noise = along((place) => likelihood(drift, place), NOISE, noise);
  drift = along((place) => likelihood(place, noise), DRIFT, drift);
  const begun = { driftPct: Math.exp(drift), noisePct: Math.exp(noise), leanPct: LEAN.usual };
  return { ...begun, leanPct: leanOf(design, begun) };
}

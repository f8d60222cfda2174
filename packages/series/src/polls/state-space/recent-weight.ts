import type { LevelModel, LevelPoll } from "./fit-level.ts";

/**
 * Works out how much of the level of the last day comes of recent polls: what each adds fades with each day that opinion may have moved since, and with
 * each poll that came after.
 *
 * @param since - First day that is recent, from 0.
 * @returns Ratio 0-1, of the level as it is filtered; leans are left aside.
 */
export function recentWeight(
  polls: readonly LevelPoll[],
  { days, variances, driftVariance }: Pick<LevelModel, "days" | "variances" | "driftVariance">,
  since: number,
): number {
  const told = new Float64Array(days);
  for (const [at, { day }] of polls.entries()) told[day] = (told[day] ?? 0) + 1 / (variances[at] ?? 1);
  let [known, recent] = [0, 0];
  for (let day = 0; day < days; day += 1) {
    const fade = 1 / (1 + driftVariance * known);
    const own = told[day] ?? 0;
    [known, recent] = [known * fade + own, recent * fade + (day >= since ? own : 0)];
  }
  return known === 0 ? 0 : recent / known;
}

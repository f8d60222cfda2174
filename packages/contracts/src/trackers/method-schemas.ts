import { z } from "zod";
import { line } from "../graphics/texts.ts";
import { TRACKER_LIMITS } from "./paths.ts";

/** A whole number between two bounds. */
export const wholeBetween = (least: number, most: number) =>
  z
    .int({ error: "Debe ser un número sin decimales" })
    .min(least, `De ${least} a ${most}`)
    .max(most, `De ${least} a ${most}`);

/** A number between two bounds. */
const between = (least: number, most: number) =>
  z.number({ error: "Debe ser un número" }).min(least, `De ${least} a ${most}`).max(most, `De ${least} a ${most}`);

/** Choices of the team about a model of states; the rest of its parameters come of the polls. */
export const StatesMethod = z.object({
  /** Whether what houses lean to is taken out, and told. */
  houses: z.enum(["off", "on", "shown"]),
  /** Houses whose leans sum to zero; all where none is named. */
  qualityHouses: z
    .array(line(TRACKER_LIMITS.name).min(1, "Falta el nombre de la casa"))
    .max(TRACKER_LIMITS.houses, `Como mucho ${TRACKER_LIMITS.houses} casas`),
  /** Population that the average is about, as polls call it; empty where populations are not told apart. */
  population: line(TRACKER_LIMITS.name),
  /** Variance of a poll over that of one by lot. */
  designEffect: between(1, 4),
  /** Standard deviation of what all houses may miss at once, points, of a share of a half. */
  sharedErrorPct: between(0, 6),
});
export type StatesMethod = z.infer<typeof StatesMethod>;

/** Method of an average of polls. Every one of these values is printed beside it. */
export const AverageMethod = z.object({
  /** Moving average, or a model of states; the first where it does not say, as in what was written before there was the second. */
  model: z.enum(["moving", "states"]).optional(),
  /** Days in which a poll comes to weigh half. */
  halfLifeDays: wholeBetween(1, 365),
  /** Most people of a poll that count: a bigger one weighs as much as this. */
  mostSample: wholeBetween(100, 100_000),
  /** There is no average where the last days have fewer polls than this; fewer than three are no average. */
  leastPolls: wholeBetween(3, 20),
  /** Number of these days. */
  windowDays: wholeBetween(7, 90),
  /** Number of times that the polls are drawn again for the band. */
  resamples: wholeBetween(100, 1000),
  /** Seed of the draws: the same seed draws the same band. */
  seed: wholeBetween(0, 2_147_483_647),
  /** Of a model of states; the house's own where it does not say. */
  states: StatesMethod.optional(),
});
export type AverageMethod = z.infer<typeof AverageMethod>;

import type { AverageMethod, StatesMethod } from "@nv/contracts/schemas";
import { DESIGN_EFFECT } from "./sampling-error.ts";

/** The moving average of the house. */
export const HOUSE_METHOD: AverageMethod = {
  halfLifeDays: 14,
  mostSample: 3000,
  leastPolls: 3,
  windowDays: 30,
  resamples: 200,
  seed: 1,
};

/**
 * The model of states of the house. What all houses miss at once is what averages of polls have missed elections by: two points of
 * standard deviation for a share of a half.
 *
 * @see docs/adr/0114
 */
export const HOUSE_STATES: StatesMethod = {
  houses: "on",
  qualityHouses: [],
  population: "",
  designEffect: DESIGN_EFFECT,
  sharedErrorPct: 2,
};

/** The method that a tracker begins with. */
export const NEW_METHOD: AverageMethod = { ...HOUSE_METHOD, model: "states", states: HOUSE_STATES };

/** Parameters of the model of states in a method, or those of the house. */
export const statesIn = ({ states }: AverageMethod): StatesMethod => states ?? HOUSE_STATES;

/** Draws by which it is told who is ahead. */
export const LEADER_DRAWS = 1000;

import type { AverageMethod, StatesMethod } from "@nv/contracts/schemas";
import { HOUSE_STATES } from "@nv/series";
import { formatNumber, parseSpanishNumber } from "@nv/spanish";
import { z } from "zod";

const StatesDraft = z.object({
  houses: z.enum(["off", "on", "shown"]),
  /** A house a line. */
  qualityHouses: z.string(),
  population: z.string(),
  designEffect: z.string(),
  sharedErrorPct: z.string(),
});
export type StatesDraft = z.infer<typeof StatesDraft>;

const FIGURES = ["halfLifeDays", "mostSample", "leastPolls", "windowDays", "resamples", "seed"] as const;

/** A figure, as it is written in a form; empty for none. */
export const figureText = (value: number): string => (Number.isNaN(value) ? "" : String(value));

/** A figure as it is written; what is none is told by the schema. */
export const figureIn = (text: string): number => parseSpanishNumber(text) ?? Number.NaN;

const decimalText = (value: number) => (Number.isNaN(value) ? "" : formatNumber(value));

const statesDraft = ({
  houses,
  qualityHouses,
  population,
  designEffect,
  sharedErrorPct,
}: StatesMethod): StatesDraft => ({
  ...{ houses, population, qualityHouses: qualityHouses.join("\n") },
  ...{ designEffect: decimalText(designEffect), sharedErrorPct: decimalText(sharedErrorPct) },
});

/** The parameters of a method, as they are written. What was begun before there were two models is a moving average. */
export const MethodDraft = z.object({
  model: z.enum(["moving", "states"]).default("moving"),
  ...{ halfLifeDays: z.string(), mostSample: z.string(), leastPolls: z.string() },
  ...{ windowDays: z.string(), resamples: z.string(), seed: z.string() },
  states: StatesDraft.default(() => statesDraft(HOUSE_STATES)),
});
export type MethodDraft = z.infer<typeof MethodDraft>;

/** A method as a form has it. */
export function writtenMethod({ model = "moving", states = HOUSE_STATES, ...figures }: AverageMethod): MethodDraft {
  const texts = Object.fromEntries(FIGURES.map((name) => [name, figureText(figures[name])]));
  return MethodDraft.parse({ model, states: statesDraft(states), ...texts });
}

/** A form as the method that it would be sent as: a moving average says nothing of states. */
export function unreadMethod({ model, states, ...texts }: MethodDraft): unknown {
  const figures = Object.fromEntries(FIGURES.map((name) => [name, figureIn(texts[name])]));
  if (model === "moving") return figures;
  const { designEffect, sharedErrorPct, qualityHouses, ...said } = states;
  const houses = qualityHouses.split("\n").map((house) => house.trim());
  return {
    ...{ ...figures, model },
    states: {
      ...{ ...said, qualityHouses: houses.filter((house) => house !== "") },
      ...{ designEffect: figureIn(designEffect), sharedErrorPct: figureIn(sharedErrorPct) },
    },
  };
}

import { electionSlugIn } from "@nv/piece-parts";
import type { CardConfig } from "./config.ts";

/** Whether a card takes a number or its headline of the count of an election. */
export const tellsOfCount = ({ values, headlineOf }: Pick<CardConfig, "values" | "headlineOf">): boolean =>
  [headlineOf, ...values.map(({ source }) => source)].some((source) => electionSlugIn(source) !== null);

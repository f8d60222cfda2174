import type { ElectoralLaw } from "@nv/contracts/schemas";
import { PARLIAMENT_OF_CATALONIA } from "./catalonia.ts";
import { CONGRESS_2023 } from "./congress.ts";
import { EUROPEAN_PARLIAMENT_2024 } from "./european-parliament.ts";
import { ASSEMBLY_OF_MADRID_2023 } from "./madrid.ts";
import { SENATE } from "./senate.ts";

/** Laws that the house has as tables, by their key; the municipal one is made of towns, by `municipalLaw`. */
export const ELECTORAL_LAWS: ReadonlyMap<string, ElectoralLaw> = new Map(
  [CONGRESS_2023, SENATE, EUROPEAN_PARLIAMENT_2024, PARLIAMENT_OF_CATALONIA, ASSEMBLY_OF_MADRID_2023].map((law) => [
    law.key,
    law,
  ]),
);

/** Counts the seats of a law. */
export const seatsOfLaw = ({ constituencies }: ElectoralLaw): number =>
  constituencies.reduce((sum, { seats }) => sum + seats, 0);

/** Fewest seats that are more than half. @example majorityOf(350) // 176 */
export const majorityOf = (seats: number): number => Math.floor(seats / 2) + 1;

import type { Constituency, ElectoralLaw } from "@nv/contracts/schemas";

/** Councillors by residents: so many up to so many (LOREG, article 179.1). */
const COUNCILLORS: readonly (readonly [mostResidents: number, councillors: number])[] = [
  [100, 3],
  [250, 5],
  [1000, 7],
  [2000, 9],
  [5000, 11],
  [10_000, 13],
  [20_000, 17],
  [50_000, 21],
  [100_000, 25],
];

/** Councillors of a town of a hundred thousand. */
const OF_A_CITY = 25;

const CITY_RESIDENTS = 100_000;

/** Most residents of a town where people and not lists are voted (LOREG, article 184). */
const PEOPLE_ARE_VOTED_UP_TO = 250;

/**
 * The councillors that a town elects: above a hundred thousand residents one more for each hundred thousand or part of it, and one more where
 * that gives an even number.
 *
 * @param residents - Whole, ≥ 0.
 * @throws {RangeError} For what is no number of residents.
 * @see LOREG, article 179.1
 * @example councillorsOf(3_280_782) // 57
 */
export function councillorsOf(residents: number): number {
  if (!Number.isSafeInteger(residents) || residents < 0)
    throw new RangeError(`expected residents, a whole number ≥ 0, got ${residents}`);
  const step = COUNCILLORS.find(([most]) => residents <= most);
  if (step !== undefined) return step[1];
  const councillors = OF_A_CITY + Math.ceil((residents - CITY_RESIDENTS) / CITY_RESIDENTS);
  return councillors % 2 === 0 ? councillors + 1 : councillors;
}

/** A town that elects its council. */
export interface Town {
  /** Five figures of the INE. */
  readonly code: string;
  readonly name: string;
  readonly residents: number;
}

/** Returns a town as a constituency. Up to 250 residents people are voted: two marks for three seats, four for five. */
export function townConstituency({ code, name, residents }: Town): Constituency {
  const seats = councillorsOf(residents);
  if (residents > PEOPLE_ARE_VOTED_UP_TO) return { code, name, seats };
  return { code, name, seats, rule: "most-voted", marks: seats - 1 };
}

/**
 * Municipal elections: five of a hundred valid votes of the town, and D'Hondt.
 *
 * What is not in it: towns of the «concejo abierto», whose voters elect a mayor and no council (article 179.2), and mayors, whom councils
 * elect (article 196).
 *
 * @see LOREG, articles 179, 180 and 184 (BOE-A-1985-11672)
 */
export function municipalLaw(towns: readonly Town[]): ElectoralLaw {
  return {
    key: "municipales",
    name: "Elecciones municipales",
    source: "LOREG, artículos 179, 180 y 184",
    sourceUrl: "https://www.boe.es/buscar/act.php?id=BOE-A-1985-11672",
    rule: "dhondt",
    thresholds: [{ pct: 5, scope: "constituency" }],
    constituencies: towns.map(townConstituency),
  };
}

import type { Constituency, ElectoralLaw } from "@nv/contracts/schemas";
import { CONGRESS_2023 } from "./congress.ts";

/** Provinces whose islands elect for themselves. */
const OF_ISLANDS: ReadonlySet<string> = new Set(["07", "35", "38"]);

/** Cities that are a constituency of their own. */
const CITIES: ReadonlySet<string> = new Set(["51", "52"]);

/** Islands by the code of their province and their number as an electoral district of Interior's files. */
const ISLANDS: readonly Constituency[] = [
  { code: "071", name: "Mallorca", seats: 3, marks: 2 },
  { code: "072", name: "Menorca", seats: 1, marks: 1 },
  { code: "073", name: "Eivissa-Formentera", seats: 1, marks: 1 },
  { code: "351", name: "Gran Canaria", seats: 3, marks: 2 },
  { code: "352", name: "Lanzarote", seats: 1, marks: 1 },
  { code: "353", name: "Fuerteventura", seats: 1, marks: 1 },
  { code: "384", name: "Tenerife", seats: 3, marks: 2 },
  { code: "385", name: "La Palma", seats: 1, marks: 1 },
  { code: "386", name: "La Gomera", seats: 1, marks: 1 },
  { code: "387", name: "El Hierro", seats: 1, marks: 1 },
];

/** Four senators and three marks in a province, two and two in Ceuta and Melilla. */
const ofLand = CONGRESS_2023.constituencies
  .filter(({ code }) => !OF_ISLANDS.has(code))
  .map(({ code, name }): Constituency => {
    const isCity = CITIES.has(code);
    return { code, name, seats: isCity ? 2 : 4, marks: isCity ? 2 : 3 };
  });

/**
 * Senators who are voted, 208 of them: people and not lists, and whoever has most votes. Those whom the parliaments of the communities
 * name are not in it.
 *
 * @see LOREG, articles 161, 165 and 166 (BOE-A-1985-11672)
 */
export const SENATE: ElectoralLaw = {
  key: "senado",
  name: "Senado",
  source: "LOREG, artículos 161, 165 y 166",
  sourceUrl: "https://www.boe.es/buscar/act.php?id=BOE-A-1985-11672",
  rule: "most-voted",
  thresholds: [],
  constituencies: [...ofLand, ...ISLANDS],
};

/** A list of the invented country. */
export interface InventedList {
  readonly code: string;
  readonly acronym: string;
  readonly name: string;
  /** Code of the list that it adds up with in the whole country. */
  readonly head: string;
  /** Part of the vote that it is after, from 0 to 1. */
  readonly strength: number;
  /** Provinces where it stands; everywhere where it says nothing. */
  readonly provinces?: readonly number[];
}

/** Provinces in which Alfa stands under another name, as parties do in some communities. */
const SIERRA = [1, 20, 48];

const ALFA = "000101";

/** Parties that are not there, and look like none that is. */
export const INVENTED_LISTS: readonly InventedList[] = [
  { code: ALFA, acronym: "ALFA", name: "Partido Alfa", head: ALFA, strength: 0.33 },
  { code: "000102", acronym: "BETA", name: "Unión Beta", head: "000102", strength: 0.3 },
  { code: "000103", acronym: "GAMMA", name: "Gamma por el País", head: "000103", strength: 0.14 },
  { code: "000104", acronym: "DELTA", name: "Delta Año Nuevo", head: "000104", strength: 0.12 },
  {
    ...{ code: "000105", acronym: "ÉPSILON", name: "Épsilon de la Costa", head: "000105", strength: 0.2 },
    provinces: [8, 17, 25, 43],
  },
  {
    ...{ code: "000106", acronym: "ALFA-SIERRA", name: "Alfa de la Sierra", head: ALFA, strength: 0.31 },
    provinces: SIERRA,
  },
  { code: "000107", acronym: "MIRLO", name: "Mirlo", head: "000107", strength: 0.01 },
];

/** A town of the invented country, with its result. */
export interface InventedTown {
  readonly community: number;
  readonly province: number;
  /** From 1, in its province. */
  readonly number: number;
  readonly name: string;
  readonly census: number;
  readonly tables: number;
  readonly blank: number;
  readonly spoilt: number;
  /** Votes by the code of the list. */
  readonly votes: ReadonlyMap<string, number>;
  /** Parts of the night at which its first table and its last one are counted, from 0 to 1. */
  readonly counted: readonly [from: number, to: number];
}

/** Provinces by their codes: as many as there are, and with nothing else of theirs. */
export const PROVINCES = 52;

/** Provinces of each community, by the numbers that the ministry gives communities, which are not those of the statistics office. */
const COMMUNITIES = [
  [4, 11, 14, 18, 21, 23, 29, 41],
  [22, 44, 50],
  [33],
  [7],
  [35, 38],
  [39],
  [2, 13, 16, 19, 45],
  [5, 9, 24, 34, 37, 40, 42, 47, 49],
  [8, 17, 25, 43],
  [6, 10],
  [15, 27, 32, 36],
  [28],
  [31],
  [1, 20, 48],
  [30],
  [26],
  [3, 12, 46],
  [51],
  [52],
];

/** Number of the community of a province, from 1. */
const communityOf = (province: number) => 1 + COMMUNITIES.findIndex((provinces) => provinces.includes(province));

/** Part of 1, the same for the same words. @see Fowler, Noll and Vo, FNV-1a */
export function partOf(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of words.join("/")) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** Whether a list stands in a province: Alfa does not where Alfa de la Sierra does. */
function stands({ code, provinces }: InventedList, province: number): boolean {
  if (code === ALFA) return !SIERRA.includes(province);
  return provinces?.includes(province) ?? true;
}

/** The town that is counted again: the first one of the 28th province. */
export const isCountedAgain = ({ province, number }: Pick<InventedTown, "province" | "number">): boolean =>
  province === 28 && number === 1;

function inventedTown(seed: number, province: number, number: number): InventedTown {
  const own = (what: string) => partOf(seed, what, province, number);
  const census = Math.round(
    200 + 40_000 * own("census") ** 4 + (number === 1 ? 60_000 * partOf(seed, "capital", province) : 0),
  );
  const voters = Math.round(census * (0.58 + 0.2 * own("turnout")));
  const [blank, spoilt] = [Math.round(voters * 0.008), Math.round(voters * 0.01)];
  const listed = INVENTED_LISTS.filter((list) => stands(list, province));
  const weights = listed.map(
    ({ code, strength }) => strength * (0.6 + 0.8 * partOf(seed, code, province)) * (0.8 + 0.4 * own(code)),
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const left = voters - blank - spoilt;
  const votes = new Map(listed.map(({ code }, at) => [code, Math.floor((left * (weights[at] ?? 0)) / sum)]));
  const given = [...votes.values()].reduce((all, one) => all + one, 0);
  const [first] = listed;
  if (first !== undefined) votes.set(first.code, (votes.get(first.code) ?? 0) + left - given);
  const from = isCountedAgain({ province, number }) ? 0.1 : 0.05 + 0.4 * own("from");
  return {
    ...{ community: communityOf(province), province, number, census, blank, spoilt, votes },
    name: `Peñaalta ${province}-${number}`,
    tables: Math.max(1, Math.round(census / 600)),
    counted: [from, from + 0.1 + 0.4 * own("to")],
  };
}

/** The towns of a country that a seed repeats, with the result that the night ends with. */
export function inventedTowns(seed: number, townsPerProvince: number): readonly InventedTown[] {
  return Array.from({ length: PROVINCES * townsPerProvince }, (_, at) =>
    inventedTown(seed, 1 + Math.floor(at / townsPerProvince), 1 + (at % townsPerProvince)),
  );
}

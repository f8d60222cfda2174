/**
 * Importance of places that have no inhabitants of their own to be weighed by, in inhabitants: of what is called alike, a capital of Spain comes before its
 * community, that before its province, and all of them before a town of the same name abroad.
 */
export const IMPORTANCE = {
  capital: 100_000_000,
  community: 90_000_000,
  province: 80_000_000,
  territory: 50_000_000,
} as const;

/** Weight of an inhabitant of Spain: readers are there. */
const NEARNESS = 30;
/** People of a country are as many as those of its towns, at least. */
const COUNTRY_WEIGHT = 3;
const LEAST_COUNTRY = 3_000_000;
/** Weight of an inhabitant of a capital abroad: it is in the news for its country. */
const CAPITAL_WEIGHT = 5;
const LEAST_PEOPLE = 300;

/** A municipality or a village of Spain. */
export const importanceInSpain = (people: number | null): number => NEARNESS * Math.max(LEAST_PEOPLE, people ?? 0);

/** A country by the people of its towns. */
export const importanceOfCountry = (people: number): number => LEAST_COUNTRY + COUNTRY_WEIGHT * people;

/** A town abroad. */
export const importanceAbroad = (people: number, isCapital: boolean): number =>
  Math.max(LEAST_PEOPLE, people * (isCapital ? CAPITAL_WEIGHT : 1));

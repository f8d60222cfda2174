/** Fields that a screen reads from its address. Names come in Spanish, the one that is written first; those of former addresses after it. */
export interface Query {
  /** Empty when it is not there. */
  text(...names: readonly string[]): string;
  has(name: string): boolean;
  /** One of several, by its own name; `null` for anything else. */
  oneOf<Choice extends string>(choices: readonly Choice[], ...names: readonly string[]): Choice | null;
  /** A day, `2026-11-20`; empty for anything else. */
  day(...names: readonly string[]): string;
  /** Which page of a list; from 1, which is also what makes no sense. */
  page(): number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const PAGE = /^[1-9]\d{0,8}$/;

/**
 * Reads the query of an address; whatever is wrong in it counts as left out.
 *
 * @param search - `?buscar=ana&pagina=2`, with or without its question mark.
 */
export function readQuery(search: string): Query {
  const fields = new URLSearchParams(search);
  const first = (names: readonly string[]) =>
    names.map((name) => fields.get(name)).find((value) => value !== null) ?? "";
  return {
    text: (...names) => first(names),
    has: (name) => fields.has(name),
    oneOf: (choices, ...names) => choices.find((choice) => choice === first(names)) ?? null,
    day(...names) {
      const day = first(names);
      return DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : "";
    },
    page() {
      const page = first(["pagina", "page"]);
      return PAGE.test(page) ? Number(page) : 1;
    },
  };
}

/** Value of a field of an address: a text or a number, or `true` for a name alone. Nothing is written for the rest. */
export type QueryValue = string | number | boolean | null;

/**
 * Writes an address, without what is as it would be anyway.
 *
 * @example addressOf("/admin/people", { buscar: "ana", estado: null, nuevo: true }) // "/admin/people?buscar=ana&nuevo="
 */
export function addressOf(path: string, fields: Readonly<Record<string, QueryValue>>): string {
  const said = Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (value === null || value === false || value === "") return [];
    return [[name, value === true ? "" : String(value)]];
  });
  return said.length === 0 ? path : `${path}?${new URLSearchParams(said)}`;
}

/** A page number as an address says it: the first one goes without saying. */
export const pageField = (page: number): QueryValue => (page > 1 ? page : null);

import { foldLoosely } from "@nv/spanish";
import type { GeoName } from "./geonames.ts";

/** Name of a town abroad in Spanish. */
export interface Exonym {
  /** Two letters of ISO 3166. */
  readonly country: string;
  /** Name by which GeoNames has it, or one of its others. */
  readonly known: string;
  /** As the newspaper calls it. */
  readonly name: string;
  /** Other names by which people look for it. */
  readonly others: readonly string[];
}

function exonymOf(country: string, entry: string): Exonym {
  const [known = "", told = ""] = entry.split("=").map((part) => part.trim());
  const [name = "", ...others] = told.split(",").map((part) => part.trim());
  if (known === "" || name === "") throw new TypeError(`expected «Known = Name» in «${country}: ${entry}»`);
  return { country, known, name, others };
}

/**
 * Reads the house's list of names: a line for each country, «GB: London = Londres; Edinburgh = Edimburgo». Lines that begin with # are notes.
 *
 * @throws {TypeError} For a line that is written otherwise.
 */
export function readExonyms(text: string): readonly Exonym[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  return lines.flatMap((line) => {
    const parts = /^([A-Z]{2}): (.+)$/.exec(line);
    if (parts === null) throw new TypeError(`expected «XX: Known = Name; …», got «${line.slice(0, 80)}»`);
    const [, country = "", entries = ""] = parts;
    return entries.split(";").map((entry) => exonymOf(country, entry));
  });
}

/**
 * Finds the town that each name is of: the largest of those that are called so in its country.
 *
 * @returns By GeoNames' number.
 * @throws {RangeError} When no town is called so: the list has a fault, or GeoNames has renamed it.
 */
export function townsOfExonyms(exonyms: readonly Exonym[], towns: readonly GeoName[]): ReadonlyMap<string, Exonym> {
  const wanted = new Map(exonyms.map((one) => [`${one.country} ${foldLoosely(one.known)}`, one]));
  const found = new Map<Exonym, GeoName>();
  for (const town of towns)
    for (const name of new Set([town.name, town.plainName])) {
      const exonym = wanted.get(`${town.country} ${foldLoosely(name)}`);
      if (exonym === undefined) continue;
      const known = found.get(exonym);
      if (known === undefined || town.people > known.people) found.set(exonym, town);
    }
  const lost = exonyms.filter((one) => !found.has(one)).map(({ country, known }) => `${country}: ${known}`);
  if (lost.length > 0) throw new RangeError(`no town is called ${lost.join("; ")}`);
  return new Map([...found].map(([exonym, town]) => [town.id, exonym]));
}

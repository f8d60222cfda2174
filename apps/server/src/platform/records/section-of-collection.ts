import type { PublishedSection } from "../publishing/core/published-path.ts";

/** First part of the addresses of each collection of records, by its name. What the tests of copies hold to the collections themselves. */
export const SECTION_OF_COLLECTION: Readonly<Record<string, PublishedSection>> = {
  drops: "d",
  graphics: "g",
  includes: "i",
  "legacy-links": "l",
  "map-styles": "map/style",
  series: "data",
  trackers: "data",
  elections: "data",
};

/** Further sections where a collection has pages at the addresses of its records. */
const SECTIONS_BESIDE: Readonly<Record<string, readonly PublishedSection[]>> = { elections: ["elecciones"] };

/** Lists every section where a record of a collection may have something for readers. */
export function sectionsOfCollection(collection: string): readonly PublishedSection[] {
  const own = SECTION_OF_COLLECTION[collection];
  return own === undefined ? [] : [own, ...(SECTIONS_BESIDE[collection] ?? [])];
}

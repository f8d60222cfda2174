import { FOUND_KINDS } from "@nv/contracts/schemas";
import type { PublishedSection } from "../publishing/core/published-path.ts";

/** First part of the addresses of each collection of records, by its name. Graphics declare themselves on the server. */
export const SECTION_OF_COLLECTION: Readonly<Record<string, PublishedSection>> = {
  graphics: "g",
  ...Object.fromEntries(FOUND_KINDS.map(({ name, section }) => [name, section])),
};

/** Further sections where a collection has pages at the addresses of its records. */
const SECTIONS_BESIDE: Readonly<Record<string, readonly PublishedSection[]>> = { elections: ["elecciones"] };

/** Lists every section where a record of a collection may have something for readers. */
export function sectionsOfCollection(collection: string): readonly PublishedSection[] {
  const own = SECTION_OF_COLLECTION[collection];
  return own === undefined ? [] : [own, ...(SECTIONS_BESIDE[collection] ?? [])];
}

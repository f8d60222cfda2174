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

import { mediaTypeOf } from "../../../gate/core/media-types.ts";
import { DATA_LISTS } from "./published-path.ts";
import { feedMediaType, feedNamed } from "./story-feeds.ts";

/** Media types of the lists of data. */
const OF_DATA: Readonly<Record<string, string>> = {
  [DATA_LISTS.catalogue]: "application/ld+json; charset=utf-8",
  [DATA_LISTS.feed]: "application/atom+xml; charset=utf-8",
};

/** Returns the media type of a list of a section. @param name - As `redirects.json`; what is no feed and no JSON is plain text. */
export function listMediaType(name: string): string {
  const ofData = OF_DATA[name];
  if (ofData !== undefined) return ofData;
  const feed = feedNamed(name);
  return feed === null ? mediaTypeOf(name.endsWith(".json") ? name : "list.txt") : feedMediaType(feed);
}

import { mediaTypeOf } from "../../../gate/core/media-types.ts";
import { feedMediaType, feedNamed } from "./story-feeds.ts";

/** Returns the media type of a list of a section. @param name - As `redirects.json`; what is no feed and no JSON is plain text. */
export function listMediaType(name: string): string {
  const feed = feedNamed(name);
  return feed === null ? mediaTypeOf(name.endsWith(".json") ? name : "list.txt") : feedMediaType(feed);
}

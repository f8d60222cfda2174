import { DATA_LISTS } from "../publishing/core/published-path.ts";
import { PROVIDER_NAME } from "../publishing/oembed.service.ts";
import type { Publishing } from "../publishing/publishing.ts";
import { readPointer } from "../records/read-pointer.ts";
import { dataCatalogue, dataFeed } from "./core/data-lists.ts";

/** Writes the catalogue of all data and the feed of what changes in them. @param pointers - Of what readers have, the last published first. */
export async function writeDataLists(
  { sections, publicBaseUrl }: Pick<Publishing, "sections" | "publicBaseUrl">,
  pointers: readonly string[],
): Promise<void> {
  const listed = { publicBaseUrl, publisher: PROVIDER_NAME, pointers: pointers.map(readPointer) };
  await sections.data.writeList(DATA_LISTS.catalogue, dataCatalogue(listed));
  await sections.data.writeList(DATA_LISTS.feed, dataFeed(listed));
}

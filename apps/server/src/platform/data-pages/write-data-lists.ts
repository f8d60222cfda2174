import { DATA_LISTS } from "../publishing/core/published-path.ts";
import { PROVIDER_NAME } from "../publishing/oembed.service.ts";
import type { Publishing } from "../publishing/publishing.ts";
import { readPointer } from "../records/read-pointer.ts";
import type { PastPublication } from "../records/records.repository.ts";
import { dataCatalogue, dataFeed } from "./core/data-lists.ts";

/**
 * Writes the catalogue of all data and the feed of what changes in them.
 *
 * @param pointers - Of what readers have, the last published first.
 * @param publications - Of the same, the last first: each made a revision.
 */
export async function writeDataLists(
  { sections, publicBaseUrl }: Pick<Publishing, "sections" | "publicBaseUrl">,
  pointers: readonly string[],
  publications: readonly PastPublication[],
): Promise<void> {
  const listed = { publicBaseUrl, publisher: PROVIDER_NAME, pointers: pointers.map(readPointer) };
  const changes = publications.map(({ pointer, ...made }) => ({ ...readPointer(pointer), ...made }));
  await sections.data.writeList(DATA_LISTS.catalogue, dataCatalogue(listed));
  await sections.data.writeList(DATA_LISTS.feed, dataFeed(listed, changes));
}

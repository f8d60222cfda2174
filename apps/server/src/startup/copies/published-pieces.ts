import type { NoTables } from "@nv/database";
import type { Kysely } from "kysely";
import { readPointer } from "../../platform/records/read-pointer.ts";
import type { RecordsTables } from "../../platform/records/records-tables.ts";
import { SECTION_OF_COLLECTION } from "../../platform/records/section-of-collection.ts";

/** Something that readers get, by the path of its address. */
export interface PublishedPiece {
  readonly path: string;
}

/** Sections whose pages are at the address itself; of the others the pointer is asked for. */
const WITH_PAGES: readonly (string | undefined)[] = ["d", "g", "i"];

/** Everything that the records of a database have published. */
export async function publishedPieces(given: Kysely<NoTables>): Promise<readonly PublishedPiece[]> {
  const db = given.$extendTables<RecordsTables>();
  const rows = await db
    .selectFrom("records")
    .select(["collection", "pointer"])
    .where("pointer", "is not", null)
    .execute();
  return rows.flatMap(({ collection, pointer }) => {
    const section = SECTION_OF_COLLECTION[collection];
    const { state, slug } = readPointer(pointer ?? "");
    if (section === undefined || state !== "live") return [];
    return [{ path: `/${section}/${slug}/${WITH_PAGES.includes(section) ? "" : "latest.json"}` }];
  });
}

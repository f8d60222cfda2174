import type { NoTables } from "@nv/database";
import type { Kysely } from "kysely";
import { publishedKeys } from "../publishing/revision-manifest.ts";
import type { RecordsTables } from "../records/records-tables.ts";
import { SECTION_OF_COLLECTION } from "../records/section-of-collection.ts";
import { storedPointer } from "./stored-pointer.ts";

/** A pointer in one way of writing, whatever the order of what it says; `null` for what is none. */
function normal(text: string | null): string | null {
  const pointer = text === null ? null : storedPointer(text);
  return pointer === null ? null : JSON.stringify(pointer);
}

/**
 * Has the next start write every pointer that is not in the store as the database has it, and the list of each collection.
 *
 * @param pointerAt - What the store holds at a key; `null` for nothing.
 * @returns How many readers had something else of.
 */
export async function markUnreconciled(
  given: Kysely<NoTables>,
  pointerAt: (key: string) => Promise<string | null>,
): Promise<number> {
  const db = given.$extendTables<RecordsTables>();
  const rows = await db
    .selectFrom("records")
    .select(["id", "collection", "slug", "pointer"])
    .where("pointer", "is not", null)
    .orderBy("seq")
    .execute();
  const lists = new Map(rows.map(({ collection, id }) => [collection, id]));
  let changed = 0;
  for (const { id, collection, slug, pointer } of rows) {
    const section = SECTION_OF_COLLECTION[collection];
    const stored = section === undefined ? null : await pointerAt(publishedKeys(section).pointer(slug));
    const isSame = normal(stored) === normal(pointer);
    if (!isSame) changed += 1;
    if (isSame && lists.get(collection) !== id) continue;
    await db.updateTable("records").set({ is_settled: 0 }).where("id", "=", id).execute();
  }
  return changed;
}

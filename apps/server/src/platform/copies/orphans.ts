import type { PublishedPointer } from "@nv/contracts/schemas";
import type { NoTables } from "@nv/database";
import type { Kysely } from "kysely";
import { PUBLISHED_SECTIONS, type PublishedSection, RESERVED_SLUGS } from "../publishing/core/published-path.ts";
import type { RecordsTables } from "../records/records-tables.ts";
import { sectionsOfCollection } from "../records/section-of-collection.ts";
import { storedPointer } from "./stored-pointer.ts";

/** Something that readers have and no record names. */
export interface OrphanPointer {
  readonly section: PublishedSection;
  readonly pointer: PublishedPointer;
}

/** Drafts end by themselves: their pointers say when. */
const ENDING: PublishedSection = "p";

const POINTER_END = "/latest.json";

/** Whether something in the store is a pointer of what records publish. */
export function isRecordPointer(key: string): boolean {
  return key.endsWith(POINTER_END) && sectionOf(key) !== null;
}

function sectionOf(key: string): PublishedSection | null {
  const section = PUBLISHED_SECTIONS.find((name) => key.startsWith(`${name}/`));
  if (section === undefined || section === ENDING) return null;
  const slug = key.slice(section.length + 1, -POINTER_END.length);
  return RESERVED_SLUGS[section]?.includes(slug) === true ? null : section;
}

/**
 * Finds what readers have although the database does not know it: what was published after the copy that the database is from.
 *
 * @param pointers - What the store holds, by its key.
 */
export async function orphansAmong(
  given: Kysely<NoTables>,
  pointers: Iterable<readonly [string, string]>,
): Promise<readonly OrphanPointer[]> {
  const db = given.$extendTables<RecordsTables>();
  const rows = await db.selectFrom("records").select(["collection", "slug"]).where("pointer", "is not", null).execute();
  const known = new Set(
    rows.flatMap(({ collection, slug }) => sectionsOfCollection(collection).map((section) => `${section} ${slug}`)),
  );
  return [...pointers].flatMap(([key, text]) => {
    const section = sectionOf(key);
    if (section === null) return [];
    const pointer = storedPointer(text);
    return pointer?.state === "live" && !known.has(`${section} ${pointer.slug}`) ? [{ section, pointer }] : [];
  });
}

import { isStopWord } from "@nv/spanish";
import { foldWords } from "./core/fold-words.ts";
import { findBySlug, findRecord } from "./records.repository.ts";
import type { RecordsContext } from "./records-context.ts";
import type { RecordRow } from "./records-tables.ts";
import { searchIndexOf } from "./search-index.ts";

/** The newest records that hold the words: among them the best are looked for, however many there are. */
const LOOKED_AT = 60;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The last part of an address of ours, or that part alone. */
const SLUG = /^(?:\S*\/[gi]\/)?([a-z0-9]+(?:-[a-z0-9]+)+)\/?$/;
/** Shorter words are in every record. */
const SHORTEST_WORD = 2;

type Context = Pick<RecordsContext<never, never>, "database" | "db"> & {
  readonly collection: { readonly name: string };
};

/** The record that a pasted id or address names. */
async function named({ db, collection }: Context, query: string): Promise<RecordRow | undefined> {
  if (UUID.test(query)) {
    const row = await findRecord(db, query.toLowerCase());
    return row?.collection === collection.name ? row : undefined;
  }
  const slug = SLUG.exec(query)?.[1];
  return slug === undefined ? undefined : findBySlug(db, collection.name, slug);
}

/** Whether the title alone has all the words, as a list that is sorted by fit puts it: 0 before 1. */
function distance(row: RecordRow, words: readonly string[]): number {
  const inTitle = foldWords(row.title);
  return words.every((word) => inTitle.some((extension) => extension.startsWith(word))) ? 0 : 1;
}

/** Limit of a search, and its filter. */
interface Wanted {
  readonly most: number;
  /** Without what was retired, which would else take the place of what is older and in use. */
  readonly isInUse?: boolean;
  /** Whole words of filters that all of them have; a record that is named by its id or address is not asked for them. */
  readonly facets?: readonly string[];
}

/**
 * Records of a collection that answer a search over everything: by their id, their address, or all the words that say something.
 *
 * @returns At most so many: those that are in use first, then those whose title says it, then the last changed.
 */
export async function findByWords(
  context: Context,
  query: string,
  { most, isInUse = false, facets = [] }: Wanted,
): Promise<readonly RecordRow[]> {
  const one = await named(context, query.trim());
  if (one !== undefined) return isInUse && one.status === "retired" ? [] : [one];
  const words = foldWords(query).filter((word) => !isStopWord(word) && word.length >= SHORTEST_WORD);
  if (words.length === 0) return [];
  const sought = { collection: context.collection.name, words, facets, isInUse };
  const { rows } = await searchIndexOf(context.database.dialect).find(context.db, sought, LOOKED_AT);
  const isRetired = ({ status }: RecordRow) => (status === "retired" ? 1 : 0);
  return rows
    .toSorted((a, b) => isRetired(a) - isRetired(b) || distance(a, words) - distance(b, words) || b.seq - a.seq)
    .slice(0, most);
}

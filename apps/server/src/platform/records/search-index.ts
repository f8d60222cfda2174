import type { DialectName } from "@nv/database";
import { sql } from "kysely";
import { z } from "zod";
import type { RecordRow, RecordsDb } from "./records-tables.ts";

/** Words of a query that are looked for; the rest only costs time. */
const MOST_WORDS = 8;

/** Query of a list. */
export interface Sought {
  readonly collection: string;
  /** Beginnings of words, folded; none for everything. */
  readonly words?: readonly string[];
  /** Whole words of filters; none for everything. */
  readonly facets?: readonly string[];
  /** Leaves out what is retired. */
  readonly isInUse?: boolean;
  /** Only records whose last change came before this one; see `seq`. It bounds what is counted. */
  readonly beforeSeq?: number;
  /** Place after which this page of the list starts: that of a record. */
  readonly cursor?: number;
}

type Query = Required<Sought>;

/** Defaults of what a query leaves out. */
const EVERYTHING: Omit<Query, "collection"> = {
  words: [],
  facets: [],
  isInUse: false,
  beforeSeq: Number.MAX_SAFE_INTEGER,
  cursor: Number.MAX_SAFE_INTEGER,
};

/** A page of a list. */
export interface RecordPage {
  /** The last changed first, at most as many as were asked for. */
  readonly rows: readonly RecordRow[];
  /** Number of records on all pages, counted up to the bound. */
  readonly counted: number;
}

/** Finds places by the words noted there, whatever the database. */
interface WordIndex {
  /** @param words - Folded, each of letters, digits and `_`. */
  add(db: RecordsDb, seq: number, words: readonly string[]): Promise<void>;
  remove(db: RecordsDb, seq: number): Promise<void>;
  /** Places before one, at most as many as were asked for: the highest, in that order, when there are more. */
  newest(db: RecordsDb, sought: Query, beforeSeq: number, limit: number): Promise<readonly number[]>;
  /** Places before one: all of them, in no order, or as many as the bound. */
  some(db: RecordsDb, sought: Query, bound: number): Promise<readonly number[]>;
  /** Whether those are the highest when there are more: then the first page is among them. */
  readonly hasNewestFirst: boolean;
}

/** The word that every record of a collection has. */
function collectionWord(collection: string): string {
  return `_in_${collection}`;
}

/** Words hold letters, digits and `_` alone (`core/fold-words.ts`), so quotes are all they need. */
const terms = ({ collection, words, facets }: Query, quote: string, asPrefix: (word: string) => string) => [
  ...[collectionWord(collection), ...facets].map((word) => quote + word + quote),
  ...words.slice(0, MOST_WORDS).map((word) => asPrefix(quote + word + quote)),
];

const fts5 = (sought: Query) => terms(sought, '"', (word) => `${word}*`).join(" ");
const tsquery = (sought: Query) => terms(sought, "'", (word) => `${word}:*`).join(" & ");

/** Returns the condition that keeps retired records out of the places of the index. @param seq - Column of the place there. */
const unlessRetired = ({ isInUse }: Query, seq: string) =>
  isInUse
    ? sql`and exists (select 1 from records where records.seq = ${sql.ref(seq)} and records.status <> 'retired')`
    : sql``;

interface PlaceRow {
  readonly seq: number;
}

/** Places as a text of JSON. */
interface PlacesRow {
  readonly places: string;
}

const Places = z.array(z.number());

/** FTS5 gives rows in the order of their place, so a page of the newest ones stops early however many match. */
const sqliteWords: WordIndex = {
  async add(db, seq, words) {
    await sql`insert into records_search (rowid, words) values (${seq}, ${words.join(" ")})`.execute(db);
  },
  async remove(db, seq) {
    await sql`delete from records_search where rowid = ${seq}`.execute(db);
  },
  async newest(db, sought, beforeSeq, limit) {
    // One text of a thousand places is read sooner than a thousand rows.
    const { rows } = await sql<PlacesRow>`select json_group_array(seq) as places from (
      select rowid as seq from records_search
      where records_search match ${fts5(sought)} and rowid < ${beforeSeq} ${unlessRetired(sought, "records_search.rowid")}
      order by rowid desc limit ${limit})`.execute(db);
    return rows.flatMap(({ places }) => Places.parse(JSON.parse(places))).sort((a, b) => b - a);
  },
  some: (db, sought, bound) => sqliteWords.newest(db, sought, sought.beforeSeq, bound),
  hasNewestFirst: true,
};

/** A GIN index gives all that match, in no order: quick for few. For many, walking down the places meets enough soon. */
const postgresWords: WordIndex = {
  async add(db, seq, words) {
    const lexemes = sql`array_to_tsvector(${[...new Set(words)]}::text[])`;
    await sql`insert into records_search (seq, words) values (${seq}, ${lexemes})`.execute(db);
  },
  async remove(db, seq) {
    await sql`delete from records_search where seq = ${seq}`.execute(db);
  },
  async newest(db, sought, beforeSeq, limit) {
    const { rows } = await sql<PlaceRow>`select seq from records_search
      where words @@ ${tsquery(sought)}::tsquery and seq < ${beforeSeq} ${unlessRetired(sought, "records_search.seq")}
      order by seq desc limit ${limit}`.execute(db);
    return rows.map(({ seq }) => seq);
  },
  async some(db, sought, bound) {
    const { rows } = await sql<PlaceRow>`select seq from records_search
      where words @@ ${tsquery(sought)}::tsquery and seq < ${sought.beforeSeq}
      ${unlessRetired(sought, "records_search.seq")} limit ${bound}`.execute(db);
    return rows.map(({ seq }) => seq);
  },
  hasNewestFirst: false,
};

/** Places of a page, and how many places there are. */
async function placesOf(index: WordIndex, db: RecordsDb, sought: Query, limit: number, bound: number) {
  const some = await index.some(db, sought, bound);
  const start = Math.min(sought.cursor, sought.beforeSeq);
  const isFirst = start === sought.beforeSeq;
  const hasPage = some.length < bound || (index.hasNewestFirst && isFirst);
  const places = hasPage
    ? some
        .filter((seq) => seq < start)
        .sort((a, b) => b - a)
        .slice(0, limit)
    : await index.newest(db, sought, start, limit);
  return { places, counted: some.length };
}

/** Records by their places, the last changed first. */
export async function rowsAt(db: RecordsDb, places: readonly number[]): Promise<readonly RecordRow[]> {
  if (places.length === 0) return [];
  return db.selectFrom("records").selectAll().where("seq", "in", places).orderBy("seq", "desc").execute();
}

/** Every record of the collection, or all that are not retired. */
function allOf(db: RecordsDb, { collection, isInUse }: Query) {
  const all = db.selectFrom("records").where("collection", "=", collection);
  return isInUse ? all.where("status", "<>", "retired") : all;
}

async function findAll(db: RecordsDb, sought: Query, limit: number, bound: number): Promise<RecordPage> {
  const start = Math.min(sought.cursor, sought.beforeSeq);
  const extension = allOf(db, sought);
  const all = extension.where("seq", "<", start).selectAll();
  const bounded = extension.select("seq").where("seq", "<", sought.beforeSeq).limit(bound);
  const total = db.selectFrom(bounded.as("bounded")).select(({ fn }) => fn.countAll<number>().as("total"));
  const rows = await all.orderBy("seq", "desc").limit(limit).execute();
  return { rows, counted: Number((await total.executeTakeFirstOrThrow()).total) };
}

/** Whether every record is meant, so that no index needs to be asked. */
const isAnything = ({ words, facets }: Query) => words.length === 0 && facets.length === 0;

/** Finds records by the words in them. */
export interface SearchIndex extends Pick<WordIndex, "remove"> {
  /** Notes a record of a collection under its words. */
  add(db: RecordsDb, collection: string, seq: number, words: readonly string[]): Promise<void>;
  /**
   * A page of the records of a collection with all the words; all of them without words and filters.
   *
   * @param bound - How far matches are counted; as far as the page goes when left out.
   */
  find(db: RecordsDb, sought: Sought, limit: number, bound?: number): Promise<RecordPage>;
  /** Places of the records that {@link SearchIndex.find} would give on all pages: the last changed, at most as many as the bound. */
  places(db: RecordsDb, sought: Sought, bound: number): Promise<readonly number[]>;
}

/** The index of a database. */
export function searchIndexOf(dialect: DialectName): SearchIndex {
  const index = dialect === "sqlite" ? sqliteWords : postgresWords;
  return {
    add: (db, collection, seq, words) => index.add(db, seq, [...words, collectionWord(collection)]),
    remove: index.remove,
    async places(db, asked, bound) {
      const sought = { ...EVERYTHING, ...asked };
      if (isAnything(sought)) {
        const all = allOf(db, sought).where("seq", "<", sought.beforeSeq);
        const rows = await all.select("seq").orderBy("seq", "desc").limit(bound).execute();
        return rows.map(({ seq }) => seq);
      }
      return index.newest(db, sought, sought.beforeSeq, bound);
    },
    async find(db, asked, limit, bound = limit) {
      const sought = { ...EVERYTHING, ...asked };
      if (isAnything(sought)) return findAll(db, sought, limit, bound);
      const { places, counted } = await placesOf(index, db, sought, limit, bound);
      return { rows: await rowsAt(db, places), counted };
    },
  };
}

import type { DialectName } from "@nv/database";
import { sql } from "kysely";
import type { GraphicRow, GraphicsDb } from "./schema/tables.ts";

/** Words of a query that are looked for; the rest only costs time. */
const MOST_WORDS = 8;

/** What a list is made of. */
export interface Sought {
  /** Beginnings of words, folded. */
  readonly words: readonly string[];
  /** Whole words of filters. */
  readonly facets: readonly string[];
  /** Only graphics whose last change came before this one; see `seq`. It bounds what is counted. */
  readonly beforeSeq: number;
  /** Where this page of the list starts: after the graphic with this place. */
  readonly cursor: number;
}

/** A page of a list. */
export interface Found {
  /** The last changed first, at most as many as were asked for. */
  readonly rows: readonly GraphicRow[];
  /** How many there are on all pages, counted up to the bound. */
  readonly counted: number;
}

/** Finds places by the words noted there, whatever the database. */
interface WordIndex {
  add(db: GraphicsDb, seq: number, words: readonly string[]): Promise<void>;
  remove(db: GraphicsDb, seq: number): Promise<void>;
  /** Places before one, at most as many as were asked for: the highest, in that order, when there are more. */
  newest(db: GraphicsDb, sought: Sought, beforeSeq: number, limit: number): Promise<readonly number[]>;
  /** Places before one: all of them, in no order, or as many as the bound. */
  some(db: GraphicsDb, sought: Sought, bound: number): Promise<readonly number[]>;
}

/** Words hold letters, digits and `_` alone (`core/fold-words.ts`), so quotes are all they need. */
const terms = ({ words, facets }: Sought, quote: string, asPrefix: (word: string) => string) => [
  ...facets.map((word) => quote + word + quote),
  ...words.slice(0, MOST_WORDS).map((word) => asPrefix(quote + word + quote)),
];

const fts5 = (sought: Sought) => terms(sought, '"', (word) => `${word}*`).join(" ");
const tsquery = (sought: Sought) => terms(sought, "'", (word) => `${word}:*`).join(" & ");

interface PlaceRow {
  readonly seq: number;
}

/** FTS5 gives rows in the order of their place, so a page of the newest ones stops early however many match. */
const sqliteWords: WordIndex = {
  async add(db, seq, words) {
    await sql`insert into graphics_search (rowid, words) values (${seq}, ${words.join(" ")})`.execute(db);
  },
  async remove(db, seq) {
    await sql`delete from graphics_search where rowid = ${seq}`.execute(db);
  },
  async newest(db, sought, beforeSeq, limit) {
    const { rows } = await sql<PlaceRow>`select rowid as seq from graphics_search
      where graphics_search match ${fts5(sought)} and rowid < ${beforeSeq} order by rowid desc limit ${limit}`.execute(
      db,
    );
    return rows.map(({ seq }) => seq);
  },
  some: (db, sought, bound) => sqliteWords.newest(db, sought, sought.beforeSeq, bound),
};

/** A GIN index gives all that match, in no order: quick for few. For many, walking down the places meets enough soon. */
const postgresWords: WordIndex = {
  async add(db, seq, words) {
    const lexemes = sql`array_to_tsvector(${[...new Set(words)]}::text[])`;
    await sql`insert into graphics_search (seq, words) values (${seq}, ${lexemes})`.execute(db);
  },
  async remove(db, seq) {
    await sql`delete from graphics_search where seq = ${seq}`.execute(db);
  },
  async newest(db, sought, beforeSeq, limit) {
    const { rows } = await sql<PlaceRow>`select seq from graphics_search
      where words @@ ${tsquery(sought)}::tsquery and seq < ${beforeSeq} order by seq desc limit ${limit}`.execute(db);
    return rows.map(({ seq }) => seq);
  },
  async some(db, sought, bound) {
    const { rows } = await sql<PlaceRow>`select seq from graphics_search
      where words @@ ${tsquery(sought)}::tsquery and seq < ${sought.beforeSeq} limit ${bound}`.execute(db);
    return rows.map(({ seq }) => seq);
  },
};

/** Places of a page, and how many places there are. */
async function placesOf(index: WordIndex, db: GraphicsDb, sought: Sought, limit: number, bound: number) {
  const some = await index.some(db, sought, bound);
  const start = Math.min(sought.cursor, sought.beforeSeq);
  const isAll = some.length < bound;
  const places = isAll
    ? some
        .filter((seq) => seq < start)
        .sort((a, b) => b - a)
        .slice(0, limit)
    : await index.newest(db, sought, start, limit);
  return { places, counted: some.length };
}

async function rowsAt(db: GraphicsDb, places: readonly number[]): Promise<readonly GraphicRow[]> {
  if (places.length === 0) return [];
  return db.selectFrom("graphics").selectAll().where("seq", "in", places).orderBy("seq", "desc").execute();
}

async function findAll(db: GraphicsDb, sought: Sought, limit: number, bound: number): Promise<Found> {
  const start = Math.min(sought.cursor, sought.beforeSeq);
  const all = db.selectFrom("graphics").where("seq", "<", start).selectAll();
  const bounded = db.selectFrom("graphics").select("seq").where("seq", "<", sought.beforeSeq).limit(bound);
  const total = db.selectFrom(bounded.as("bounded")).select(({ fn }) => fn.countAll<number>().as("total"));
  const rows = await all.orderBy("seq", "desc").limit(limit).execute();
  return { rows, counted: Number((await total.executeTakeFirstOrThrow()).total) };
}

/** Finds graphics by the words in them. */
export interface SearchIndex extends Pick<WordIndex, "add" | "remove"> {
  /**
   * A page of the graphics with all the words; all graphics without words and filters.
   *
   * @param bound - How far matches are counted.
   */
  find(db: GraphicsDb, sought: Sought, limit: number, bound: number): Promise<Found>;
}

/** The index of a database. */
export function searchIndexOf(dialect: DialectName): SearchIndex {
  const index = dialect === "sqlite" ? sqliteWords : postgresWords;
  return {
    add: index.add,
    remove: index.remove,
    async find(db, sought, limit, bound) {
      if (sought.words.length === 0 && sought.facets.length === 0) return findAll(db, sought, limit, bound);
      const { places, counted } = await placesOf(index, db, sought, limit, bound);
      return { rows: await rowsAt(db, places), counted };
    },
  };
}

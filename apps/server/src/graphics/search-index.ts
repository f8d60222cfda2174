import type { DialectName } from "@nv/database";
import { type RawBuilder, sql } from "kysely";
import type { GraphicRow, GraphicsDb } from "./schema/tables.ts";

/** Words of a query that are looked for; the rest only costs time. */
const MOST_WORDS = 8;

/** What a list is made of. */
export interface Sought {
  /** Beginnings of words, folded. */
  readonly words: readonly string[];
  /** Whole words of filters. */
  readonly facets: readonly string[];
  /** Only graphics whose last change came before this one; see `seq`. */
  readonly beforeSeq: number;
}

/** Finds graphics by the words in them, whatever the database. */
export interface SearchIndex {
  /** Notes the words of a graphic under its place. */
  add(db: GraphicsDb, seq: number, words: readonly string[]): Promise<void>;
  remove(db: GraphicsDb, seq: number): Promise<void>;
  /** Graphics with all the words, the last changed first. */
  find(db: GraphicsDb, sought: Sought, limit: number): Promise<readonly GraphicRow[]>;
  /** How many there are, counted up to a bound. */
  count(db: GraphicsDb, sought: Sought, bound: number): Promise<number>;
}

const isEverything = ({ words, facets }: Sought) => words.length === 0 && facets.length === 0;

const newest = (db: GraphicsDb, { beforeSeq }: Sought) => db.selectFrom("graphics").where("seq", "<", beforeSeq);

/** Words hold letters, digits and `_` alone (`core/fold-words.ts`), so quotes are all they need. */
const terms = ({ words, facets }: Sought, quote: string, asPrefix: (word: string) => string) => [
  ...facets.map((word) => quote + word + quote),
  ...words.slice(0, MOST_WORDS).map((word) => asPrefix(quote + word + quote)),
];

/**
 * FTS5 gives rows in the order of their place, so a page of the newest ones stops early however many match.
 */
const sqliteIndex: SearchIndex = {
  async add(db, seq, words) {
    await sql`insert into graphics_search (rowid, words) values (${seq}, ${words.join(" ")})`.execute(db);
  },
  async remove(db, seq) {
    await sql`delete from graphics_search where rowid = ${seq}`.execute(db);
  },
  async find(db, sought, limit) {
    const found = await sql<{ seq: number }>`select rowid as seq from graphics_search
      where graphics_search match ${fts5(sought)} and rowid < ${sought.beforeSeq}
      order by rowid desc limit ${limit}`.execute(db);
    return rowsAt(
      db,
      found.rows.map(({ seq }) => seq),
    );
  },
  async count(db, sought, bound) {
    const matching = sql`select 1 from graphics_search where graphics_search match ${fts5(sought)}
      and rowid < ${sought.beforeSeq} limit ${bound}`;
    return countOf(db, matching);
  },
};

const fts5 = (sought: Sought) => terms(sought, '"', (word) => `${word}*`).join(" ");

const postgresIndex: SearchIndex = {
  async add(db, seq, words) {
    const lexemes = sql`array_to_tsvector(${[...new Set(words)]}::text[])`;
    await sql`insert into graphics_search (seq, words) values (${seq}, ${lexemes})`.execute(db);
  },
  async remove(db, seq) {
    await sql`delete from graphics_search where seq = ${seq}`.execute(db);
  },
  async find(db, sought, limit) {
    const found = await sql<{ seq: number }>`select seq from graphics_search
      where words @@ ${tsquery(sought)}::tsquery and seq < ${sought.beforeSeq}
      order by seq desc limit ${limit}`.execute(db);
    return rowsAt(
      db,
      found.rows.map(({ seq }) => seq),
    );
  },
  async count(db, sought, bound) {
    const matching = sql`select 1 from graphics_search where words @@ ${tsquery(sought)}::tsquery
      and seq < ${sought.beforeSeq} limit ${bound}`;
    return countOf(db, matching);
  },
};

const tsquery = (sought: Sought) => terms(sought, "'", (word) => `${word}:*`).join(" & ");

async function rowsAt(db: GraphicsDb, places: readonly number[]): Promise<readonly GraphicRow[]> {
  if (places.length === 0) return [];
  return db.selectFrom("graphics").selectAll().where("seq", "in", places).orderBy("seq", "desc").execute();
}

async function countOf(db: GraphicsDb, matching: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${matching}) as matching`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

/** The index of a database; without words and filters it needs none. */
export function searchIndexOf(dialect: DialectName): SearchIndex {
  const index = dialect === "sqlite" ? sqliteIndex : postgresIndex;
  return {
    ...index,
    async find(db, sought, limit) {
      if (!isEverything(sought)) return index.find(db, sought, limit);
      return newest(db, sought).selectAll().orderBy("seq", "desc").limit(limit).execute();
    },
    async count(db, sought, bound) {
      if (!isEverything(sought)) return index.count(db, sought, bound);
      const total = newest(db, sought).select(({ fn }) => fn.countAll<number>().as("total"));
      return Math.min(bound, Number((await total.executeTakeFirstOrThrow()).total));
    },
  };
}

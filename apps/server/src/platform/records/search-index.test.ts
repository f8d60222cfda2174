import { type Database, migrate } from "@nv/database";
import { DIALECTS, type TestDatabase } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertRecord, nextSeq } from "./records.repository.ts";
import { RECORDS_MIGRATIONS, type RecordsDb, recordsDb } from "./records-tables.ts";
import { searchIndexOf } from "./search-index.ts";

const MANY = 12;
/** Counted up to here, as a registry of years is up to a thousand. */
const BOUND = 5;

describe.each(DIALECTS)("the index of words on $name", ({ create }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let db: RecordsDb;
  const seqs: number[] = [];

  beforeAll(async () => {
    testDatabase = await create("records");
    database = await testDatabase.open();
    await migrate(database, "records", RECORDS_MIGRATIONS);
    db = recordsDb(database);
    const index = searchIndexOf(database.dialect);
    for (let number = 0; number < MANY; number += 1) {
      const seq = await nextSeq(db);
      const status = number % 4 === 3 ? "retired" : "draft";
      await insertRecord(db, {
        ...{ id: `r${number}`, collection: "cosas", slug: `cosa-${number}`, title: `Cosa ${number}`, status, seq },
        ...{ fields: "{}", version: 1, created_at_ms: 0, updated_at_ms: 0, changed_by: "" },
        ...{ revision: null, revisions: 0, published_version: 0, published_at_ms: null },
        ...{ pointer: null, is_settled: 1 },
      });
      await index.add(db, "cosas", seq, ["cosa", number === 2 ? "rara" : "corriente"]);
      seqs.push(seq);
    }
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const find = async (sought: object, limit = 3) => {
    const found = await searchIndexOf(database.dialect).find(db, { collection: "cosas", ...sought }, limit, BOUND);
    return [found.rows.map(({ id }) => id), found.counted];
  };

  test("of more than are counted, each page has the last changed before it, and the count stops", async () => {
    expect(await find({ words: ["cos"] })).toEqual([["r11", "r10", "r9"], BOUND]);
    expect(await find({ words: ["cos"], cursor: seqs[9] })).toEqual([["r8", "r7", "r6"], BOUND]);
    expect(await find({ words: ["cos"], cursor: seqs[1] })).toEqual([["r0"], BOUND]);
    expect(await find({ words: ["cos"], beforeSeq: seqs[7] })).toEqual([["r6", "r5", "r4"], BOUND]);
    expect(await find({ words: ["cos"], beforeSeq: seqs[7], cursor: seqs[5] })).toEqual([["r4", "r3", "r2"], BOUND]);
    expect(await find({ words: ["corr"], isInUse: true })).toEqual([["r10", "r9", "r8"], BOUND]);
  });

  test("of few each is counted, and a page that is longer than they are has all of them", async () => {
    expect(await find({ words: ["rara"] })).toEqual([["r2"], 1]);
    expect(await find({ words: ["cosa"], beforeSeq: seqs[3] })).toEqual([["r2", "r1", "r0"], 3]);
    expect(await find({ words: ["cosa"], beforeSeq: seqs[4], isInUse: true })).toEqual([["r2", "r1", "r0"], 3]);
    expect(await find({ words: ["nada"] })).toEqual([[], 0]);
  });

  test("places of all pages are the last changed first, up to the bound", async () => {
    const places = await searchIndexOf(database.dialect).places(db, { collection: "cosas", words: ["cosa"] }, BOUND);
    expect(places).toEqual(seqs.toReversed().slice(0, BOUND));
  });
});

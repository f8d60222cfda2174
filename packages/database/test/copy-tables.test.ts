import { type Database, fillTables, type Migrations, migrate, openSnapshot, type Snapshot } from "@nv/database";
import { DIALECTS, type TestDatabase } from "@nv/test-kit";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

/** Tables with everything that ours have: words that are found, bytes, what the database counts, and a row that names one that comes later. */
const STEPS: Migrations = {
  async sample_0001({ db, dialect, table, bigint }) {
    await table("b_people")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at_ms", bigint, (column) => column.notNull())
      .addColumn("note", "text")
      .execute();
    await table("a_photos")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person", "text", (column) => column.notNull().references("b_people.id").onDelete("cascade"))
      .addColumn("after", "text", (column) => column.references("a_photos.id"))
      .addColumn("bytes", dialect === "sqlite" ? sql`blob` : sql`bytea`, (column) => column.notNull())
      .addColumn("degrees", sql.raw(dialect === "sqlite" ? "real" : "double precision"), (column) => column.notNull())
      .execute();
    const lines = table("c_lines");
    await (dialect === "sqlite"
      ? lines.addColumn("seq", "integer", (column) => column.primaryKey().autoIncrement())
      : lines.addColumn("seq", sql`bigint generated always as identity`, (column) => column.primaryKey())
    )
      .addColumn("text", "text", (column) => column.notNull())
      .execute();
    await (dialect === "sqlite"
      ? sql`create virtual table d_search using fts5(words)`
      : sql`create table d_search (seq bigint primary key, words tsvector not null)`
    ).execute(db);
    // What a step puts there is in every database, and must not be there twice.
    await sql`insert into b_people (id, at_ms, note) values ('nadie', 0, null)`.execute(db);
  },
};

const LATE_MS = 1_790_000_000_123;
const PAGE_ROWS = 1203;

async function fill({ kysely: db, dialect }: Database): Promise<void> {
  await sql`update b_people set note = 'de antes' where id = 'nadie'`.execute(db);
  await sql`insert into b_people (id, at_ms, note) values ('ana', ${LATE_MS}, 'Año «ñ» 😀
otra línea')`.execute(db);
  const bytes = Buffer.from([0, 1, 128, 255]);
  await sql`insert into a_photos (id, person, after, bytes, degrees) values ('uno', 'ana', null, ${bytes}, -0.1)`.execute(
    db,
  );
  await sql`insert into a_photos (id, person, after, bytes, degrees) values ('dos', 'ana', 'uno', ${bytes}, 2)`.execute(
    db,
  );
  await sql`update a_photos set after = 'dos' where id = 'uno'`.execute(db);
  for (let row = 1; row <= PAGE_ROWS; row += 1)
    await sql`insert into c_lines (text) values (${`línea ${row}`})`.execute(db);
  await sql`delete from c_lines where seq = 2`.execute(db);
  await (dialect === "sqlite"
    ? sql`insert into d_search (rowid, words) values (7, 'paro _in_graphics')`
    : sql`insert into d_search (seq, words) values (7, array_to_tsvector(array['paro', '_in_graphics']))`
  ).execute(db);
}

async function* everything(snapshot: Snapshot) {
  for (const table of snapshot.tables) for await (const rows of snapshot.rows(table)) yield { table, rows };
}

const PAIRS = DIALECTS.flatMap((from) => DIALECTS.map((to) => ({ from, to, names: `${from.name} to ${to.name}` })));

describe.each(PAIRS)("tables from $names", ({ from, to }) => {
  let source: TestDatabase;
  let target: TestDatabase;
  let database: Database;
  let other: Database;

  beforeEach(async () => {
    source = await from.create();
    target = await to.create();
    database = await source.open();
    other = await target.open();
    for (const each of [database, other]) await migrate(each, "sample", STEPS);
    await fill(database);
  });
  afterEach(async () => {
    await database.close();
    await other.close();
    await source.drop();
    await target.drop();
  });

  test("every row is there as it was, whatever it names, and counting goes on after them", async () => {
    const snapshot = await openSnapshot(source.address);
    expect(snapshot.steps).toEqual({ sample: ["sample_0001"] });
    expect(snapshot.tables).toEqual(["a_photos", "b_people", "c_lines", "d_search"]);
    const counts = await fillTables(other, everything(snapshot));
    await snapshot.close();
    expect(counts).toEqual({ a_photos: 2, b_people: 2, c_lines: PAGE_ROWS - 1, d_search: 1 });
    const { kysely: db, dialect } = other;
    expect((await sql`select * from b_people order by id`.execute(db)).rows).toEqual([
      { id: "ana", at_ms: LATE_MS, note: "Año «ñ» 😀\notra línea" },
      { id: "nadie", at_ms: 0, note: "de antes" },
    ]);
    const photos = await sql<{ bytes: Uint8Array }>`select * from a_photos order by id`.execute(db);
    expect(photos.rows.map(({ bytes, ...row }) => ({ ...row, bytes: [...bytes] }))).toEqual([
      { id: "dos", person: "ana", after: "uno", degrees: 2, bytes: [0, 1, 128, 255] },
      { id: "uno", person: "ana", after: "dos", degrees: -0.1, bytes: [0, 1, 128, 255] },
    ]);
    const found = await (dialect === "sqlite"
      ? sql`select rowid as seq from d_search where d_search match '"_in_graphics" "par"*'`
      : sql`select seq from d_search where words @@ '''_in_graphics'' & ''par'':*'::tsquery`
    ).execute(db);
    expect(found.rows).toEqual([{ seq: 7 }]);
    await sql`insert into c_lines (text) values ('nueva')`.execute(db);
    const last = await sql`select max(seq) as seq, min(text) as text from c_lines where seq > ${PAGE_ROWS}`.execute(db);
    expect(last.rows).toEqual([{ seq: PAGE_ROWS + 1, text: "nueva" }]);
    const orphan = sql`insert into a_photos (id, person, bytes, degrees) values ('x', 'nadie más', ${Buffer.from([])}, 1)`;
    await expect(orphan.execute(db), "references are looked at again").rejects.toThrow(/foreign key/i);
  });

  test("what is written while they are read is not among them, and nobody who writes waits", async () => {
    const snapshot = await openSnapshot(source.address);
    const written = (async () => {
      await sql`insert into b_people (id, at_ms) values ('tarde', 1)`.execute(database.kysely);
      await sql`update b_people set note = 'después' where id = 'ana'`.execute(database.kysely);
    })();
    await written;
    const counts = await fillTables(other, everything(snapshot));
    await snapshot.close();
    expect(counts.b_people).toBe(2);
    const { rows } = await sql<{ note: string }>`select note from b_people where id = 'ana'`.execute(other.kysely);
    expect(rows[0]?.note).toContain("Año");
  });

  test("a table or a column that is not here changes nothing", async () => {
    async function* withAlso(table: string, row: Readonly<Record<string, string>>) {
      yield { table: "b_people", rows: [{ id: "otra", at_ms: 1, note: null }] };
      yield { table, rows: [row] };
    }
    await expect(fillTables(other, withAlso("e_otra", { id: "1" }))).rejects.toThrow("e_otra");
    await expect(fillTables(other, withAlso("b_people", { id: "1", edad: "9" }))).rejects.toThrow("b_people.edad");
    const { rows } = await sql`select id, note from b_people`.execute(other.kysely);
    expect(rows).toEqual([{ id: "nadie", note: null }]);
  });
});

import { GraphicsQuery } from "@nv/contracts/schemas";
import { type Database, migrate } from "@nv/database";
import { DIALECTS, type TestDatabase } from "@nv/test-kit";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { insertRecord, listVersions, nextSeq } from "../../../platform/records/records.repository.ts";
import { RECORDS_MIGRATIONS, recordsDb } from "../../../platform/records/records-tables.ts";
import { listUsages } from "../graphics.repository.ts";
import { GRAPHICS } from "../graphics-collection.ts";
import { findGraphics } from "../list/find-graphics.service.ts";
import { GRAPHICS_MIGRATIONS } from "./migrations.ts";
import type { GraphicsTables } from "./tables.ts";

const {
  graphics_0003_into_records: _moving,
  graphics_0004_preview_links: _links,
  graphics_0005_pictures: _pictures,
  graphics_0006_thumbnails: _thumbnails,
  ...BEFORE
} = GRAPHICS_MIGRATIONS;

describe.each(DIALECTS)("graphics of before there were records, on $name", ({ name, create }) => {
  let testDatabase: TestDatabase;
  let database: Database;

  beforeEach(async () => {
    testDatabase = await create();
    database = await testDatabase.open();
    await migrate(database, "records", RECORDS_MIGRATIONS);
    await migrate(database, "graphics", BEFORE);
    const { kysely } = database;
    const fields = JSON.stringify({ title: "Paro en Zamora", config: { type: "external", source: "AbC12" } });
    await sql`insert into graphics (id, slug, type, title, status, author, section, tags, has_alt, fields, source_key, version, seq,
        created_at_ms, updated_at_ms, changed_by, revision, revisions, published_version, published_at_ms, pointer, is_settled,
        heights, health, findings, checked_at_ms, thumbnail)
      values ('g1', 'paro-zamora', 'external', 'Paro en Zamora', 'draft', 'Ana', 'Economía', '["paro"]', 0, ${fields}, 'AbC12', 2, 7,
        1, 2, 'Ana', null, 0, 0, null, null, 1, '[]', 'unknown', '[]', null, null)`.execute(kysely);
    for (const version of [1, 2])
      await sql`insert into graphic_versions (graphic_id, version, action, by_name, by_id, at_ms, revision, snapshot)
        values ('g1', ${version}, 'edited', 'Ana', 'ana', 1, null, ${fields})`.execute(kysely);
    await sql`insert into graphic_usages (id, graphic_id, page, origin, first_at_ms, last_at_ms, sightings)
      values ('u1', 'g1', 'diario.example.org/nota', 'manual', 1, 1, 1)`.execute(kysely);
    await sql`update graphic_counters set value = 7 where name = 'seq'`.execute(kysely);
    await (name === "sqlite"
      ? sql`insert into graphics_search (rowid, words) values (7, 'paro zamora')`
      : sql`insert into graphics_search (seq, words) values (7, array_to_tsvector(array['paro', 'zamora']))`
    ).execute(kysely);
    await migrate(database, "graphics", GRAPHICS_MIGRATIONS);
  });
  afterEach(async () => {
    await database.close();
    await testDatabase.drop();
  });

  test("are found, with their history and the pages that hold them", async () => {
    const db = recordsDb(database);
    const records = { database, db, now: () => 10, collection: GRAPHICS };
    const found = await findGraphics(records, GraphicsQuery.parse({ q: "zamo" }));
    expect(found.items).toMatchObject([{ id: "g1", slug: "paro-zamora", author: "Ana", tags: ["paro"], version: 2 }]);
    expect((await listVersions(db, "g1")).map(({ version }) => version)).toEqual([2, 1]);
    const usages = await listUsages(database.kysely.$extendTables<GraphicsTables>(), "g1");
    expect(usages.map(({ page }) => page)).toEqual(["diario.example.org/nota"]);
  });

  test("leave their places to no other record, and their addresses to other collections", async () => {
    const db = recordsDb(database);
    const seq = await nextSeq(db);
    expect(seq).toBe(8);
    const [graphic] = await db.selectFrom("records").selectAll().execute();
    if (graphic === undefined) throw new Error("no record");
    await insertRecord(db, { ...graphic, id: "i1", collection: "includes", seq });
    await expect(insertRecord(db, { ...graphic, id: "g2", seq: 9 })).rejects.toThrow();
  });
});

/**
 * Search of the registry at 20,000 graphics against the same at 200, on SQLite and, where `TEST_DATABASE_URL` names a
 * server or one is installed, on PostgreSQL.
 *
 * Budget: the 95th percentile at 20,000 is at most 4 times that at 200.
 */
import { randomUUID } from "node:crypto";
import { GraphicFields, GraphicsQuery } from "@nv/contracts/schemas";
import { type Database, migrate } from "@nv/database";
import { DIALECTS, type Dialect, startPostgres } from "@nv/test-kit";
import { findGraphics } from "../../apps/server/src/features/graphics/find-graphics.service.ts";
import { GRAPHICS } from "../../apps/server/src/features/graphics/graphics-collection.ts";
import { GRAPHICS_MIGRATIONS } from "../../apps/server/src/features/graphics/schema/migrations.ts";
import { insertRecord, nextSeq } from "../../apps/server/src/platform/records/records.repository.ts";
import { recordsDb } from "../../apps/server/src/platform/records/records-context.ts";
import { RECORDS_MIGRATIONS } from "../../apps/server/src/platform/records/records-tables.ts";
import { searchIndexOf } from "../../apps/server/src/platform/records/search-index.ts";

const SIZES = [200, 20_000] as const;
const MOST_RATIO = 4;
const ROUNDS = 30;
const PLACES = ["Ávila", "Cádiz", "Lugo", "Murcia", "Soria", "Teruel", "Zamora", "Melilla", "Girona", "Álava"];
const THEMES = ["paro", "precios", "vivienda", "embalses", "elecciones", "sanidad", "turismo", "pensiones", "energía"];
const TYPES = ["datawrapper", "flourish", "external", "map", "switcher"];

/** What people ask, from a rare word to a word that is everywhere, alone and with filters. */
const QUERIES = [
  { q: "grafico 137" },
  { q: "embalses zamora" },
  { q: "paro" },
  { q: "ejemplo" },
  { q: "eje" },
  { q: "ávi viv" },
  { q: "ejemplo paro", type: "datawrapper" },
  { q: "", type: "map", hasAlt: "no" },
  { q: "precios", section: "Economía", staleDays: "2" },
  { q: "nadaquesea" },
  { q: "" },
].map((query) => GraphicsQuery.parse(query));

/** Fills a registry with invented graphics. */
async function fill(database: Database, size: number) {
  await migrate(database, "records", RECORDS_MIGRATIONS);
  await migrate(database, "graphics", GRAPHICS_MIGRATIONS);
  const db = recordsDb(database);
  const index = searchIndexOf(database.dialect);
  const dayMs = 86_400_000;
  for (let start = 0; start < size; start += 500) {
    await database.transaction(db, async (transaction) => {
      for (let number = start; number < Math.min(size, start + 500); number += 1) {
        const graphic = sample(number, size, await nextSeq(transaction), dayMs);
        await insertRecord(transaction, graphic.record);
        await GRAPHICS.own.insert(transaction, graphic.record.id, graphic.own);
        const words = GRAPHICS.words({ ...graphic.record, ...graphic.own });
        await index.add(transaction, GRAPHICS.name, graphic.record.seq, words);
      }
    });
  }
  return { database, db, now: Date.now, collection: GRAPHICS };
}

/** An invented graphic. */
function sample(number: number, size: number, seq: number, dayMs: number) {
  const [place, theme] = [PLACES[number % 10], THEMES[number % 9] ?? ""];
  const title = `EJEMPLO gráfico ${number}: ${theme} en ${place}`;
  const atMs = Date.now() - Math.round((1 - number / size) * 30) * dayMs;
  const fields = GraphicFields.parse({
    title,
    altText: "Serie inventada.",
    sourceLine: "Instituto de Ejemplo",
    config: { type: "external", source: "https://example.org/" },
  });
  const record = {
    id: randomUUID(),
    collection: GRAPHICS.name,
    slug: `g-${number}`,
    title,
    status: "draft",
    fields: JSON.stringify(fields),
    version: 1,
    seq,
    created_at_ms: atMs,
    updated_at_ms: atMs,
    changed_by: "",
    revision: null,
    revisions: 0,
    published_version: 0,
    published_at_ms: null,
    pointer: null,
    is_settled: 1,
  };
  const own = {
    type: TYPES[number % 5] ?? "external",
    author: `Persona ${number % 7}`,
    section: number % 3 ? "Economía" : "Sociedad",
    tags: JSON.stringify([theme]),
    has_alt: number % 4 ? 1 : 0,
    source_key: null,
    heights: "[]",
    health: "unknown",
    findings: "[]",
    checked_at_ms: null,
    thumbnail: null,
    pictured_ms: null,
  };
  return { record, own };
}

/** The time that 95 of 100 searches stay under, milliseconds. */
async function percentile95(dialect: Dialect, size: number): Promise<number> {
  const testDatabase = await dialect.create();
  const database = await testDatabase.open();
  try {
    const registry = await fill(database, size);
    if (database.dialect === "postgres") {
      const { sql } = await import("kysely");
      await sql`vacuum analyze`.execute(database.kysely);
    }
    const times: number[] = [];
    for (let round = -3; round < ROUNDS; round += 1) {
      for (const query of QUERIES) {
        const startMs = performance.now();
        await findGraphics(registry, query);
        if (round >= 0) times.push(performance.now() - startMs);
      }
    }
    return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
  } finally {
    await database.close();
    await testDatabase.drop();
  }
}

/** Measures and prints; ends with code 1 over the budget. */
export async function benchGraphics(): Promise<void> {
  const postgres = process.env.TEST_DATABASE_URL === undefined ? await startPostgres() : null;
  if (postgres !== null) process.env.TEST_DATABASE_URL = postgres.url;
  try {
    for (const dialect of DIALECTS) {
      const [small, large] = [await percentile95(dialect, SIZES[0]), await percentile95(dialect, SIZES[1])];
      const ratio = large / small;
      console.log(
        `graphics ${dialect.name}: search p95 ${small.toFixed(2)} ms at ${SIZES[0]}, ${large.toFixed(2)} ms at ${SIZES[1]}, ` +
          `ratio ${ratio.toFixed(2)} (most ${MOST_RATIO}; ${QUERIES.length} queries, ${ROUNDS} rounds)`,
      );
      if (!(ratio <= MOST_RATIO)) process.exitCode = 1;
    }
  } finally {
    await postgres?.stop();
  }
}

import { randomUUID } from "node:crypto";
import { GraphicFields } from "@nv/contracts/schemas";
import { type Database, migrate } from "@nv/database";
import { GRAPHICS } from "../../apps/server/src/features/graphics/graphics-collection.ts";
import { GRAPHICS_MIGRATIONS } from "../../apps/server/src/features/graphics/schema/migrations.ts";
import { insertRecord, nextSeq } from "../../apps/server/src/platform/records/records.repository.ts";
import { RECORDS_MIGRATIONS, recordsDb } from "../../apps/server/src/platform/records/records-tables.ts";
import { searchIndexOf } from "../../apps/server/src/platform/records/search-index.ts";

const PLACES = ["Ávila", "Cádiz", "Lugo", "Murcia", "Soria", "Teruel", "Zamora", "Melilla", "Girona", "Álava"];
const THEMES = ["paro", "precios", "vivienda", "embalses", "elecciones", "sanidad", "turismo", "pensiones", "energía"];
const TYPES = ["datawrapper", "flourish", "external", "map", "switcher"];

/** Fills a registry with invented graphics. */
export async function fillRegistry(database: Database, size: number) {
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
        await GRAPHICS.extension.insert(transaction, graphic.record.id, graphic.extension);
        const words = GRAPHICS.words({ ...graphic.record, ...graphic.extension, fields: graphic.fields });
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
  const extension = {
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
    thumbnail_version: null,
    pictured_ms: null,
  };
  return { record, extension, fields };
}

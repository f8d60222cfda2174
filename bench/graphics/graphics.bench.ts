/**
 * Search of the registry at 20,000 graphics against the same at 200, on SQLite and, where `TEST_DATABASE_URL` names a
 * server or one is installed, on PostgreSQL.
 *
 * Budget: the 95th percentile at 20,000 is at most 4 times that at 200. Then, in a browser, from a key to its painted rows at 20,000: 100 ms, 95 of
 * 100 times.
 */
import { GraphicsQuery } from "@nv/contracts/schemas";
import { DIALECTS, type Dialect, startPostgres } from "@nv/test-kit";
import { findGraphics } from "../../apps/server/src/features/graphics/list/find-graphics.service.ts";
import { sized } from "../src/sized.ts";
import { fillRegistry } from "./fill-registry.ts";
import { benchPaintedSearch } from "./painted-search.ts";

const SIZES = [200, 20_000] as const;
const MOST_RATIO = 4;
const ROUNDS = sized(30, 1);

/** Queries that people ask, from a rare word to a word that is everywhere, alone and with filters. */
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

/** The time that 95 of 100 searches stay under, milliseconds. */
async function percentile95(dialect: Dialect, size: number): Promise<number> {
  const testDatabase = await dialect.create();
  const database = await testDatabase.open();
  try {
    const registry = await fillRegistry(database, size);
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
  await benchPaintedSearch(SIZES[1]);
}

import { Kysely, sql, type Transaction } from "kysely";
import pg from "pg";
import type { Database, NoTables } from "./database.ts";
import { DatabaseError } from "./database-error.ts";
import { listenPostgres } from "./postgres-listener.ts";
import { newProcessId, type Peer, type ProcessTraits, processName, readProcessName } from "./process-name.ts";
import { NamingPostgresDialect } from "./table-names.ts";

/** Type number of `int8` in PostgreSQL. */
const INT8_OID = 20;

/** How long a connection may take to open, milliseconds. */
const CONNECT_TIMEOUT_MS = 5000;

/** Connections of one process; small, because PostgreSQL pays for each one. */
const POOL_SIZE = 10;

/** SQLSTATEs of transactions that lost a race and may win it now: serialization failure, deadlock. */
const LOST_RACES = new Set(["40001", "40P01"]);

/** How often a transaction that lost a race is run again. */
const RACE_RETRIES = 5;

/** `int8` arrives as a number: epoch milliseconds and counts stay far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format)),
};

function isLostRace(error: unknown): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "string" && LOST_RACES.has(error.code);
}

async function runTransaction<Tables, Result>(
  kysely: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await kysely.transaction().execute(work);
    } catch (error) {
      if (!isLostRace(error) || retries === RACE_RETRIES) throw error;
    }
  }
}

/** The other processes that have connections to this database now. */
async function listPeers(kysely: Kysely<NoTables>, ownId: string): Promise<readonly Peer[]> {
  const { rows } = await sql<{ readonly name: string }>`
    select distinct application_name as name from pg_stat_activity where datname = current_database()`.execute(kysely);
  return rows.flatMap(({ name }) => readProcessName(name) ?? []).filter(({ id }) => id !== ownId);
}

/**
 * Opens a pool of connections to PostgreSQL and checks that it answers.
 *
 * @param url - `postgres://user:password@host:port/database`.
 * @param traits - What the others are told of this process, if anything.
 * @throws {DatabaseError} `DATABASE_UNREACHABLE` when the server does not answer or refuses us.
 */
export async function openPostgres(url: string, traits?: ProcessTraits): Promise<Database> {
  const processId = newProcessId();
  const named = traits === undefined ? {} : { application_name: processName(processId, traits) };
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types,
    ...named,
  };
  const pool = new pg.Pool({ ...settings, max: POOL_SIZE });
  // An idle connection that the server drops is not a fault: the pool opens another for the next query.
  pool.on("error", () => undefined);
  const kysely = new Kysely<NoTables>({ dialect: new NamingPostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(kysely);
  } catch (cause) {
    await kysely.destroy();
    throw new DatabaseError("DATABASE_UNREACHABLE", "the PostgreSQL server of DATABASE_URL does not let us in", {
      cause,
    });
  }
  return {
    dialect: "postgres",
    kysely,
    transaction: runTransaction,
    announce: async (scope, channel, payload) => {
      await sql`select pg_notify(${channel}, ${payload})`.execute(scope);
    },
    listen: (channel, listener) => listenPostgres(settings, channel, listener),
    version: () => null,
    processId,
    peers: () => listPeers(kysely, processId),
    close: () => kysely.destroy(),
  };
}

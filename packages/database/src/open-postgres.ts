import { Kysely, type PostgresPool, sql, type Transaction } from "kysely";
import pg from "pg";
import type { Database, NoTables } from "./database.ts";
import { DatabaseError } from "./database-error.ts";
import { listenPostgres } from "./postgres-listener.ts";
import { newProcessId, type Peer, type ProcessTraits, processName, readProcessName } from "./process-name.ts";
import { NamingPostgresDialect } from "./table-names.ts";

/** Type number of `int8` in PostgreSQL. */
const INT8_OID = 20;

/** Longest time that a connection may take to open, milliseconds. */
const CONNECT_TIMEOUT_MS = 5000;

/** Connections of one process; small, because PostgreSQL pays for each one. */
const POOL_SIZE = 10;

/** Connections of one process for work that waits for something else meanwhile, such as a store: it takes none from sessions and pages. */
const APART_POOL_SIZE = 3;

/** Longest that a statement waits for what another transaction holds, milliseconds: longer than any store is waited for. */
const LOCK_TIMEOUT_MS = 40_000;

/** Longest that a transaction may ask nothing before the server ends it, milliseconds: what it holds, others wait for. */
const IDLE_IN_TRANSACTION_MS = 40_000;

/** The same for work that waits for a store, where it may have to look through all that is there. */
const IDLE_APART_MS = 600_000;

/** SQLSTATEs of transactions that lost a race and may win it now: serialization failure, deadlock. */
const LOST_RACES = new Set(["40001", "40P01"]);

/** Most times that a transaction that lost a race is run again. */
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

/** Options for opening a pool of connections. */
interface PostgresOptions {
  /** Traits of this process that the others are told, if any. */
  readonly traits?: ProcessTraits | undefined;
  /** Most connections at once, besides those of work that waits for something else and those that listen. */
  readonly connections?: number | undefined;
}

/** Opens connections, which end no process when the server hangs up. */
function openPool(settings: pg.PoolConfig): PostgresPool {
  const pool = new pg.Pool({ ...settings, lock_timeout: LOCK_TIMEOUT_MS });
  // An idle connection that the server drops is not a fault: the pool opens another for the next query.
  pool.on("error", () => undefined);
  // Nor is one that is out and asked nothing at the moment: its transaction fails by its next statement.
  pool.on("connect", (client) => void client.on("error", () => undefined));
  return {
    options: pool.options,
    async connect() {
      try {
        return await pool.connect();
      } catch (cause) {
        throw new DatabaseError("DATABASE_UNREACHABLE", "the PostgreSQL server gives no connection", { cause });
      }
    },
    end: () => pool.end(),
  };
}

/** Runs work on the connections of another Kysely, which knows the same tables. */
function apartOn(apart: Kysely<NoTables>): Database["apart"] {
  function run<Tables, Result>(scope: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result>;
  // Which tables there are is known to the types alone: both are the same database.
  function run<Result>(_scope: Kysely<NoTables>, work: (db: Kysely<NoTables>) => Promise<Result>): Promise<Result> {
    return runTransaction(apart, work);
  }
  return run;
}

/**
 * Opens a pool of connections to PostgreSQL and checks that it answers.
 *
 * @param url - `postgres://user:password@host:port/database`.
 * @param options - What differs from the usual.
 * @throws {DatabaseError} `DATABASE_UNREACHABLE` when the server does not answer or refuses us.
 */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const { traits, connections = POOL_SIZE } = options;
  const processId = newProcessId();
  const named = traits === undefined ? {} : { application_name: processName(processId, traits) };
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types,
    ...named,
  };
  const pool = openPool({
    ...settings,
    max: connections,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  const apartPool = openPool({ ...settings, max: APART_POOL_SIZE, idle_in_transaction_session_timeout: IDLE_APART_MS });
  const kysely = new Kysely<NoTables>({ dialect: new NamingPostgresDialect({ pool }) });
  const apart = new Kysely<NoTables>({ dialect: new NamingPostgresDialect({ pool: apartPool }) });
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
    nowMs: sql<number>`cast(extract(epoch from statement_timestamp()) * 1000 as bigint)`,
    transaction: runTransaction,
    apart: apartOn(apart),
    announce: async (scope, channel, payload) => {
      await sql`select pg_notify(${channel}, ${payload})`.execute(scope);
    },
    listen: (channel, listener) => listenPostgres(settings, channel, listener),
    version: () => null,
    processId,
    peers: () => listPeers(kysely, processId),
    async close() {
      await kysely.destroy();
      await apart.destroy();
    },
  };
}

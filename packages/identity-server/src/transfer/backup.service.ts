import { createReadStream, createWriteStream } from "node:fs";
import { chmod, open, rename, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { type Database, makePrivateFile, migrate, type NoTables, openDatabase, PRIVATE_FILE_MODE } from "@nv/database";
import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { IDENTITY_MIGRATIONS } from "../schema/migrations.ts";

/** First line of a logical backup. */
const BackupHead = z.object({
  format: z.literal("nv-identity-backup"),
  version: z.literal(1),
  createdAtMs: z.number(),
  /** Steps that had built the tables. */
  migrations: z.array(z.string()),
});
type BackupHead = z.infer<typeof BackupHead>;

const BackupLine = z.object({ table: z.string().regex(/^identity_[a-z_]+$/), row: z.record(z.string(), z.unknown()) });

const MIGRATION_TABLES = new Set(["identity_migrations", "identity_migrations_lock"]);

/** Rows read at a time. */
const BATCH = 1000;

/** Tables in an order in which each row finds the rows that it refers to. */
const FIRST = ["identity_users", "identity_sessions"];

/** A backup cannot be made or used; the message says why, for the person at the terminal. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

async function ownTables(db: Kysely<NoTables>): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const own = tables
    .map(({ name }) => name)
    .filter((name) => name.startsWith("identity_") && !MIGRATION_TABLES.has(name));
  return [...FIRST.filter((name) => own.includes(name)), ...own.filter((name) => !FIRST.includes(name)).sort()];
}

async function stepsOf(db: Kysely<NoTables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from identity_migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function* linesOf(db: Kysely<NoTables>, createdAtMs: number): AsyncGenerator<string> {
  const head: BackupHead = { format: "nv-identity-backup", version: 1, createdAtMs, migrations: await stepsOf(db) };
  yield `${JSON.stringify(head)}\n`;
  for (const table of await ownTables(db)) {
    for (let offset = 0; ; offset += BATCH) {
      // The physical place of a row does not change within the snapshot.
      const { rows } =
        await sql<object>`select * from ${sql.table(table)} order by ctid limit ${BATCH} offset ${offset}`.execute(db);
      for (const row of rows) yield `${JSON.stringify({ table, row })}\n`;
      if (rows.length < BATCH) break;
    }
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, "r+");
  await handle.sync();
  await handle.close();
}

/**
 * Backs up a database that may be in use; whoever writes meanwhile does not wait.
 *
 * SQLite: a copy of the whole file (`VACUUM INTO`). PostgreSQL: the tables of the service as of one moment, one JSON
 * object a line, gzip. The file holds password hashes and signing keys: keep it like the database itself. Nobody but the owner can read it.
 *
 * @param file - Where to write; it must not exist. It is whole or absent, also after a power cut.
 */
export async function backUp(database: Database, file: string, nowMs: number): Promise<void> {
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  // Closed to others before anything is in it.
  makePrivateFile(draft);
  if (database.dialect === "sqlite") {
    await sql`vacuum into ${draft}`.execute(database.kysely);
  } else {
    await database.kysely
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute((snapshot) => pipeline(Readable.from(linesOf(snapshot, nowMs)), createGzip(), createWriteStream(draft)));
  }
  await flush(draft);
  await rename(draft, file);
}

/** Moves a file away; a former one may have been open to others. */
async function moveClosed(from: string, to: string): Promise<void> {
  await rename(from, to);
  await chmod(to, PRIVATE_FILE_MODE);
}

/**
 * Puts a backup of SQLite in the place of the database file; nobody may have it open.
 *
 * @param target - Path of the database file; what is there now stays beside it, with the time in its name.
 * @returns Where the former file is, or `null` when there was none.
 * @throws {DatabaseError} `DATABASE_CORRUPT` when the backup is damaged; nothing is changed then.
 */
export async function restoreSqlite(backup: string, target: string, nowMs: number): Promise<string | null> {
  const draft = `${target}.restoring`;
  await rm(draft, { force: true });
  // Not `copyFile`, which gives the copy the mode of the backup.
  await pipeline(createReadStream(backup), createWriteStream(draft, { mode: PRIVATE_FILE_MODE }));
  const database = await openDatabase({ file: draft });
  try {
    if ((await ownTables(database.kysely)).length === 0) {
      throw new BackupError(`${backup} no es una copia de este servicio.`);
    }
  } finally {
    await database.close();
  }
  for (const suffix of ["-wal", "-shm"]) await rm(`${draft}${suffix}`, { force: true });
  const former = `${target}.${new Date(nowMs).toISOString().replaceAll(/[:.]/g, "-")}`;
  let isThere = true;
  for (const suffix of ["", "-wal", "-shm"]) {
    await moveClosed(`${target}${suffix}`, `${former}${suffix}`).catch((error: unknown) => {
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
      if (suffix === "") isThere = false;
    });
  }
  await flush(draft);
  await rename(draft, target);
  return isThere ? former : null;
}

async function insertLines(db: Kysely<NoTables>, lines: AsyncIterable<string>): Promise<number> {
  const tables = new Set(await ownTables(db));
  let rows = 0;
  for await (const line of lines) {
    if (line === "") continue;
    const { table, row } = BackupLine.parse(JSON.parse(line));
    if (!tables.has(table)) throw new BackupError(`La copia tiene una tabla que esta versión no conoce: ${table}.`);
    const names = Object.keys(row);
    const columns = sql.join(names.map((name) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db);
    rows += 1;
  }
  return rows;
}

/**
 * Fills an empty PostgreSQL database with a backup, in one transaction.
 *
 * The tables are built as they were when the backup was made; the next start brings them up to date.
 *
 * @returns Rows written.
 * @throws {BackupError} When the database holds people already, or the backup is of a newer version.
 */
export async function restorePostgres(database: Database, backup: string): Promise<number> {
  const reader = createInterface({
    input: createReadStream(backup).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  const lines = reader[Symbol.asyncIterator]();
  const first = await lines.next();
  const head = BackupHead.parse(JSON.parse(first.done ? "null" : first.value));
  const unknown = head.migrations.filter((name) => !(name in IDENTITY_MIGRATIONS));
  if (unknown.length > 0) throw new BackupError(`La copia es de una versión posterior (${unknown.join(", ")}).`);
  const wanted = Object.entries(IDENTITY_MIGRATIONS).filter(([name]) => head.migrations.includes(name));
  await migrate(database, "identity", Object.fromEntries(wanted));
  return database.kysely.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ total: number }>`select count(*) as total from identity_users`.execute(transaction);
    if ((rows[0]?.total ?? 0) > 0) {
      throw new BackupError("La base de datos ya tiene personas. Restaura la copia en una base vacía.");
    }
    // A start on the empty database may have made keys already; those of the backup count.
    for (const table of (await ownTables(transaction)).reverse()) {
      await sql`delete from ${sql.table(table)}`.execute(transaction);
    }
    return insertLines(transaction, { [Symbol.asyncIterator]: () => lines });
  });
}

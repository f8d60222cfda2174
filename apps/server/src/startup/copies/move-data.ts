import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import {
  type CopiedRows,
  type Database,
  fillTables,
  lockDataFolder,
  openDatabase,
  openSnapshot,
  type Snapshot,
} from "@nv/database";
import { formatNumber } from "@nv/spanish";
import { buildTables, wantedSteps } from "../../platform/copies/build-tables.ts";
import { hashing, isBlobSound } from "../../platform/copies/check-blob.ts";
import { CopyError } from "../../platform/copies/copy-format.ts";
import { isInUse } from "../../platform/copies/restore-copy.ts";
import { BLOBS_FOLDER } from "../../platform/publishing/revision-manifest.ts";
import { ahead } from "../../platform/storage/ahead.ts";
import type { BlobStore } from "../../platform/storage/blob-store.ts";
import { openStoreBeside } from "../../platform/storage/open-store.ts";
import type { CopyCommand } from "./back-up.ts";
import { allMigrations, databaseAddress, storeFolder } from "./site-data.ts";

/** Things of the store that are moved at once. */
const AT_ONCE = 8;

/** @throws {CopyError} When the store holds what the other one does not: it is somebody else's. */
async function requireOwn(target: BlobStore, keys: ReadonlySet<string>): Promise<void> {
  const foreign = (await target.list("")).find(({ key }) => !keys.has(key));
  if (foreign === undefined) return;
  throw new CopyError(
    `El almacén de STORAGE_URL tiene cosas de otro sitio (${foreign.key}). Usa una carpeta vacía del cubo.`,
  );
}

/** Copies a store into another. What is kept by what it is and is there already is not copied again. @returns How many things. */
async function moveStore(source: BlobStore, target: BlobStore): Promise<number> {
  const keys = new Set((await source.list("")).map(({ key }) => key));
  await requireOwn(target, keys);
  const there = new Set((await target.list(BLOBS_FOLDER)).map(({ key }) => key));
  async function moveOne(key: string): Promise<void> {
    const found = there.has(key) ? null : await source.open(key);
    if (found === null) return;
    const hash = createHash("sha256");
    await target.write(key, hashing(found.body, hash), "application/octet-stream");
    async function* again() {
      yield* (await target.open(key))?.body ?? [];
    }
    if (!(await isBlobSound(key, hash.digest("hex"), again)))
      throw new CopyError(`El almacén de DATA_DIR tiene dañado ${key}. Recupéralo de una copia antes de mover.`);
  }
  for await (const _moved of ahead(keys, AT_ONCE, moveOne));
  return keys.size;
}

async function fillFrom(snapshot: Snapshot, database: Database, migrations: ReturnType<typeof allMigrations>) {
  const counts: Record<string, number> = Object.fromEntries(snapshot.tables.map((table) => [table, 0]));
  async function* rows(): AsyncGenerator<CopiedRows> {
    for (const table of snapshot.tables)
      for await (const batch of snapshot.rows(table)) {
        counts[table] = (counts[table] ?? 0) + batch.length;
        yield { table, rows: batch };
      }
  }
  await buildTables(database, wantedSteps(snapshot, migrations));
  const filled = await fillTables(database, rows());
  const wrong = snapshot.tables.find((table) => filled[table] !== counts[table]);
  if (wrong !== undefined) throw new Error(`${wrong} has ${filled[wrong]} rows of ${counts[wrong]}`);
  return { tables: snapshot.tables.length, rows: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}

/** Copies the SQLite file of the data folder into the empty database of `DATABASE_URL`. */
async function moveDatabase({ config, say }: CopyCommand): Promise<void> {
  const { file } = databaseAddress({ ...config, databaseUrl: undefined });
  if (!existsSync(file)) throw new CopyError(`En ${config.dataDir} no hay una base de SQLite que mover.`);
  const database = await openDatabase(databaseAddress(config));
  try {
    if (await isInUse(database))
      throw new CopyError("La base de DATABASE_URL ya tiene gente o trabajo. Usa una que esté vacía.");
    const snapshot = await openSnapshot({ file });
    try {
      const { tables, rows } = await fillFrom(snapshot, database, allMigrations(config));
      say(
        `Movidas ${formatNumber(rows)} filas de ${formatNumber(tables)} tablas a PostgreSQL; cada tabla tiene las mismas.`,
      );
    } finally {
      await snapshot.close();
    }
  } finally {
    await database.close();
  }
}

/**
 * Moves a site from its data folder to the PostgreSQL and the S3-compatible store that the environment names, either or both; the site must be
 * stopped. What is in the folder stays there.
 *
 * @throws {CopyError} When the environment names neither, or there is something already.
 */
export async function moveData(command: CopyCommand): Promise<void> {
  const { config, say } = command;
  const { databaseUrl, dataDir, platform } = config;
  if (databaseUrl === undefined && platform.s3 === undefined)
    throw new CopyError("Di adónde: pon DATABASE_URL, STORAGE_URL o los dos en .env, y repite npm run move.");
  // Nobody may write in the folder meanwhile.
  const lock = lockDataFolder(dataDir);
  try {
    if (platform.s3 !== undefined) {
      const source = await openStoreBeside(undefined, storeFolder(config));
      const many = await moveStore(source, await openStoreBeside(platform.s3, ""));
      say(`Movidos ${formatNumber(many)} objetos al almacén de STORAGE_URL, comprobados por su contenido.`);
    }
    if (databaseUrl !== undefined) await moveDatabase(command);
    say(`Arranca el sitio y mira que todo esté. Lo de antes sigue en ${dataDir}: bórralo cuando quieras.`);
  } finally {
    lock.release();
  }
}

import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { type Database, lockDataFolder, makePrivateFolder, openDatabase } from "@nv/database";
import { CopyError } from "../../platform/copies/copy-format.ts";
import { findCopy } from "../../platform/copies/open-place.ts";
import { isInUse, type Restored, restoreCopy } from "../../platform/copies/restore-copy.ts";
import { openStoreBeside } from "../../platform/storage/open-store.ts";
import { type CopyCommand, placeAt } from "./back-up.ts";
import { placeKeys } from "./place-keys.ts";
import { allMigrations, databaseAddress, finishRestoring, storeFolder } from "./site-data.ts";
import { toldRestored } from "./tell-copy.ts";

/** Ends of the names of the files that SQLite keeps beside one. */
const BESIDE = ["", "-wal", "-shm"];

/** Moves a database aside in which nobody has worked: a start made it, and its steps may be others than those of the copy. */
async function moveUnused(file: string, nowMs: number): Promise<void> {
  const aside = `${file}.${new Date(nowMs).toISOString().replaceAll(/[:.]/g, "-")}`;
  for (const end of BESIDE) if (existsSync(file + end)) await rename(file + end, aside + end);
}

async function openEmpty({ config, now = Date.now }: CopyCommand): Promise<Database> {
  const address = databaseAddress(config);
  const isThere = address.url !== undefined || existsSync(address.file);
  const database = await openDatabase(address);
  if (address.url !== undefined || !isThere || (await isInUse(database))) return database;
  await database.close();
  await moveUnused(address.file, now());
  return openDatabase(address);
}

/** Puts a copy where a configuration says, which must be empty. */
export async function putBack(name: string, command: CopyCommand): Promise<Restored> {
  const { config, env, cwd } = command;
  const copy = await findCopy(placeAt(name, cwd), placeKeys(env));
  makePrivateFolder(config.dataDir);
  // Nobody may serve from it meanwhile.
  const lock = config.databaseUrl === undefined ? lockDataFolder(config.dataDir) : null;
  try {
    const database = await openEmpty(command);
    try {
      const store = await openStoreBeside(config.platform.s3, storeFolder(config));
      return await restoreCopy(copy, { database, store, migrations: allMigrations(config), finish: finishRestoring });
    } finally {
      await database.close();
    }
  } finally {
    lock?.release();
  }
}

/**
 * Brings everything of a copy back and says what is missing.
 *
 * @param name - A file, or a folder or store with several.
 * @throws {CopyError} When it cannot be used, or there is something already.
 */
export async function restoreSite(name: string, command: CopyCommand): Promise<void> {
  const restored = await putBack(name, command);
  toldRestored(restored).forEach(command.say);
  if (restored.missing.length + restored.damaged.length > 0)
    throw new CopyError("Faltan archivos: mira si otra copia los tiene antes de seguir.");
}

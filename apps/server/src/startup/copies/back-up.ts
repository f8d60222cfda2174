import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import { openDatabase } from "@nv/database";
import { noteBackup } from "@nv/identity-server";
import { CopyError } from "../../platform/copies/copy-format.ts";
import { copyToFile, copyToPlace, type MadeCopy } from "../../platform/copies/copy-places.ts";
import { neededVariables } from "../../platform/copies/needed-variables.ts";
import { isStoreAddress, openPlace, type PlaceKeys } from "../../platform/copies/open-place.ts";
import type { CopySource } from "../../platform/copies/write-copy.ts";
import { openStoreBeside } from "../../platform/storage/open-store.ts";
import { placeKeys } from "./place-keys.ts";
import { type DataConfig, databaseAddress, storeFolder } from "./site-data.ts";
import { toldCopy } from "./tell-copy.ts";

/** Context in which a command about copies runs. */
export interface CopyCommand {
  readonly config: DataConfig;
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  readonly now?: () => number;
  readonly say: (sentence: string) => void;
}

/** Destination of a copy: a file, or a place that keeps several. */
export type CopyGoal = { readonly file: string } | { readonly place: string; readonly keep?: number };

async function sourceOf({ config, env, now = Date.now }: CopyCommand): Promise<CopySource> {
  const store = await openStoreBeside(config.platform.s3, storeFolder(config));
  return { address: databaseAddress(config), store, siteUrl: config.siteUrl, needs: neededVariables(env), now };
}

/** The place as it is opened: a folder from where the command was given. */
export function placeAt(place: string, cwd: string): string {
  return isStoreAddress(place) ? place : resolve(cwd, place);
}

async function make(goal: CopyGoal, command: CopyCommand, keys: PlaceKeys | undefined): Promise<MadeCopy> {
  const source = await sourceOf(command);
  if ("file" in goal) return copyToFile(source, resolve(command.cwd, goal.file));
  return copyToPlace(source, await openPlace(placeAt(goal.place, command.cwd), keys), { keep: goal.keep });
}

/**
 * Copies everything that a site has; it may be running.
 *
 * @throws {CopyError} When there is nothing to copy, or no place for it.
 * @throws {DatabaseError} When the data cannot be read.
 */
export async function backUpSite(goal: CopyGoal, command: CopyCommand): Promise<void> {
  const { config, env, say, now = Date.now } = command;
  const address = databaseAddress(config);
  if (address.url === undefined && !existsSync(address.file))
    throw new CopyError(`No hay datos en ${config.dataDir}: di cuáles con DATA_DIR o DATABASE_URL.`);
  const copy = await make(goal, command, placeKeys(env));
  const database = await openDatabase(address);
  try {
    await noteBackup(database, { file: basename(copy.name), sizeBytes: copy.sizeBytes, atMs: now() });
  } finally {
    await database.close();
  }
  toldCopy(copy).forEach(say);
}

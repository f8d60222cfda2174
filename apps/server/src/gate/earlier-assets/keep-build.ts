import { cpSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/** Builds whose files are kept besides the present one. */
const BUILDS_KEPT = 4;
/** A tab whose build was replaced longer ago has to load again. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** While a copy is made it has this ending, so that one cut short is not taken for a build. */
const UNFINISHED = ".part";
/** A copy takes seconds: one that is unfinished for longer was cut short. */
const COPYING_MS = 60 * 60 * 1000;

/** The present build, and where it is kept for later. */
export interface KeepOptions {
  /** The build that is served now. */
  readonly folder: string;
  /** Names it among the others: the same for the same files. */
  readonly id: string;
  /** Files and folders of it that are kept, relative to `folder`. */
  readonly kept: readonly string[];
  /** Folder in which the files of all builds are kept; made when it is missing. */
  readonly keepFolder: string;
  /** Unix epoch, milliseconds. */
  readonly nowMs: number;
  /** Told of what the disk refused; the present build is served all the same. */
  readonly onFailure: (error: unknown) => void;
}

/** The files of a build, kept. */
export interface KeptBuild {
  /** Name of the folder. */
  readonly id: string;
  readonly folder: string;
  /** Time at which it was put in place, for the last time: the folder's time of modification. */
  readonly sinceMs: number;
}

/** @returns Every folder, the latest first. */
async function listFolders(keepFolder: string): Promise<readonly KeptBuild[]> {
  const entries = await readdir(keepFolder, { withFileTypes: true });
  const folders = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory())
      .map(async ({ name: id }) => {
        const folder = join(keepFolder, id);
        return { id, folder, sinceMs: (await stat(folder)).mtimeMs };
      }),
  );
  return folders.toSorted((a, b) => b.sinceMs - a.sinceMs);
}

/** Builds that tabs may still be made of: each was served until the next one took its place. */
function stillWanted(builds: readonly KeptBuild[], present: string, nowMs: number): readonly KeptBuild[] {
  const replacedAtMs = (index: number) => builds[index - 1]?.sinceMs ?? nowMs;
  return builds
    .filter(({ id }, index) => id !== present && nowMs - replacedAtMs(index) <= KEPT_MS)
    .slice(0, BUILDS_KEPT);
}

/**
 * Copies the files of the present build. In one go, before anybody is served: Node copies a folder so in the tenth part of the
 * time that it takes when each file waits for its turn.
 */
async function copyPresent({ folder, id, kept, keepFolder, nowMs }: KeepOptions): Promise<void> {
  const place = join(keepFolder, id);
  const unfinished = `${place}-${process.pid}${UNFINISHED}`;
  try {
    for (const name of kept) cpSync(join(folder, name), join(unfinished, name), { recursive: true });
    await utimes(unfinished, nowMs / 1000, nowMs / 1000);
    await rename(unfinished, place);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process on the same folder may have been quicker: one copy is enough.
    if ((await stat(place).catch(() => null)) === null) throw error;
  }
}

/**
 * Keeps files of the present build for later. What is not wanted any more is removed first, because there may be no room.
 *
 * @returns Earlier builds, the latest first; none when the disk refuses.
 */
export async function keepBuild(options: KeepOptions): Promise<readonly KeptBuild[]> {
  try {
    return await keepAndList(options);
  } catch (error) {
    options.onFailure(error);
    return [];
  }
}

async function keepAndList(options: KeepOptions): Promise<readonly KeptBuild[]> {
  const { id: present, keepFolder, nowMs, onFailure } = options;
  await mkdir(keepFolder, { recursive: true });
  const folders = await listFolders(keepFolder);
  const builds = folders.filter(({ id }) => !id.endsWith(UNFINISHED));
  const wanted = stillWanted(builds, present, nowMs);
  const isUnderWay = ({ id, sinceMs }: KeptBuild) => id.endsWith(UNFINISHED) && nowMs - sinceMs <= COPYING_MS;
  const unwanted = folders.filter((kept) => kept.id !== present && !wanted.includes(kept) && !isUnderWay(kept));
  await Promise.all(unwanted.map(({ folder }) => rm(folder, { recursive: true, force: true })));
  const known = builds.find(({ id }) => id === present);
  if (known === undefined) await copyPresent(options).catch(onFailure);
  else if (known !== builds[0]) await utimes(known.folder, nowMs / 1000, nowMs / 1000);
  return wanted;
}

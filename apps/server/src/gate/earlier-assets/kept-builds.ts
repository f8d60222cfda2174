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

/** Whether a build was copied to its end. */
const isWhole = ({ id }: Pick<KeptBuild, "id">) => !id.endsWith(UNFINISHED);

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

/** Copies the files of the present build in one go: when each file waits for its turn it takes ten times as much of the processor. */
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

/** Builds from before, and the keeping of the present one, which is left for when people are served. */
export interface KeptBuilds {
  /** Earlier builds whose files are still asked for, the latest first; none when the disk refuses. */
  readonly earlier: readonly KeptBuild[];
  /**
   * Keeps files of the present build for later. What is not wanted any more is removed first, because there may be no room. Nobody asks for the
   * copy before another build has taken the place of this one, so that no start waits for it.
   */
  keep(): Promise<void>;
}

/** Reads which builds are kept, without keeping the present one. */
export async function readKeptBuilds(options: KeepOptions): Promise<KeptBuilds> {
  const { id: present, keepFolder, nowMs, onFailure } = options;
  try {
    await mkdir(keepFolder, { recursive: true });
    const folders = await listFolders(keepFolder);
    const builds = folders.filter(isWhole);
    const earlier = stillWanted(builds, present, nowMs);
    const isUnderWay = (one: KeptBuild) => !isWhole(one) && nowMs - one.sinceMs <= COPYING_MS;
    const unwanted = folders.filter((kept) => kept.id !== present && !earlier.includes(kept) && !isUnderWay(kept));
    const known = builds.find(({ id }) => id === present);
    async function keepAll(): Promise<void> {
      await Promise.all(unwanted.map(({ folder }) => rm(folder, { recursive: true, force: true })));
      if (known === undefined) await copyPresent(options);
      else if (known !== builds[0]) await utimes(known.folder, nowMs / 1000, nowMs / 1000);
    }
    return { earlier, keep: () => keepAll().catch(onFailure) };
  } catch (error) {
    onFailure(error);
    return { earlier: [], keep: async () => {} };
  }
}

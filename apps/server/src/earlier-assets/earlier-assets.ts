import { createHash } from "node:crypto";
import { cp, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { type FileMap, readFileMap } from "../gate/file-map.ts";

/** Builds whose files are kept besides the present one. */
const BUILDS_KEPT = 4;
/** A tab whose build was replaced longer ago has to load again. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** Folder of a build with the files that are named after their contents. */
const ASSETS = "assets";
/** While a copy is made it has this ending, so that one cut short is not taken for a build. */
const UNFINISHED = ".part";
/** A copy takes seconds: one that is unfinished for longer was cut short. */
const COPYING_MS = 60 * 60 * 1000;

/** What keeping earlier files needs. */
export interface EarlierAssetsOptions {
  /** Build of the site that is served now. */
  readonly siteFolder: string;
  /** Where the files of all builds are kept; made when it is missing. */
  readonly keepFolder: string;
  /** Unix epoch, milliseconds. */
  readonly nowMs: number;
  /** Headers of every answer of the server. */
  readonly headers: Readonly<Record<string, string>>;
  /** Told of what the disk refused; the present build is served all the same. */
  readonly onFailure: (error: unknown) => void;
}

/** The files of a build, kept. */
interface KeptBuild {
  /** Name of the folder. */
  readonly id: string;
  readonly folder: string;
  /** When it was put in place, for the last time: the folder's time of modification. */
  readonly sinceMs: number;
}

async function buildId(siteFolder: string): Promise<string> {
  const names = await readdir(join(siteFolder, ASSETS), { recursive: true });
  return createHash("sha256").update(names.toSorted().join("\n")).digest("hex").slice(0, 16);
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

async function copyPresent(present: string, { siteFolder, keepFolder, nowMs }: EarlierAssetsOptions): Promise<void> {
  const kept = join(keepFolder, present);
  const unfinished = `${kept}-${process.pid}${UNFINISHED}`;
  try {
    await cp(join(siteFolder, ASSETS), join(unfinished, ASSETS), { recursive: true });
    await utimes(unfinished, nowMs / 1000, nowMs / 1000);
    await rename(unfinished, kept);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process on the same folder may have been quicker: one copy is enough.
    if ((await stat(kept).catch(() => null)) === null) throw error;
  }
}

/**
 * Keeps the hashed files of the present build for later. What is not wanted any more is removed first, because there may be no room.
 *
 * @returns Earlier builds, the latest first.
 */
async function keepAssets(options: EarlierAssetsOptions): Promise<readonly KeptBuild[]> {
  const { siteFolder, keepFolder, nowMs, onFailure } = options;
  await mkdir(keepFolder, { recursive: true });
  const present = await buildId(siteFolder);
  const folders = await listFolders(keepFolder);
  const builds = folders.filter(({ id }) => !id.endsWith(UNFINISHED));
  const wanted = stillWanted(builds, present, nowMs);
  const isUnderWay = ({ id, sinceMs }: KeptBuild) => id.endsWith(UNFINISHED) && nowMs - sinceMs <= COPYING_MS;
  const unwanted = folders.filter((kept) => kept.id !== present && !wanted.includes(kept) && !isUnderWay(kept));
  await Promise.all(unwanted.map(({ folder }) => rm(folder, { recursive: true, force: true })));
  const known = builds.find(({ id }) => id === present);
  if (known === undefined) await copyPresent(present, options).catch(onFailure);
  else if (known !== builds[0]) await utimes(known.folder, nowMs / 1000, nowMs / 1000);
  return wanted;
}

/**
 * Adds the files of earlier builds to the door of the site: a page that was opened before a new version was put in place finds the rest
 * of what it is made of. A name with a content hash never holds other bytes, so nothing old stands for anything new.
 *
 * @param site - Files of the present build.
 */
export async function withEarlierAssets(site: FileMap, options: EarlierAssetsOptions): Promise<FileMap> {
  const { headers, onFailure } = options;
  const policy = { headers, scope: "private", variesByCookie: true } as const;
  function withoutThem<Nothing>(nothing: Nothing) {
    return (error: unknown): Nothing => {
      onFailure(error);
      return nothing;
    };
  }
  const builds = await keepAssets(options).catch(withoutThem([]));
  const earlier = await Promise.all(
    builds.map(({ folder }) => readFileMap(folder, policy).catch(withoutThem<FileMap>(new Map()))),
  );
  const missing = earlier.flatMap((files) => [...files].filter(([path]) => !site.has(path)));
  return new Map([...missing, ...site]);
}

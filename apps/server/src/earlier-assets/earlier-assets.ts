import { createHash } from "node:crypto";
import { cp, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { type FileMap, readFileMap } from "../gate/file-map.ts";

/** Builds whose files are kept besides the present one. */
const BUILDS_KEPT = 4;
/** A tab that has been open for longer has to load again. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** Folder of a build with the files that are named after their contents. */
const ASSETS = "assets";
/** While a copy is made it has this ending, so that one cut short is not taken for a build. */
const UNFINISHED = ".part";

/** What keeping earlier files needs. */
export interface KeepOptions {
  /** Build of the site that is served now. */
  readonly siteFolder: string;
  /** Where the files of all builds are kept; made when it is missing. */
  readonly keepFolder: string;
  /** Unix epoch, milliseconds. */
  readonly nowMs: number;
}

async function buildId(assets: string): Promise<string> {
  const names = await readdir(assets, { recursive: true });
  return createHash("sha256").update(names.toSorted().join("\n")).digest("hex").slice(0, 16);
}

async function keepPresent({ siteFolder, keepFolder, nowMs }: KeepOptions): Promise<string> {
  const assets = join(siteFolder, ASSETS);
  const id = await buildId(assets);
  const kept = join(keepFolder, id);
  if (
    await stat(kept)
      .catch(() => null)
      .then((found) => found === null)
  ) {
    const unfinished = `${kept}-${process.pid}${UNFINISHED}`;
    await cp(assets, join(unfinished, ASSETS), { recursive: true });
    // Another process on the same folder may have been quicker: one copy is enough.
    await rename(unfinished, kept).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  await utimes(kept, nowMs / 1000, nowMs / 1000);
  return id;
}

/**
 * Keeps the hashed files of the present build for later, and tells where those of earlier builds are. Builds that were last served too
 * long ago, and all but the latest, are removed.
 *
 * @returns Folders of earlier builds, the latest first.
 * @throws The file system's error when the folder cannot be written.
 */
export async function keepAssets(options: KeepOptions): Promise<readonly string[]> {
  const { keepFolder, nowMs } = options;
  await mkdir(keepFolder, { recursive: true });
  const present = await keepPresent(options);
  const names = (await readdir(keepFolder)).filter((name) => name !== present && !name.endsWith(UNFINISHED));
  const builds = await Promise.all(
    names.map(async (name) => ({
      folder: join(keepFolder, name),
      servedAtMs: (await stat(join(keepFolder, name))).mtimeMs,
    })),
  );
  const latest = builds.toSorted((a, b) => b.servedAtMs - a.servedAtMs);
  const isKept = ({ servedAtMs }: { readonly servedAtMs: number }, index: number) =>
    index < BUILDS_KEPT && nowMs - servedAtMs <= KEPT_MS;
  await Promise.all(
    latest
      .filter((build, index) => !isKept(build, index))
      .map(({ folder }) => rm(folder, { recursive: true, force: true })),
  );
  return latest.filter(isKept).map(({ folder }) => folder);
}

/**
 * Adds the files of earlier builds to the door of the site: a page that was opened before a new version was put in place finds the rest
 * of what it is made of. A name with a content hash never holds other bytes, so nothing old stands for anything new.
 *
 * @param site - Files of the present build.
 * @param folders - See {@link keepAssets}.
 * @param headers - Headers of every answer of the server.
 */
export async function withEarlierAssets(
  site: FileMap,
  folders: readonly string[],
  headers: Readonly<Record<string, string>>,
): Promise<FileMap> {
  const policy = { headers, scope: "private", variesByCookie: true } as const;
  const earlier = await Promise.all(folders.map((folder) => readFileMap(folder, policy)));
  const missing = earlier.flatMap((files) => [...files].filter(([path]) => !site.has(path)));
  return new Map([...missing, ...site]);
}

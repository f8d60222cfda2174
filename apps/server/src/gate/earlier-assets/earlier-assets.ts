import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { type FileMap, readFileMap } from "../file-map.ts";
import { keepBuild } from "./keep-build.ts";

/** Folder of a build with the files that are named after their contents. */
const ASSETS = "assets";

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

async function buildId(siteFolder: string): Promise<string> {
  const names = await readdir(join(siteFolder, ASSETS), { recursive: true });
  return createHash("sha256").update(names.toSorted().join("\n")).digest("hex").slice(0, 16);
}

/**
 * Adds the files of earlier builds to the door of the site: a page that was opened before a new version was put in place finds the rest
 * of what it is made of. A name with a content hash never holds other bytes, so nothing old stands for anything new.
 *
 * @param site - Files of the present build.
 */
export async function withEarlierAssets(site: FileMap, options: EarlierAssetsOptions): Promise<FileMap> {
  const { siteFolder, headers, onFailure } = options;
  const policy = { headers, scope: "private", variesByCookie: true } as const;
  function withoutThem<Nothing>(nothing: Nothing) {
    return (error: unknown): Nothing => {
      onFailure(error);
      return nothing;
    };
  }
  const id = await buildId(siteFolder);
  const builds = await keepBuild({ ...options, folder: siteFolder, id, kept: [ASSETS] });
  const earlier = await Promise.all(
    builds.map(({ folder }) => readFileMap(folder, policy).catch(withoutThem<FileMap>(new Map()))),
  );
  const missing = earlier.flatMap((files) => [...files].filter(([path]) => !site.has(path)));
  return new Map([...missing, ...site]);
}

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { GROUP_ADDRESSES_FILE } from "@nv/contracts";
import { readFileMap } from "../file-map.ts";
import { type GroupsOfPaths, readGroupAddresses } from "../group-addresses.ts";
import type { StaticRoots } from "../static-roots.ts";
import type { FilePolicy } from "../stored-file.ts";
import { readKeptBuilds } from "./kept-builds.ts";

/** Folder of a build with the files that are named after their contents. */
const ASSETS = "assets";

/** The site's door: its files, and which of them are for the people of one group. */
export type SiteRoot = Pick<StaticRoots, "site" | "siteGroups">;

/** Options of keeping the files of earlier builds. */
export interface EarlierAssetsOptions {
  /** Build of the site that is served now. */
  readonly siteFolder: string;
  /** Folder with the files of all builds; made when it is missing. */
  readonly keepFolder: string;
  /** Unix epoch, milliseconds. */
  readonly nowMs: number;
  /** Headers of every answer of the server. */
  readonly headers: Readonly<Record<string, string>>;
  /** Told of what the disk refused; the present build is served all the same. */
  readonly onFailure: (error: unknown) => void;
}

/** The door with the files of earlier builds. */
export interface SiteWithEarlier extends SiteRoot {
  /** Keeps the files of the present build for later, which no start waits for. */
  keep(): Promise<void>;
}

const NOTHING: SiteRoot = { site: new Map(), siteGroups: new Map() };

/** Builds of before there were groups have no list of them. */
async function readKeptGroups(folder: string): Promise<GroupsOfPaths> {
  const isListed = (await readdir(folder)).includes(GROUP_ADDRESSES_FILE);
  return isListed ? readGroupAddresses(folder) : new Map();
}

/** Files of an earlier build that the present one does not have. */
async function readKept(folder: string, policy: FilePolicy, { site }: SiteRoot): Promise<SiteRoot> {
  const isMissing = (path: string) => !site.has(path);
  const groups = [...(await readKeptGroups(folder))].filter(([path]) => isMissing(path));
  return { siteGroups: new Map(groups), site: await readFileMap(folder, policy, isMissing) };
}

async function buildId(siteFolder: string): Promise<string> {
  const names = await readdir(join(siteFolder, ASSETS), { recursive: true });
  const groups = await readFile(join(siteFolder, GROUP_ADDRESSES_FILE), "utf8");
  return createHash("sha256")
    .update([...names.toSorted(), groups].join("\n"))
    .digest("hex")
    .slice(0, 16);
}

/**
 * Adds the files of earlier builds to the door of the site: a page that was opened before a new version was put in place finds the rest
 * of what it is made of. A name with a content hash never holds other bytes, so nothing old stands for anything new.
 *
 * What belonged to a group in an earlier build still does; builds that did not know groups had nothing of any.
 *
 * @param root - Files of the present build.
 */
export async function withEarlierAssets(root: SiteRoot, options: EarlierAssetsOptions): Promise<SiteWithEarlier> {
  const { site, siteGroups } = root;
  const { siteFolder, headers, onFailure } = options;
  const policy = { headers, scope: "private", variesByCookie: true } as const;
  function withoutThem<Nothing>(nothing: Nothing) {
    return (error: unknown): Nothing => {
      onFailure(error);
      return nothing;
    };
  }
  const id = await buildId(siteFolder);
  const { earlier, keep } = await readKeptBuilds({
    ...{ ...options, folder: siteFolder, id },
    kept: [ASSETS, GROUP_ADDRESSES_FILE],
  });
  const kept = await Promise.all(
    earlier.map(({ folder }) => readKept(folder, policy, root).catch(withoutThem<SiteRoot>(NOTHING))),
  );
  return {
    site: new Map([...kept.flatMap(({ site: files }) => [...files]), ...site]),
    siteGroups: new Map([...kept.flatMap((one) => [...one.siteGroups]), ...siteGroups]),
    keep,
  };
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { GROUP_ADDRESSES_FILE } from "@nv/contracts";
import { GroupAddresses } from "@nv/contracts/schemas";

/** Decoded URL paths that only the people of a group may open, and the name of the group. Every other path is for all who are inside. */
export type GroupsOfPaths = ReadonlyMap<string, string>;

/**
 * Reads what a build of the site says of its groups.
 *
 * @param siteFolder - Folder of the build.
 * @throws {Error} When the build says nothing, or cannot be understood: served as it is, what belongs to some would be everybody's.
 */
export async function readGroupAddresses(siteFolder: string): Promise<GroupsOfPaths> {
  try {
    const addresses: unknown = JSON.parse(await readFile(join(siteFolder, GROUP_ADDRESSES_FILE), "utf8"));
    return new Map(Object.entries(GroupAddresses.parse(addresses)));
  } catch (cause) {
    const what = `The build in ${siteFolder} does not say which pages belong to groups: run \`npm run build\`.`;
    throw new Error(what, { cause });
  }
}

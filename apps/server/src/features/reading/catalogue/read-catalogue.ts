import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CATALOGUE_FILE } from "@nv/contracts";
import { CataloguePage } from "@nv/contracts/schemas";

/**
 * Reads what the site's build says about its pages.
 *
 * @param siteFolder - Folder of the site's build.
 * @throws {Error} When the build has no catalogue, or one of another version: it has to be built again.
 */
export async function readCatalogue(siteFolder: string): Promise<readonly CataloguePage[]> {
  const file = join(siteFolder, CATALOGUE_FILE);
  try {
    const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
    return lines.map((line) => CataloguePage.parse(JSON.parse(line)));
  } catch (cause) {
    throw new Error(`The build in ${siteFolder} has no usable catalogue: run \`npm run build\`.`, { cause });
  }
}

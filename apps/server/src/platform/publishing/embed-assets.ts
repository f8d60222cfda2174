import { readdir, readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import { type PageAssets, READERS_FOLDER } from "@nv/embeds";

/** What was built for readers' browsers. */
export interface EmbedAssets {
  /** Goes into every published page. */
  readonly page: PageAssets;
  /** Goes besides into the pages of one type of graphic, by its name. */
  readonly readers: ReadonlyMap<string, string>;
  /** `/e/v1/host.js`. */
  readonly hostScript: Buffer;
  /** `/e/v1/include.js`. */
  readonly includeScript: Buffer;
}

/** Scripts in a folder by their names without the end. */
async function readScripts(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(folder);
  const scripts = names.map(async (name) => [parse(name).name, await readFile(join(folder, name), "utf8")] as const);
  return new Map(await Promise.all(scripts));
}

/**
 * Reads what the package `embeds` was built into.
 *
 * @param folder - Its `dist`.
 * @throws {Error} When the build is missing.
 */
export async function readEmbedAssets(folder: string): Promise<EmbedAssets> {
  try {
    const [script, styles, hostScript, includeScript, readers] = await Promise.all([
      readFile(join(folder, "page.js"), "utf8"),
      readFile(join(folder, "page.css"), "utf8"),
      readFile(join(folder, "host.js")),
      readFile(join(folder, "include.js")),
      readScripts(join(folder, READERS_FOLDER)),
    ]);
    return { page: { script, styles }, readers, hostScript, includeScript };
  } catch (cause) {
    throw new Error(`The build in ${folder} is missing: run \`npm run build\`.`, { cause });
  }
}

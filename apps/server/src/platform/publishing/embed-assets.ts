import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageAssets } from "@nv/embeds";

/** What was built for readers' browsers. */
export interface EmbedAssets {
  /** Goes into every published page. */
  readonly page: PageAssets;
  /** `/e/v1/host.js`. */
  readonly hostScript: Buffer;
  /** `/e/v1/include.js`. */
  readonly includeScript: Buffer;
}

/**
 * Reads what the package `embeds` was built into.
 *
 * @param folder - Its `dist`.
 * @throws {Error} When the build is missing.
 */
export async function readEmbedAssets(folder: string): Promise<EmbedAssets> {
  try {
    const [script, styles, hostScript, includeScript] = await Promise.all([
      readFile(join(folder, "page.js"), "utf8"),
      readFile(join(folder, "page.css"), "utf8"),
      readFile(join(folder, "host.js")),
      readFile(join(folder, "include.js")),
    ]);
    return { page: { script, styles }, hostScript, includeScript };
  } catch (cause) {
    throw new Error(`The build in ${folder} is missing: run \`npm run build\`.`, { cause });
  }
}

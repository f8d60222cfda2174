import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildDist, type DistFile } from "./build-dist.ts";
import { buildDeclarations } from "./declarations.ts";

/** What a bundler, and whoever copies the folder, is told. */
const MANIFEST = {
  name: "netlify-identity-widget-dist",
  private: true,
  type: "module",
  types: "./types/identity-widget/src/as-published.d.ts",
  exports: {
    ".": { types: "./types/identity-widget/src/as-published.d.ts", default: "./esm/index.js" },
    "./script": "./netlify-identity-widget.js",
  },
};

/**
 * Builds everything into a folder, emptied first; the same sources give the same bytes.
 *
 * @returns How many files were written.
 */
export async function writeDist(folder: string): Promise<number> {
  const manifest: DistFile = { name: "package.json", code: `${JSON.stringify(MANIFEST, null, 2)}\n`, imports: [] };
  const files = [...(await buildDist()), ...(await buildDeclarations()), manifest];
  await rm(folder, { recursive: true, force: true });
  for (const { name, code } of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), code);
  }
  return files.length;
}

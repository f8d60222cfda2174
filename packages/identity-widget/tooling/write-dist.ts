import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
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
    "./full": "./netlify-identity-widget.full.js",
  },
};

/** What a script in somebody's cache loads is kept for this long after the last build that had it. */
const PARTS_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Empties the folder, but for the parts of the last builds: a script that a browser kept from then still asks for them. */
async function clear(folder: string, nowMs: number): Promise<void> {
  const parts = join(folder, "parts");
  for (const name of await readdir(folder).catch(() => [])) {
    if (name !== "parts") await rm(join(folder, name), { recursive: true });
  }
  for (const name of await readdir(parts).catch(() => [])) {
    const { mtimeMs } = await stat(join(parts, name));
    if (nowMs - mtimeMs > PARTS_KEPT_MS) await rm(join(parts, name));
  }
}

/**
 * Builds everything into a folder; the same sources give the same bytes. Of earlier builds it keeps the parts.
 *
 * @param nowMs - Unix epoch, milliseconds.
 * @returns How many files were written.
 */
export async function writeDist(folder: string, nowMs = Date.now()): Promise<number> {
  const manifest: DistFile = { name: "package.json", code: `${JSON.stringify(MANIFEST, null, 2)}\n`, imports: [] };
  const files = [...(await buildDist()), ...(await buildDeclarations()), manifest];
  await clear(folder, nowMs);
  for (const { name, code } of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), code);
  }
  return files.length;
}

import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { buildEntrance } from "../tooling/build-entrance.ts";

/** Files of a build: path below the build folder → content. */
export type BuiltFiles = ReadonlyMap<string, Buffer>;

/** Builds the public door as `npm run build` does, aside, and reads it. The fonts of `packages/ui` must be built. */
export async function buildForTest(): Promise<BuiltFiles> {
  const folder = await mkdtemp(join(tmpdir(), "entrance-"));
  try {
    await buildEntrance({ outputFolder: folder, widgetLocale: "es" });
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    const read = async (path: string): Promise<[string, Buffer]> => [
      relative(folder, path).split(sep).join("/"),
      await readFile(path),
    ];
    return new Map(await Promise.all(paths.sort().map(read)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

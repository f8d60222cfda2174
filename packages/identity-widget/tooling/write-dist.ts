import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildClientDist, buildDist, type DistFile } from "./build-dist.ts";
import { buildDeclarations } from "./declarations.ts";
import { type PackageName, packageFiles } from "./package-files.ts";

/** Time for which the parts that a cached script loads are kept after the last build that had them, milliseconds. */
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

async function writeFiles(folder: string, files: readonly DistFile[]): Promise<number> {
  for (const { name, code } of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), code);
  }
  return files.length;
}

/** Types for `import` and, in a folder that says so, for `require`. */
async function typesOf(name: PackageName): Promise<readonly DistFile[]> {
  const types = await buildDeclarations(name);
  return ["types", "cjs/types"].flatMap((folder) => types.map((file) => ({ ...file, name: `${folder}/${file.name}` })));
}

/**
 * Builds the widget into a folder, as what pages load and as the package that others install: `npm pack` makes a tarball of it. The
 * same sources give the same bytes. Of earlier builds it keeps the parts.
 *
 * @param nowMs - Unix epoch, milliseconds.
 * @returns How many files were written.
 */
export async function writeDist(folder: string, nowMs = Date.now()): Promise<number> {
  const css = await readFile(fileURLToPath(new URL("../src/account/account.css", import.meta.url)), "utf8");
  const built = await buildDist();
  const parts = built.map(({ name }) => name).filter((name) => name.startsWith("parts/"));
  const files = [
    ...built,
    ...(await typesOf("widget")),
    ...(await packageFiles("widget", parts)),
    { name: "account.css", code: css, imports: [] },
  ];
  await clear(folder, nowMs);
  return writeFiles(folder, files);
}

/**
 * Builds the client into a folder, as the package that others install.
 *
 * @returns How many files were written.
 */
export async function writeClientDist(folder: string): Promise<number> {
  const files = [...(await buildClientDist()), ...(await typesOf("client")), ...(await packageFiles("client"))];
  await rm(folder, { recursive: true, force: true });
  return writeFiles(folder, files);
}

import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { writeClientDist, writeDist } from "../tooling/write-dist.ts";

const run = promisify(execFile);
const MODULES = fileURLToPath(new URL("../../../node_modules/", import.meta.url));
const EXAMPLES = fileURLToPath(new URL("../../../examples/", import.meta.url));

/** A folder in which somebody installed our packages and nothing else. */
export interface InstalledPackages {
  readonly folder: string;
  /** The tarballs themselves, as they would go to a registry. */
  readonly tarballs: readonly string[];
  /** Names of the packages that npm installed there. */
  readonly installed: readonly string[];
  remove(): Promise<void>;
}

/** Packs the widget and the client as `npm pack` does, installs the tarballs without a network, and puts the examples beside them. */
export async function installPackages(): Promise<InstalledPackages> {
  const root = await mkdtemp(join(tmpdir(), "nv-installed-"));
  const folder = join(root, "site");
  await mkdir(folder);
  await writeFile(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  await writeDist(join(root, "widget"));
  await writeClientDist(join(root, "client"));
  const tarballs: string[] = [];
  for (const name of ["widget", "client"]) {
    const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", root], { cwd: join(root, name) });
    const [{ filename }]: [{ filename: string }] = JSON.parse(stdout);
    tarballs.push(join(root, filename));
  }
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", ...tarballs], { cwd: folder });
  const lock: { packages: Record<string, unknown> } = JSON.parse(
    await readFile(join(folder, "package-lock.json"), "utf8"),
  );
  const installed = Object.keys(lock.packages).filter(Boolean);
  // What an application brings itself.
  for (const name of ["react", "react-dom", "scheduler", "@types"]) {
    await symlink(join(MODULES, name), join(folder, "node_modules", name));
  }
  for (const file of ["node-script/list-people.ts", "react-app/src", "static-page"]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(EXAMPLES, file), join(folder, file), { recursive: true });
  }
  return { folder, tarballs, installed, remove: () => rm(root, { recursive: true, force: true }) };
}

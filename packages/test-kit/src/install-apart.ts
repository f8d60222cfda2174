import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Programs of others that a test installed for itself. */
export interface InstalledApart {
  readonly folder: string;
  /** Environment of what runs there: nothing of it knows that a test asked. */
  readonly env: NodeJS.ProcessEnv;
  remove(): Promise<void>;
}

/**
 * Installs what the lock file of a folder names, from the registry, into a copy of that folder: for what is too heavy to be installed with this
 * repository, and is tried in long runs alone.
 *
 * @param source - Path of a folder with a `package.json` and its lock file.
 */
export async function installApart(source: string): Promise<InstalledApart> {
  const folder = await mkdtemp(join(tmpdir(), "nv-apart-"));
  const { NODE_ENV: _ofTests, ...env } = process.env;
  await cp(source, folder, { recursive: true });
  await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder, env });
  return { folder, env, remove: () => rm(folder, { recursive: true, force: true }) };
}

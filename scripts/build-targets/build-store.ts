import { existsSync } from "node:fs";
import {
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** Folder of the builds, each in a folder named by the hash of its inputs. */
const BUILDS = ".cache/builds";
/** A file for each process that serves builds, named by its number, with their folders. */
const USERS = ".users";
/** The site prints its pages with CommonJS that it has just built: the repository's own "type" must not speak for it. */
const NO_TYPE = '{ "private": true }\n';
/** Error codes of the system for a folder that may only be read. */
const CLOSED: ReadonlySet<string> = new Set(["EROFS", "EACCES", "EPERM"]);
/** Number of builds before the present one that stay, so that going back and forth between two commits builds nothing. */
const FORMER_KEPT = 2;
/** Mark in the name of a build that is being made, before the number of the process that makes it. */
const UNFINISHED = ".part-";

/** A build of a target, finished or not. */
export interface BuildPlace {
  /** Folder of the repository. */
  readonly root: string;
  readonly name: string;
  /** Path at which everybody looks for it, relative to the root. */
  readonly output: string;
  /** Of its inputs. */
  readonly hash: string;
}

const targetFolder = ({ root, name }: Pick<BuildPlace, "root" | "name">) => join(root, BUILDS, name);
const finished = (place: BuildPlace) => join(targetFolder(place), place.hash);

/** Whether a process of this machine runs. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, and is another user's.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Whether a build was made to its end. */
export const isBuilt = (place: BuildPlace): boolean => existsSync(finished(place));

/** The empty folder that a build is made in; what builds that were cut left is taken away. Only who holds the lock asks. */
export async function beginBuild(place: BuildPlace): Promise<string> {
  const folder = targetFolder(place);
  await mkdir(folder, { recursive: true });
  await writeFile(join(place.root, BUILDS, "package.json"), NO_TYPE);
  for (const name of await readdir(folder))
    if (name.includes(UNFINISHED)) await rm(join(folder, name), { recursive: true, force: true });
  const unfinished = join(folder, `${place.hash}${UNFINISHED}${process.pid}`);
  await mkdir(unfinished);
  return unfinished;
}

/** Gives a build that came to its end its name: from one moment to the next it is there, and whole. */
export async function finishBuild(place: BuildPlace, unfinished: string): Promise<void> {
  await rename(unfinished, finished(place));
}

async function linkTarget(path: string): Promise<string | null | "folder"> {
  const found = await lstat(path).catch(() => null);
  if (found === null) return null;
  return found.isSymbolicLink() ? readlink(path) : "folder";
}

/**
 * Has the place where everybody looks lead to a build. Who serves another one goes on with it: a server looks once, at its start. What stood
 * there as a folder, of before builds had their own, is put aside.
 */
export async function pointAt(place: BuildPlace): Promise<void> {
  const output = join(place.root, place.output);
  const wanted = relative(dirname(output), finished(place));
  const present = await linkTarget(output);
  if (present === wanted) return;
  await mkdir(dirname(output), { recursive: true });
  const aside = join(targetFolder(place), `former-${process.pid}`);
  if (present === "folder") await rename(output, aside);
  const next = `${output}.${process.pid}`;
  await rm(next, { force: true });
  // Windows lets everybody make junctions, and does not rename over them.
  await symlink(process.platform === "win32" ? finished(place) : wanted, next, "junction");
  if (process.platform === "win32") await rm(output, { recursive: true, force: true });
  await rename(next, output);
  const now = new Date();
  await utimes(finished(place), now, now);
}

/** Notes which builds this process serves, until it ends: they are not swept. */
export async function noteUse(root: string, outputs: readonly string[]): Promise<void> {
  const links = await Promise.all(outputs.map((output) => linkTarget(join(root, output))));
  const hashes = links.filter((link) => link !== null).map((link) => link.split(/[\\/]/).at(-1));
  try {
    await mkdir(join(root, BUILDS, USERS), { recursive: true });
    await writeFile(join(root, BUILDS, USERS, String(process.pid)), JSON.stringify(hashes));
  } catch (error) {
    // In a copy that this user cannot write nobody builds either, so nothing is swept.
    const isClosed = error instanceof Error && "code" in error && CLOSED.has(String(error.code));
    if (!isClosed) throw error;
  }
}

/** Names of the builds that running processes serve; the notes of those that ended are taken away. */
async function usedBuilds(root: string): Promise<ReadonlySet<string>> {
  const folder = join(root, BUILDS, USERS);
  const used = new Set<string>();
  for (const name of await readdir(folder).catch(() => [])) {
    if (!isAlive(Number(name))) await rm(join(folder, name), { force: true });
    else for (const hash of (await readFile(join(folder, name), "utf8")).match(/[\da-f]{64}/g) ?? []) used.add(hash);
  }
  return used;
}

/** Removes builds that nobody serves, but for the present one and the last two before it. Only who holds the lock asks. */
export async function sweepBuilds(place: BuildPlace): Promise<void> {
  const folder = targetFolder(place);
  const used = await usedBuilds(place.root);
  const names = (await readdir(folder)).filter((name) => name !== place.hash && !used.has(name));
  const aged = await Promise.all(names.map(async (name) => ({ name, ms: (await stat(join(folder, name))).mtimeMs })));
  const former = aged.toSorted((a, b) => b.ms - a.ms).slice(FORMER_KEPT);
  for (const { name } of former) await rm(join(folder, name), { recursive: true, force: true });
}

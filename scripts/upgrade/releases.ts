import { existsSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../terminal/run-command.ts";
import type { ReleasePlaces } from "./release-places.ts";

/** Versions that stay, the present one among them: the last is there to go back to. */
const KEPT_RELEASES = 3;
/** Letters of a commit in the name of its folder. */
const NAME_LETTERS = 12;

const git = async (folder: string, ...args: readonly string[]) =>
  (await runCommand("git", ["-C", folder, ...args])).trim();

/**
 * Fetches what is new, and says which commit a name stands for.
 *
 * @param folder - Checkout of the repository.
 * @param name - Branch, tag or commit; the first branch of where it was cloned from when left out.
 * @returns Whole name of the commit.
 * @throws {CommandError} With what git said: no connection, or no such name.
 */
export async function fetchCommit(folder: string, name = "origin/HEAD"): Promise<string> {
  await git(folder, "fetch", "--quiet", "--tags", "origin");
  const branch = await git(folder, "rev-parse", "--verify", "--quiet", `origin/${name}^{commit}`).catch(() => "");
  return branch || git(folder, "rev-parse", "--verify", `${name}^{commit}`);
}

/** @returns Whole name of the commit that a checkout is at. */
export function commitOf(folder: string): Promise<string> {
  return git(folder, "rev-parse", "HEAD");
}

/**
 * Checks a commit out into a folder of its own, with links to what is of no version. One that is there already is used as it is.
 *
 * @returns The folder.
 */
export async function checkOut({ present, releases, shared }: ReleasePlaces, commit: string): Promise<string> {
  const folder = join(releases, commit.slice(0, NAME_LETTERS));
  if (!existsSync(folder)) await git(present, "worktree", "add", "--quiet", "--detach", folder, commit);
  if (existsSync(shared))
    for (const name of readdirSync(shared))
      if (!existsSync(join(folder, name))) symlinkSync(join(shared, name), join(folder, name));
  return folder;
}

/** Has the link lead to another version, at once: nobody finds it gone. */
export function pointTo({ current }: ReleasePlaces, folder: string): void {
  const next = `${current}.next`;
  rmSync(next, { force: true });
  symlinkSync(folder, next);
  renameSync(next, current);
}

/** Removes the oldest checkouts but the last few and the one that the repository itself is in. */
export async function sweepReleases({ releases }: ReleasePlaces, serving: string): Promise<void> {
  const ageOf = (folder: string) => statSync(folder).ctimeMs;
  const others = readdirSync(releases)
    .map((name) => join(releases, name))
    .filter((folder) => folder !== serving && existsSync(join(folder, ".git")))
    .sort((a, b) => ageOf(b) - ageOf(a));
  for (const folder of others.slice(KEPT_RELEASES - 1))
    if (statSync(join(folder, ".git")).isFile()) await git(serving, "worktree", "remove", "--force", folder);
}

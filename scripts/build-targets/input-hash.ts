import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "../terminal/run-command.ts";
import type { FileDigests } from "./file-digests.ts";
import type { BuildTarget } from "./targets.ts";

/** Made by a build or an install: never an input of one. */
const GENERATED_FOLDERS = new Set(["node_modules", "build", "dist", ".docusaurus", ".cache"]);
const TEST_FILE = /\.test\.tsx?$/;

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = entries
    .filter(({ name }) => !GENERATED_FOLDERS.has(name) && !TEST_FILE.test(name))
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isSymbolicLink() ? listFiles(path) : entry.isDirectory() ? filesIn(path) : [path];
    });
  return (await Promise.all(lists)).flat();
}

async function listFiles(path: string): Promise<readonly string[]> {
  if (!existsSync(path)) return [];
  return (await stat(path)).isDirectory() ? filesIn(path) : [path];
}

/** The last commit that touches a folder; empty without git or outside a repository. */
async function lastCommit(root: string, folder: string): Promise<string> {
  return runCommand("git", ["log", "-1", "--format=%H", "--", folder], { cwd: root }).catch(() => "");
}

/**
 * Fingerprint of everything that decides what a target's output looks like.
 *
 * @param root - Folder of the repository.
 * @param env - Environment of the build.
 * @param digests - Of the files' contents.
 * @returns SHA-256 of the inputs' paths and contents, of the variables and of the history that is shown, in hexadecimal.
 */
export async function inputHash(
  target: BuildTarget,
  root: string,
  env: NodeJS.ProcessEnv,
  digests: FileDigests,
): Promise<string> {
  const files = (await Promise.all(target.inputs.map((input) => listFiles(join(root, input))))).flat().sort();
  const contents = await Promise.all(files.map((file) => digests.of(file)));
  const history = target.history === undefined ? "" : await lastCommit(root, target.history);
  const hash = createHash("sha256")
    .update(history)
    .update(JSON.stringify([target, target.variables.map((name) => env[name] ?? "")]));
  files.forEach((file, index) => {
    hash.update(`\0${file.slice(root.length)}\0`).update(contents[index] ?? "");
  });
  return hash.digest("hex");
}

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "../terminal/run-command.ts";
import type { BuildTarget } from "./targets.ts";

/** Made by a build or an install: never an input of one. */
const GENERATED_FOLDERS = new Set(["node_modules", "build", "dist", ".docusaurus", ".cache"]);
const TEST_FILE = /\.test\.tsx?$/;

async function listFiles(path: string): Promise<readonly string[]> {
  if (!existsSync(path)) return [];
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const lists = await Promise.all(
    entries
      .filter(({ name }) => !GENERATED_FOLDERS.has(name) && !TEST_FILE.test(name))
      .map(({ name }) => listFiles(join(path, name))),
  );
  return lists.flat();
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
 * @returns SHA-256 of the inputs' paths and contents, of the variables and of the history that is shown, in hexadecimal.
 */
export async function inputHash(target: BuildTarget, root: string, env: NodeJS.ProcessEnv): Promise<string> {
  const files = (await Promise.all(target.inputs.map((input) => listFiles(join(root, input))))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const history = target.history === undefined ? "" : await lastCommit(root, target.history);
  const hash = createHash("sha256")
    .update(history)
    .update(JSON.stringify([target, target.variables.map((name) => env[name] ?? "")]));
  files.forEach((file, index) => {
    hash.update(`\0${file.slice(root.length)}\0`).update(contents[index] ?? "");
  });
  return hash.digest("hex");
}

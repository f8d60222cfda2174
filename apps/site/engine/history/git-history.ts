import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { type FileHistory, GIT_LOG_ARGS, parseGitLog } from "./core/git-log";

/** A log of many thousand commits fits. Bytes. */
const LOG_MAX_BYTES = 256 * 1024 * 1024;

async function git(folder: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)("git", [...args], { cwd: folder, maxBuffer: LOG_MAX_BYTES });
  return stdout;
}

async function commitsWithoutPast(folder: string): Promise<ReadonlySet<string>> {
  const list = path.resolve(folder, (await git(folder, ["rev-parse", "--git-path", "shallow"])).trim());
  try {
    return new Set((await readFile(list, "utf8")).split("\n").filter((hash) => hash !== ""));
  } catch {
    // A whole repository has no such list.
    return new Set();
  }
}

/**
 * Reads when each file below a folder was last changed, and by whom, in one go.
 *
 * @returns Absolute path to history. Empty without git or outside a repository; a shallow copy tells only what it knows.
 */
export async function readGitHistory(folder: string): Promise<ReadonlyMap<string, FileHistory>> {
  try {
    const root = (await git(folder, ["rev-parse", "--show-toplevel"])).trim();
    const unknown = await commitsWithoutPast(folder);
    const histories = parseGitLog(await git(folder, [...GIT_LOG_ARGS, "--", "."]), unknown);
    return new Map([...histories].map(([file, history]) => [path.join(root, file), history]));
  } catch {
    // No git, no repository, no commit yet: the pages then say nothing of their past.
    return new Map();
  }
}

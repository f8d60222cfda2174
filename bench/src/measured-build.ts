import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";

const ROOT = join(import.meta.dirname, "../..");
const DOCUSAURUS = join(ROOT, "node_modules/@docusaurus/core/bin/docusaurus.mjs");
/** Pause between two looks at the memory, milliseconds. */
const LOOK_MS = 250;
const KB_PER_MB = 1024;

/** Time and memory that a build took. */
export interface MeasuredBuild {
  readonly seconds: number;
  /** Most memory that the build and everything it started held at once, megabytes. */
  readonly peakMb: number;
}

/** Memory of a process and of everything below it, kilobytes. */
async function treeMemoryKb(root: number): Promise<number> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid=,rss="]);
  const rows = stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const tree = new Set([root]);
  let total = 0;
  // Children come after their parents but for rare reuse of numbers: two rounds find them all.
  for (let round = 0; round < 2; round += 1) {
    for (const [pid = 0, parent = 0] of rows) if (tree.has(parent)) tree.add(pid);
  }
  for (const [pid = 0, , rss = 0] of rows) if (tree.has(pid)) total += rss;
  return total;
}

/**
 * Builds a Docusaurus site and tells what it took.
 *
 * @param folder - Folder of the site.
 * @throws {Error} With what it wrote, when it fails.
 */
export async function measureBuild(folder: string): Promise<MeasuredBuild> {
  const startMs = performance.now();
  const child = spawn(process.execPath, [DOCUSAURUS, "build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  let peakKb = 0;
  const { pid } = child;
  const looking = setInterval(async () => {
    if (pid !== undefined) peakKb = Math.max(peakKb, await treeMemoryKb(pid));
  }, LOOK_MS);
  const [code] = await once(child, "exit");
  clearInterval(looking);
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${output}`);
  return { seconds: (performance.now() - startMs) / 1000, peakMb: peakKb / KB_PER_MB };
}

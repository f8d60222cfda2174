import { rm } from "node:fs/promises";
import { join } from "node:path";
import { runNode } from "../../scripts/terminal/run-command.ts";

const ROOT = join(import.meta.dirname, "../..");
const DOCUSAURUS = join(ROOT, "node_modules/@docusaurus/core/bin/docusaurus.mjs");

/**
 * Builds a Docusaurus site and tells how long it took.
 *
 * @param folder - Folder of the site.
 * @returns Seconds.
 */
export async function timeBuild(folder: string): Promise<number> {
  const startMs = performance.now();
  await runNode([DOCUSAURUS, "build"], { cwd: folder, env: { ...process.env, NODE_ENV: "production" } });
  return (performance.now() - startMs) / 1000;
}

/** Makes the next build of a site a cold one: no output, nothing generated, no cache of the bundler. */
export async function forgetBuild(folder: string): Promise<void> {
  const made = ["build", ".docusaurus", "node_modules/.cache"].map((name) => join(folder, name));
  made.push(join(ROOT, "node_modules/.cache"));
  await Promise.all(made.map((path) => rm(path, { recursive: true, force: true })));
}

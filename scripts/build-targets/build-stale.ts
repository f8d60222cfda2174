import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runNode } from "../terminal/run-command.ts";
import { showStep } from "../terminal/show-step.ts";
import { inputHash } from "./input-hash.ts";
import { precompress } from "./precompress.ts";
import { BUILD_TARGETS, type BuildTarget } from "./targets.ts";

const ROOT = join(import.meta.dirname, "../..");
/** One file a target with the fingerprint of what its output was built from. */
const STAMPS = join(ROOT, ".cache/build");

async function buildTarget(target: BuildTarget): Promise<void> {
  const stamp = join(STAMPS, target.name);
  const hash = await inputHash(target, ROOT, process.env);
  const isFresh =
    existsSync(stamp) && existsSync(join(ROOT, target.output)) && (await readFile(stamp, "utf8")) === hash;
  if (isFresh) return;
  await rm(stamp, { force: true }); // A build that is cut short must not look done.
  await showStep(`Construyendo ${target.label}`, async () => {
    await runNode(target.command, { cwd: join(ROOT, target.cwd), env: { ...process.env, NODE_ENV: "production" } });
    if (target.isServed) await precompress(join(ROOT, target.output));
  });
  await mkdir(STAMPS, { recursive: true });
  await writeFile(stamp, hash);
}

/**
 * Builds every target whose inputs have changed since its output was made.
 *
 * @param names - Only these; all without it.
 * @throws {CommandError} With the output of the command that failed.
 */
export async function buildStale(names?: readonly string[]): Promise<void> {
  for (const target of BUILD_TARGETS) if (names?.includes(target.name) ?? true) await buildTarget(target);
}

import { join } from "node:path";
import { endsWithUs } from "../terminal/ends-with-us.ts";
import { runNode } from "../terminal/run-command.ts";
import { showStep } from "../terminal/show-step.ts";
import { withBuildLock } from "./build-lock.ts";
import { type BuildPlace, beginBuild, finishBuild, isBuilt, noteUse, pointAt, sweepBuilds } from "./build-store.ts";
import { type FileDigests, openFileDigests } from "./file-digests.ts";
import { inputHash } from "./input-hash.ts";
import { precompress } from "./precompress.ts";
import { BUILD_TARGETS, type BuildTarget, OUTPUT } from "./targets.ts";

/** Targets of a build, and the place where they are built. */
export interface BuildGround {
  /** Folder of the repository. */
  readonly root: string;
  readonly targets: readonly BuildTarget[];
  readonly env: NodeJS.ProcessEnv;
  /** Writes a line for the person at the terminal. */
  readonly say: (line: string) => void;
}

const HERE: BuildGround = {
  root: join(import.meta.dirname, "../.."),
  targets: BUILD_TARGETS,
  env: process.env,
  say: (line) => void process.stdout.write(`${line}\n`),
};
/** A start that is killed cannot end what it started, which sees it by itself. */
const END_WITH_PARENT = ["--import", new URL("../terminal/end-with-parent.mjs", import.meta.url).href];
/** Apart from the builds, which everybody may read. */
const LOCK = ".cache/build-lock";

async function placeOf(target: BuildTarget, { root, env }: BuildGround, digests: FileDigests): Promise<BuildPlace> {
  return { root, name: target.name, output: target.output, hash: await inputHash(target, root, env, digests) };
}

/** Builds into a folder of its own, which gets its name at the end: what fails or is cut leaves the former build as it is. */
async function build(target: BuildTarget, place: BuildPlace, { root, env }: BuildGround): Promise<void> {
  await showStep(`Construyendo ${target.label}`, async () => {
    const folder = await beginBuild(place);
    const args = target.command.map((arg) => arg.replace(OUTPUT, folder));
    const own = { cwd: join(root, target.cwd), env: { ...env, NODE_ENV: "production" } };
    await runNode([...END_WITH_PARENT, ...args], { ...own, onStart: endsWithUs, isDetached: true });
    if (target.isServed) await precompress(folder);
    await finishBuild(place, folder);
  });
}

/** Builds what is still out of date: a process that waited for the lock looks again, since the other one may have built it. */
async function buildAll(targets: readonly BuildTarget[], ground: BuildGround): Promise<void> {
  for (const target of targets) {
    // A build may change what the next one reads.
    const place = await placeOf(target, ground, await openFileDigests(ground.root));
    if (!isBuilt(place)) await build(target, place, ground);
    await pointAt(place);
    await sweepBuilds(place);
  }
}

/**
 * Builds every target whose inputs have changed since its output was made. Of several processes that find something to build one builds,
 * and the others wait for it.
 *
 * @param names - Only these; all without it.
 * @throws {CommandError} With the output of the command that failed.
 */
export async function buildStale(names?: readonly string[], ground: BuildGround = HERE): Promise<void> {
  const targets = ground.targets.filter(({ name }) => names?.includes(name) ?? true);
  const digests = await openFileDigests(ground.root);
  const places = await Promise.all(targets.map((target) => placeOf(target, ground, digests)));
  await digests.save();
  if (places.every(isBuilt)) for (const place of places) await pointAt(place);
  else {
    const onWait = (holder: { readonly pid: number } | null) =>
      ground.say(
        `Otro arranque está construyendo${holder === null ? "" : ` (proceso ${holder.pid})`}: se espera a que acabe…`,
      );
    await withBuildLock({ folder: join(ground.root, LOCK), onWait }, () => buildAll(targets, ground));
  }
}

/** Keeps the builds that this process will serve from being swept by a later one, until it ends. */
export async function serveBuilds(): Promise<void> {
  await noteUse(
    HERE.root,
    HERE.targets.map(({ output }) => output),
  );
}

import { CommandError, type CommandOptions, runCommand } from "../terminal/run-command.ts";
import { showStep } from "../terminal/show-step.ts";
import { awaitReady } from "./await-ready.ts";
import { keepMoment } from "./database-moment.ts";
import { findPlaces, type ReleasePlaces } from "./release-places.ts";
import { checkOut, commitOf, fetchCommit, pointTo, sweepReleases } from "./releases.ts";

/** Letters of a commit that a person is told. */
const TOLD_LETTERS = 8;
/** Copies of before an upgrade that stay. */
const KEPT_COPIES = "5";

/** An upgrade that somebody asks for. */
export interface UpgradeRequest {
  /** Folder of the checkout that serves. */
  readonly root: string;
  /** Branch, tag or commit to go to; the newest of the first branch when left out. */
  readonly name: string | undefined;
  /** Whether the new version is first tried on a copy of everything. */
  readonly isRehearsed: boolean;
  readonly env: NodeJS.ProcessEnv;
  /** Address at which the server of this machine listens: `http://127.0.0.1:3000`. */
  readonly origin: string;
  /** Commands that stop and start the service, for the shell. */
  readonly stop: string;
  readonly start: string;
  /** Longest that a version may take to be ready, milliseconds. */
  readonly readyMs: number;
  readonly say: (sentence: string) => void;
}

const shell = (command: string, options?: CommandOptions) => runCommand("sh", ["-c", command], options);

/** Starts the service and waits for it. A service manager that complains is a server that does not answer, and the next steps say what came of it. */
async function startService({ start, env, origin, readyMs }: UpgradeRequest): Promise<boolean> {
  try {
    await shell(start, { env });
  } catch {
    return false;
  }
  return awaitReady(origin, readyMs);
}

async function copyAndRehearse(request: UpgradeRequest, places: ReleasePlaces, release: string): Promise<void> {
  const { env, isRehearsed } = request;
  const npm = (folder: string, ...args: readonly string[]) => runCommand("npm", args, { cwd: folder, env });
  const { copies, present } = places;
  await showStep("Copia de todo, con el servidor en marcha", () =>
    npm(present, "run", "--silent", "backup", "--", "--to", copies, "--keep", KEPT_COPIES),
  );
  if (isRehearsed)
    await showStep("Ensayo: la versión nueva, sobre esa copia y en otro puerto", () =>
      npm(release, "run", "--silent", "backup", "--", "--verify", copies),
    );
}

/** Stops the one, starts the other, and goes back when it cannot work. */
async function switchOver(request: UpgradeRequest, places: ReleasePlaces, release: string): Promise<void> {
  const { env, say, stop } = request;
  const { DATA_DIR = "", DATABASE_URL } = env;
  const fromMs = performance.now();
  await shell(stop, { env });
  const moment = DATABASE_URL ? null : keepMoment(DATA_DIR);
  pointTo(places, release);
  if (await startService(request)) {
    const seconds = ((performance.now() - fromMs) / 1000).toLocaleString("es", { maximumFractionDigits: 1 });
    return say(`✓ La versión nueva contesta. Parar la de antes y arrancar esta ha llevado ${seconds} s.`);
  }
  say("✗ La versión nueva no llega a contestar: se vuelve a la de antes…");
  await shell(stop, { env });
  moment?.putBack();
  pointTo(places, places.present);
  const isBack = await startService(request);
  const where = "Lo que dijo la nueva está en el registro del servicio.";
  if (isBack) throw new CommandError(`Se ha vuelto a la versión de antes, con los datos de antes. ${where}`);
  throw new CommandError(
    `La versión de antes tampoco contesta. La copia de antes de empezar está en ${places.copies}: docs/runbooks/server.md, «Volver atrás». ${where}`,
  );
}

/**
 * Upgrades a server: a copy, the new version in a folder of its own, a rehearsal of it on the copy, and only then the change, which goes back by
 * itself when the new version does not get ready. Tables go forward only, so the database of before is kept until the next upgrade.
 *
 * @throws {CommandError} With what failed; up to the change nothing was touched, and after it the former version serves again.
 * @see docs/adr/0151-upgrades.md
 */
export async function upgrade(request: UpgradeRequest): Promise<void> {
  const { env, name, root, say } = request;
  const places = findPlaces(root, env.DATA_DIR);
  const [former, commit] = [await commitOf(places.present), await fetchCommit(places.present, name)];
  if (former === commit) return say(`Ya está en marcha ${commit.slice(0, TOLD_LETTERS)}: no hay nada que hacer.`);
  say(`De ${former.slice(0, TOLD_LETTERS)} a ${commit.slice(0, TOLD_LETTERS)}.`);
  const release = await checkOut(places, commit);
  await showStep("Instalar y construir la versión nueva, aparte", () =>
    runCommand("npm", ["run", "--silent", "build"], { cwd: release, env }),
  );
  await copyAndRehearse(request, places, release);
  await switchOver(request, places, release);
  await sweepReleases(places, release);
}

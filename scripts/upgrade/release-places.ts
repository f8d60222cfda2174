import { lstatSync, realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, join } from "node:path";
import { CommandError } from "../terminal/run-command.ts";

/** Folders of a server that keeps each of its versions in one of its own. */
export interface ReleasePlaces {
  /** Folder of the version that serves, by its real path. */
  readonly present: string;
  /** Folder of the versions, a checkout each. */
  readonly releases: string;
  /** Link to the version that serves, which the service manager starts. */
  readonly current: string;
  /** Folder of copies. */
  readonly copies: string;
  /** Settings and whatever else is of no version: each checkout has links to what is in it. */
  readonly shared: string;
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/**
 * Finds the folders of a server from the checkout that a command runs in.
 *
 * @param root - Folder of the checkout.
 * @param dataDir - `DATA_DIR` as the environment says it; it has to be of no version.
 * @throws {CommandError} When the checkout is not one of several under a link `current`.
 * @see docs/runbooks/server.md
 */
export function findPlaces(root: string, dataDir: string | undefined): ReleasePlaces {
  const present = realpathSync(root);
  const releases = dirname(present);
  const base = dirname(releases);
  const current = join(base, "current");
  if (basename(releases) !== "releases" || !isLink(current) || realpathSync(current) !== present)
    throw new CommandError(
      "Esta carpeta no es la versión en marcha de un servidor montado por versiones (…/current → …/releases/…): docs/runbooks/server.md dice cómo se monta. Si arrancas a mano: copia, git pull y npm start.",
    );
  if (dataDir === undefined || !isAbsolute(dataDir) || dataDir.startsWith(releases))
    throw new CommandError(
      "DATA_DIR tiene que ser una ruta completa fuera de las versiones, como /srv/narrativas/data: cada versión es una carpeta, y los datos son los mismos.",
    );
  return { present, releases, current, copies: join(base, "copies"), shared: join(base, "shared") };
}

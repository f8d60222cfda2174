import { constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DATABASE_FILE } from "../../apps/server/src/platform/database-file.ts";

/** Folder of the data folder with the database as the former version left it. */
const FOLDER = "before-upgrade";
/** A database of SQLite and what may stand beside it when it was not closed. */
const PARTS = ["", "-wal", "-shm"].map((end) => `${DATABASE_FILE}${end}`);

/** The database of a stopped server, as of one moment. */
export interface DatabaseMoment {
  /** Puts the database back as it was. */
  putBack(): void;
}

/**
 * Keeps the database of a server that is stopped, so that a version that cannot start leaves nothing behind. The former moment is given up.
 *
 * @param dataDir - Data folder with the SQLite file.
 */
export function keepMoment(dataDir: string): DatabaseMoment {
  const folder = join(dataDir, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const kept = PARTS.filter((name) => existsSync(join(dataDir, name)));
  // A file system that can share the blocks makes no copy at all.
  for (const name of kept) copyFileSync(join(dataDir, name), join(folder, name), constants.COPYFILE_FICLONE);
  return {
    putBack() {
      for (const name of PARTS) rmSync(join(dataDir, name), { force: true });
      for (const name of kept) renameSync(join(folder, name), join(dataDir, name));
    },
  };
}

import { existsSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "@nv/database";

/** A file for each process that keeps files in this data folder, named by its identifier. */
const FOLDER = "processes";

/** Watcher of the other processes on a database. */
export interface Peers {
  /** Counts them, and those of them that keep files where this one does not look: what one publishes the other does not have. */
  read(): Promise<{ readonly others: number; readonly apart: number }>;
  /** Takes the sign of this process away. */
  close(): Promise<void>;
}

/** Dependencies of watching other processes. */
export interface PeersDeps {
  readonly database: Pick<Database, "peers" | "processId">;
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  readonly store: "folder" | "shared";
}

/**
 * Watches the other processes on a PostgreSQL database. Whether two of them share a folder is not asked of names and addresses, which
 * containers and mounts make say anything: each leaves a sign in its folder, and who does not see another's sign does not see its files.
 */
export async function watchPeers({ database, dataDir, store }: PeersDeps): Promise<Peers> {
  const signs = join(dataDir, FOLDER);
  const own = join(signs, database.processId);
  if (store === "folder") {
    const alive = new Set((await database.peers()).map(({ id }) => id));
    await mkdir(signs, { recursive: true });
    for (const name of await readdir(signs)) if (!alive.has(name)) await rm(join(signs, name), { force: true });
    await writeFile(own, "");
  }
  const isApart = (peer: { readonly id: string; readonly store: string }) =>
    peer.store !== store || (store === "folder" && !existsSync(join(signs, peer.id)));
  return {
    async read() {
      const peers = (await database.peers()).filter((peer) => peer.store !== "none");
      return { others: peers.length, apart: peers.filter(isApart).length };
    },
    close: () => rm(own, { force: true }),
  };
}

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DatabaseError, type LockHolder } from "./database-error.ts";
import { makePrivateFile, makePrivateFolder, PRIVATE_FILE_MODE } from "./private-files.ts";
import { asDatabaseError } from "./sqlite-errors.ts";

/** A held data folder. */
export interface FolderLock {
  /** Lets another process take the folder; the operating system does the same when this process dies. */
  release(): void;
}

function readHolder(file: string): LockHolder | null {
  try {
    const content: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof content !== "object" || content === null) return null;
    const { pid, startedAtMs } = { pid: null, startedAtMs: null, ...content };
    return typeof pid === "number" && typeof startedAtMs === "number" ? { pid, startedAtMs } : null;
  } catch {
    // The side file only makes the message friendlier; without it the folder is as locked as before.
    return null;
  }
}

function describe(holder: LockHolder | null): string {
  if (!holder) return "another process holds the data folder";
  return `process ${holder.pid} holds the data folder since ${new Date(holder.startedAtMs).toISOString()}`;
}

/**
 * Takes a data folder for the life of this process, so that two servers never share one.
 *
 * The lock is an exclusive transaction on a small SQLite file: the operating system releases it however
 * the process ends, so no stale file can keep a folder closed.
 *
 * @param folder - Path; created when missing.
 * @param now - Clock, Unix epoch in milliseconds.
 * @throws {DatabaseError} `DATABASE_LOCKED` with the holder's process id and start time;
 *   `DATABASE_UNWRITABLE` when the folder refuses writes.
 */
export function lockDataFolder(folder: string, now: () => number = Date.now): FolderLock {
  const holderFile = join(folder, "lock.json");
  let connection: DatabaseSync | null = null;
  try {
    makePrivateFolder(folder);
    const file = join(folder, "lock.sqlite");
    makePrivateFile(file);
    connection = new DatabaseSync(file, { timeout: 0 });
    connection.exec("begin exclusive");
    writeFileSync(holderFile, JSON.stringify({ pid: process.pid, startedAtMs: now() }), { mode: PRIVATE_FILE_MODE });
  } catch (error) {
    connection?.close();
    const known = asDatabaseError(error);
    if (known instanceof DatabaseError && known.code === "DATABASE_LOCKED") {
      const holder = readHolder(holderFile);
      throw new DatabaseError("DATABASE_LOCKED", describe(holder), { cause: error, holder });
    }
    throw new DatabaseError("DATABASE_UNWRITABLE", `cannot write in the data folder ${folder}`, { cause: error });
  }
  const held = connection;
  return { release: () => held.close() };
}

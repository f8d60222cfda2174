import { setTimeout as pause } from "node:timers/promises";
import { DatabaseError, type FolderLock, type LockHolder, lockDataFolder } from "@nv/database";

/** Interval at which a process that waits looks again. Milliseconds. */
const POLL_MS = 500;

/** Folder of the lock, and the listener that is called while another process holds it. */
export interface BuildLock {
  /** Folder of the lock: `lock.json` in it says which process holds it. */
  readonly folder: string;
  /** Called once, when another process holds it. */
  readonly onWait: (holder: LockHolder | null) => void;
}

function take(folder: string): FolderLock | DatabaseError {
  try {
    return lockDataFolder(folder);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === "DATABASE_LOCKED") return error;
    throw error;
  }
}

/**
 * Does something while no other process of this checkout does it: who comes second waits. The system lets the lock go however its
 * process ends, so one that died holds nobody up.
 */
export async function withBuildLock<Result>(lock: BuildLock, work: () => Promise<Result>): Promise<Result> {
  let isWaiting = false;
  for (;;) {
    const taken = take(lock.folder);
    if (!(taken instanceof DatabaseError)) {
      try {
        return await work();
      } finally {
        taken.release();
      }
    }
    if (!isWaiting) lock.onWait(taken.holder);
    isWaiting = true;
    await pause(POLL_MS);
  }
}

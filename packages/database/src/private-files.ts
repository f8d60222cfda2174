import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Read and write for the owner, nothing for anybody else: what is kept here holds keys and hashes of passwords. */
export const PRIVATE_FILE_MODE = 0o600;
/** The same for folders, which also have to be entered. */
export const PRIVATE_FOLDER_MODE = 0o700;

/** Bits of a mode that let the group or others do something. */
const OTHERS = 0o077;

/** Makes a folder that only its owner can enter, and those above it; one that exists stays as it is. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
}

/** Makes an empty file that only its owner can read, before anybody writes into it; one that exists stays as it is. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, "a", PRIVATE_FILE_MODE));
}

function isClosed(path: string, chmod: typeof chmodSync): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  // Sockets and the like are not ours; what went away meanwhile needs nothing.
  if (stats === undefined || !(stats.isFile() || stats.isDirectory()) || (stats.mode & OTHERS) === 0) return true;
  try {
    chmod(path, stats.isDirectory() ? PRIVATE_FOLDER_MODE : PRIVATE_FILE_MODE);
  } catch {
    // Another user's file, or a disk without modes: whoever asked is told, below.
    return false;
  }
  // Some disks take the order and do nothing.
  return ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) === 0;
}

/**
 * Closes a folder, and the files and folders in it, to everybody but their owner. Windows, which has other rights, is left
 * alone.
 *
 * @param folder - One that is missing is no fault.
 * @param chmod - Changes the mode of a path.
 * @returns Paths that others still can open: their owner is somebody else, or the disk knows no modes.
 */
export function keepPrivate(folder: string, chmod: typeof chmodSync = chmodSync): string[] {
  if (process.platform === "win32" || statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  const inside = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => join(folder, entry.name));
  return [folder, ...inside].filter((path) => !isClosed(path, chmod));
}

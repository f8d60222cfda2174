import { readdir, readlink } from "node:fs/promises";
import { join } from "node:path";
import { type Held, readHeld } from "../load/watch-memory.ts";
import type { Process } from "./three-processes.ts";

/** Look at one process; of Linux alone. */
export interface Look extends Held {
  /** Time since the watch began, milliseconds. */
  readonly atMs: number;
  /** Files, lines and pipes that it holds open. */
  readonly handles: number;
  /** The same by kind. */
  readonly kinds: Readonly<Record<string, number>>;
}

/** `socket:[123]` → `socket`, `/some/file` → `file`. */
const kindOf = (target: string) => (target.startsWith("/") ? "file" : (target.split(":[", 1)[0] ?? target));

/** Counts what a process holds open. */
async function openHandles(pid: number): Promise<Record<string, number>> {
  const folder = `/proc/${pid}/fd`;
  const kinds: Record<string, number> = {};
  for (const name of await readdir(folder)) {
    // Closed since the folder was read.
    const target = await readlink(join(folder, name)).catch(() => null);
    if (target !== null) kinds[kindOf(target)] = (kinds[kindOf(target)] ?? 0) + 1;
  }
  return kinds;
}

/** Looks at a process once. @param atMs - Time since the watch began, milliseconds. */
export async function lookAt(process: Process, atMs: number): Promise<Look> {
  const pid = process.pid();
  const kinds = await openHandles(pid);
  const handles = Object.values(kinds).reduce((sum, one) => sum + one, 0);
  return { ...(await readHeld(pid)), atMs, kinds, handles };
}

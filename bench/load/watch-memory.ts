import { readFile } from "node:fs/promises";

/** Interval between two looks, milliseconds: decoding a picture holds its memory for some seconds. */
const LOOK_MS = 250;

const PAGE_BYTES = 4096;

/** Memory that a process and its helpers hold, bytes. */
export interface Held {
  /** By the process itself. */
  readonly ownBytes: number;
  /** By those that it began, together; each counts what it shares with the others. */
  readonly helperBytes: number;
  /** Number of them that there were at once. */
  readonly helpers: number;
}

/** Nothing for a process that has ended meanwhile. */
const readGone = (path: string) => readFile(path, "utf8").catch(() => "");

/** Reads what a process holds, bytes; 0 for one that has ended. */
async function heldBytes(pid: number): Promise<number> {
  const [, pages = "0"] = (await readGone(`/proc/${pid}/statm`)).split(" ");
  return Number(pages) * PAGE_BYTES;
}

/** Processes that one began, and those that they began. Every thread counts its own children. */
async function helpersOf(pid: number): Promise<readonly number[]> {
  const children = (await readGone(`/proc/${pid}/task/${pid}/children`)).trim().split(" ").filter(Boolean).map(Number);
  return [...children, ...(await Promise.all(children.map(helpersOf))).flat()];
}

/** Looks once at what a process and its helpers hold; of Linux alone. */
export async function readHeld(pid: number): Promise<Held> {
  const helpers = await helpersOf(pid);
  const [ownBytes = 0, ...theirs] = await Promise.all([pid, ...helpers].map(heldBytes));
  return { ownBytes, helperBytes: theirs.reduce((sum, one) => sum + one, 0), helpers: helpers.length };
}

/**
 * Watches what a process and its helpers hold; of Linux alone.
 *
 * @param pid - Of the process.
 */
export function watchMemory(pid: number): { /** @returns The most of each at any look. */ stop(): Held } {
  let peaks: Held = { ownBytes: 0, helperBytes: 0, helpers: 0 };
  async function look(): Promise<void> {
    const { ownBytes, helperBytes, helpers } = await readHeld(pid);
    peaks = {
      ownBytes: Math.max(peaks.ownBytes, ownBytes),
      helperBytes: Math.max(peaks.helperBytes, helperBytes),
      helpers: Math.max(peaks.helpers, helpers),
    };
  }
  const timer = setInterval(() => void look(), LOOK_MS);
  return {
    stop() {
      clearInterval(timer);
      return peaks;
    },
  };
}

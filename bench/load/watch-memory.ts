import { readFile } from "node:fs/promises";

/** Interval between two looks, milliseconds: decoding a picture holds its memory for some seconds. */
const LOOK_MS = 250;

const PAGE_BYTES = 4096;

/** Most that was held at any look, bytes. */
export interface Peaks {
  /** By the process itself. */
  readonly ownBytes: number;
  /** By those that it began, together; each counts what it shares with the others. */
  readonly helperBytes: number;
  /** Number of them that there were at once. */
  readonly helpers: number;
}

/** Nothing for a process that has ended meanwhile. */
const readGone = (path: string) => readFile(path, "utf8").catch(() => "");

async function heldBytes(pid: number): Promise<number> {
  const [, pages = "0"] = (await readGone(`/proc/${pid}/statm`)).split(" ");
  return Number(pages) * PAGE_BYTES;
}

/** Processes that one began, and those that they began. Every thread counts its own children. */
async function helpersOf(pid: number): Promise<readonly number[]> {
  const children = (await readGone(`/proc/${pid}/task/${pid}/children`)).trim().split(" ").filter(Boolean).map(Number);
  return [...children, ...(await Promise.all(children.map(helpersOf))).flat()];
}

/**
 * Watches what a process and its helpers hold; of Linux alone.
 *
 * @param pid - Of the process.
 */
export function watchMemory(pid: number): { stop(): Peaks } {
  let peaks: Peaks = { ownBytes: 0, helperBytes: 0, helpers: 0 };
  async function look(): Promise<void> {
    const helpers = await helpersOf(pid);
    const [own, ...theirs] = await Promise.all([pid, ...helpers].map(heldBytes));
    peaks = {
      ownBytes: Math.max(peaks.ownBytes, own ?? 0),
      helperBytes: Math.max(
        peaks.helperBytes,
        theirs.reduce((sum, one) => sum + one, 0),
      ),
      helpers: Math.max(peaks.helpers, helpers.length),
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

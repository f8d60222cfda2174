import { readFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";

/** Bytes of a page, the unit in which Linux tells the memory of a process. */
const PAGE_BYTES = 4096;

/** Bytes of memory that a process holds; 0 where the system does not tell. */
export async function heldBytes(pid: number): Promise<number> {
  try {
    const pages = Number((await readFile(`/proc/${pid}/statm`, "utf8")).split(" ")[1]);
    return Number.isFinite(pages) ? pages * PAGE_BYTES : 0;
  } catch {
    return 0; // It has ended, or this is no Linux.
  }
}

/** Lets people's requests go first: a program that we run for them gets what is left of the processor. */
export function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It ended before.
  }
}

import { readFile } from "node:fs/promises";

/** Places, after the name of the program, of the fields with the processor time of ended processes that this one began. */
const CHILDREN_FIELDS = [13, 14] as const;
/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/** Time of the processor that this process and those that it began and saw end have taken so far, milliseconds; of Linux alone. */
async function takenMs(): Promise<number> {
  const { user, system } = process.cpuUsage();
  const stat = await readFile("/proc/self/stat", "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = CHILDREN_FIELDS.reduce((sum, field) => sum + Number(fields[field]), 0);
  return (user + system) / 1000 + ticks * TICK_MS;
}

/** Time that some work took, and its result. */
export interface TimedWork<Result> {
  /** By the clock, milliseconds. */
  readonly ms: number;
  /** Of the processor, in this process and in those that it began, milliseconds: what others had of it meanwhile is not in it. */
  readonly processorMs: number;
  readonly result: Result;
}

/** Does some work, and tells what it took. */
export async function timeWork<Result>(work: () => Promise<Result>): Promise<TimedWork<Result>> {
  const takenBeforeMs = await takenMs();
  const startMs = performance.now();
  const result = await work();
  const ms = performance.now() - startMs;
  return { ms, processorMs: (await takenMs()) - takenBeforeMs, result };
}

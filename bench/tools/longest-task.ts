import type { Browser, Page } from "playwright-core";
import { z } from "zod";

/** Event of a browser's trace, which tells of a piece of work; times are microseconds. */
const TraceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number().default(0),
  dur: z.number().default(0),
  /** Of the processor: what others had of it meanwhile is not in it. */
  tdur: z.number().default(0),
  args: z.object({ name: z.unknown() }).partial().optional(),
});
const Trace = z.object({ traceEvents: z.array(z.unknown()) });
type TraceEvent = z.infer<typeof TraceEvent>;

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"];
const TASK = "RunTask";
const MAIN_THREAD = "CrRendererMain";
const MICROSECONDS = 1000;

/** A piece of work that kept a page from answering. */
export interface LongestTask {
  /** Time of the processor that it took, milliseconds. */
  readonly cpuMs: number;
  /** Time that went by meanwhile, milliseconds: on a busy machine, that of others too. */
  readonly wallMs: number;
  /** Name of what took most of it, as the browser calls it. */
  readonly what: string;
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

function longestIn(events: readonly TraceEvent[]): LongestTask {
  const isMainName = ({ ph, name, args }: TraceEvent) =>
    ph === "M" && name === "thread_name" && args?.name === MAIN_THREAD;
  const mains = new Set(events.filter(isMainName).map(threadOf));
  const ofMain = events.filter((event) => event.ph === "X" && mains.has(threadOf(event)));
  const tasks = ofMain.filter(({ name }) => name === TASK);
  const longest = tasks.reduce<TraceEvent | null>((most, task) => (task.tdur > (most?.tdur ?? 0) ? task : most), null);
  if (longest === null) throw new Error("The browser told of no task.");
  const isWithin = (event: TraceEvent) =>
    event !== longest &&
    threadOf(event) === threadOf(longest) &&
    event.ts >= longest.ts &&
    event.ts + event.dur <= longest.ts + longest.dur;
  const inside = ofMain.filter(isWithin);
  const what = inside.reduce<TraceEvent | null>((most, one) => (one.tdur > (most?.tdur ?? 0) ? one : most), null);
  return { cpuMs: longest.tdur / MICROSECONDS, wallMs: longest.dur / MICROSECONDS, what: what?.name ?? TASK };
}

/** Watches a page while it works. @returns The task of its main thread that took most of the processor. */
export async function longestTask(browser: Browser, page: Page, work: () => Promise<void>): Promise<LongestTask> {
  await browser.startTracing(page, { categories: CATEGORIES });
  let trace: Buffer;
  try {
    await work();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = Trace.parse(JSON.parse(trace.toString("utf8")));
  return longestIn(traceEvents.flatMap((event) => TraceEvent.safeParse(event).data ?? []));
}

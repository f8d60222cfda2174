import { z } from "zod";

/** Instructions for a process that will be killed. */
export const HangingRun = z.object({
  /** Of the database, as `openDatabase` takes it. */
  address: z.object({ url: z.string().optional(), file: z.string() }),
  store: z.object({ env: z.record(z.string(), z.string()), folder: z.string().nullable() }),
  /** Address of the double of the statistics office. */
  office: z.string(),
  seriesId: z.string(),
  runId: z.string(),
  /** Point at which it hangs. */
  point: z.enum(["while the source is asked", "before it is published"]),
});
export type HangingRun = z.infer<typeof HangingRun>;

import { z } from "zod";

/** Instructions for a process that will be killed while it publishes a tracker. */
export const HangingPublication = z.object({
  /** Of the database, as `openDatabase` takes it. */
  address: z.object({ url: z.string().optional(), file: z.string() }),
  store: z.object({ env: z.record(z.string(), z.string()), folder: z.string().nullable() }),
  trackerId: z.string(),
  version: z.int(),
  /** Point at which it hangs. */
  point: z.enum(["before its revision is decided", "before readers are shown it", "before those who show it are told"]),
});
export type HangingPublication = z.infer<typeof HangingPublication>;

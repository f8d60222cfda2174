import { z } from "zod";

/** Instructions for a process that drafts until it is killed. */
export const KilledBatch = z.object({
  /** Of the database, as `openDatabase` takes it. */
  address: z.object({ url: z.string().optional(), file: z.string() }),
  store: z.object({ env: z.record(z.string(), z.string()), folder: z.string().nullable() }),
  /** Of Datawrapper. */
  env: z.record(z.string(), z.string()),
  charts: z.array(z.string()),
});
export type KilledBatch = z.infer<typeof KilledBatch>;

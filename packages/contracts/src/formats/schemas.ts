import { z } from "zod";

/** What a format weighs for readers, bytes gzipped. */
export const FormatWeight = z.object({
  /** As the specification calls it. */
  name: z.string(),
  /** The engine and the runtime. */
  scriptBytes: z.int(),
  /** What the runtime loads when it is needed; 0 for nothing. */
  lazyBytes: z.int(),
});
export type FormatWeight = z.infer<typeof FormatWeight>;

/** Answer of `GET /api/formats`. */
export const FormatWeights = z.object({ items: z.array(FormatWeight) });

import { z } from "zod";

/** Weight of a format for readers, bytes gzipped. */
export const FormatWeight = z.object({
  /** As the specification calls it. */
  name: z.string(),
  /** The engine and the runtime. */
  scriptBytes: z.int(),
  /** Scripts that the runtime loads when they are needed; 0 for nothing. */
  lazyBytes: z.int(),
});
export type FormatWeight = z.infer<typeof FormatWeight>;

/** Answer of `GET /api/formats`. */
export const FormatWeights = z.object({ items: z.array(FormatWeight) });

import { z } from "zod";

/** Options of a load. */
export interface Load {
  readonly kind: "get" | "refresh" | "sign-in";
  readonly port: number;
  readonly path: string;
  /** Kept connections, each with one request under way. */
  readonly connections: number;
  readonly seconds: number;
  /** Access tokens of a `get`, one for each connection; refresh tokens of a `refresh`, which go round. */
  readonly tokens: readonly string[];
  /** Number of the first person who signs in; the next ones follow. */
  readonly firstPerson: number;
  readonly password: string;
}

/** Result of a load. */
export const LoadResult = z.object({
  count: z.number(),
  seconds: z.number(),
  /** Ninety-nine of a hundred answers came within this time. */
  p99Ms: z.number(),
  /** The refresh tokens to go on with. */
  tokens: z.array(z.string()),
});
export type LoadResult = z.infer<typeof LoadResult>;

/**
 * The value that a share of the values does not exceed.
 *
 * @param share - 0 to 1.
 * @returns 0 for no values.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

import type { RecordVersion } from "@nv/contracts/schemas";
import { type Remote, useRemote } from "@nv/web";

/** The history of something published, newest first. */
export type Versions = Remote<{ readonly items: readonly RecordVersion[] }>;

/** Asks for the history of something published, again with each version; the one before stays in sight meanwhile. */
export function useVersions(
  { id, version }: { readonly id: string; readonly version: number },
  ask: (id: string, signal: AbortSignal) => Promise<{ readonly items: readonly RecordVersion[] }>,
): Versions {
  return useRemote(id, (signal) => ask(id, signal), version);
}

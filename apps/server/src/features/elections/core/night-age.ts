import type { CountSnapshot } from "@nv/contracts/schemas";

/** Looks without anything new after which pages say so, and the least time for it, milliseconds. */
const QUIET_LOOKS = 6;
const LEAST_QUIET_MS = 180_000;

/** A night as far as its age goes. */
interface AgedNight {
  readonly snapshot: Pick<CountSnapshot, "isFinal"> | null;
  /** Moment at which something new was last heard; `null` before the first count. */
  readonly heardAtMs: number | null;
  readonly everySeconds: number;
  readonly isOpen: boolean;
}

/**
 * Returns since when nothing new is heard of a night, where that is long enough for readers to be told.
 *
 * @returns Unix epoch, milliseconds; `null` where it is not, where the count is over, and before the first one.
 */
export function behindSince({ snapshot, heardAtMs, everySeconds, isOpen }: AgedNight, nowMs: number): number | null {
  if (!isOpen || snapshot === null || snapshot.isFinal || heardAtMs === null) return null;
  const quietMs = Math.max(LEAST_QUIET_MS, QUIET_LOOKS * everySeconds * 1000);
  return nowMs - heardAtMs >= quietMs ? heardAtMs : null;
}

import type { SessionRow } from "../schema/tables.ts";

/** Columns that say when a session ends. */
type Ends = Pick<SessionRow, "idle_expires_at_ms" | "absolute_expires_at_ms" | "proven_until_ms">;

/** Time from which a session is not good any more, however much it is used; Unix epoch in milliseconds. */
export function latestEnd({ absolute_expires_at_ms, proven_until_ms }: Omit<Ends, "idle_expires_at_ms">): number {
  return Math.min(absolute_expires_at_ms, proven_until_ms ?? Number.POSITIVE_INFINITY);
}

/** Time when a session ends if nobody uses it; Unix epoch in milliseconds. */
export function endOf(session: Ends): number {
  return Math.min(session.idle_expires_at_ms, latestEnd(session));
}

import type { Database } from "@nv/database";
import { type RawBuilder, sql } from "kysely";

/**
 * The clock that orders of work are judged by, as part of a statement: all processes that share the queue must have the same one.
 *
 * @param afterMs - From now, milliseconds.
 * @returns Unix epoch, milliseconds.
 */
export type JobsClock = (afterMs: number) => RawBuilder<number>;

/** The database's own: with each machine's, one that is ahead by a lease would take what others are doing. */
export function clockOfDatabase({ nowMs }: Pick<Database, "nowMs">): JobsClock {
  return (afterMs) => sql<number>`${nowMs} + cast(${afterMs} as bigint)`;
}

/** One that was given, for who moves time by hand. */
export function clockOf(now: () => number): JobsClock {
  return (afterMs) => sql<number>`cast(${now() + afterMs} as bigint)`;
}

import { type Database, holdName } from "@nv/database";
import type { RunExclusive } from "./mutex.ts";

/**
 * Lets work with one name run one piece after another, in all processes on one database. What a process that ends holds is
 * let go by the database; SQLite has one process. The work holds one of the few connections of what waits: it must be short, and ask
 * the database nothing.
 *
 * @param runExclusive - Keeps the work of this process apart.
 */
export function createSharedMutex(
  { dialect, kysely, apart }: Pick<Database, "dialect" | "kysely" | "apart">,
  runExclusive: RunExclusive,
): RunExclusive {
  if (dialect === "sqlite") return runExclusive;
  return (name, work) =>
    runExclusive(name, () =>
      apart(kysely, async (held) => {
        await holdName({ dialect }, held, name);
        return work();
      }),
    );
}

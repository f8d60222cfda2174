import type { Contribution, TeamContributions } from "@nv/contracts/schemas";
import type { RecordsDb } from "./records-tables.ts";

/** Contributions of people, whichever feature keeps them. */
export interface Contributions {
  /** Lets everybody inside see who registered the records of a collection. */
  offer(collection: string): void;
  /** Lists the things that somebody registered, the newest first, as they are now. */
  of(personId: string, limit: number): Promise<TeamContributions>;
}

/** The same for what belongs to a group: who made it is told to nobody. */
export const contributionsOfGroup = (made: Contributions): Contributions => ({ ...made, offer: () => undefined });

/** Keeps what the features offer, so that none has to know another. @param db - Read at each question: there is no second copy. */
export function createContributions(db: RecordsDb): Contributions {
  const offered = new Set<string>();
  return {
    offer: (collection) => void offered.add(collection),
    async of(personId, limit) {
      if (offered.size === 0) return { items: [], total: 0 };
      const registered = db
        .selectFrom("record_versions")
        .innerJoin("records", "records.id", "record_versions.record_id")
        .where("by_id", "=", personId)
        .where("action", "=", "registered")
        .where("collection", "in", [...offered]);
      const { count } = await registered
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      const items: Contribution[] = await registered
        .select(["records.id", "collection", "title", "status", "at_ms as atMs"])
        .orderBy("at_ms", "desc")
        .orderBy("records.id")
        .limit(limit)
        .execute();
      return { items, total: Number(count) };
    },
  };
}

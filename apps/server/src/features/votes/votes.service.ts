import type { VotesChange, VotesView } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { sortedVotes } from "../../platform/votes/core/sorted-votes.ts";
import { insertCalendar, listCalendars } from "../../platform/votes/votes.repository.ts";
import type { VotesTables } from "../../platform/votes/votes-table.ts";

/** Versions that are listed: a calendar changes a few times a year. */
const LISTED = 50;

/** Dependencies of the calendar as administrators change it. */
export type VoteCalendarsContext = Pick<Platform, "database" | "noteInAudit" | "now" | "votes">;

/** Actions of administrators on the calendar. Failures are {@link Problem}s. */
export type VoteCalendars = ReturnType<typeof createVoteCalendars>;

/** Opens what administrators do with the calendar. */
export function createVoteCalendars({ database, noteInAudit, now, votes }: VoteCalendarsContext) {
  const db = database.kysely.$extendTables<VotesTables>();

  async function view(): Promise<VotesView> {
    const calendar = await votes.calendar();
    const versions = (await listCalendars(db, LISTED)).map((row) => ({
      version: row.version,
      atMs: row.made_at_ms,
      by: row.made_by,
      note: row.note,
    }));
    return { version: calendar.version, votes: sortedVotes(calendar.votes, now()).map(votes.view), versions };
  }

  return {
    view,
    /**
     * Writes the calendar that holds from now on.
     *
     * @throws {Problem} `VOTES_CHANGED` where it is not the one that its author saw.
     */
    async change({ version, votes: written, note }: VotesChange, actor: Actor): Promise<VotesView> {
      const row = {
        ...{ version: version + 1, votes: JSON.stringify(written), note },
        ...{ made_by: actor.name, made_at_ms: now() },
      };
      await database.transaction(db, async (transaction) => {
        const last = (await listCalendars(transaction, 1))[0]?.version ?? 0;
        if (last !== version || !(await insertCalendar(transaction, row))) throw new Problem("VOTES_CHANGED");
        const host = transaction.$omitTables<keyof VotesTables>();
        const details = { version: row.version, note };
        await noteInAudit(host, { action: "votes_changed", actor, from: actor.from, details });
      });
      return view();
    },
  };
}

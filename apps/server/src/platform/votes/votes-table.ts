import type { Migrations, SchemaTools } from "@nv/database";
import type { Kysely } from "kysely";

/** A version of the calendar of votes. Versions are never changed: a later one takes the place of the last. */
export interface VoteCalendarRow {
  /** From 1. */
  readonly version: number;
  /** JSON: `VoteCalendar`. */
  readonly votes: string;
  /** For whoever looks at the versions; empty for none. */
  readonly note: string;
  /** Name of who made it, as it was then. */
  readonly made_by: string;
  /** Unix epoch, milliseconds. */
  readonly made_at_ms: number;
}

/** Its table. */
export type VotesTables = { readonly vote_calendars: VoteCalendarRow };

/** The database as it sees it. */
export type VotesDb = Kysely<VotesTables>;

async function voteCalendars({ table, bigint }: SchemaTools): Promise<void> {
  await table("vote_calendars")
    .addColumn("version", "integer", (column) => column.primaryKey())
    .addColumn("votes", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("made_by", "text", (column) => column.notNull())
    .addColumn("made_at_ms", bigint, (column) => column.notNull())
    .execute();
}

/** The steps that build its table. */
export const VOTES_MIGRATIONS: Migrations = { votes_0001_calendars: voteCalendars };

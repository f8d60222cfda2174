import type { AuditActionCode } from "@nv/contracts";
import type { TeamEvent } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import type { Platform } from "../../platform/platform.ts";
import type { TeamDb, TeamTables } from "./schema/tables.ts";

/** Dependencies of the feature `team`. */
export interface TeamContext extends Pick<Platform, "database" | "events" | "made" | "media" | "noteInAudit" | "now"> {
  readonly db: TeamDb;
}

/** The same, on a platform. */
export function teamContext(
  platform: Pick<Platform, "database" | "events" | "made" | "media" | "noteInAudit" | "now">,
): TeamContext {
  return { ...platform, db: platform.database.kysely.$extendTables<TeamTables>() };
}

/** A change of the team: what pages and the audit are told of it. */
interface TeamChange {
  readonly what: TeamEvent["what"];
  readonly actor: Actor;
  /** Entry of the audit; left out for what somebody writes of themselves. It holds nothing that people wrote, which would outlive them there. */
  readonly audit?: { readonly action: AuditActionCode; readonly details: Readonly<Record<string, unknown>> };
}

/**
 * Makes a change in a transaction, with its entry in the audit, and tells open pages once it holds.
 *
 * @returns What the work returns.
 */
export async function changeTeam<Result>(
  { database, db, events, noteInAudit }: Omit<TeamContext, "made" | "media" | "now">,
  { what, actor, audit }: TeamChange,
  work: (transaction: TeamDb) => Promise<Result>,
): Promise<Result> {
  return database.transaction(db, async (transaction) => {
    const result = await work(transaction);
    if (audit !== undefined) {
      const tables = transaction.$omitTables<keyof TeamTables>();
      await noteInAudit(tables, { ...audit, actor, from: actor.from });
    }
    const event: TeamEvent = { what, byId: actor.id };
    await events.publish(transaction, { name: "team", data: event });
    return result;
  });
}

import type { TeamPerson, TeamView } from "@nv/contracts/schemas";
import type { Session } from "../../http/session.ts";
import { createCalendars } from "./calendars.service.ts";
import { shiftsNow } from "./read-rota.ts";
import { createRota } from "./rota.service.ts";
import { findProfile } from "./team.repository.ts";
import type { TeamContext } from "./team-context.ts";

/** The people of the team and their rota. Failures are `Problem`s. */
export function createTeam(context: TeamContext) {
  return {
    ...createCalendars(context),
    ...createRota(context),

    /** Lists those who have a shift at this moment. */
    onDuty: () => shiftsNow(context),

    /** @param people - Everybody, by name. */
    async view({ userId, name }: Session, people: readonly TeamPerson[]): Promise<TeamView> {
      const mine = await findProfile(context.db, userId);
      const hasCalendar = mine?.calendar_hash != null;
      return {
        people: [...people],
        onDuty: [...(await shiftsNow(context))],
        me: userId,
        accountName: name,
        hasCalendar,
      };
    },
  };
}

export type Team = ReturnType<typeof createTeam>;

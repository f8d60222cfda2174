import { TEAM_LIMITS } from "@nv/contracts";
import type { TeamChannel, TeamChannels, TeamDuty } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { invalidFields } from "../../http/problem.ts";
import { createFirstSteps } from "./first-steps.ts";
import type { People } from "./people.service.ts";
import type { Team } from "./team.service.ts";
import { changeTeam, type TeamContext } from "./team-context.ts";

/** Creates the service for the team's shared desk: the first steps of who begins, and the channel of each area. Failures are `Problem`s. */
export function createDesk(
  context: TeamContext,
  { people, team }: { readonly people: Pick<People, "everybody">; readonly team: Pick<Team, "onDuty"> },
) {
  const { db } = context;

  async function channels(): Promise<TeamChannels> {
    const rows = await db.selectFrom("team_channels").selectAll().execute();
    return { channels: rows.toSorted((a, b) => a.area.localeCompare(b.area, "es")) };
  }

  return {
    ...createFirstSteps(context),
    channels,

    /** @throws {Problem} `FIELDS_INVALID` when there is no room for one more. */
    async writeChannel(actor: Actor, { area, channel }: TeamChannel): Promise<TeamChannels> {
      const known = (await channels()).channels;
      if (known.length >= TEAM_LIMITS.areas && !known.some((one) => one.area === area))
        throw invalidFields([{ field: "area", message: `Caben ${TEAM_LIMITS.areas} áreas` }]);
      const audit = { action: "team_channel_changed", details: { area, channel } } as const;
      await changeTeam(context, { what: "channels", actor, audit }, async (transaction) => {
        if (channel === "") await transaction.deleteFrom("team_channels").where("area", "=", area).execute();
        else
          await transaction
            .insertInto("team_channels")
            .values({ area, channel })
            .onConflict((conflict) => conflict.column("area").doUpdateSet({ channel }))
            .execute();
      });
      return channels();
    },

    /** Returns who answers for an area now: where it is asked, and who has a shift. */
    async duty(area: string): Promise<TeamDuty> {
      const found = await db.selectFrom("team_channels").select("channel").where("area", "=", area).executeTakeFirst();
      const present = new Set((await team.onDuty()).map(({ personId }) => personId));
      const onDuty = (await people.everybody()).filter(({ id }) => present.has(id));
      return {
        area,
        channel: found?.channel ?? "",
        onDuty: onDuty.map(({ id, name, email, extension }) => ({ id, name, email, extension })),
      };
    },
  };
}

export type Desk = ReturnType<typeof createDesk>;

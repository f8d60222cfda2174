import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import type { Platform } from "../../platform/platform.ts";
import { TEAM_MIGRATIONS, type TeamTables } from "./schema/tables.ts";
import { forgetTeammate } from "./team.repository.ts";
import { teamRoutes } from "./team.routes.ts";
import { createTeam } from "./team.service.ts";

/** Begins to keep the rota. */
export function openTeam({ database, now }: Pick<Platform, "database" | "now">): OpenFeature {
  const team = createTeam({ db: database.kysely.$extendTables<TeamTables>(), now });
  return {
    routes: async (app) => {
      await app.register(teamRoutes, { team });
    },
  };
}

/** Who the team is, who is on duty, and the rota. */
export const team = defineFeature({
  name: "team",
  variables: {},
  migrations: { team: TEAM_MIGRATIONS },
  forget: forgetTeammate,
  open: ({ platform }) => openTeam(platform),
});

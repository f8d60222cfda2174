import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import type { Platform } from "../../platform/platform.ts";
import { createDesk } from "./desk.service.ts";
import { homeDuty } from "./home-duty.ts";
import { peopleRoutes } from "./people.routes.ts";
import { createPeople } from "./people.service.ts";
import { TEAM_MIGRATIONS } from "./schema/tables.ts";
import { forgetTeammate } from "./team.repository.ts";
import { teamRoutes } from "./team.routes.ts";
import { createTeam } from "./team.service.ts";
import { teamContext } from "./team-context.ts";
import { createWriteAuthors } from "./write-authors.ts";

/** Parts of the platform that it needs. */
type TeamPlatform = Pick<
  Platform,
  "database" | "events" | "finding" | "home" | "made" | "media" | "noteInAudit" | "now" | "publishing" | "runExclusive"
>;

/** Begins to keep the team and its rota. */
export function openTeam(platform: TeamPlatform): OpenFeature {
  const context = teamContext(platform);
  const people = createPeople(context);
  const team = createTeam(context);
  const desk = createDesk(context, { people, team });
  const writeAuthors = createWriteAuthors(platform, people);
  platform.finding.offer({ kind: "team", access: "session", find: people.found });
  platform.home.offer({ duty: () => homeDuty(people, team) });
  return {
    routes: async (app) => {
      await app.register(teamRoutes, { team, people });
      await app.register(peopleRoutes, { people, desk, writeAuthors });
    },
    sweep: writeAuthors,
  };
}

/** Feature for the people of the team, who is on duty, and the rota. */
export const team = defineFeature({
  name: "team",
  about: "who the team is, and its rota",
  contract: "docs/contracts/team.md",
  variables: {},
  migrations: { team: TEAM_MIGRATIONS },
  forget: forgetTeammate,
  open: ({ platform }) => openTeam(platform),
});

import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import { votesAdminRoutes } from "./votes.routes.ts";
import { createVoteCalendars, type VoteCalendarsContext } from "./votes.service.ts";

/** Begins to let administrators change the calendar of votes. */
export function openVotes(context: VoteCalendarsContext): OpenFeature {
  const calendars = createVoteCalendars(context);
  return {
    routes: async (app) => {
      await app.register(votesAdminRoutes, { calendars });
    },
  };
}

/** The calendar of votes, by which the law says when polls may be published. */
export const votes = defineFeature({
  name: "votes",
  about: "the calendar of votes, and the days on which the law lets no poll out",
  contract: "docs/contracts/votes.md",
  variables: {},
  open: ({ platform }) => openVotes(platform),
});

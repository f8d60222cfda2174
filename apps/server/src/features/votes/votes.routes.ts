import { votesAdminApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { serve } from "../../http/serve.ts";
import type { VoteCalendars } from "./votes.service.ts";

const RULES = { route: { config: { access: "administrator" } } } as const;

/**
 * The calendar of votes, `/api/admin/votes`. Errors: `FIELDS_INVALID`, `VOTES_CHANGED`.
 *
 * @see docs/contracts/votes.md
 */
export const votesAdminRoutes: FastifyPluginAsync<{ readonly calendars: VoteCalendars }> = async (
  app,
  { calendars },
) => {
  serve(app, votesAdminApi, RULES, {
    view: () => calendars.view(),
    change: ({ body, actor }) => calendars.change(body, actor),
  });
};

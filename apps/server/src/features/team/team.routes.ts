import { TEAM_CALENDAR_PATH } from "@nv/contracts";
import { teamApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { parse } from "../../http/parse.ts";
import { serve } from "../../http/serve.ts";
import type { People } from "./people.service.ts";
import type { Team } from "./team.service.ts";

const RULES = {
  ids: { id: (id: string) => parse(z.guid(), id, "SHIFT_NOT_FOUND") },
  badQuery: "BAD_REQUEST",
} as const;
/** Twenty bytes, as base64url writes them. */
const Secret = z.string().regex(/^[\w-]{27}$/);

/** Dependencies of the routes. */
interface TeamRoutesDeps {
  readonly team: Team;
  readonly people: Pick<People, "everybody">;
}

/**
 * `/api/team`: who the team is, the rota and everybody's own calendar. All for people with a session, but the
 * calendar, which is for whoever has its address. Errors: `BAD_REQUEST`, `FIELDS_INVALID`, `NOT_FOUND`, `PROFILE_MISSING`, `SHIFTS_FULL`,
 * `SHIFT_NOT_FOUND`, `SHIFT_CHANGED`.
 */
export const teamRoutes: FastifyPluginAsync<TeamRoutesDeps> = async (app, { team, people }) => {
  serve(app, teamApi, RULES, {
    view: async ({ session }) => team.view(session, await people.everybody()),
    week: ({ query }) => team.week(query.monday),
    plan: ({ body, actor }) => team.plan(body, actor),
    bring: ({ body, actor }) => team.planMany(body.rows, actor),
    change: ({ params, body, actor }) => team.change(params.id, body, actor),
    remove: ({ params, query, actor }) => team.remove(params.id, query.version, actor),
    openCalendar: ({ session }) => team.openCalendar(session),
    revokeCalendar: ({ session }) => team.revokeCalendar(session),
  });

  // No cookie: calendar programs ask from their own servers, and have nothing but the address.
  app.get<{ Params: { secret: string } }>(
    `${TEAM_CALENDAR_PATH}/:secret.ics`,
    { config: { access: "public" } },
    async ({ params }, reply) => {
      const calendar = await team.calendar(parse(Secret, params.secret, "NOT_FOUND"));
      return reply
        .type("text/calendar; charset=utf-8")
        .header("cache-control", "private, no-store")
        .header("referrer-policy", "no-referrer")
        .send(calendar);
    },
  );
};

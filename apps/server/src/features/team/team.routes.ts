import { TEAM_API_PATH, TEAM_CALENDAR_PATH, TEAM_SHIFTS_IMPORT_PATH, TEAM_SHIFTS_PATH } from "@nv/contracts";
import { IsoDay, NewTeamShift, TeamShiftChange, TeamShiftImport } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { actorOf, sessionOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import type { People } from "./people.service.ts";
import type { Team } from "./team.service.ts";

const ShiftId = z.guid();
const WeekQuery = z.object({ monday: IsoDay });
const VersionQuery = z.object({ version: z.coerce.number().int().positive().max(2_147_483_647) });
/** Twenty bytes, as base64url writes them. */
const Secret = z.string().regex(/^[\w-]{27}$/);

/** What the routes need. */
interface TeamRoutesDeps {
  readonly team: Team;
  readonly people: Pick<People, "everybody">;
}

interface OfShift {
  readonly Params: { readonly id: string };
}

/**
 * `/api/team`: who the team is, the rota and everybody's own calendar. All for people with a session, but the
 * calendar, which is for whoever has its address. Errors: `BAD_REQUEST`, `FIELDS_INVALID`, `NOT_FOUND`, `PROFILE_MISSING`, `SHIFTS_FULL`,
 * `SHIFT_NOT_FOUND`, `SHIFT_CHANGED`.
 */
export const teamRoutes: FastifyPluginAsync<TeamRoutesDeps> = async (app, { team, people }) => {
  const inside = { config: { access: "session" } } as const;

  app.get(TEAM_API_PATH, inside, async (request) => team.view(sessionOf(request), await people.everybody()));

  app.get(TEAM_SHIFTS_PATH, inside, ({ query }) => team.week(parse(WeekQuery, query, "BAD_REQUEST").monday));

  app.post(TEAM_SHIFTS_PATH, inside, async (request, reply) =>
    reply.code(201).send(await team.plan(parse(NewTeamShift, request.body), actorOf(request))),
  );

  app.post(TEAM_SHIFTS_IMPORT_PATH, inside, (request) =>
    team.planMany(parse(TeamShiftImport, request.body).rows, actorOf(request)),
  );

  app.put<OfShift>(`${TEAM_SHIFTS_PATH}/:id`, inside, (request) =>
    team.change(
      parse(ShiftId, request.params.id, "SHIFT_NOT_FOUND"),
      parse(TeamShiftChange, request.body),
      actorOf(request),
    ),
  );

  app.delete<OfShift>(`${TEAM_SHIFTS_PATH}/:id`, inside, (request) =>
    team.remove(
      parse(ShiftId, request.params.id, "SHIFT_NOT_FOUND"),
      parse(VersionQuery, request.query, "BAD_REQUEST").version,
      actorOf(request),
    ),
  );

  app.post(TEAM_CALENDAR_PATH, inside, async (request, reply) =>
    reply.code(201).send(await team.openCalendar(sessionOf(request))),
  );

  app.delete(TEAM_CALENDAR_PATH, inside, async (request, reply) => {
    await team.revokeCalendar(sessionOf(request));
    return reply.code(204).send();
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

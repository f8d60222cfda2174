import {
  TEAM_CHANNELS_PATH,
  TEAM_DUTY_PATH,
  TEAM_EXPORT_PATH,
  TEAM_LIMITS,
  TEAM_PEOPLE_PATH,
  TEAM_PHOTO_PATH,
  TEAM_PROFILE_PATH,
  TEAM_STEPS_PATH,
} from "@nv/contracts";
import { TeamChannel, TeamProfile, TeamStepList } from "@nv/contracts/schemas";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";
import { actorOf, sessionOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import { Problem } from "../../http/problem.ts";
import type { Desk } from "./desk.service.ts";
import type { People } from "./people.service.ts";
import type { WriteAuthors } from "./write-authors.ts";

interface WithId {
  readonly Params: { readonly id: string };
}

/** What the routes need. */
interface PeopleRoutesDeps {
  readonly people: People;
  readonly desk: Desk;
  readonly writeAuthors: WriteAuthors;
}

const PersonId = z.string().min(1).max(64);
const DutyQuery = z.object({ area: TeamChannel.shape.area });

/** A photo of a colleague is asked for again each time, so that one that was taken away is gone. */
const PHOTO_CACHE = "private, no-cache";

/**
 * `/api/team/profile`, `people`, `steps`, `channels` and `duty`: what each says of themselves, what the desk has in common. All for people
 * with a session; the list of who begins is written by who administers. Errors: `BAD_REQUEST`, `FIELDS_INVALID`, `NOT_FOUND`,
 * `PROFILE_MISSING`, `MEDIA_TYPE_UNSUPPORTED`, `BODY_TOO_LARGE`, `VERSION_CONFLICT`.
 */
export const peopleRoutes: FastifyPluginAsync<PeopleRoutesDeps> = async (app, { people, desk, writeAuthors }) => {
  const inside = { config: { access: "session" } } as const;
  const photoRoute = { ...inside, bodyLimit: TEAM_LIMITS.photoBytes } as const;
  const who = (request: FastifyRequest) => [sessionOf(request), actorOf(request)] as const;

  // Of this scope alone: nowhere else is a picture a body.
  app.addContentTypeParser(/^image\//, { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  app.put(TEAM_PROFILE_PATH, inside, async (request) => {
    const saved = await people.save(...who(request), parse(TeamProfile, request.body));
    await writeAuthors();
    return saved;
  });

  app.delete(TEAM_PROFILE_PATH, inside, async (request, reply) => {
    await people.erase(...who(request));
    await writeAuthors();
    return reply.code(204).send();
  });

  app.get(TEAM_EXPORT_PATH, inside, (request) => people.export(sessionOf(request)));

  app.put(TEAM_PHOTO_PATH, photoRoute, (request) => {
    if (!Buffer.isBuffer(request.body)) throw new Problem("MEDIA_TYPE_UNSUPPORTED");
    return people.keepPhoto(...who(request), request.body);
  });

  app.delete(TEAM_PHOTO_PATH, inside, async (request, reply) => {
    await people.removePhoto(...who(request));
    return reply.code(204).send();
  });

  app.get<WithId>(`${TEAM_PEOPLE_PATH}/:id/photo`, inside, async ({ params, headers }, reply) => {
    const { body, hash } = await people.photo(parse(PersonId, params.id, "NOT_FOUND"));
    const etag = `"${hash}"`;
    reply.headers({ etag, "cache-control": PHOTO_CACHE, "content-security-policy": "sandbox; default-src 'none'" });
    if (headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("image/webp").send(body);
  });

  app.get<WithId>(`${TEAM_PEOPLE_PATH}/:id/made`, inside, ({ params }) =>
    people.made(parse(PersonId, params.id, "NOT_FOUND")),
  );

  app.get(TEAM_STEPS_PATH, inside, (request) => desk.steps(sessionOf(request)));

  app.put(TEAM_STEPS_PATH, { config: { access: "administrator" } }, (request) =>
    desk.writeSteps(...who(request), parse(TeamStepList, request.body)),
  );

  for (const method of ["PUT", "DELETE"] as const)
    app.route<WithId>({
      ...inside,
      method,
      url: `${TEAM_STEPS_PATH}/:id`,
      handler: (request) =>
        desk.tick(...who(request), parse(z.uuid(), request.params.id, "NOT_FOUND"), method === "PUT"),
    });

  app.get(TEAM_CHANNELS_PATH, inside, () => desk.channels());

  app.put(TEAM_CHANNELS_PATH, inside, (request) =>
    desk.writeChannel(actorOf(request), parse(TeamChannel, request.body)),
  );

  app.get(TEAM_DUTY_PATH, inside, ({ query }) => desk.duty(parse(DutyQuery, query, "BAD_REQUEST").area));
};

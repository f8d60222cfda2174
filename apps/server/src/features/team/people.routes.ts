import { TEAM_LIMITS, TEAM_PEOPLE_PATH, TEAM_PHOTO_PATH } from "@nv/contracts";
import { peopleApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { actorOf, sessionOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import { Problem } from "../../http/problem.ts";
import { serve } from "../../http/serve.ts";
import type { Desk } from "./desk.service.ts";
import type { People } from "./people.service.ts";
import type { WriteAuthors } from "./write-authors.ts";

interface WithId {
  readonly Params: { readonly id: string };
}

/** Dependencies of the routes. */
interface PeopleRoutesDeps {
  readonly people: People;
  readonly desk: Desk;
  readonly writeAuthors: WriteAuthors;
}

const personOf = (id: string) => parse(z.string().min(1).max(64), id, "NOT_FOUND");

/** The list of who begins is written by who administers. */
const RULES = { badQuery: "BAD_REQUEST", routes: { writeSteps: { config: { access: "administrator" } } } } as const;

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

  // Of this scope alone: nowhere else is a picture a body.
  app.addContentTypeParser(/^image\//, { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  const { made, tick, untick, ...others } = peopleApi;
  serve(app, others, RULES, {
    saveProfile: async ({ session, actor, body }) => {
      const saved = await people.save(session, actor, body);
      await writeAuthors();
      return saved;
    },
    eraseProfile: async ({ session, actor }) => {
      await people.erase(session, actor);
      await writeAuthors();
    },
    export: ({ session }) => people.export(session),
    removePhoto: ({ session, actor }) => people.removePhoto(session, actor),
    steps: ({ session }) => desk.steps(session),
    writeSteps: ({ session, actor, body }) => desk.writeSteps(session, actor, body),
    channels: () => desk.channels(),
    writeChannel: ({ actor, body }) => desk.writeChannel(actor, body),
    duty: ({ query }) => desk.duty(query.area),
  });
  serve(app, { made }, { ids: { id: personOf } }, { made: ({ params }) => people.made(params.id) });
  const ofStep = { ids: { id: "NOT_FOUND" } } as const;
  serve(app, { tick, untick }, ofStep, {
    tick: ({ session, actor, params }) => desk.tick(session, actor, params.id, true),
    untick: ({ session, actor, params }) => desk.tick(session, actor, params.id, false),
  });

  app.put(TEAM_PHOTO_PATH, photoRoute, (request) => {
    if (!Buffer.isBuffer(request.body)) throw new Problem("MEDIA_TYPE_UNSUPPORTED");
    return people.keepPhoto(sessionOf(request), actorOf(request), request.body);
  });

  app.get<WithId>(`${TEAM_PEOPLE_PATH}/:id/photo`, inside, async ({ params, headers }, reply) => {
    const { body, hash } = await people.photo(personOf(params.id));
    const etag = `"${hash}"`;
    reply.headers({ etag, "cache-control": PHOTO_CACHE, "content-security-policy": "sandbox; default-src 'none'" });
    if (headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("image/webp").send(body);
  });
};

import { PRESENCE_API_PATH } from "@nv/contracts";
import { type PresenceEvent, PresenceRequest } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { actorOf, sessionOf } from "../../http/acting.ts";
import { createAllowance } from "../../http/allowance.ts";
import { parse } from "../../http/parse.ts";
import { EVERYBODYS, reachOf } from "../files/reach.ts";

/** Most announcements by one person's tabs in {@link ALLOWANCE_MS}: thirty forms, each twice a minute; those over it are not sent on. */
const MOST_ANNOUNCEMENTS = 60;
const ALLOWANCE_MS = 60_000;

/** Dependencies of the route of presence. */
export interface PresenceRoutesDeps {
  /** Tells every open page in every process. @param group - Of the thing: nobody else is told. Left out for everybody's. */
  readonly announce: (event: PresenceEvent, group?: string) => Promise<void>;
  /**
   * Finds the owner of a thing: a group, {@link EVERYBODYS}, or `null` for one that is not there. Asked of the thing, since of one kind some are
   * a group's.
   */
  readonly ownerOf: (kind: string, id: string) => Promise<string | null>;
  readonly now: () => number;
}

/**
 * `POST /api/events/presence`: says to the other open pages who has something open. Nothing is kept: pages tell it again while it lasts,
 * and forget who falls silent.
 */
export const presenceRoutes: FastifyPluginAsync<PresenceRoutesDeps> = async (app, { announce, ownerOf, now }) => {
  const isAllowed = createAllowance({ most: MOST_ANNOUNCEMENTS, perMs: ALLOWANCE_MS, now });
  app.post(PRESENCE_API_PATH, { config: { access: "session" } }, async (request, reply) => {
    const presence = parse(PresenceRequest, request.body);
    const { id, name } = actorOf(request);
    if (!isAllowed(id)) return reply.code(204).send();
    const [kind = "", thing = ""] = presence.subject.split(":");
    const owner = await ownerOf(kind, thing);
    // Whoever is not of the group says it to nobody, and is not told why: for them there is no such thing.
    if (owner !== null && reachOf(sessionOf(request)).includes(owner))
      await announce({ ...presence, by: name, byId: id }, owner === EVERYBODYS ? undefined : owner);
    return reply.code(204).send();
  });
};

import { PRESENCE_API_PATH } from "@nv/contracts";
import { type PresenceEvent, PresenceRequest } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { actorOf } from "../../http/acting.ts";
import { createAllowance } from "../../http/allowance.ts";
import { parse } from "../../http/parse.ts";

/** What one person's tabs may announce in {@link ALLOWANCE_MS}: thirty forms, each twice a minute; what is over it is not told. */
const MOST_ANNOUNCEMENTS = 60;
const ALLOWANCE_MS = 60_000;

/** What the route needs. */
export interface PresenceRoutesDeps {
  /** Tells every open page in every process. */
  readonly announce: (event: PresenceEvent) => Promise<void>;
  readonly now: () => number;
}

/**
 * `POST /api/events/presence`: says to the other open pages who has something open. Nothing is kept: pages tell it again while it lasts,
 * and forget who falls silent.
 */
export const presenceRoutes: FastifyPluginAsync<PresenceRoutesDeps> = async (app, { announce, now }) => {
  const isAllowed = createAllowance({ most: MOST_ANNOUNCEMENTS, perMs: ALLOWANCE_MS, now });
  app.post(PRESENCE_API_PATH, { config: { access: "session" } }, async (request, reply) => {
    const presence = parse(PresenceRequest, request.body);
    const { id, name } = actorOf(request);
    if (isAllowed(id)) await announce({ ...presence, by: name, byId: id });
    return reply.code(204).send();
  });
};

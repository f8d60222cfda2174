import { SESSION_PATH } from "@nv/contracts";
import type { SessionView } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { sessionOf } from "../../http/acting.ts";

/** `GET /api/session`: who is signed in. Errors: `SESSION_MISSING` (401). */
export const sessionRoutes: FastifyPluginAsync = async (app) => {
  app.get(SESSION_PATH, { config: { access: "session" } }, async (request): Promise<SessionView> => {
    const { userId, email, name, isAdministrator } = sessionOf(request);
    return { id: userId, email, name, isAdministrator };
  });
};

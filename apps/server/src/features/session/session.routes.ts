import { SESSION_PATH } from "@nv/contracts";
import type { SessionView } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";

/** `GET /api/session`: who is signed in. Errors: `SESSION_MISSING` (401). */
export const sessionRoutes: FastifyPluginAsync = async (app) => {
  app.get(SESSION_PATH, { config: { access: "session" } }, async ({ session }, reply): Promise<SessionView | null> => {
    reply.header("cache-control", "no-store");
    if (session === null) return null;
    const { userId, email, name, isAdministrator } = session;
    return { id: userId, email, name, isAdministrator };
  });
};

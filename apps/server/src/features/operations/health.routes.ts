import { HEALTH_PATH, READY_PATH } from "@nv/contracts";
import type { FastifyPluginAsync } from "fastify";
import { sendError } from "../../http/send-error.ts";
import type { IsReady } from "./readiness.service.ts";

/**
 * `GET /healthz`: the process lives. `GET /readyz`: it can do its work. For anyone, because load balancers bring no
 * session; they tell nothing else. Errors: `NOT_READY` (503).
 */
export const healthRoutes: FastifyPluginAsync<{ readonly isReady: IsReady }> = async (app, { isReady }) => {
  const anyone = { config: { access: "public" } } as const;

  app.get(HEALTH_PATH, anyone, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });

  app.get(READY_PATH, anyone, async (_request, reply) => {
    if (!(await isReady())) return sendError(reply, "NOT_READY");
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });
};

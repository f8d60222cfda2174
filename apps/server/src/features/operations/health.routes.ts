import { HEALTH_PATH, READY_PATH } from "@nv/contracts";
import type { FastifyPluginAsync } from "fastify";
import { Problem } from "../../http/problem.ts";
import type { IsReady } from "./readiness.service.ts";

/**
 * `GET /healthz`: the process lives. `GET /readyz`: it can do its work. For anyone, because load balancers bring no
 * session; they tell nothing else. Errors: `NOT_READY` (503).
 */
export const healthRoutes: FastifyPluginAsync<{ readonly isReady: IsReady }> = async (app, { isReady }) => {
  const anyone = { config: { access: "public" } } as const;

  app.get(HEALTH_PATH, anyone, async () => ({ status: "ok" }));

  app.get(READY_PATH, anyone, async () => {
    if (!(await isReady())) throw new Problem("NOT_READY");
    return { status: "ok" };
  });
};

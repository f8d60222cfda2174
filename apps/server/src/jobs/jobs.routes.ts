import { JOBS_API_PATH } from "@nv/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { Jobs } from "./jobs.service.ts";

interface WithId {
  readonly Params: { readonly id: string };
}

/** Background work, `/api/jobs`: what there is, how far it is, and its commands. */
export const jobsRoutes: FastifyPluginAsync<{ jobs: Jobs }> = async (app, { jobs }) => {
  const route = { config: { access: "session" } } as const;
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.get<{ Querystring: { subject?: string } }>(JOBS_API_PATH, route, async ({ query }) => ({
    items: await jobs.list(query.subject),
  }));
  app.get<WithId>(`${JOBS_API_PATH}/:id`, route, ({ params }) => jobs.view(params.id));
  app.post<WithId>(`${JOBS_API_PATH}/:id/cancel`, route, ({ params }) => jobs.cancel(params.id));
  app.post<WithId>(`${JOBS_API_PATH}/:id/retry`, route, ({ params }) => jobs.retry(params.id));
};

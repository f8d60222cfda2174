import { jobsApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { serve } from "../../http/serve.ts";
import type { Jobs } from "./jobs.service.ts";

/** No work has another kind of id, and no database needs to be asked. */
const RULES = { ids: { id: "JOB_NOT_FOUND" } } as const;

/** Background work, `/api/jobs`: what there is, how far it is, and its commands. */
export const jobsRoutes: FastifyPluginAsync<{ jobs: Jobs }> = async (app, { jobs }) => {
  serve(app, jobsApi, RULES, {
    list: async ({ query, session }) => ({ items: await jobs.seenBy(session).list(query.subject) }),
    view: ({ params, session }) => jobs.seenBy(session).view(params.id),
    cancel: ({ params, session }) =>
      jobs.seenBy(session).cancel(params.id, { id: session.userId, isAdministrator: session.isAdministrator }),
    retry: ({ params, session, actor }) => jobs.seenBy(session).retry(params.id, actor),
  });
};

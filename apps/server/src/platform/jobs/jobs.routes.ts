import { JOBS_API_PATH } from "@nv/contracts";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { actorOf, sessionOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import { Problem } from "../../http/problem.ts";
import type { Jobs } from "./jobs.service.ts";

interface WithId {
  readonly Params: { readonly id: string };
}

const JobsQuery = z.object({ subject: z.uuid().optional() });

/** No work has another kind of id, and no database needs to be asked. */
function idOf({ id }: WithId["Params"]): string {
  if (z.uuid().safeParse(id).success) return id;
  throw new Problem("JOB_NOT_FOUND");
}

/** Background work, `/api/jobs`: what there is, how far it is, and its commands. */
export const jobsRoutes: FastifyPluginAsync<{ jobs: Jobs }> = async (app, { jobs }) => {
  const route = { config: { access: "session" } } as const;
  app.get(JOBS_API_PATH, route, async (request) => ({
    items: await jobs.seenBy(sessionOf(request)).list(parse(JobsQuery, request.query).subject),
  }));
  app.get<WithId>(`${JOBS_API_PATH}/:id`, route, (request) =>
    jobs.seenBy(sessionOf(request)).view(idOf(request.params)),
  );
  app.post<WithId>(`${JOBS_API_PATH}/:id/cancel`, route, (request) => {
    const session = sessionOf(request);
    const { userId: id, isAdministrator } = session;
    return jobs.seenBy(session).cancel(idOf(request.params), { id, isAdministrator });
  });
  app.post<WithId>(`${JOBS_API_PATH}/:id/retry`, route, (request) =>
    jobs.seenBy(sessionOf(request)).retry(idOf(request.params), actorOf(request)),
  );
};

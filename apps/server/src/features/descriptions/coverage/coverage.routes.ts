import { DESCRIPTIONS_API_PATH } from "@nv/contracts";
import { CoverageQuery, ReviewDescription } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { actorOf } from "../../../http/acting.ts";
import { parse } from "../../../http/parse.ts";
import type { DescriptionCoverage } from "./coverage.service.ts";

/** Routes of the state of descriptions, `/api/descriptions/coverage`. @see docs/contracts/descriptions.md */
export const coverageRoutes: FastifyPluginAsync<{ readonly coverage: DescriptionCoverage }> = async (
  app,
  { coverage },
) => {
  const route = { config: { access: "session" } } as const;
  const path = `${DESCRIPTIONS_API_PATH}/coverage`;

  app.get(path, route, ({ query }) => coverage.coverage(parse(CoverageQuery, query)));
  app.post(`${path}/sync`, route, (request) => coverage.sync(actorOf(request)));
  app.post(`${path}/reviewed`, route, async (request, reply) => {
    await coverage.review(parse(ReviewDescription, request.body), actorOf(request));
    return reply.code(204).send();
  });
};

import { coverageApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { SESSION, serve } from "../../../http/serve.ts";
import type { DescriptionCoverage } from "./coverage.service.ts";

/** Routes of the state of descriptions, `/api/descriptions/coverage`. @see docs/contracts/descriptions.md */
export const coverageRoutes: FastifyPluginAsync<{ readonly coverage: DescriptionCoverage }> = async (
  app,
  { coverage },
) => {
  serve(app, coverageApi, SESSION, {
    coverage: ({ query }) => coverage.coverage(query),
    sync: ({ actor }) => coverage.sync(actor),
    review: ({ body, actor }) => coverage.review(body, actor),
  });
};

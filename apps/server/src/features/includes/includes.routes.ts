import { INCLUDE_RECORD, includesApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { serve } from "../../http/serve.ts";
import { addRecordRoutes } from "../../platform/records/record-routes.ts";
import type { Includes } from "./includes.service.ts";

/**
 * Shared fragments, `/api/includes`.
 *
 * @see docs/contracts/publishing.md#includes
 */
export const includesRoutes: FastifyPluginAsync<{ readonly includes: Includes }> = async (app, { includes }) => {
  const { publish, unpublish, restore } = includes;
  const { change, rules } = addRecordRoutes(app, INCLUDE_RECORD, includes, { publish, unpublish, restore });
  serve(app, includesApi, rules, {
    list: ({ query }) => includes.list(query.q),
    preview: ({ body }) => includes.preview(body.body, body.slug),
    retire: ({ params, body, actor }) => change(() => includes.retire({ ...params, ...body, actor })),
  });
};

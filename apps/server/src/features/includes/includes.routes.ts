import { INCLUDES_API_PATH } from "@nv/contracts";
import { INCLUDE_RECORD, IncludesQuery, PreviewInclude, RetireInclude } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { parse } from "../../http/parse.ts";
import { addRecordRoutes, type WithId } from "../../platform/records/record-routes.ts";
import type { Includes } from "./includes.service.ts";

/**
 * Shared fragments, `/api/includes`.
 *
 * @see docs/contracts/publishing.md#includes
 */
export const includesRoutes: FastifyPluginAsync<{ readonly includes: Includes }> = async (app, { includes }) => {
  const route = { config: { access: "session" } } as const;
  app.get(INCLUDES_API_PATH, route, ({ query }) => includes.list(parse(IncludesQuery, query).q));
  app.post(`${INCLUDES_API_PATH}/preview`, route, ({ body }) => {
    const { body: text, slug } = parse(PreviewInclude, body);
    return includes.preview(text, slug);
  });
  const { publish, unpublish, restore } = includes;
  const { change, asked } = addRecordRoutes(app, INCLUDE_RECORD, includes, { publish, unpublish, restore });
  app.post<WithId>(`${INCLUDES_API_PATH}/:id/retire`, route, (request) =>
    change(() => includes.retire({ ...asked(request), ...parse(RetireInclude, request.body) })),
  );
};

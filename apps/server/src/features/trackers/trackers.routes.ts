import { TRACKER_LIMITS, TRACKERS_API_PATH } from "@nv/contracts";
import { ComparisonFields, ImportRows, RemoveRows, TRACKER_RECORD } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { parse } from "../../http/parse.ts";
import { addRecordRoutes, type WithId } from "../../platform/records/record-routes.ts";
import type { Trackers } from "./trackers.service.ts";

/** A character of a pasted table is up to four bytes, and as many again as JSON writes it. */
const IMPORT_BODY_BYTES = 4 * TRACKER_LIMITS.pasted;

/**
 * Trackers of mandates, and comparisons of them, `/api/trackers`.
 *
 * @see docs/contracts/trackers.md
 */
export const trackersRoutes: FastifyPluginAsync<{ readonly trackers: Trackers }> = async (app, { trackers }) => {
  const route = { config: { access: "session" } } as const;
  const importRoute = { ...route, bodyLimit: IMPORT_BODY_BYTES } as const;
  const one = `${TRACKERS_API_PATH}/:id`;
  app.get(TRACKERS_API_PATH, route, () => trackers.list());
  app.post(`${TRACKERS_API_PATH}/compare`, route, async ({ body }, reply) => {
    const compared = await trackers.compare(parse(ComparisonFields, body));
    return reply.type("application/json; charset=utf-8").send(compared);
  });
  const { publish, unpublish, retire, restore } = trackers;
  const { change, asked } = addRecordRoutes(app, TRACKER_RECORD, trackers, { publish, unpublish, retire, restore });
  app.get<WithId>(`${one}/rows`, route, (request) => trackers.rows(asked(request).id));
  app.post<WithId>(`${one}/rows`, importRoute, (request) => {
    const { id, actor } = asked(request);
    return change(() => trackers.bring(id, parse(ImportRows, request.body), actor));
  });
  app.post<WithId>(`${one}/rows/remove`, route, (request) => {
    const { id, actor } = asked(request);
    return change(() => trackers.remove(id, parse(RemoveRows, request.body), actor));
  });
};

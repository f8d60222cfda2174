import { TRACKER_LIMITS } from "@nv/contracts";
import { TRACKER_RECORD, trackersApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { serve } from "../../http/serve.ts";
import { addRecordRoutes } from "../../platform/records/record-routes.ts";
import type { Trackers } from "./trackers.service.ts";

/** A character of a pasted table is up to four bytes, and as many again as JSON writes it. */
const IMPORT_BODY_BYTES = 4 * TRACKER_LIMITS.pasted;

/**
 * Trackers of mandates, and comparisons of them, `/api/trackers`.
 *
 * @see docs/contracts/trackers.md
 */
export const trackersRoutes: FastifyPluginAsync<{ readonly trackers: Trackers }> = async (app, { trackers }) => {
  const { publish, unpublish, retire, restore } = trackers;
  const { change, rules } = addRecordRoutes(app, TRACKER_RECORD, trackers, { publish, unpublish, retire, restore });
  const own = { ...rules, routes: { bring: { bodyLimit: IMPORT_BODY_BYTES } } };
  serve(app, trackersApi, own, {
    list: () => trackers.list(),
    compare: async ({ body, reply }) =>
      reply.type("application/json; charset=utf-8").send(await trackers.compare(body)),
    mappings: () => trackers.mappings(),
    rows: ({ params }) => trackers.rows(params.id),
    bring: ({ params, body, actor }) => change(() => trackers.bring(params.id, body, actor)),
    remove: ({ params, body, actor }) => change(() => trackers.remove(params.id, body, actor)),
  });
};

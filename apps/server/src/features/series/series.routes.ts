import { SERIES_LIMITS } from "@nv/contracts";
import { SERIES_RECORD, seriesApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { serve } from "../../http/serve.ts";
import { addRecordRoutes } from "../../platform/records/record-routes.ts";
import type { Series } from "./series.service.ts";

/** A character of a pasted table is up to four bytes, and as many again as JSON writes it. */
const IMPORT_BODY_BYTES = 4 * SERIES_LIMITS.pasted;

/**
 * Series of dated observations, `/api/series`.
 *
 * @see docs/contracts/series.md
 */
export const seriesRoutes: FastifyPluginAsync<{ readonly series: Series }> = async (app, { series }) => {
  const { publish, unpublish, retire, restore } = series;
  const { change, rules } = addRecordRoutes(app, SERIES_RECORD, series, { publish, unpublish, retire, restore });
  const ids = { ...rules.ids, run: "SERIES_RUN_NOT_FOUND" } as const;
  const own = { ...rules, ids, routes: { bring: { bodyLimit: IMPORT_BODY_BYTES } } };
  serve(app, seriesApi, own, {
    list: () => series.list(),
    observations: ({ params }) => series.observations(params.id),
    bring: ({ params, body, actor, request: { program } }) =>
      change(() => series.bring(params.id, body, actor, program?.scopes.has("series:publish"))),
    look: ({ params, actor }) => series.run(params.id, actor),
    deliver: ({ params, actor }) => series.deliver(params.id, actor),
    runs: ({ params }) => series.runs(params.id),
    run: ({ params }) => series.runDetail(params.id, params.run),
    approve: ({ params: { id, run }, body, actor }) =>
      change(() => series.approve({ seriesId: id, runId: run, actor, ...body })),
    reject: ({ params: { id, run }, body, actor }) =>
      change(() => series.reject({ seriesId: id, runId: run, actor, ...body })),
  });
};

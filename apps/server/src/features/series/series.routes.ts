import { SERIES_API_PATH, SERIES_LIMITS } from "@nv/contracts";
import { ImportObservations, SERIES_RECORD, VersionedRequest } from "@nv/contracts/schemas";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";
import { parse } from "../../http/parse.ts";
import { addRecordRoutes, type WithId } from "../../platform/records/record-routes.ts";
import type { Series } from "./series.service.ts";

interface WithRun {
  readonly Params: { readonly id: string; readonly run: string };
}

/** A character of a pasted table is up to four bytes, and as many again as JSON writes it. */
const IMPORT_BODY_BYTES = 4 * SERIES_LIMITS.pasted;

const runIdOf = ({ params }: FastifyRequest<WithRun>) => parse(z.uuid(), params.run, "SERIES_RUN_NOT_FOUND");

/**
 * Series of dated observations, `/api/series`.
 *
 * @see docs/contracts/series.md
 */
export const seriesRoutes: FastifyPluginAsync<{ readonly series: Series }> = async (app, { series }) => {
  const route = { config: { access: "session" } } as const;
  const importRoute = { ...route, bodyLimit: IMPORT_BODY_BYTES } as const;
  const one = `${SERIES_API_PATH}/:id`;
  app.get(SERIES_API_PATH, route, () => series.list());
  const { publish, unpublish, retire, restore } = series;
  const { change, asked } = addRecordRoutes(app, SERIES_RECORD, series, { publish, unpublish, retire, restore });
  app.get<WithId>(`${one}/observations`, route, (request) => series.observations(asked(request).id));
  app.post<WithId>(`${one}/observations`, importRoute, (request) => {
    const { id, actor } = asked(request);
    return change(() => series.bring(id, parse(ImportObservations, request.body), actor));
  });
  for (const [name, enqueue] of Object.entries({ run: series.run, deliver: series.deliver }))
    app.post<WithId>(`${one}/${name}`, route, async (request, reply) => {
      const { id, actor } = asked(request);
      return reply.code(202).send(await enqueue(id, actor));
    });
  app.get<WithId>(`${one}/runs`, route, (request) => series.runs(asked(request).id));
  app.get<WithRun>(`${one}/runs/:run`, route, (request) => series.runDetail(asked(request).id, runIdOf(request)));
  for (const [name, decide] of Object.entries({ approve: series.approve, reject: series.reject }))
    app.post<WithRun>(`${one}/runs/:run/${name}`, route, (request) => {
      const { id: seriesId, actor } = asked(request);
      const decision = { seriesId, runId: runIdOf(request), actor };
      return change(() => decide({ ...decision, ...parse(VersionedRequest, request.body) }));
    });
};

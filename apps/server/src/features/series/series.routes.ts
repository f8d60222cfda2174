import { SERIES_API_PATH, SERIES_LIMITS } from "@nv/contracts";
import {
  EditSeries,
  ImportObservations,
  RegisterSeries,
  RollbackRequest,
  type SeriesDetail,
  VersionedRequest,
} from "@nv/contracts/schemas";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";
import { actorOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import { Problem } from "../../http/problem.ts";
import { StaleVersion } from "../../platform/records/records-context.ts";
import type { Series } from "./series.service.ts";

interface WithId {
  readonly Params: { readonly id: string };
}

interface WithRun {
  readonly Params: { readonly id: string; readonly run: string };
}

/** A character of a pasted table is up to four bytes, and as many again as JSON writes it. */
const IMPORT_BODY_BYTES = 4 * SERIES_LIMITS.pasted;

/** No series has another kind of id, and no database needs to be asked. */
function idOf({ params }: { readonly params: { readonly id: string } }): string {
  return parse(z.uuid(), params.id, "SERIES_NOT_FOUND");
}

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

  /** Makes a change; one that comes too late is answered with the series as it is now. */
  async function change<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StaleVersion)) throw error;
      throw new Problem("VERSION_CONFLICT", { current: await series.detail(error.id) }, { cause: error });
    }
  }

  const asked = (request: FastifyRequest<WithId>) => ({ id: idOf(request), actor: actorOf(request) });

  app.get(SERIES_API_PATH, route, () => series.list());
  app.post(SERIES_API_PATH, route, async (request, reply) => {
    const registered = await series.register(parse(RegisterSeries, request.body), actorOf(request));
    return reply.code(201).header("location", `${SERIES_API_PATH}/${registered.id}`).send(registered);
  });
  app.get<WithId>(one, route, (request) => series.detail(idOf(request)));
  app.get<WithId>(`${one}/versions`, route, async (request) => ({ items: await series.history(idOf(request)) }));
  app.put<WithId>(one, route, (request) =>
    change(() => series.edit(idOf(request), parse(EditSeries, request.body), actorOf(request))),
  );
  app.get<WithId>(`${one}/observations`, route, (request) => series.observations(idOf(request)));
  app.post<WithId>(`${one}/observations`, importRoute, (request) =>
    change(() => series.bring(idOf(request), parse(ImportObservations, request.body), actorOf(request))),
  );
  app.post<WithId>(`${one}/run`, route, async (request, reply) =>
    reply.code(202).send(await series.run(idOf(request), actorOf(request))),
  );
  app.post<WithId>(`${one}/deliver`, route, async (request, reply) =>
    reply.code(202).send(await series.deliver(idOf(request), actorOf(request))),
  );
  app.get<WithId>(`${one}/runs`, route, (request) => series.runs(idOf(request)));
  app.get<WithRun>(`${one}/runs/:run`, route, (request) => series.runDetail(idOf(request), runIdOf(request)));
  for (const [name, decide] of Object.entries({ approve: series.approve, reject: series.reject })) {
    app.post<WithRun>(`${one}/runs/:run/${name}`, route, (request) => {
      const decision = { seriesId: idOf(request), runId: runIdOf(request), actor: actorOf(request) };
      return change(() => decide({ ...decision, ...parse(VersionedRequest, request.body) }));
    });
  }
  const acts: Readonly<Record<string, (request: Parameters<Series["publish"]>[0]) => Promise<SeriesDetail>>> = {
    publish: series.publish,
    unpublish: series.unpublish,
    retire: series.retire,
    restore: series.restore,
  };
  for (const [name, act] of Object.entries(acts)) {
    app.post<WithId>(`${one}/${name}`, route, (request) =>
      change(() => act({ ...asked(request), ...parse(VersionedRequest, request.body) })),
    );
  }
  app.post<WithId>(`${one}/rollback`, route, (request) =>
    change(() => series.rollBack({ ...asked(request), ...parse(RollbackRequest, request.body) })),
  );
};

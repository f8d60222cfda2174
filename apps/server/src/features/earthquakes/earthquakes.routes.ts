import { EARTHQUAKES_API_PATH } from "@nv/contracts";
import { EarthquakeArchiveQuery, NearTownsQuery, WatchEarthquake } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { actorOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import type { Earthquakes } from "./earthquakes.service.ts";

/** Earthquakes as the agencies tell them, `/api/earthquakes`. @see docs/contracts/earthquakes.md */
export const earthquakesRoutes: FastifyPluginAsync<{ readonly earthquakes: Earthquakes }> = async (
  app,
  { earthquakes },
) => {
  const route = { config: { access: "session" } } as const;
  const pieces = `${EARTHQUAKES_API_PATH}/pieces`;

  app.get(EARTHQUAKES_API_PATH, route, () => earthquakes.list());
  app.get(`${EARTHQUAKES_API_PATH}/archive`, route, (request) =>
    earthquakes.archive(parse(EarthquakeArchiveQuery, request.query), actorOf(request).id),
  );
  app.get(`${EARTHQUAKES_API_PATH}/towns`, route, ({ query }) => earthquakes.towns(parse(NearTownsQuery, query)));
  app.post(pieces, route, async ({ body }, reply) => {
    await earthquakes.watch(parse(WatchEarthquake, body));
    return reply.code(204).send();
  });
  app.post<{ Params: { id: string } }>(`${pieces}/:id/review`, route, async ({ params }, reply) => {
    await earthquakes.review(parse(z.uuid(), params.id, "GRAPHIC_NOT_FOUND"));
    return reply.code(204).send();
  });
};

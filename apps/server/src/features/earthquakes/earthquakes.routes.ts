import { earthquakesApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { serve } from "../../http/serve.ts";
import type { Earthquakes } from "./earthquakes.service.ts";

const RULES = { ids: { id: "GRAPHIC_NOT_FOUND" } } as const;

/** Earthquakes as the agencies tell them, `/api/earthquakes`. @see docs/contracts/earthquakes.md */
export const earthquakesRoutes: FastifyPluginAsync<{ readonly earthquakes: Earthquakes }> = async (
  app,
  { earthquakes },
) => {
  serve(app, earthquakesApi, RULES, {
    list: () => earthquakes.list(),
    archive: ({ query, actor }) => earthquakes.archive(query, actor.id),
    towns: ({ query }) => earthquakes.towns(query),
    watch: ({ body }) => earthquakes.watch(body),
    review: ({ params }) => earthquakes.review(params.id),
  });
};

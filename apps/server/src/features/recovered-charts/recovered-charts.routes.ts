import { RECOVERED_CHARTS_API_PATH } from "@nv/contracts";
import { CopyRecoveredChart, RecoveredChartId, RecoveredChartQuery, RecoveredImagePath } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { actorOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import type { RecoveredCharts } from "./recovered-charts.service.ts";

const Path = z.object({ id: RecoveredChartId });

/** Charts of Datawrapper that are recovered, `/api/recovered-charts`. @see docs/contracts/recovered-charts.md */
export const recoveredChartsRoutes: FastifyPluginAsync<{ readonly charts: RecoveredCharts }> = async (
  app,
  { charts },
) => {
  const route = { config: { access: "session" } } as const;
  const one = `${RECOVERED_CHARTS_API_PATH}/:id`;

  app.get(RECOVERED_CHARTS_API_PATH, route, async () => charts.status());

  app.get(one, route, ({ params, query }) =>
    charts.recover(parse(Path, params).id, parse(RecoveredChartQuery, query).version),
  );

  app.get(`${one}/:version/image`, route, async ({ params }, reply) => {
    const { id, version } = parse(RecoveredImagePath, params);
    const image = await charts.image(id, version);
    // What somebody else drew is kept, not opened.
    reply.header("content-disposition", `attachment; filename="${id}-${version}.png"`);
    return reply.type("image/png").header("content-security-policy", "sandbox; default-src 'none'").send(image);
  });

  app.post(`${one}/copies`, route, async (request, reply) => {
    const { id } = parse(Path, request.params);
    const copy = await charts.copy(id, parse(CopyRecoveredChart, request.body), actorOf(request));
    return reply.code(201).send(copy);
  });
};

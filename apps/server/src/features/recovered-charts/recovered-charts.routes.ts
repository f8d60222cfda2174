import { RECOVERED_CHARTS_API_PATH } from "@nv/contracts";
import { RecoveredChartId, RecoveredImagePath, recoveredChartsApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { parse } from "../../http/parse.ts";
import { serve } from "../../http/serve.ts";
import type { RecoveredCharts } from "./recovered-charts.service.ts";

const Path = z.object({ id: RecoveredChartId });
const RULES = { ids: { id: (id: string) => parse(Path, { id }).id } } as const;

/** Charts of Datawrapper that are recovered, `/api/recovered-charts`. @see docs/contracts/recovered-charts.md */
export const recoveredChartsRoutes: FastifyPluginAsync<{ readonly charts: RecoveredCharts }> = async (
  app,
  { charts },
) => {
  const route = { config: { access: "session" } } as const;

  serve(app, recoveredChartsApi, RULES, {
    status: () => charts.status(),
    recover: ({ params, query }) => charts.recover(params.id, query.version),
    copy: ({ params, body, actor }) => charts.copy(params.id, body, actor),
  });

  app.get(`${RECOVERED_CHARTS_API_PATH}/:id/:version/image`, route, async ({ params }, reply) => {
    const { id, version } = parse(RecoveredImagePath, params);
    const image = await charts.image(id, version);
    // What somebody else drew is kept, not opened.
    reply.header("content-disposition", `attachment; filename="${id}-${version}.png"`);
    return reply.type("image/png").header("content-security-policy", "sandbox; default-src 'none'").send(image);
  });
};

import { DescribedChartId, descriptionsApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { invalidFields } from "../../http/problem.ts";
import { serve } from "../../http/serve.ts";
import type { Descriptions } from "./descriptions.service.ts";

function chartOf(id: string): string {
  const { success, data, error } = DescribedChartId.safeParse(id);
  if (success) return data;
  throw invalidFields(error.issues.map(({ message }) => ({ field: "chart", message })));
}

/** Descriptions of charts, `/api/descriptions`. @see docs/contracts/descriptions.md */
export const descriptionsRoutes: FastifyPluginAsync<{ readonly descriptions: Descriptions }> = async (
  app,
  { descriptions },
) => {
  const { batch, ...others } = descriptionsApi;
  serve(
    app,
    others,
    { ids: { id: chartOf } },
    {
      status: () => descriptions.status(),
      chart: ({ params }) => descriptions.chart(params.id),
      publish: ({ params, body, actor }) => descriptions.publish(params.id, body, actor),
      askModel: ({ body, actor }) => descriptions.askModel(body, actor),
      modelDrafts: ({ query }) => descriptions.modelDrafts(query.month),
      order: ({ body, actor }) => descriptions.order(body, actor),
    },
  );
  serve(app, { batch }, { ids: { id: "JOB_NOT_FOUND" } }, { batch: ({ params }) => descriptions.batch(params.id) });
};

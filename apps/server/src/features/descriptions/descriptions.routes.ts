import { DESCRIPTIONS_API_PATH } from "@nv/contracts";
import { AskModel, BatchOfDescriptions, DescribedChartId, PublishDescription } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { actorOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import { invalidFields } from "../../http/problem.ts";
import type { Descriptions } from "./descriptions.service.ts";

interface WithId {
  readonly Params: { readonly id: string };
}

function chartOf({ params }: { readonly params: { readonly id: string } }): string {
  const { success, data, error } = DescribedChartId.safeParse(params.id);
  if (success) return data;
  throw invalidFields(error.issues.map(({ message }) => ({ field: "chart", message })));
}

/** Descriptions of charts, `/api/descriptions`. @see docs/contracts/descriptions.md */
export const descriptionsRoutes: FastifyPluginAsync<{ readonly descriptions: Descriptions }> = async (
  app,
  { descriptions },
) => {
  const route = { config: { access: "session" } } as const;
  const at = (path: string) => `${DESCRIPTIONS_API_PATH}${path}`;

  app.get(DESCRIPTIONS_API_PATH, route, async () => descriptions.status());
  app.get<WithId>(at("/charts/:id"), route, (request) => descriptions.chart(chartOf(request)));
  app.post<WithId>(at("/charts/:id/publish"), route, (request) =>
    descriptions.publish(chartOf(request), parse(PublishDescription, request.body), actorOf(request)),
  );
  app.post(at("/model"), route, (request) => descriptions.askModel(parse(AskModel, request.body)));
  app.post(at("/batches"), route, (request) =>
    descriptions.order(parse(BatchOfDescriptions, request.body), actorOf(request)),
  );
  app.get<WithId>(at("/batches/:id"), route, (request) =>
    descriptions.batch(parse(z.uuid(), request.params.id, "JOB_NOT_FOUND")),
  );
};

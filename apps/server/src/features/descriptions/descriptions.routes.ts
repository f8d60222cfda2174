import { DESCRIPTIONS_API_PATH } from "@nv/contracts";
import { BatchOfDescriptions, CheckDescription, PublishDescription, WriteDrafts } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { actorOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import { invalidFields } from "../../http/problem.ts";
import type { Descriptions } from "./descriptions.service.ts";

interface WithId {
  readonly Params: { readonly id: string };
}

const CHART_ID = /^[0-9A-Za-z_-]{5}$/;

function chartOf({ params }: { readonly params: { readonly id: string } }): string {
  if (CHART_ID.test(params.id)) return params.id;
  throw invalidFields([{ field: "id", message: "Son 5 letras o cifras, como aB3dE" }]);
}

/** Descriptions of charts, `/api/descriptions`. @see docs/contracts/descriptions.md */
export const descriptionsRoutes: FastifyPluginAsync<{ readonly descriptions: Descriptions }> = async (
  app,
  { descriptions },
) => {
  const route = { config: { access: "session" } } as const;
  const at = (path: string) => `${DESCRIPTIONS_API_PATH}${path}`;

  app.get(DESCRIPTIONS_API_PATH, route, async () => descriptions.status());
  app.post(at("/drafts"), route, (request) => descriptions.drafts(parse(WriteDrafts, request.body)));
  app.post(at("/checks"), route, (request) => descriptions.check(parse(CheckDescription, request.body)));
  app.post<WithId>(at("/charts/:id/publish"), route, (request) =>
    descriptions.publish(chartOf(request), parse(PublishDescription, request.body), actorOf(request)),
  );
  app.post(at("/batches"), route, (request) =>
    descriptions.order(parse(BatchOfDescriptions, request.body), actorOf(request)),
  );
  app.get<WithId>(at("/batches/:id"), route, (request) =>
    descriptions.batch(parse(z.uuid(), request.params.id, "JOB_NOT_FOUND")),
  );
};

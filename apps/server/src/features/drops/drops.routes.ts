import { DROPS_API_PATH } from "@nv/contracts";
import { DROP_RECORD, DropsQuery } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { parse } from "../../http/parse.ts";
import { addRecordRoutes } from "../../platform/records/record-routes.ts";
import type { Drops } from "./drops.service.ts";

/** Files at public addresses, `/api/drops`. @see docs/contracts/files.md#drops */
export const dropsRoutes: FastifyPluginAsync<{ readonly drops: Drops }> = async (app, { drops }) => {
  const route = { config: { access: "session" } } as const;
  app.get(DROPS_API_PATH, route, ({ query }) => drops.list(parse(DropsQuery, query).q));
  addRecordRoutes(app, DROP_RECORD, drops, { retire: drops.retire });
};

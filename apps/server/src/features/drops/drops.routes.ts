import { DROP_RECORD, dropsApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { serve } from "../../http/serve.ts";
import { addRecordRoutes } from "../../platform/records/record-routes.ts";
import type { Drops } from "./drops.service.ts";

/** Files at public addresses, `/api/drops`. @see docs/contracts/files.md#drops */
export const dropsRoutes: FastifyPluginAsync<{ readonly drops: Drops }> = async (app, { drops }) => {
  serve(app, dropsApi, {}, { list: ({ query }) => drops.list(query.q) });
  addRecordRoutes(app, DROP_RECORD, drops, { retire: drops.retire });
};

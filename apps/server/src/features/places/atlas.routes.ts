import { join } from "node:path";
import { ATLAS_API_PATH } from "@nv/contracts";
import { ATLAS_FILES } from "@nv/geography";
import type { FastifyPluginAsync } from "fastify";
import { createSendPacked } from "../../http/packed-file.ts";
import { Problem } from "../../http/problem.ts";

const NAMES: ReadonlySet<string> = new Set([
  ...[ATLAS_FILES.spain, ATLAS_FILES.spainLight, ATLAS_FILES.gazetteer],
  ...Object.values(ATLAS_FILES.world),
]);

/** The prepared maps, for pages that draw: packed once for all. @param folder - Where the build left them. */
export const atlasRoutes: FastifyPluginAsync<{ readonly folder: string }> = async (app, { folder }) => {
  const send = createSendPacked();
  app.get<{ readonly Params: { readonly file: string } }>(
    `${ATLAS_API_PATH}/:file`,
    { config: { access: "session" } },
    (request, reply) => {
      if (!NAMES.has(request.params.file)) throw new Problem("NOT_FOUND");
      return send(join(folder, request.params.file), request, reply);
    },
  );
};

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ATLAS_API_PATH } from "@nv/contracts";
import { ATLAS_FILES, loadAtlas } from "@nv/geography";
import { drawFirstMap, FIRST_VIEWS, firstMapFile } from "@nv/graphic-types/page";
import type { FastifyPluginAsync } from "fastify";
import { createSendPacked } from "../../http/packed-file.ts";
import { Problem } from "../../http/problem.ts";

const NAMES: ReadonlySet<string> = new Set([
  ...[ATLAS_FILES.spain, ATLAS_FILES.spainLight, ATLAS_FILES.gazetteer, ATLAS_FILES.waters],
  ...[ATLAS_FILES.names, ATLAS_FILES.namesNear],
  ...Object.values(ATLAS_FILES.world),
]);

const FIRST_MAPS = new Map(FIRST_VIEWS.map((view) => [firstMapFile(view), view] as const));

/** The prepared maps, for pages that draw, and the first that a page draws: packed once for all. @param folder - Where the build left them. */
export const atlasRoutes: FastifyPluginAsync<{ readonly folder: string }> = async (app, { folder }) => {
  const send = createSendPacked();
  // Read for this and let go: it is drawn once, and the atlas is some megabytes.
  const readAtlas: Parameters<typeof drawFirstMap>[1] = (names) =>
    loadAtlas(names, async (file) => JSON.parse(await readFile(join(folder, file), "utf8")));
  app.get<{ readonly Params: { readonly file: string } }>(
    `${ATLAS_API_PATH}/:file`,
    { config: { access: "session" } },
    (request, reply) => {
      const { file } = request.params;
      const view = FIRST_MAPS.get(file);
      if (view !== undefined)
        return send(
          { key: file, read: async () => JSON.stringify(await drawFirstMap(view, readAtlas)) },
          request,
          reply,
        );
      if (!NAMES.has(file)) throw new Problem("NOT_FOUND");
      return send(join(folder, file), request, reply);
    },
  );
};

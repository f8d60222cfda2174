import { HOUSE_FACES_PATH, HOUSE_PRESETS_PATH } from "@nv/contracts";
import type { HousePresets } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import type { z } from "zod";
import { mediaTypeOf } from "../../gate/core/media-types.ts";
import { Problem } from "../../http/problem.ts";
import type { House } from "./house.ts";

/**
 * The typefaces that previews load, `/api/house-style/faces/{file}`: a name is of one content; and the colours that parties and series
 * always have. Errors: `NOT_FOUND`.
 */
export const houseRoutes: FastifyPluginAsync<{ readonly house: House }> = async (app, { house }) => {
  const route = { config: { access: "session" } } as const;
  app.get(HOUSE_PRESETS_PATH, route, async (_request, reply): Promise<z.infer<typeof HousePresets>> => {
    reply.header("cache-control", "private, no-cache");
    return { items: (await house.current()).style.presets };
  });
  app.get<{ Params: { file: string } }>(`${HOUSE_FACES_PATH}/:file`, route, async ({ params }, reply) => {
    const bytes = await house.faceNamed(params.file);
    if (bytes === null) throw new Problem("NOT_FOUND");
    return reply
      .header("cache-control", "private, max-age=31536000, immutable")
      .type(mediaTypeOf(params.file))
      .send(Buffer.from(bytes));
  });
};

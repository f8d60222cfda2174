import { lightMapsApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { serve } from "../../http/serve.ts";
import type { LightMaps } from "./light-maps.service.ts";

const RULES = { ids: { id: "FILE_NOT_FOUND" } } as const;

/** Light maps of geographic files, `/api/light-maps`. @see docs/contracts/files.md#light-maps */
export const lightMapsRoutes: FastifyPluginAsync<{ readonly maps: LightMaps }> = async (app, { maps }) => {
  serve(app, lightMapsApi, RULES, {
    example: ({ actor }) => maps.example(actor),
    layers: ({ params, body, actor }) => maps.layers({ fileId: params.id, actor }, body.encoding),
    maps: ({ params, body, actor }) => maps.make({ fileId: params.id, actor }, body),
    keep: ({ params, body, actor }) => maps.keep({ fileId: params.id, actor }, body),
    send: ({ params, body, actor }) => maps.send({ fileId: params.id, actor }, body),
  });
};

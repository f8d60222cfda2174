import { LIGHT_MAPS_API_PATH } from "@nv/contracts";
import { LookAtMap, MapRequest, SendMap } from "@nv/contracts/schemas";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";
import { actorOf } from "../../http/acting.ts";
import { parse } from "../../http/parse.ts";
import type { LightMaps, MapAsker } from "./light-maps.service.ts";

interface WithId {
  readonly Params: { readonly id: string };
}

const askerOf = (request: FastifyRequest<WithId>): MapAsker => ({
  fileId: parse(z.uuid(), request.params.id, "FILE_NOT_FOUND"),
  actor: actorOf(request),
});

/** Light maps of geographic files, `/api/light-maps`. @see docs/contracts/files.md#light-maps */
export const lightMapsRoutes: FastifyPluginAsync<{ readonly maps: LightMaps }> = async (app, { maps }) => {
  const route = { config: { access: "session" } } as const;
  const one = `${LIGHT_MAPS_API_PATH}/:id`;

  app.post(`${LIGHT_MAPS_API_PATH}/example`, route, (request) => maps.example(actorOf(request)));
  app.post<WithId>(`${one}/layers`, route, (request) =>
    maps.layers(askerOf(request), parse(LookAtMap, request.body).encoding),
  );
  app.post<WithId>(`${one}/maps`, route, (request) => maps.make(askerOf(request), parse(MapRequest, request.body)));
  app.post<WithId>(`${one}/keep`, route, (request) => maps.keep(askerOf(request), parse(MapRequest, request.body)));
  app.post<WithId>(`${one}/datawrapper`, route, (request) => maps.send(askerOf(request), parse(SendMap, request.body)));
};

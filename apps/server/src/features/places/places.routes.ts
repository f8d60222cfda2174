import { placesApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { SESSION, serve } from "../../http/serve.ts";
import type { FindPlaces } from "./find-places.ts";

/** `GET /api/places?q=…&near=…`: places for what a person wrote. */
export const placesRoutes: FastifyPluginAsync<{ readonly findPlaces: FindPlaces }> = async (app, { findPlaces }) => {
  serve(app, placesApi, SESSION, { places: ({ query }) => findPlaces(query) });
};

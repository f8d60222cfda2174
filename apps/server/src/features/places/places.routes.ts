import { PLACES_API_PATH } from "@nv/contracts";
import { PlacesQuery } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { parse } from "../../http/parse.ts";
import type { FindPlaces } from "./find-places.ts";

/** `GET /api/places?q=…&near=…`: places for what a person wrote. */
export const placesRoutes: FastifyPluginAsync<{ readonly findPlaces: FindPlaces }> = async (app, { findPlaces }) => {
  app.get(PLACES_API_PATH, { config: { access: "session" } }, ({ query }) => findPlaces(parse(PlacesQuery, query)));
};

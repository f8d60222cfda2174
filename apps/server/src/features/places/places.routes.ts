import { placesApi } from "@nv/contracts/schemas";
import type { FastifyPluginAsync } from "fastify";
import { SESSION, serve } from "../../http/serve.ts";
import type { OsmFile, StreetReader } from "../../platform/streets/street-reader.ts";
import type { FindPlaces } from "./find-places.ts";

/** Dependencies of the routes. */
interface PlacesRoutesDeps {
  readonly findPlaces: FindPlaces;
  readonly streets: Pick<StreetReader, "findPacked">;
  /** Opens a file of OpenStreetMap of the library. @returns `null` when it is none. */
  readonly osmFile: (id: string) => Promise<OsmFile | null>;
}

/** `GET /api/places?q=…&near=…`: places for what a person wrote; `/streets?area=…`: the streets of a box. */
export const placesRoutes: FastifyPluginAsync<PlacesRoutesDeps> = async (app, { findPlaces, streets, osmFile }) => {
  serve(app, placesApi, SESSION, {
    places: ({ query }) => findPlaces(query),
    async streets({ query: { file, ...order }, reply }) {
      const packed = await streets.findPacked(order, file === "" ? undefined : await osmFile(file));
      reply.headers({ "content-encoding": "gzip", "cache-control": "private, no-cache" });
      return reply.type("application/json; charset=utf-8").send(packed);
    },
  });
};

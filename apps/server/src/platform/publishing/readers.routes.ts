import { COMPOSER_CONTENT_PATH } from "@nv/contracts";
import type { FastifyPluginAsync } from "fastify";
import { PUBLISHED_SECTIONS } from "./core/published-path.ts";
import type { PublishedHandler } from "./published.ts";

/**
 * Routes of what readers fetch, for requests that come by the router. The front gives them to the handler before that.
 */
export function readersRoutes(readers: PublishedHandler): FastifyPluginAsync {
  return async (app) => {
    // The handler reads bodies itself, whatever they say they are.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", (_request, _payload, done) => done(null));
    const sections = PUBLISHED_SECTIONS.flatMap((name) => [`/${name}`, `/${name}/*`]);
    // The last comes by the router alone: the panels of Composer are beside it.
    for (const url of [...sections, "/e/*", "/oembed.json", `${COMPOSER_CONTENT_PATH}/*`]) {
      app.all(url, { config: { access: "public" } }, (request, reply) => {
        reply.hijack();
        return readers(request.raw, reply.raw);
      });
    }
  };
}

import { COMPOSER_CONTENT_PATH } from "@nv/contracts";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
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
    const config = { access: "public" } as const;
    const answer = (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      return readers(request.raw, reply.raw);
    };
    for (const url of [...PUBLISHED_SECTIONS.flatMap((name) => [`/${name}`, `/${name}/*`]), "/e/*", "/oembed.json"])
      app.all(url, { config }, answer);
    // It comes by the router alone: the panels of Composer are beside it.
    app.route({ method: ["GET", "HEAD", "OPTIONS"], url: `${COMPOSER_CONTENT_PATH}/*`, config, handler: answer });
  };
}

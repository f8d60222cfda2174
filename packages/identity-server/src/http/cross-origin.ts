import type { FastifyInstance } from "fastify";

/** Seconds that a browser may remember a preflight. */
const PREFLIGHT_LIFE_S = 600;

/** Headers of the calls, those that only newer clients send included. */
const REQUEST_HEADERS = "Accept, Authorization, Content-Type, If-Match, X-JWT-AUD, X-Use-Cookie, X-Nf-Client";

/** Headers of the answers that a page of another origin may read. */
const RESPONSE_HEADERS = "ETag, Link, X-Total-Count, Retry-After";

/**
 * Lets pages of listed origins call the service, and no others.
 *
 * @param origins - `https://cms.example`, without a path.
 */
export function addCrossOrigin(app: FastifyInstance, origins: ReadonlySet<string>): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("vary", "Origin");
    reply.header("cache-control", "no-store");
    const { origin } = request.headers;
    if (origin !== undefined && origins.has(origin)) {
      reply.header("access-control-allow-origin", origin);
      reply.header("access-control-allow-credentials", "true");
      reply.header("access-control-expose-headers", RESPONSE_HEADERS);
    }
    if (request.method !== "OPTIONS") return;
    reply.header("access-control-allow-methods", "GET, POST, PUT, DELETE");
    reply.header("access-control-allow-headers", REQUEST_HEADERS);
    reply.header("access-control-max-age", String(PREFLIGHT_LIFE_S));
    return reply.code(204).send();
  });
}

import type { FastifyInstance } from "fastify";

/**
 * Gives every answer of a route the headers of the server. Nobody keeps what a route answers, but for those that say for
 * how long.
 *
 * @param headers - What every answer carries.
 */
export function setDefaultHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers({ ...headers, "cache-control": "no-store" });
    done();
  });
}

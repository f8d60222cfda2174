import type { FastifyInstance, HTTPMethods } from "fastify";
import { IdentityError } from "../identity-error.ts";

/** Methods that are answered with 405 on a path that has others; `OPTIONS` belongs to CORS. */
const METHODS: readonly HTTPMethods[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** Path and the methods that a plugin registered there. */
export type RouteTable = Map<string, Set<string>>;

/** Keeps a list of the routes registered from now on, paths without the prefix of the plugin. */
export function recordRoutes(app: FastifyInstance): RouteTable {
  const table: RouteTable = new Map();
  app.addHook("onRoute", (route) => {
    const path = route.routePath;
    const methods = table.get(path) ?? new Set();
    for (const method of [route.method].flat()) methods.add(method);
    table.set(path, methods);
  });
  return table;
}

/** Answers 405 with `Allow` wherever a path is right and the method is not. */
export function addMethodGuard(app: FastifyInstance, table: RouteTable): void {
  for (const [url, methods] of [...table]) {
    const allow = [...methods].join(", ");
    app.route({
      method: METHODS.filter((method) => !methods.has(method)),
      url,
      exposeHeadRoute: false,
      handler: async (_request, reply) => {
        reply.header("allow", allow);
        throw new IdentityError("METHOD_NOT_ALLOWED");
      },
    });
  }
}

import { OPENAPI_PATH } from "@nv/contracts";
import type { FastifyInstance } from "fastify";
import { openApiDocument, type RegisteredRoute } from "./openapi-document.ts";

/**
 * `GET /api/openapi.json`: the description of `/api`, for administrators. It is made of every route that is added from here on.
 *
 * @see docs/adr/0085-a-table-of-endpoints.md
 */
export function describeApi(app: FastifyInstance): void {
  const routes: RegisteredRoute[] = [];
  app.addHook("onRoute", ({ method, url, config }) => {
    const access = config?.access;
    if (!url.startsWith("/api/") || access === undefined) return;
    // A head goes with each `GET`, and is said by none.
    const methods = [method].flat().filter((one) => one !== "HEAD");
    routes.push(...methods.map((one) => ({ method: one, url, access, endpoint: config?.endpoint })));
  });
  app.get(OPENAPI_PATH, { config: { access: "administrator" } }, async () => openApiDocument(routes));
}

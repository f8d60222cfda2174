import { OPENAPI_PATH } from "@nv/contracts";
import type { FastifyInstance } from "fastify";
import { isLetIn } from "../access.ts";
import { sessionOf } from "../acting.ts";
import type { Session } from "../session.ts";
import { type DescribedService, openApiDocument, type RegisteredRoute } from "./openapi-document.ts";

/** Whether somebody may know of a route: a group's is for its people, and for who administers the server. */
function mayKnow({ access }: RegisteredRoute, session: Session): boolean {
  return typeof access !== "object" || session.isAdministrator || isLetIn(access, session);
}

/**
 * `GET /api/openapi.json`: the description of the whole server, for people with a session. It is made of every route that is added from here on.
 *
 * @param service - The identity service, which describes itself.
 * @see docs/adr/0085-a-table-of-endpoints.md
 */
export function describeApi(app: FastifyInstance, service: DescribedService): void {
  const routes: RegisteredRoute[] = [];
  app.addHook("onRoute", ({ method, url, config }) => {
    const [access, scope] = [config?.access, config?.endpoint?.scope ?? config?.scope];
    if (!url.startsWith("/api/") || access === undefined) return;
    // A head goes with each `GET`, and is said by none.
    const methods = [method].flat().filter((one) => one !== "HEAD");
    routes.push(...methods.map((one) => ({ method: one, url, access, endpoint: config?.endpoint, scope })));
  });
  app.get(OPENAPI_PATH, { config: { access: "session" } }, async (request) => {
    const session = sessionOf(request);
    return openApiDocument(
      routes.filter((route) => mayKnow(route, session)),
      service,
    );
  });
}

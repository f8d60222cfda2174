import type { FastifyInstance } from "fastify";
import { openApiDocument } from "./openapi-document.ts";

/** Seconds that a reader may keep the description. */
const LIFE_S = 600;

/** `GET /openapi.json`: the description of the service. It is the same for everybody and says nothing of anybody. */
export function addOpenApiRoute(app: FastifyInstance): void {
  // Made for who asks first: it takes longer than the rest of a start.
  let document: object | null = null;
  app.get("/openapi.json", async (_request, reply) => {
    reply.header("cache-control", `public, max-age=${LIFE_S}`);
    document ??= openApiDocument(app.prefix);
    return document;
  });
}

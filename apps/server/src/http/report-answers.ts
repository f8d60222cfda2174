import type { FastifyInstance } from "fastify";

/** An answer of a route of the server, as it is counted. */
export interface RouteAnswer {
  readonly method: string;
  /** Pattern of the route, without a slash at the end: `/.netlify/identity/admin/users/:id`. Never an address as typed. */
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
  /** The `traceparent` that a proxy sent, as it came. @see https://www.w3.org/TR/trace-context/ */
  readonly traceParent: string | undefined;
}

/** Reports every answer that a route gave. What no route is for belongs to the gate, which counts by itself. */
export function reportAnswers(app: FastifyInstance, onAnswer: (answer: RouteAnswer) => void): void {
  app.addHook("onResponse", async (request, reply) => {
    const { url } = request.routeOptions;
    if (request.is404 || url === undefined) return;
    onAnswer({
      method: request.method,
      route: url.replace(/(?<=.)\/$/, ""),
      status: reply.statusCode,
      durationMs: reply.elapsedTime,
      traceParent: request.headers.traceparent?.toString(),
    });
  });
}

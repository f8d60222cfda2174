import { createServer, type RequestListener, type Server } from "node:http";
import type { Gate } from "../gate/gate.ts";
import { createNewcomers } from "./newcomers.ts";

/** Longer than the minute for which load balancers keep a connection, so that they close it first. Milliseconds. */
const KEEP_ALIVE_MS = 72_000;

/** The first part of a path, which tells routes from files: `/api/session` → `api`. */
function firstSegment(url: string): string {
  const end = url.slice(1).search(/[/?]/);
  return end === -1 ? url.slice(1) : url.slice(1, end + 1);
}

/**
 * Stands before the router: what starts as a route of the server goes to it, everything else to the gate at once. The router would
 * come to the same end, at twice the cost of a page: see bench/gate.
 */
export function createFront(gate: Gate) {
  const segments = new Set<string>();
  const direct = new Map<string, Gate>();
  return {
    /** Gives what starts with a segment to a handler at once, before the router. */
    addDirect(segment: string, handler: Gate): void {
      direct.set(segment, handler);
    },
    /** Notes that a route exists. */
    addRoute(url: string): void {
      segments.add(firstSegment(url));
    },
    /** Makes the HTTP server, with the router behind the front. */
    createServer(router: RequestListener): Server {
      // A page is asked for without a body; not to wait for one makes a ninth more pages a second.
      const newcomers = createNewcomers();
      const answer: RequestListener = (request, response) => {
        const segment = firstSegment(request.url ?? "/");
        const handler = direct.get(segment);
        if (handler !== undefined) void handler(request, response);
        else if (segments.has(segment)) router(request, response);
        else void gate(request, response);
      };
      const server = createServer({ optimizeEmptyRequests: true }, (request, response) =>
        newcomers.begin(() => answer(request, response)),
      );
      server.on("connection", newcomers.arrived);
      server.keepAliveTimeout = KEEP_ALIVE_MS;
      return server;
    },
  };
}

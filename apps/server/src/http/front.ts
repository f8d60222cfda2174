import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { HEALTH_PATH, READY_PATH, SERVER_ERRORS } from "@nv/contracts";
import {
  boundedOptions,
  boundServer,
  CONNECTION_BOUNDS,
  type ConnectionBounds,
  type IsKnownHost,
} from "@nv/identity-server";
import type { Gate } from "../gate/gate.ts";
import { createAcceptQueue } from "./accept-queue.ts";

/** Paths that load balancers request by the address of a machine, and that tell nothing else. */
const FOR_ANY_HOST: ReadonlySet<string | undefined> = new Set([HEALTH_PATH, READY_PATH]);

/** Dependencies of the front, and the limits that it sets on connections. */
export interface FrontDeps {
  readonly gate: Gate;
  readonly isKnownHost: IsKnownHost;
  /** Headers of every answer of the server. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bounds?: ConnectionBounds;
}

/** The first part of a path, which tells routes from files: `/api/session` → `api`. */
function firstSegment(url: string): string {
  const end = url.slice(1).search(/[/?]/);
  return end === -1 ? url.slice(1) : url.slice(1, end + 1);
}

/**
 * A request without a body has no type of one either. Some clients name it with every call; the router would then wait for the end of a body, which
 * Node told before anybody listened.
 */
function withoutTypeOfNothing(request: IncomingMessage): IncomingMessage {
  const { headers } = request;
  const isEmpty = headers["content-length"] === undefined && headers["transfer-encoding"] === undefined;
  if (isEmpty) delete headers["content-type"];
  return request;
}

/**
 * Stands before the router: what names a host that is not ours is refused, what starts as a route of the server goes to it, everything else to the gate at once. The router would
 * come to the same end, at twice the cost of a page: see bench/gate.
 */
export function createFront({ gate, isKnownHost, headers, bounds = CONNECTION_BOUNDS }: FrontDeps) {
  const segments = new Set<string>();
  const direct = new Map<string, Gate>();

  function refuseHost(response: ServerResponse): void {
    const { status, es: message } = SERVER_ERRORS.HOST_UNKNOWN;
    const type = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
    // What else comes by this connection would be for the same name.
    response.writeHead(status, { ...headers, ...type, connection: "close" });
    response.end(JSON.stringify({ code: "HOST_UNKNOWN", message }));
  }
  return {
    /** Gives what starts with a segment to a handler at once, before the router. */
    addDirect(segment: string, handler: Gate): void {
      direct.set(segment, handler);
    },
    /** Notes that a route exists. */
    addRoute(url: string): void {
      segments.add(firstSegment(url));
    },
    /** The HTTP server, with the router behind the front. */
    createServer(router: RequestListener): Server {
      const acceptQueue = createAcceptQueue();
      const answer: RequestListener = (request, response) => {
        if (!isKnownHost(request.headers.host) && !FOR_ANY_HOST.has(request.url)) return refuseHost(response);
        const segment = firstSegment(request.url ?? "/");
        const handler = direct.get(segment);
        if (handler !== undefined) void handler(request, response);
        else if (segments.has(segment)) router(withoutTypeOfNothing(request), response);
        else void gate(request, response);
      };
      // A page is asked for without a body; not to wait for one makes a ninth more pages a second.
      const options = { ...boundedOptions(bounds), optimizeEmptyRequests: true };
      const server = createServer(options, (request, response) => acceptQueue.begin(() => answer(request, response)));
      server.on("connection", acceptQueue.arrived);
      return boundServer(server, bounds);
    },
  };
}

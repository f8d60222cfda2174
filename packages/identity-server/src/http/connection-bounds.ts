import type { Server, ServerOptions } from "node:http";

/** Limits of a server on whoever is at the other end of a connection. */
export interface ConnectionBounds {
  /** The head of a request must be whole by then, milliseconds. */
  readonly headMs: number;
  /** A request must be whole by then, its body included, milliseconds. */
  readonly requestMs: number;
  /** Interval at which connections are looked through for those that are late, milliseconds. */
  readonly checkMs: number;
  /** A connection without a request is kept this long, milliseconds. */
  readonly keepAliveMs: number;
  /** A connection on which nothing moves in either direction in the middle of a request or an answer is let go then, milliseconds. */
  readonly silentMs: number;
  /** Connections at the same time; one more is shut at once. */
  readonly connections: number;
}

/**
 * - A head is one packet or a few: ten seconds are a bad telephone's.
 * - The largest upload is a megabyte: a minute is 140 kbit/s.
 * - Looking through the connections costs a millisecond for a thousand of them.
 * - Load balancers keep a connection for a minute, and must be the ones that close it: a request on a connection that closes is lost.
 * - The line of events says something every twenty seconds, and no answer takes as long as two minutes to begin.
 * - A browser opens six connections, so ten thousand are those of 1,600 people at the same moment, and some hundred megabytes.
 */
export const CONNECTION_BOUNDS: ConnectionBounds = {
  headMs: 10_000,
  requestMs: 60_000,
  checkMs: 5000,
  keepAliveMs: 72_000,
  silentMs: 120_000,
  connections: 10_000,
};

/** Returns the options of `createServer` for the bounds. */
export function boundedOptions({ headMs, requestMs, checkMs, keepAliveMs }: ConnectionBounds): ServerOptions {
  return {
    headersTimeout: headMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: keepAliveMs,
  };
}

/** Sets those bounds that a server is not made with. */
export function boundServer(server: Server, { silentMs, connections }: ConnectionBounds): Server {
  server.timeout = silentMs;
  server.maxConnections = connections;
  return server;
}

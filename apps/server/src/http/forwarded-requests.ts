import type { FastifyInstance, FastifyRequest } from "fastify";

/** Requests that named another sender than who made them, whom nobody told us to believe. */
export interface ForwardedRequests {
  /** Since the start. */
  readonly count: number;
  /** Time of the last one, Unix epoch in milliseconds. */
  readonly lastAtMs: number;
  /** Sender of the last one: the address of a proxy in front of the server. */
  readonly peer: string;
}

/** Counts them. */
export interface ForwardedCounter {
  note(peer: string): void;
  /** `null` when there were none. */
  read(): ForwardedRequests | null;
}

/** Counts in this process and since its start. */
export function createForwardedCounter(now: () => number): ForwardedCounter {
  let seen: ForwardedRequests | null = null;
  return {
    note: (peer) => {
      seen = { count: (seen?.count ?? 0) + 1, lastAtMs: now(), peer };
    },
    read: () => seen,
  };
}

function isUnbelieved({ headers, ips }: FastifyRequest): boolean {
  // Only `X-Forwarded-For` of a trusted proxy adds an address to the peer's own.
  const namesSender = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  return namesSender && (ips?.length ?? 1) === 1;
}

/**
 * Tells of requests that went through a proxy which is not trusted. Everybody behind it counts as one address, so that one
 * stranger's attempts use up the limits of all.
 */
export function watchForwarded(app: FastifyInstance, counter: ForwardedCounter): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (isUnbelieved(request)) counter.note(request.socket.remoteAddress ?? "");
    done();
  });
}

import type { ProgramScope } from "@nv/contracts";
import type { Program } from "@nv/identity-server";
import type { FastifyInstance } from "fastify";
import type { Programs } from "../../http/programs.ts";

/** Call of a route of the server that a tool makes. */
export interface RouteCall {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly scope: ProgramScope;
  readonly body?: object;
}

/** Answer of a route. */
export interface RouteAnswer {
  readonly isRight: boolean;
  readonly text: string;
  /** Parsed body; `null` where it is no JSON. */
  readonly body: unknown;
}

/** Program that asks, and where it asks from. */
export interface Asker {
  readonly program: Program;
  readonly address: string;
  readonly userAgent: string;
}

/** Calls a route in the name of who asks. */
export type CallRoute = (asker: Asker, call: RouteCall) => Promise<RouteAnswer>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page is Markdown.
    return null;
  }
}

/**
 * Calls the routes that there are, by their own door: what a program may not do there, no tool does, and each sees what its person sees.
 *
 * @param host - Of the server, which answers no other.
 */
export function createCallRoute(app: FastifyInstance, programs: Pick<Programs, "lend">, host: string): CallRoute {
  return async ({ program, address, userAgent }, { method, url, scope, body }) => {
    const answer = await app.inject({
      ...{ method, url, remoteAddress: address },
      ...(body !== undefined && { payload: body }),
      headers: { host, "user-agent": userAgent, authorization: `Bearer ${programs.lend(program, [scope])}` },
    });
    const text = answer.body;
    return { isRight: answer.statusCode < 400, text, body: parsed(text) };
  };
}

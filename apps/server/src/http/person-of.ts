import type { FastifyRequest } from "fastify";
import type { Session } from "./session.ts";

/**
 * The person who makes a request of a route that asks for a session.
 *
 * @throws {Error} On a public route: a bug of ours.
 */
export function personOf({ session, url }: Pick<FastifyRequest, "session" | "url">): Session {
  if (session === null) throw new Error(`${url} has no session: its access must be "session" or "administrator".`);
  return session;
}

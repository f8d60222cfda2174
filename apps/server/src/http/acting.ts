import type { ActingAdministrator } from "@nv/identity-server";
import type { FastifyRequest } from "fastify";
import type { Session } from "./session.ts";

/** Longest `User-Agent` that is handed on, characters. */
const USER_AGENT_MAX_LENGTH = 256;

/** Author of an action, for a history that people read. */
export interface Actor {
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  /** From where, for the audit; left out for work that goes on without them. */
  readonly from?: Pick<ActingAdministrator, "address" | "userAgent" | "program">;
}

/** From where a request comes. */
function placeOf({ ip, headers, program }: FastifyRequest): NonNullable<Actor["from"]> {
  const userAgent = (headers["user-agent"] ?? "").slice(0, USER_AGENT_MAX_LENGTH);
  return { address: ip, userAgent, ...(program !== null && { program: program.name }) };
}

/**
 * The person who makes a request of a route that asks for a session; the access rule has let nobody else through.
 *
 * @throws {Error} On a public route: a bug of ours.
 */
export function sessionOf({ session, url }: Pick<FastifyRequest, "session" | "url">): Session {
  if (session === null) throw new Error(`${url} has no session: its access must be "session" or "administrator".`);
  return session;
}

/** Returns the author of a request, as histories name people. @throws {Error} As {@link sessionOf}. */
export function actorOf(request: FastifyRequest): Actor {
  const { userId, name, email } = sessionOf(request);
  return { id: userId, name: name || email, from: placeOf(request) };
}

/** Returns the administrator who makes a request and where from, for the audit. @throws {Error} As {@link sessionOf}. */
export function actingAdministrator(request: FastifyRequest): ActingAdministrator {
  const { userId, sessionId } = sessionOf(request);
  return { userId, sessionId, ...placeOf(request) };
}

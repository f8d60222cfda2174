import type { ActingAdministrator } from "@nv/identity-server";
import type { FastifyRequest } from "fastify";

/** Longest `User-Agent` that is handed on, characters. */
const USER_AGENT_MAX_LENGTH = 256;

/**
 * Who gives an order and from where, for the audit.
 *
 * @throws {Error} On a route that lets visitors in: that is a mistake of ours.
 */
export function actingAdministrator({ session, ip, headers }: FastifyRequest): ActingAdministrator {
  if (session === null) throw new Error("An order needs a session: set config.access to administrator.");
  return {
    userId: session.userId,
    sessionId: session.sessionId,
    address: ip,
    userAgent: (headers["user-agent"] ?? "").slice(0, USER_AGENT_MAX_LENGTH),
  };
}

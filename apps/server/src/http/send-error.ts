import { SERVER_ERRORS, type ServerErrorCode } from "@nv/contracts";
import type { FastifyReply } from "fastify";

/**
 * Answers with a failure of the catalogue: its status, its code and its sentence. Never kept by a cache.
 *
 * @param extra - What the body carries besides.
 */
export function sendError(
  reply: FastifyReply,
  code: ServerErrorCode,
  extra: Readonly<Record<string, unknown>> = {},
): FastifyReply {
  const { status, es } = SERVER_ERRORS[code];
  reply.code(status).header("cache-control", "no-store").header("vary", "Cookie");
  return reply.send({ code, message: es, ...extra });
}
